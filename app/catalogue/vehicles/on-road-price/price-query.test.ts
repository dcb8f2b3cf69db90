import { expect, it } from 'vitest'
import { buildPriceQuery, parsePriceQuery, pricePath } from './price-query.ts'

const parse = (text: string) => parsePriceQuery(new URLSearchParams(text))

it('keeps all choices of an address in a canonical order', () => {
  const address =
    'months=48&down=20,000&exchange=₹25000&amc=scooters&warranty=2&options=b&options=a,b&fit=X-2,X-1&variant=H-Smart&on=2026-11-26&utm_source=x'
  expect(buildPriceQuery(parse(address))).toBe(
    'variant=H-Smart&fit=X-2,X-1&options=b,a&warranty=2&amc=scooters&exchange=25000&down=20000&months=48&on=2026-11-26',
  )
})

it('tells no optional lines from the lines that are chosen at first', () => {
  expect(parse('options=').options).toEqual([])
  expect(parse('').options).toBeUndefined()
  expect(buildPriceQuery({ options: [] })).toBe('options=')
})

it.each([
  'exchange=-1',
  'down=1.5',
  'months=x',
  'on=2026-02-30',
  'warranty=99',
  'exchange=99999999',
])('leaves out %s', (text) => {
  expect(buildPriceQuery(parse(text))).toBe('')
})

it('reads at most forty options of at most sixty characters', () => {
  const many = Array.from({ length: 500 }, (_, index) => `key-${index}`).join(',')
  expect(parse(`options=${many}`).options).toHaveLength(40)
  expect(parse(`options=${'x'.repeat(61)}`).options).toEqual([])
})

it('encodes the name of the vehicle', () => {
  expect(pricePath('HORNET2.0', { variant: 'Repsol Edition' })).toBe(
    '/price/HORNET2.0?variant=Repsol+Edition',
  )
})
