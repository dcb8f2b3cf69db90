import { expect, test } from 'vitest'
import { figuresOf } from '#app/platform/db/migrations/0012-figures-of-text.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { measurementsSchema } from './measurement-fields.ts'
import { emptyMeasurements } from './measurements.ts'

const ofText = (label: string, value: string) =>
  figuresOf(JSON.stringify({ engineDetails: [{ label, value }] }))

test.each([
  ['12.7 kW @ 8,500 rpm', { kw: 12.7, rpm: 8500 }],
  ['10.59 bhp @ 7,500 rpm', { kw: 7.897, rpm: 7500 }],
  ['47.6 PS', { kw: 35.01 }],
  ['16.8 hp @ 8,500 rpm', { kw: 12.528, rpm: 8500 }],
  ['141 kW (192 PS) @ 13,000 rpm', { kw: 141, rpm: 13_000 }],
  ['17.6–18.3 PS @ 10,500 rpm', { kw: 12.945, upToKw: 13.46, rpm: 10_500 }],
  ['1.2 kW, 1.8 kW peak', { kw: 1.8, isPeak: true }],
])('reads the power %s of a stored model as %j', (text, power) => {
  expect(ofText('Maximum power', text)).toEqual({ power: { ...power, stated: text } })
})

test.each([
  ['Maximum power', 'on request'],
  ['Maximum power', 'more than 12 kW'],
  ['Maximum power', '12 kW @ many rpm'],
  ['Maximum torque', '77 Nm at the wheel'],
  ['Maximum torque', '1.1 kgf·m'],
  ['Kerb weight', 'about a hundred'],
  ['Length', '1,833 mm'],
])('ignores the text of %s: %s', (label, text) => {
  expect(ofText(label, text)).toEqual({})
})

test('drops an invalid stored measurement and keeps the valid ones', () => {
  const stored = { power: { kw: 'many' }, weightKg: { value: 107 }, wings: 2 }
  expect(
    parseStoredJson(measurementsSchema, JSON.stringify(stored), emptyMeasurements),
  ).toMatchObject({
    weightKg: { value: 107, approximate: false },
  })
  expect(
    parseStoredJson(measurementsSchema, JSON.stringify(stored), emptyMeasurements).power,
  ).toBeUndefined()
  expect(parseStoredJson(measurementsSchema, 'nothing', emptyMeasurements)).toEqual({})
})
