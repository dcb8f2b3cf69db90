import { expect, test } from 'vitest'
import { loft, loftSurface, onRing, quarter } from './loft.ts'
import { both, type Mesh, merge, mirror, turnY } from './mesh.ts'
import { panel, panelSurface, subPanel } from './panel.ts'
import { circle, plate } from './plate.ts'
import { box, capsule, cylinder, lathe, sphere, tube } from './sweep.ts'
import { cross, dot, sub, type Vec } from './vector.ts'

const point = ({ points }: Mesh, i: number): Vec => points.slice(3 * i, 3 * i + 3)
const extent = ({ points }: Mesh, axis: number): [number, number] => {
  const values = points.filter((_, i) => i % 3 === axis)
  return [Math.min(...values), Math.max(...values)]
}
/** Returns the volume of a closed mesh with consistent winding. */
function volume(mesh: Mesh): number {
  let sum = 0
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => point(mesh, mesh.triangles[i + k]))
    sum += dot(a, cross(b, c)) / 6
  }
  return Math.abs(sum)
}
function area(mesh: Mesh): number {
  let sum = 0
  for (let i = 0; i < mesh.triangles.length; i += 3) {
    const [a, b, c] = [0, 1, 2].map((k) => point(mesh, mesh.triangles[i + k]))
    sum += Math.hypot(...cross(sub(b, a), sub(c, a))) / 2
  }
  return sum
}

const PIPE = [
  { x: 0, z: 1, w: 0.2, t: 0.1, b: 0.3, et: 2, eb: 2 },
  { x: 1, z: 1, w: 0.2, t: 0.1, b: 0.3, et: 2, eb: 2 },
]

test('gives a loft the widths and heights of its stations', () => {
  const mesh = loft(PIPE)
  expect(extent(mesh, 0)).toEqual([0, 1])
  expect(extent(mesh, 1)[1]).toBeCloseTo(0.2)
  expect(extent(mesh, 2)[0]).toBeCloseTo(0.7)
  expect(extent(mesh, 2)[1]).toBeCloseTo(1.1)
})

test('closes a loft roundly at the given end', () => {
  const { ring } = loftSurface(PIPE, { end: 0.3 })
  expect(onRing(ring(0.5), 0)[1]).toBeCloseTo(0.2)
  expect(onRing(ring(1), 0)[1]).toBeLessThan(0.001)
})

test('starts the ring of a loft at the left shoulder and continues over the top', () => {
  const ring = loftSurface(PIPE).ring(0.5)
  expect(onRing(ring, 0.25)[2]).toBeCloseTo(1.1)
  expect(onRing(ring, 0.5)[1]).toBeCloseTo(-0.2)
  expect(onRing(ring, 0.75)[2]).toBeCloseTo(0.7)
  expect(onRing(ring, 1.25)).toEqual(onRing(ring, 0.25))
})

test('draws a circle for exponent 2 and a straight line for exponent 1', () => {
  for (const [x, y] of quarter(2, 8)) expect(Math.hypot(x, y)).toBeCloseTo(1, 3)
  for (const [x, y] of quarter(1, 8)) expect(x + y).toBeCloseTo(1)
})

test('builds a panel through its given corners and mirrors a symmetric panel', () => {
  const grid = [
    [
      [0, 0, 0],
      [0, 1, 0],
    ],
    [
      [1, 0, 0.5],
      [1, 1, 0.5],
    ],
  ]
  const surface = panelSurface(grid, true)
  expect(surface(0, 0)).toEqual([0, -1, 0])
  expect(surface(1, 1)).toEqual([1, 1, 0.5])
  expect(surface(0.5, 0.5)[1]).toBeCloseTo(0)
  const [low, high] = extent(panel(grid, { symmetric: true, thickness: 0 }), 1)
  expect(low).toBeCloseTo(-high)
})

