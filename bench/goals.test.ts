import { expect, it } from 'vitest'
import { digits, verdict } from './goals.ts'

it('says that a goal is met, also if the figure equals the goal', () => {
  expect(verdict(0.8, { atLeast: 0.8 })).toBe('≥ 0.8: met')
  expect(verdict(199, { atMost: 200 })).toBe('≤ 200: met')
})

it('says how much a figure misses its goal', () => {
  expect(verdict(0.11, { atLeast: 0.8 })).toBe('≥ 0.8: missed by 0.69')
  expect(verdict(11.04, { atMost: 1.2 })).toBe('≤ 1.2: missed by 9.84')
})

it('treats a missing figure as a missed goal', () => {
  expect(verdict(Number.NaN, { atMost: 1 })).toContain('missed')
})

it.each([
  [0.014_71, '0.0147'],
  [1.2, '1.2'],
  [26.04, '26'],
  [1234.5, '1235'],
  [0, '0'],
])('writes %d as %s', (figure, text) => {
  expect(digits(figure)).toBe(text)
})
