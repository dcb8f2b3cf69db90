import { expect, test } from 'vitest'
import { strokes, textOnLoft } from './lettering.ts'

test('a text is as wide as its letters and stands on its line', () => {
  const { lines, width } = strokes('MERIDIAN', 0.6, 0)
  const xs = lines.flat().map((q) => q[0])
  expect(Math.max(...xs)).toBeCloseTo(width)
  expect(Math.min(...lines.flat().map((q) => q[1]))).toBe(0)
})

test('slanting moves the tops only', () => {
  const straight = strokes('I', 0.6, 0).lines[0]
  const slanted = strokes('I', 0.6, 0.2).lines[0]
  expect(slanted[0]).toEqual(straight[0])
  expect(slanted[1][0]).toBeGreaterThan(straight[1][0])
})

test('letters we do not have are left out, not wrong', () => {
  expect(strokes('É', 1).lines).toEqual([])
})

test('a text lies on the side it is asked for', () => {
  const tank = [
    { x: 0, z: 1, w: 0.2, t: 0.1, b: 0.1 },
    { x: 1, z: 1, w: 0.2, t: 0.1, b: 0.1 },
  ]
  for (const side of [1, -1] as const) {
    const { points } = textOnLoft(tank, {}, '200', { u: 0.5, v: side > 0 ? 0.05 : 0.45, side })
    expect(points.filter((_, i) => i % 3 === 1).every((y) => y * side > 0.15)).toBe(true)
  }
})
