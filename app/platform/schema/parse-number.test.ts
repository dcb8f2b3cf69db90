import { expect, it } from 'vitest'
import { parseNumber, parseRupees } from './parse-number.ts'

it.each([
  ['90000', 90_000],
  ['1,15,800', 115_800],
  ['1, 15, 800', 115_800],
  ['115,800.50', 115_800.5],
  ['90 000', 90_000],
  ['9.5', 9.5],
  ['.5', 0.5],
  ['3.', 3],
  ['-17.4', -17.4],
  ['\u221217.4', -17.4],
  ['९०,०००', 90_000],
  ['９０００', 9000],
  ['\u200b12\ufeff', 12],
])('%j is the number %d', (typed, number) => expect(parseNumber(typed)).toBe(number))

it.each([
  '',
  '1e',
  '1e5',
  '1,5',
  '1,15',
  '1.2.3',
  '--1',
  'ten',
  'NaN',
  'Infinity',
  '12 km',
  '0x10',
])('%j is not a number', (typed) => expect(parseNumber(typed)).toBeNaN())

it.each([
  ['₹ 90,000', 90_000],
  ['Rs.1,15,800/-', 115_800],
  ['rs 500', 500],
  ['INR 1,04,116', 104_116],
  ['₨ 500', 500],
  ['1.5 lakh', 150_000],
  ['1.15 lakhs', 115_000],
  ['₹2L', 200_000],
  ['90k', 90_000],
  ['1 crore', 10_000_000],
  ['-1', -1],
])('%j is the amount %d', (typed, amount) => expect(parseRupees(typed)).toBe(amount))

it.each(['', 'lakh', '1e', '5 lakh 20', '₹', 'rs'])('%j is not an amount', (typed) =>
  expect(parseRupees(typed)).toBeNaN(),
)
