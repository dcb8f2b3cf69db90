import { expect, test } from 'vitest'
import { atDetail, creaseAtDetail, isFine, segments } from './detail.ts'
import { loft } from './loft.ts'
import type { Mesh } from './mesh.ts'
import { Model } from './model.ts'
import { shade } from './normals.ts'
import { panel } from './panel.ts'
import { plate } from './plate.ts'
import { curve } from './spline.ts'
import { bolt, box, cylinder, lathe, sphere, spring, tube } from './sweep.ts'

const count = (mesh: Mesh) => mesh.triangles.length / 3
const at = <T>(detail: number, make: () => T) => atDetail(detail, () => ({ made: make() })).made

test('scales a count by the detail, within the minimum and the given count', () => {
  expect([1, 0.5, 0.1].map((detail) => at(detail, () => segments(40, 8)))).toEqual([40, 20, 8])
  // A hexagon keeps its six corners.
  expect(at(0.1, () => segments(6, 8))).toBe(6)
})

test('restores the previous detail after a build, a failed build and a nested build', () => {
  expect(() =>
    atDetail(0.5, () => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  expect(segments(40)).toBe(40)
  const counts = atDetail(0.5, () => {
    const inner = at(0.25, () => segments(40))
    return [inner, segments(40)]
  })
  expect(counts).toEqual([10, 20])
  expect(isFine()).toBe(true)
  for (const wrong of [0, -1, 2, Number.NaN])
    expect(() => atDetail(wrong, () => [])).toThrow(RangeError)
})

const ARC = [
  [0, 0, 0],
  [0.1, 0.05, 0],
  [0.2, 0, 0],
]
const LID = [0, 0.5, 1].map((x) => [0, 0.5, 1].map((y) => [x, y, 0.1 * x * y]))
const SQUARE = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
]
const SHAPES: Record<string, () => Mesh> = {
  tube: () => tube(curve(ARC), 0.01),
  lathe: () =>
    lathe([
      [0.1, 0],
      [0.1, 0.1],
    ]),
  cylinder: () => cylinder([0, 0, 0], [0, 0, 0.1], 0.02),
  sphere: () => sphere([0, 0, 0], 0.1),
  bolt: () => bolt([0, 0, 0], [0, 0, 1]),
  spring: () => spring([0, 0, 0], [0, 0, 0.2], 0.03, 0.005, 6),
  box: () => box([0, 0, 0], [0.1, 0.1, 0.1]),
  loft: () =>
    loft([
      { x: 0, z: 1, w: 0.2, t: 0.1, b: 0.1 },
      { x: 1, z: 1, w: 0.2, t: 0.1, b: 0.1 },
    ]),
  panel: () => panel(LID, { symmetric: false }),
  plate: () => plate(SQUARE, 0, 0.1, { bevel: 0.004, segments: 4 }),
}

test.each(Object.entries(SHAPES))(
  'gives a %s fewer triangles at a lower detail, in the same place',
  (_, make) => {
    const [full, half, low] = [1, 0.6, 0.36].map((detail) => at(detail, make))
    expect(count(half)).toBeLessThan(count(full))
    expect(count(low)).toBeLessThan(count(half))
    expect(low.points.every(Number.isFinite)).toBe(true)
    for (const axis of [0, 1, 2]) {
      const reach = (mesh: Mesh) => Math.max(...mesh.points.filter((_, i) => i % 3 === axis))
      expect(Math.abs(reach(low) - reach(full))).toBeLessThan(0.06 * Math.abs(reach(full)) + 0.004)
    }
  },
)

test('keeps round shapes smooth with few faces, and a box’s edges sharp', () => {
  const vertices = (mesh: () => Mesh) => {
    const { parts } = atDetail(0.36, () => new Model().add('steel', mesh()))
    return shade(parts[0].mesh, parts[0].creaseDegrees).positions.length / 3
  }
  // Six faces around: one vertex for each corner of a ring, and separate vertices for the flat
  // ends.
  const line = () => tube([ARC[0], ARC[2]], 0.01, { m: 16 })
  expect(vertices(line)).toBe(2 * (6 + 7))
  expect(vertices(() => box([0, 0, 0], [1, 1, 1], 0))).toBe(24)
  expect(at(0.36, () => creaseAtDetail(80))).toBe(80)
  expect(creaseAtDetail(20)).toBe(20)
})
