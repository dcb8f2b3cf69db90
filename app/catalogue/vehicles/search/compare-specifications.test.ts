import { expect, test } from 'vitest'
import type { Measurements } from '#app/catalogue/vehicles/measurements.ts'
import { emptySpecifications } from '#app/catalogue/vehicles/specification-schemas.ts'
import type { VehicleKind } from '#app/catalogue/vehicles/vehicle.ts'
import { compareSpecifications } from './compare-specifications.ts'

type Row = [label: string, value: string]
const model = (rows: Row[], figures: Measurements = {}, kind: VehicleKind = 'bike') => ({
  kind,
  figures,
  specifications: {
    ...emptySpecifications,
    engineDetails: rows.map(([label, value]) => ({ label, value, approximate: false })),
  },
})
const compare = (...models: ReturnType<typeof model>[]) =>
  compareSpecifications(models)[0]?.rows ?? []
const texts = (...models: ReturnType<typeof model>[]) =>
  compare(...models).map(({ label, cells, isSame }) => [
    label,
    ...cells.map((cell) => (cell ? `${cell.text}${cell.isBetter ? ' ✓' : ''}` : null)),
    isSame,
  ])
const power = (kw: number, stated: string, isPeak = false) => ({
  power: { kw, stated, isPeak, approximate: false },
})

test('every label of any model has a row; a model without the figure has a gap', () => {
  expect(
    texts(
      model([
        ['Type', 'Fan-cooled'],
        ['Starting', 'Self'],
      ]),
      model([
        ['Type', 'Fan-cooled'],
        ['Key', 'Smart'],
      ]),
    ),
  ).toEqual([
    ['Type', 'Fan-cooled', 'Fan-cooled', true],
    ['Starting', 'Self', null, false],
    ['Key', null, 'Smart', false],
  ])
})

test('power stands in one unit, and under 1.5 % apart it is equal', () => {
  const one = model([['Maximum power', '5.73 kW']], power(5.73, '5.73 kW'))
  const other = model([['Maximum power', '7.73 bhp']], power(5.764, '7.73 bhp'))
  const strong = model([['Maximum power', '12.7 kW']], power(12.7, '12.7 kW'))
  expect(texts(one, other)).toEqual([
    ['Maximum power', '5.7 kW (7.7 bhp)', '5.8 kW (7.7 bhp)', true],
  ])
  expect(texts(one, strong)).toEqual([
    ['Maximum power', '5.7 kW (7.7 bhp)', '12.7 kW (17.0 bhp) ✓', false],
  ])
})

test('a motor’s peak stands in the same row as an engine’s power, and is not called better', () => {
  const petrol = model([['Maximum power', '5.73 kW']], power(5.73, '5.73 kW'))
  const electric = model([['Power', '6.2 kW peak']], power(6.2, '6.2 kW peak', true), 'ev')
  expect(texts(petrol, electric)).toEqual([
    ['Maximum power', '5.7 kW (7.7 bhp)', '6.2 kW (8.3 bhp) peak', false],
  ])
})

test('less weight is better', () => {
  const kg = (value: number) => ({ weightKg: { value, approximate: false } })
  const [row] = texts(
    model([['Kerb weight', '107 kg']], kg(107)),
    model([['Kerb weight', '142 kg']], kg(142)),
  )
  expect(row).toEqual(['Kerb weight', '107 kg ✓', '142 kg', false])
})

test.each([
  ['Kick and self', 'Self and kick', true],
  ['Self  And Kick', 'kick and self', true],
  ['Drum, 130 mm, or disc, 240 mm', 'Disc, 240 mm, or drum, 130 mm', true],
  ['Dry, centrifugal', 'Centrifugal, dry', true],
  ['≈ Alloy', 'Alloy', true],
  ['Self', 'Kick and self', false],
  ['Drum, 130 mm, or disc, 240 mm', 'Drum, 240 mm, or disc, 130 mm', false],
])('"%s" and "%s" are the same: %s', (one, other, isSame) => {
  expect(compare(model([['It', one]]), model([['It', other]]))[0]?.isSame).toBe(isSame)
})

test('a group in which nothing differs is alike as a whole, and an empty one is left out', () => {
  const [alike, ...others] = compareSpecifications([model([['Type', 'A']]), model([['Type', 'a']])])
  expect([alike?.title, alike?.isSame]).toEqual(['Engine', true])
  expect(others).toEqual([])
})

const withMileage = (value: number, kind: 'certified' | 'owners') =>
  model([], {
    mileageKmpl: {
      ...{ value, kind, approximate: false },
      ...{ source: 'Test report 12', checkedOn: '2026-11-01' },
    },
  })

test('the better mileage is marked where both are of one kind', () => {
  expect(texts(withMileage(65, 'certified'), withMileage(50, 'certified'))).toEqual([
    [
      'Mileage',
      '65 km/l (certified). Source: Test report 12, 1 Nov 2026 ✓',
      '50 km/l (certified). Source: Test report 12, 1 Nov 2026',
      false,
    ],
  ])
})

test('a certified mileage is not better than what owners report', () => {
  const [[, one, other] = []] = texts(withMileage(65, 'certified'), withMileage(50, 'owners'))
  expect([one, other]).toEqual([
    '65 km/l (certified). Source: Test report 12, 1 Nov 2026',
    '50 km/l (owners’ average). Source: Test report 12, 1 Nov 2026',
  ])
})

test('a mileage without a source is not shown', () => {
  expect(compare(model([], { mileageKmpl: { value: 99, approximate: false } }))).toEqual([])
})
