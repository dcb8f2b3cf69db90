import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { readCatalogue } from '#app/catalogue/catalogue-files.server.ts'
import { dealerFacts } from './facts.ts'
import { factsFromForm, labelOf, phone } from './facts-from-form.ts'

describe('a phone number', () => {
  it.each([
    '9848012345',
    '98480 12345',
    '09848012345',
    '+91-9848012345',
    '+91 98480 12345',
    '(0)9848012345',
  ])('%s is one', (typed) => expect(phone(typed)).toBe('+91 98480 12345'))
  it.each(['', '12', '98480123456', 'nine'])(
    '%j stays as typed, for the server to refuse',
    (typed) => expect(phone(typed)).toBe(typed),
  )
})

describe('the form', () => {
  it('gives back the facts that it was filled with', () => {
    const { dealer } = readCatalogue('catalogue')
    const form = new FormData()
    fill(form, { ...dealer, hours: { sales: dealer.hours.sales, service: dealer.hours.service } })
    for (const day of dealer.hours.closedOn) form.append('closedOn', day)
    fill(form, { holidays: dealer.hours.holidays })
    expect(v.parse(dealerFacts, factsFromForm(form, 1))).toEqual(dealer)
  })

  it('keeps the order of holidays when one was taken out', () => {
    const form = new FormData()
    fill(form, { holidays: { 0: { name: 'A', on: '01-26' }, 2: { name: 'B', on: '08-15' } } })
    expect(factsFromForm(form, 1).hours.holidays.map(({ name }) => name)).toEqual(['A', 'B'])
  })
})

it('names fields as the form does', () => {
  expect(labelOf('facts.salesPhones.1')).toBe('Sales phone 2')
  expect(labelOf('facts.hours.holidays.0.on')).toBe('Holiday 1')
  expect(labelOf('facts.map.link')).toBe('Link to the map')
})

function fill(form: FormData, value: object, path = '') {
  for (const [key, part] of Object.entries(value)) {
    const name = path ? `${path}.${key}` : key
    if (typeof part === 'object' && part !== null) fill(form, part, name)
    else form.set(name, String(part))
  }
}
