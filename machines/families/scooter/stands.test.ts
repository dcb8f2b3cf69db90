import { expect, test } from 'vitest'
import { buildMachine } from '../../../studio/models.ts'

test.each(['activa-6g', 'qc1'])('supports %s by its front wheel and its centre stand', (slug) => {
  const { parts } = buildMachine(slug)
  const lowest = (from: number, to: number): number => {
    let low = 9
    for (const { mesh } of parts)
      for (let i = 0; i < mesh.points.length; i += 3)
        if (mesh.points[i] > from && mesh.points[i] < to) low = Math.min(low, mesh.points[i + 2])
    return low
  }
  expect(Math.abs(lowest(0.5, 0.7))).toBeLessThan(0.006)
  expect(Math.abs(lowest(-0.35, -0.2))).toBeLessThan(0.001)
  expect(lowest(-0.75, -0.5)).toBeGreaterThan(0.005)
  expect(lowest(-0.75, -0.5)).toBeLessThan(0.02)
})
