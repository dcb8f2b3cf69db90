import { expect, it } from 'vitest'
import { formatRegistrationNumber } from './format-registration-number.ts'

it.each([
  ['TG13AA1258', 'TG 13 AA 1258'],
  ['DL1CAB12', 'DL 1 CAB 12'],
  ['22BH1234AA', '22 BH 1234 AA'],
  ['T0123TS1234AB', 'T0123 TS 1234 AB'],
  ['T0123TS1234', 'T0123 TS 1234'],
  ['applied for', 'applied for'],
])('formats %s as %s', (key, formatted) => {
  expect(formatRegistrationNumber(key)).toBe(formatted)
})
