import { expect, it } from 'vitest'
import { registrationNumberKey } from './registration-number-key.ts'

it.each([
  'TS 09 AB 1234',
  'ts09ab1234',
  'TS-09-AB-1234',
  'ts.09.ab.1234',
  'ＴＳ\u201109\u00a0AB १२३४',
])('normalises %j to the plate TS09AB1234', (typed) =>
  expect(registrationNumberKey(typed)).toBe('TS09AB1234'),
)

it.each([
  ['DL 3C AM 1234', 'DL3CAM1234'],
  ['22 BH 1234 AA', '22BH1234AA'],
  ['T0123 TS 1234 AB', 'T0123TS1234AB'],
])('normalises %j to the plate %s', (typed, key) => expect(registrationNumberKey(typed)).toBe(key))

it.each(['', '-', 'NA', 'new', '1234', 'applied for', 'new bike 2026', 'HORNET 2.0', 'TSO9AB1234'])(
  'treats %j as an incomplete plate',
  (typed) => expect(registrationNumberKey(typed)).toBeUndefined(),
)
