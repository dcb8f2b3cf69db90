import { expect, test } from 'vitest'
import { atDetail } from '../kernel/detail.ts'
import { Model } from '../kernel/model.ts'
import { rad } from '../kernel/vector.ts'
import { SAG, tyre } from './tyre.ts'
import { tyreSize } from './tyre-size.ts'

const size = tyreSize('80/100-18')
const spec = {
  ...size,
  x: 0,
  z: size.radius - SAG,
  width: size.width / 2,
  tread: 'street' as const,
  text: '80/100-18 TUBELESS',
}

/** Heights of vertices over the ground for a leaning machine, with their positions. */
function heights(lean = 0): { x: number; y: number; h: number }[] {
  const model = new Model()
  tyre(model, { ...spec, lean })
  const { points } = model.parts[0].mesh
  const [sin, cos] = [Math.sin(rad(lean)), Math.cos(rad(lean))]
  return Array.from({ length: points.length / 3 }, (_, i) => {
    const [x, y, z] = points.slice(3 * i, 3 * i + 3)
    return { x, y, h: z * cos - y * sin }
  })
}

test.each([0, 8])('rests a tyre on a flat patch at a lean of %d degrees', (lean) => {
  const all = heights(lean)
  const floor = Math.min(...all.map((q) => q.h))
  const patch = all.filter((q) => q.h < floor + 1e-9)
  expect(patch.length).toBeGreaterThan(60)
  const xs = patch.map((q) => q.x)
  expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(0.06)
  expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(0.14)
})

test('has its nominal width and height, and bulges at the contact patch', () => {
  const all = heights()
  const top = Math.max(...all.map((q) => q.h))
  expect(top).toBeCloseTo(2 * size.radius - SAG, 3)
  const above = Math.max(...all.filter((q) => q.h > size.radius).map((q) => q.y))
  const below = Math.max(...all.filter((q) => q.h < 0.1).map((q) => q.y))
  expect(above * 2).toBeCloseTo(size.width, 2)
  expect(below).toBeGreaterThan(above)
})

test('draws the tread as strips on a smooth tyre at the detail for phones', () => {
  const model = new Model()
  atDetail(0.36, () => {
    tyre(model, spec)
    return model
  })
  expect(model.parts.map((part) => part.material)).toEqual(['rubber', 'gap'])
  const triangles = model.parts.reduce((sum, { mesh }) => sum + mesh.triangles.length / 3, 0)
  expect(triangles).toBeLessThan(8000)
})
