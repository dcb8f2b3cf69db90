import { expect, test } from 'vitest'
import { casting, hullLine, spread } from './casting.ts'

const CIRCLES = [
  [0, 0, 0.1],
  [0.3, 0, 0.05],
]

test('wraps circles in a hull that touches them, and insets the hull evenly', () => {
  const xs = hullLine(CIRCLES).map((q) => q[0])
  expect(Math.min(...xs)).toBeCloseTo(-0.1)
  expect(Math.max(...xs)).toBeCloseTo(0.35)
  expect(Math.max(...hullLine(CIRCLES, 0.01).map((q) => q[0]))).toBeCloseTo(0.34)
})

test('raises a casting to the exact height of its profile', () => {
  const profile = [
    [0, 0],
    [0, 0.02],
    [0.03, 0.02],
  ]
  const { points } = casting(CIRCLES, profile, (a, b, height) => [a, height, b])
  const heights = points.filter((_, i) => i % 3 === 1)
  expect(Math.min(...heights)).toBe(0)
  expect(Math.max(...heights)).toBeCloseTo(0.02)
})

test('spreads bolts evenly around a line', () => {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  expect(spread(square, 4, 0.5)).toEqual([
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ])
})
