import { expect, test } from 'vitest'
import { testApp } from '#tests/app.ts'
import { openDatabase } from '#tests/databases.ts'
import { findModels } from './find-models.ts'
import { presentFound } from './found-model.ts'
import { readFilter } from './model-filter.ts'

const { vehicles } = testApp(await openDatabase()).services
const models = (await vehicles.listActive()).map((model) => presentFound(model, null))
const find = (q: string, more: Record<string, string> = {}) =>
  findModels(models, readFilter(new URLSearchParams({ q, ...more })))
const names = (q: string, more?: Record<string, string>) =>
  find(q, more).models.map(({ name }) => name)
const says = (q: string) => find(q).understood.map((part) => part.says)

test.each([
  ['honda shine', ['CB SHINE', 'SHINE 100', 'SHINE 100 DX']],
  ['shine 100', ['SHINE 100', 'SHINE 100 DX']],
  ['cbshine', ['CB SHINE']],
  ['x blade', ['XBLADE']],
  ['activa e', ['ACTIVA E']],
  ['cbr 1000 rr r', ['CBR1000RR-R']],
  ['hornet', ['HORNET 2.0']],
  ['unicorn 160', ['UNICORN']],
  ['activa 125', ['ACTIVA 125']],
])('"%s" finds %j', (q, expected) => {
  expect(names(q).toSorted()).toEqual(expected.toSorted())
  expect(names(q)[0]).toBe(expected[0])
  expect(find(q).near).toBeUndefined()
})

test.each([
  ['shain', 'SHINE', ['CB SHINE', 'SHINE 100', 'SHINE 100 DX']],
  ['actva 6g', 'ACTIVA', ['ACTIVA 6G']],
  ['horent', 'HORNET', ['HORNET 2.0']],
  ['grasia', 'GRAZIA', ['GRAZIA 125']],
  ['deo 125', 'DIO', ['DIO 125']],
])('"%s" is read as %s, and says so', (q, meant, expected) => {
  expect(names(q).toSorted()).toEqual(expected.toSorted())
  expect(says(q)[0]).toBe(`${meant} for “${q.split(' ')[0]}”`)
})

test.each([
  ['scooter under 80000', ['Scooters', 'Under ₹80,000']],
  ['scooter under 80k', ['Scooters', 'Under ₹80,000']],
  ['Scooty below ₹80,000/-', ['Scooters', 'Under ₹80,000']],
  ['scoter <80000', ['Scooters', 'Under ₹80,000']],
  ['scooter under 80', ['Scooters', 'Under ₹80,000']],
  ['under 1 lakh', ['Under ₹1,00,000']],
  ['below 1.5 lakhs', ['Under ₹1,50,000']],
  ['upto 1lac', ['Up to ₹1,00,000']],
  ['less than rs 80,000', ['Under ₹80,000']],
  ['above 2 lakh', ['From ₹2,00,000']],
  ['between 80000 and 1 lakh', ['₹80,000 to ₹1,00,000']],
  ['80k to 1 lakh', ['₹80,000 to ₹1,00,000']],
  ['1-2 lakh', ['₹1,00,000 to ₹2,00,000']],
  ['80-90k bike', ['₹80,000 to ₹90,000', 'Motorcycles']],
  ['around 75000', ['Around ₹75,000']],
  ['budget 80000', ['Up to ₹80,000']],
  ['₹80,000', ['Up to ₹80,000']],
  ['budget bike', ['Cheapest first', 'Motorcycles']],
  ['125cc', ['125 cc']],
  ['above 500cc', ['From 500 cc']],
  ['under 110 kg', ['Under 110 kg']],
  ['electric scooter', ['Electric']],
  ['battery', ['Electric']],
  ['petrol scooter', ['Petrol', 'Scooters']],
  ['long range', ['Longest range first']],
  ['sports bike', ['Sport and Performance', 'Motorcycles']],
  ['family', ['Family']],
  ['light weight scooty', ['Lightest first', 'Scooters']],
  ['low seat', ['Lowest seat first']],
  ['good mileage bike', ['Mileage: we keep no tested figures, ask us', 'Motorcycles']],
  ['under', []],
  ['honda', []],
  ['ev electric cheap cheapest', ['Electric', 'Cheapest first']],
  ['scooter or bike under 70000', ['Scooters', 'Motorcycles', 'Under ₹70,000']],
])('"%s" is understood as %j', (q, expected) => {
  expect(says(q)).toEqual(expected)
  expect(find(q).models.length).toBeGreaterThan(0)
})

