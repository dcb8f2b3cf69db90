import { expect, test } from 'vitest'
import { sampleVehicle } from '#tests/sample-vehicle.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { parseSearchFilter } from './search-filter.ts'
import { searchModels } from './search-models.ts'
import { presentSearchResultModel } from './search-result-model.ts'

const { vehicles } = testApp(await openTestDatabase()).services
const models = (await vehicles.listActive()).map((model) => presentSearchResultModel(model, null))
const find = (q: string, more: Record<string, string> = {}) =>
  searchModels(models, parseSearchFilter(new URLSearchParams({ q, ...more })))
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
])('finds for "%s" the models %j', (q, expected) => {
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
])('corrects "%s" to %s and shows the correction', (q, meant, expected) => {
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
  ['above 2 lakh', ['₹2,00,000 and above']],
  ['between 80000 and 1 lakh', ['₹80,000 to ₹1,00,000']],
  ['80k to 1 lakh', ['₹80,000 to ₹1,00,000']],
  ['1-2 lakh', ['₹1,00,000 to ₹2,00,000']],
  ['80-90k bike', ['₹80,000 to ₹90,000', 'Motorcycles']],
  ['around 75000', ['Around ₹75,000']],
  ['budget 80000', ['Up to ₹80,000']],
  ['₹80,000', ['Up to ₹80,000']],
  ['budget bike', ['Cheapest first', 'Motorcycles']],
  ['125cc', ['125 cc']],
  ['above 500cc', ['500 cc and above']],
  ['under 110 kg', ['Under 110 kg']],
  ['electric scooter', ['Electric']],
  ['battery', ['Electric']],
  ['petrol scooter', ['Petrol', 'Scooters']],
  ['long range', ['Longest range first']],
  ['sports bike', ['Sport and Performance', 'Motorcycles']],
  ['family', ['Family']],
  ['light weight scooty', ['Lightest first', 'Scooters']],
  ['low seat', ['Lowest seat first']],
  ['good mileage bike', ['Motorcycles']],
  ['mileage above 50', []],
  ['scooter for 155 cm', ['Scooters', 'Rider about 155 cm: seat up to about 770 mm']],
  ['seat height under 79 cm', ['Lowest seat first', 'Under 790 mm']],
  ['under', []],
  ['honda', []],
  ['ev electric cheap cheapest', ['Electric', 'Cheapest first']],
  ['scooter or bike under 70000', ['Scooters', 'Motorcycles', 'Under ₹70,000']],
])('interprets "%s" as %j', (q, expected) => {
  expect(says(q)).toEqual(expected)
  expect(find(q).models.length).toBeGreaterThan(0)
})

test('returns for each interpreted part the query without that part', () => {
  expect(find('honda scooter under 80,000').understood).toEqual([
    { says: 'Scooters', rest: 'honda under 80000' },
    { says: 'Under ₹80,000', rest: 'honda scooter' },
  ])
})

test('applies price limits', () => {
  const prices = (q: string) => find(q).models.map(({ price }) => price)
  expect(Math.max(...prices('scooter under 80000'))).toBeLessThan(80_000)
  expect(names('scooter under 80000')).toHaveLength(3)
  expect(prices('between 80000 and 1 lakh').every((it) => it >= 80_000 && it <= 100_000)).toBe(true)
  expect(names('under 68800')).not.toContain('DIO')
  expect(names('up to 68800')).toContain('DIO')
})

test('finds models by approximate engine size or by a number in the name', () => {
  for (const q of ['125', '125cc', '125 cc'])
    expect(names(q).toSorted()).toEqual(
      ['ACTIVA 125', 'CB SHINE', 'DIO 125', 'GRAZIA 125', 'SP 125'].toSorted(),
    )
  expect(names('110')).toContain('ACTIVA 6G')
  expect(names('150cc bike')).toEqual(['CBR 150R'])
  expect(names('500')).toEqual(['CB500X'])
})

test('sorts as the query asks, unless the visitor selects another order', () => {
  expect(names('cheapest')[0]).toBe('SHINE 100')
  // Models without a price come last.
  expect(names('cheapest')[14]).toBe('CBR1000RR-R')
  expect(names('cheap scooter')[0]).toBe('DIO')
  expect(names('cheapest', { sort: 'dearest' })[0]).toBe('CBR1000RR-R')
  expect(names('long range')).toEqual(['ACTIVA E', 'QC1'])
  expect(names('lightest')[0]).toBe('QC1')
  expect(names('', { sort: 'power' })[0]).toBe('CBR1000RR-R')
  expect(names('low seat')[0]).toMatch(/^ACTIVA (110|6G)$/)
  // The Grazia has no seat height.
  expect(names('low seat').at(-1)).toBe('GRAZIA 125')
})

