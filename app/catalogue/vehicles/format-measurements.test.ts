import { expect, test } from 'vitest'
import { formatHours, formatMeasurement, formatPower, formatTorque } from './format-measurements.ts'

const power = { isPeak: false, stated: '', approximate: false }

test.each([
  [{ kw: 5.73, rpm: 8000 }, '5.7 kW (7.7 bhp) @ 8,000 rpm'],
  [{ kw: 5.764, rpm: 8000 }, '5.8 kW (7.7 bhp) @ 8,000 rpm'],
  [{ kw: 6, isPeak: true }, '6 kW (8.0 bhp) peak'],
  [{ kw: 158.088, rpm: 14_500 }, '158 kW (212 bhp) @ 14,500 rpm'],
  [{ kw: 12.945, upToKw: 13.46 }, '12.9–13.5 kW (17.4–18.1 bhp)'],
])('formats the power %j as %s', (figure, text) => {
  expect(formatPower({ ...power, ...figure })).toBe(text)
})

test('formats torque, amounts and hours', () => {
  const nm = { stated: '', approximate: false }
  expect(formatTorque({ ...nm, nm: 10.9, rpm: 6000 })).toBe('10.9 Nm @ 6,000 rpm')
  expect(formatTorque({ ...nm, nm: 8.79 })).toBe('8.8 Nm')
  const amount = (value: number, upTo?: number) => ({
    value,
    approximate: false,
    ...(upTo && { upTo }),
  })
  expect(formatMeasurement(amount(107))).toBe('107')
  expect(formatMeasurement(amount(118, 119))).toBe('118–119')
  expect(formatHours(amount(6.83))).toBe('6 h 50 min')
  expect(formatHours(amount(4))).toBe('4 h')
  expect(formatHours(amount(0.75))).toBe('45 min')
})