test('offsets a piece of a panel along its normal', () => {
  const flat = panelSurface([
    [
      [0, 0, 0],
      [0, 1, 0],
    ],
    [
      [1, 0, 0],
      [1, 1, 0],
    ],
  ])
  const mesh = subPanel(flat, {
    u0: 0.2,
    u1: 0.4,
    v0: 0.5,
    v1: (t) => 0.6 + 0.2 * t,
    lift: 0.01,
    thickness: 0,
  })
  expect(extent(mesh, 2)[1]).toBeCloseTo(0.01)
  expect(extent(mesh, 1)[1]).toBeCloseTo(0.8)
})

test('gives round solids their analytic volume', () => {
  expect(volume(cylinder([0, 0, 0], [0, 0, 1], 0.1, { bevel: 0, segments: 200 }))).toBeCloseTo(
    Math.PI * 0.01,
    3,
  )
  expect(volume(sphere([1, 2, 3], 0.5, 96))).toBeCloseTo((4 / 3) * Math.PI * 0.125, 2)
  expect(
    volume(
      tube(
        [
          [0, 0, 0],
          [1, 0, 0],
        ],
        0.1,
        { m: 100 },
      ),
    ),
  ).toBeCloseTo(Math.PI * 0.01, 3)
})

test('keeps the size of a box at any edge radius', () => {
  const mesh = box([1, 0, 0], [0.4, 0.2, 0.1], 0.03)
  for (const [axis, low, high] of [
    [0, 0.8, 1.2],
    [1, -0.1, 0.1],
    [2, -0.05, 0.05],
  ]) {
    expect(extent(mesh, axis)[0]).toBeCloseTo(low)
    expect(extent(mesh, axis)[1]).toBeCloseTo(high)
  }
})

test('lets a lathe displace its profile, as tyre treads require', () => {
  const dented = lathe(
    [
      [1, 0],
      [1, 1],
    ],
    { segments: 8, displace: (angle, _, q) => (angle < 0.1 ? q[0] / 2 : q[0]) },
  )
  expect(Math.hypot(...point(dented, 0))).toBeCloseTo(0.5)
  expect(Math.hypot(...point(dented, 1))).toBeCloseTo(1)
})

test('makes a capsule thin at its ends and thick in between', () => {
  const radius = capsule([0.2, 0.1], 0.1)
  expect(radius(0)).toEqual([0.2 * 0.02, 0.1 * 0.02])
  expect(radius(0.5)).toEqual([0.2, 0.1])
})

test('builds a plate between two heights and leaves holes open', () => {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ]
  const whole = plate(square, 0.1, 0.3, { bevel: 0 })
  expect(extent(whole, 1)).toEqual([0.1, 0.3])
  expect(area(whole)).toBeCloseTo(2 + 4 * 0.2)
  const drilled = plate(square, 0.3, 0.1, { bevel: 0, holes: [circle(0.5, 0.5, 0.2, 200)] })
  expect(area(drilled)).toBeCloseTo(2 - 2 * Math.PI * 0.04 + 4 * 0.2 + 2 * Math.PI * 0.2 * 0.2, 2)
})

test('insets the faces of a bevelled plate and keeps its outline', () => {
  const mesh = plate(
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
    0,
    0.2,
    { bevel: 0.05 },
  )
  expect(extent(mesh, 0)).toEqual([0, 1])
  const top = mesh.points.filter((_, i) => i % 3 === 0 && Math.abs(mesh.points[i + 1] - 0.2) < 1e-9)
  expect(Math.max(...top)).toBeCloseTo(0.95)
})

test('mirrors, rotates and merges meshes', () => {
  const mesh: Mesh = { points: [1, 2, 3, 4, 5, 6, 7, 8, 9], triangles: [0, 1, 2] }
  expect(mirror(mesh).points[1]).toBe(-2)
  expect(both(mesh).triangles).toEqual([0, 1, 2, 3, 4, 5])
  expect(merge([mesh, mesh], mesh).points).toHaveLength(27)
  // A quarter turn about y maps x to −z, by the right-hand rule.
  const turned = point(turnY({ points: [1, 0, 0], triangles: [] }, Math.PI / 2), 0)
  expect(turned[2]).toBeCloseTo(-1)
})
