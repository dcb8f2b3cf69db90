import { expect, test } from 'vitest'
import { Model } from '../kernel/model.ts'
import { caliper, gripOf } from './caliper.ts'

const spec = {
  x: 0.6,
  z: 0.3,
  y: -0.06,
  radius: 0.12,
  angle: 163,
  side: -1,
  material: 'gold',
  pistons: 2,
} as const

test('places the caliper around the edge of the disc without touching the disc', () => {
  const model = new Model()
  caliper(model, spec)
  const body = model.parts.filter((part) => part.material === 'gold')
  const across = body.flatMap(({ mesh }) => mesh.points.filter((_, i) => i % 3 === 1))
  expect(Math.min(...across)).toBeLessThan(spec.y - 0.02)
  expect(Math.max(...across)).toBeGreaterThan(spec.y + 0.02)
  for (const { mesh } of body)
    for (let i = 0; i < mesh.points.length; i += 3)
      if (Math.abs(mesh.points[i + 1] - spec.y) < 0.002)
        expect(Math.hypot(mesh.points[i] - spec.x, mesh.points[i + 2] - spec.z)).toBeGreaterThan(
          0.12,
        )
})

test('places bolts and hose outside the disc, on the side of the fork leg', () => {
  const { bolts, hose } = gripOf(spec)
  for (const [x, z] of bolts) expect(Math.hypot(x - spec.x, z - spec.z)).toBeGreaterThan(0.12)
  expect(hose[1]).toBeLessThan(spec.y)
})