test.each([
  ['scooter under 60000', 'Nothing under ₹60,000. These come closest.', 'DIO'],
  ['above 50 lakh', 'Nothing at ₹50,00,000 or above. These come closest.', 'CBR1000RR-R'],
  ['yamaha', 'We found nothing called “yamaha”. Did you mean one of these?', undefined],
  ['electric 125cc', 'No model matches all of that. These come closest.', undefined],
  ['cb dio', 'No model matches all of that. These come closest.', undefined],
])('returns the closest models for "%s"', (q, sentence, first) => {
  const { models: fitting, near } = find(q)
  expect(fitting).toEqual([])
  expect(near?.says).toBe(sentence)
  expect(near?.models).toHaveLength(6)
  if (first) expect(near?.models[0]?.name).toBe(first)
})

test.each([['   '], ['🏍️'], ['%_'], ['.,-'], ['<>']])('treats %j as an empty query', (q) => {
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
])('responds to %j without an error', (q) => {
  const { models: fitting, near } = find(q)
  expect(fitting.length + (near?.models.length ?? 0)).toBeGreaterThan(0)
})

test('finds nothing, not even a close match, if no model is on sale', () => {
  expect(searchModels([], parseSearchFilter(new URLSearchParams({ q: 'shine' })))).toMatchObject({
    models: [],
    near: undefined,
  })
})

test.each(['125constructor', '80toString', '1__proto__', '5 hasOwnProperty'])(
  'treats "%s" as a word without a unit',
  (q) => expect(() => find(q)).not.toThrow(),
)

const rider155 = 'Rider about 155 cm: seat up to about 770 mm'
test.each([
  '155 cm',
  'for 155cm',
  'height 155',
  '155 cm tall',
  'i am 155 centimetres',
  '1.55 m',
  '1.55 metre tall',
  '5 ft 1',
  '5ft 1in',
  '5\'1"',
  '5’1”',
  '5′1″',
  "5'1",
  '5 feet 1 inch',
  '5 foot 1 inches tall',
  'seat 5 ft 1',
  'seat for 155 cm',
  'seat height for a rider of 155 cm',
  'rider height 155 cm seat',
])('reads "%s" as a rider of 155 cm', (q) => {
  expect(says(q)).toEqual([rider155])
  expect(names(q)).toContain('ACTIVA 6G')
  expect(names(q)).not.toContain('CB SHINE')
})

test.each([
  ['5.1 feet', '5 ft 1 in, for “5.1 feet”', 770],
  ['5.1ft', '5 ft 1 in, for “5.1 feet”', 770],
  ['5.10 feet tall', '5 ft 10 in, for “5.10 feet”', 870],
  ['height 5.4', '5 ft 4 in, for “5.4 feet”', 800],
  ['5.75 feet', '175 cm', 860],
  ['6 ft', '183 cm', 900],
])('shows for "%s" the understood height and seat limit', (q, height, seat) => {
  expect(says(q)).toEqual([`Rider about ${height}: seat up to about ${seat} mm`])
})

test('returns the query without the rider’s height, like for other interpreted parts', () => {
  expect(find('scooter under 90000 for 5 feet 1 inch').understood).toEqual([
    { says: 'Scooters', rest: 'under 90000 for 5ft1in' },
    { says: 'Under ₹90,000', rest: 'scooter for 5ft1in' },
    { says: rider155, rest: 'scooter under 90000 for' },
  ])
  expect(says('scooter under 90000 for 5ft1in')).toContain(rider155)
})

test('treats "seat" beside a rider’s height as part of the height', () => {
  expect(names('seat 5 ft 1')).toEqual(names('5 ft 1'))
  expect(names('seat for 155 cm')).toEqual(names('155 cm'))
  expect(find('scooter seat height 155 cm').understood).toEqual([
    { says: 'Scooters', rest: 'seat height 155 cm' },
    { says: rider155, rest: 'scooter' },
  ])
  expect(says('low seat 155 cm')).toEqual(['Lowest seat first', rider155])
})

