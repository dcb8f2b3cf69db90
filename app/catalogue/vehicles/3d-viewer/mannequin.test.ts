import { expect, test } from 'vitest'
import { createMannequin } from './mannequin.ts'

test.each([145, 165, 190])('a mannequin of %i cm stands on the floor and has its height', (cm) => {
  const { surface, outline } = createMannequin(cm)
  const heights = surface.positions.filter((_, i) => i % 3 === 2)
  expect(Math.min(...heights)).toBeCloseTo(0, 2)
  expect(Math.max(...heights)).toBeCloseTo(cm / 100, 2)
  expect(surface.positions.some(Number.isNaN)).toBe(false)
  const [lefts, bounds] = [
    surface.positions.filter((_, i) => i % 3 === 1),
    outline.map(([, left]) => left),
  ]
  expect(Math.min(...lefts)).toBeGreaterThanOrEqual(Math.min(...bounds))
  expect(Math.max(...lefts)).toBeLessThanOrEqual(Math.max(...bounds))
})

test('is one surface of few triangles, with every corner at a vertex', () => {
  const { positions, normals, occlusion, indices } = createMannequin(165).surface
  expect(normals.length).toBe(positions.length)
  expect(occlusion.length).toBe(positions.length / 3)
  expect(Math.max(...indices)).toBe(positions.length / 3 - 1)
  expect(indices.length / 3).toBeLessThan(9000)
})
