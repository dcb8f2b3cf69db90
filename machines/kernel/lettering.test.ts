import { expect, test } from 'vitest'
import { strokes } from './lettering.ts'

test('makes a text as wide as its letters and places it on the baseline', () => {
  const { lines, width } = strokes('MERIDIAN', 0.6, 0)
  const xs = lines.flat().map((q) => q[0])
  expect(Math.max(...xs)).toBeCloseTo(width)
  expect(Math.min(...lines.flat().map((q) => q[1]))).toBe(0)
})

test('slants letters by moving their tops and not their feet', () => {
  const straight = strokes('I', 0.6, 0).lines[0]
  const slanted = strokes('I', 0.6, 0.2).lines[0]
  expect(slanted[0]).toEqual(straight[0])
  expect(slanted[1][0]).toBeGreaterThan(straight[1][0])
})

test('omits letters that the alphabet lacks', () => {
  expect(strokes('É', 1).lines).toEqual([])
})
