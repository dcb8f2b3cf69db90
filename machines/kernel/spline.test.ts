import { expect, test } from 'vitest'
import { curve, fillet, outline, spline } from './spline.ts'
import { len, sub } from './vector.ts'

test('passes a spline through its values and continues with the last value', () => {
  const at = spline(
    [0, 1, 3],
    [
      [0, 5],
      [2, 5],
      [4, -1],
    ],
  )
  expect(at(0)).toEqual([0, 5])
  expect(at(1)).toEqual([2, 5])
  expect(at(3)).toEqual([4, -1])
  expect(at(99)).toEqual([4, -1])
})

test('keeps a spline through collinear points on their line', () => {
  const at = spline([0, 1, 4], [[0], [2], [8]])
  for (const t of [0.3, 1.7, 2.9]) expect(at(t)[0]).toBeCloseTo(2 * t)
})

test('starts and ends a curve at the given ends, with the given number of points', () => {
  const points = curve(
    [
      [0, 0, 0],
      [1, 1, 0],
      [2, 0, 0],
    ],
    21,
  )
  expect(points).toHaveLength(21)
  expect(points[0]).toEqual([0, 0, 0])
  expect(points[20][0]).toBeCloseTo(2)
})

test('keeps a fillet away from the corner and within half of each side', () => {
  const rounded = fillet(
    [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
    ],
    0.1,
  )
  const nearest = Math.min(...rounded.map((q) => len(sub(q, [1, 0, 0]))))
  expect(nearest).toBeGreaterThan(0.02)
  const greedy = fillet(
    [
      [0, 0, 0],
      [1, 0, 0],
      [1, 1, 0],
    ],
    99,
  )
  expect(Math.min(...greedy.slice(1, -1).map((q) => q[0]))).toBeGreaterThanOrEqual(0.5)
})

test('rounds every corner of a closed outline', () => {
  const square = outline(
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    0.1,
    4,
  )
  expect(square).toHaveLength(20)
  for (const [x, y] of square) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(1)
    expect(Math.hypot(x - Math.round(x), y - Math.round(y))).toBeGreaterThan(0.02)
  }
})