test('what is understood can be taken off, and leaves the rest of the words', () => {
  expect(find('honda scooter under 80,000').understood).toEqual([
    { says: 'Scooters', rest: 'honda under 80000' },
    { says: 'Under ₹80,000', rest: 'honda scooter' },
  ])
})

test('limits hold', () => {
  const prices = (q: string) => find(q).models.map(({ price }) => price)
  expect(Math.max(...prices('scooter under 80000'))).toBeLessThan(80_000)
  expect(names('scooter under 80000')).toHaveLength(3)
  expect(prices('between 80000 and 1 lakh').every((it) => it >= 80_000 && it <= 100_000)).toBe(true)
  expect(names('under 68800')).not.toContain('DIO')
  expect(names('up to 68800')).toContain('DIO')
})

test('an engine of about that size, or a name with the number', () => {
  for (const q of ['125', '125cc', '125 cc'])
    expect(names(q).toSorted()).toEqual(
      ['ACTIVA 125', 'CB SHINE', 'DIO 125', 'GRAZIA 125', 'SP 125'].toSorted(),
    )
  expect(names('110')).toContain('ACTIVA 6G')
  expect(names('150cc bike')).toEqual(['CBR 150R'])
  expect(names('500')).toEqual(['CB500X'])
})

test('orders that were typed, and one that was chosen before it', () => {
  expect(names('cheapest')[0]).toBe('SHINE 100')
  expect(names('cheapest').at(-1)).toBe('CBR1000RR-R')
  expect(names('cheap scooter')[0]).toBe('DIO')
  expect(names('cheapest', { sort: 'dearest' })[0]).toBe('CBR1000RR-R')
  expect(names('long range')).toEqual(['ACTIVA E', 'QC1'])
  expect(names('lightest')[0]).toBe('QC1')
  expect(names('', { sort: 'power' })[0]).toBe('CBR1000RR-R')
  expect(names('low seat')[0]).toMatch(/^ACTIVA (110|6G)$/)
  // Of the Grazia no seat is known.
  expect(names('low seat').at(-1)).toBe('GRAZIA 125')
})

test.each([
  ['scooter under 60000', 'Nothing under ₹60,000: these come closest.', 'DIO'],
  ['above 50 lakh', 'Nothing from ₹50,00,000 on: these come closest.', 'CBR1000RR-R'],
  ['yamaha', 'We have nothing called “yamaha”. Perhaps one of these?', undefined],
  ['electric 125cc', 'No model fits all of that: these come closest.', undefined],
  ['cb dio', 'No model fits all of that: these come closest.', undefined],
])('"%s" ends in what comes closest', (q, sentence, first) => {
  const { models: fitting, near } = find(q)
  expect(fitting).toEqual([])
  expect(near?.says).toBe(sentence)
  expect(near?.models).toHaveLength(6)
  if (first) expect(near?.models[0]?.name).toBe(first)
})

test.each([['   '], ['🏍️'], ['%_'], ['.,-'], ['<>']])('%j asks for nothing', (q) => {
  expect(find(q).models).toHaveLength(22)
  expect(find(q).understood).toEqual([])
})

test.each([
  ['x'.repeat(1000)],
  ['a '.repeat(500)],
  ['<script>alert(1)</script>'],
  ["' or 1=1 --"],
  ['under '.repeat(20)],
  ['0 to 0 lakh'],
  ['9'.repeat(90)],
  ['under 0'],
  ['constructor __proto__ toString'],
])('%j gets a calm answer', (q) => {
  const { models: fitting, near } = find(q)
  expect(fitting.length + (near?.models.length ?? 0)).toBeGreaterThan(0)
})

test('with nothing on sale nothing is found, and nothing is near', () => {
  expect(findModels([], readFilter(new URLSearchParams({ q: 'shine' })))).toMatchObject({
    models: [],
    near: undefined,
  })
})

test.each(['125constructor', '80toString', '1__proto__', '5 hasOwnProperty'])(
  '"%s" is a word that nothing bears, not a unit',
  (q) => expect(() => find(q)).not.toThrow(),
)
