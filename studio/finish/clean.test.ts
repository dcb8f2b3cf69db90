import { expect, test } from 'vitest'
import { evenShadow } from './clean.ts'

const picture = (light: number[], alpha: number[]) => {
  const plane = Float32Array.from(light)
  return {
    width: alpha.length,
    height: 1,
    rgb: [plane, plane, plane],
    alpha: Float32Array.from(alpha),
  }
}

test('grain in the shadow evens out, while the machine beside it keeps its edge', () => {
  const rough = picture([0, 0, 0, 0, 0.3, 0.5], [0.2, 0.4, 0.2, 0.4, 0.6, 1])
  const [first, , third, , edge, machine] = evenShadow(rough)
  expect(first).toBeCloseTo(0.2667, 3)
  expect(third).toBeCloseTo(0.3, 3)
  expect(edge).toBeCloseTo(0.6)
  expect(machine).toBe(1)
})

test('open paper stays clear', () => {
  expect([...evenShadow(picture([0, 0, 0], [0, 0.4, 0.4]))][0]).toBe(0)
})