test('finds a scooter under ₹90,000 for a rider of 155 cm', () => {
  const found = find('scooter under 90000 for 155 cm').models
  expect(found.length).toBeGreaterThan(2)
  expect(
    found.every(({ price, measures }) => price < 90_000 && (measures.seat ?? 999) <= 773),
  ).toBe(true)
})

test('returns the models with the lowest seats if every seat is too high for the rider', () => {
  const { near } = find('135 cm')
  expect(near?.says).toBe(
    'None of our seats is as low as we suggest for a rider of 135 cm. These come closest: come and sit on one.',
  )
  expect(near?.models[0]?.name).toMatch(/^ACTIVA (110|6G)$/)
})

test.each([
  ['155', []],
  ['5 ft 125cc', ['125 cc']],
  ['5 km', ['5 km and above']],
  ['300 cm', ['Up to 3,000 mm']],
])('does not read a rider’s height from "%s"', (q, expected) => {
  expect(says(q).filter((it) => !it.startsWith('Rider about 152'))).toEqual(expected)
})

test('filters and sorts by seat height, and excludes models without a seat height', () => {
  expect(names('', { seat: 'up-to-770' })).toContain('QC1')
  expect(names('', { seat: 'up-to-770' })).not.toContain('GRAZIA 125')
  expect(names('', { seat: 'over-810' })).toContain('CB500X')
  expect(names('', { sort: 'seat' })[0]).toMatch(/^ACTIVA (110|6G)$/)
  expect(names('', { sort: 'seat' }).at(-1)).toBe('GRAZIA 125')
})

test.each(['best mileage', 'mileage above 50', '60 kmpl', '60 km/l', 'average 60'])(
  'explains for "%s" that no mileage is known, and still shows every model',
  (q) => {
    const { models: found, understood, notes } = find(q)
    expect(notes).toEqual(['We have no mileage figures yet. Ask us what owners get.'])
    expect(understood).toEqual([])
    expect(found).toHaveLength(22)
  },
)

test('explains that sorting is impossible because no model has a mileage', () => {
  expect(find('', { sort: 'mileage' }).notes).toHaveLength(1)
})

const mileage = (value: number, kind: 'certified' | 'owners') => ({
  mileageKmpl: {
    ...{ value, kind, approximate: false },
    ...{ source: 'Test report 12', checkedOn: '2026-11-01' },
  },
})
const measured = [
  sampleVehicle('SAVER', { figures: mileage(65, 'certified') }),
  sampleVehicle('MIDDLE', { figures: mileage(52, 'owners') }),
  sampleVehicle('THIRSTY', { figures: mileage(35, 'certified') }),
  sampleVehicle('UNPROVEN', { figures: { mileageKmpl: { value: 99, approximate: false } } }),
].map((model) => presentSearchResultModel(model, null))
const findMeasured = (q: string, more: Record<string, string> = {}) =>
  searchModels(measured, parseSearchFilter(new URLSearchParams({ q, ...more })))

test.each([
  ['best mileage', {}, ['SAVER', 'MIDDLE', 'THIRSTY'], ['Best mileage first']],
  ['mileage above 50', {}, ['SAVER', 'MIDDLE'], ['Best mileage first', '50 km/l and above']],
  ['60 kmpl', {}, ['SAVER'], ['60 km/l and above']],
  ['60 km per litre', {}, ['SAVER'], ['60 km/l and above']],
  ['average 50 to 60', {}, ['MIDDLE'], ['Best mileage first', '50 km/l to 60 km/l']],
  ['', { mileage: 'from-60' }, ['SAVER'], []],
  ['', { sort: 'mileage' }, ['SAVER', 'MIDDLE', 'THIRSTY', 'UNPROVEN'], []],
])('uses only mileages that have a source: "%s" finds %j', (q, more, expected, chips) => {
  const { models: found, understood, notes } = findMeasured(q, more)
  expect(found.map(({ name }) => name)).toEqual(expected)
  expect(understood.map((part) => part.says)).toEqual(chips)
  expect(notes).toEqual([])
})

test('says for each mileage if it is certified or an average of owners', () => {
  expect(measured.map((model) => model.mileage)).toEqual([
    '65 km/l (certified)',
    '52 km/l (owners’ average)',
    '35 km/l (certified)',
    undefined,
  ])
})
