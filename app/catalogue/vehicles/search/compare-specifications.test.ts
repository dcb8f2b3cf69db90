import { expect, test } from 'vitest'
import type { Measurements } from '#app/catalogue/vehicles/measurements.ts'
import { emptySpecifications } from '#app/catalogue/vehicles/specification-fields.ts'
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

test('has a row for every label, and an empty cell for a model without a value', () => {
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

test('shows power in one unit, and treats a difference below 1.5 % as equal', () => {
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

test('shows a motor’s peak power beside an engine’s power, but marks neither as better', () => {
  const petrol = model([['Maximum power', '5.73 kW']], power(5.73, '5.73 kW'))
  const electric = model([['Power', '6.2 kW peak']], power(6.2, '6.2 kW peak', true), 'ev')
  expect(texts(petrol, electric)).toEqual([
    ['Maximum power', '5.7 kW (7.7 bhp)', '6.2 kW (8.3 bhp) peak', false],
  ])
})

test('marks the lower weight as better', () => {
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
])('compares "%s" and "%s" as equal: %s', (one, other, isSame) => {
  expect(compare(model([['It', one]]), model([['It', other]]))[0]?.isSame).toBe(isSame)
})

test('marks a group without differences as equal, and omits an empty group', () => {
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

test('marks the better of two mileages that were measured in the same way', () => {
  expect(texts(withMileage(65, 'certified'), withMileage(50, 'certified'))).toEqual([
    [
      'Mileage',
      '65 km/l (certified). Source: Test report 12, 1 Nov 2026 ✓',
      '50 km/l (certified). Source: Test report 12, 1 Nov 2026',
      false,
    ],
  ])
})

test('does not mark a certified mileage as better than an average of owners', () => {
  const [[, one, other] = []] = texts(withMileage(65, 'certified'), withMileage(50, 'owners'))
  expect([one, other]).toEqual([
    '65 km/l (certified). Source: Test report 12, 1 Nov 2026',
    '50 km/l (owners’ average). Source: Test report 12, 1 Nov 2026',
  ])
})

test('does not show a mileage without a source', () => {
  expect(compare(model([], { mileageKmpl: { value: 99, approximate: false } }))).toEqual([])
})
