import { expect, test } from 'vitest'
import { cable, hanging } from './cable.ts'
import { hexBolt } from './fasteners.ts'
import { textOnWall } from './lettering.ts'
import { loft, loftSurface, onRing } from './loft.ts'
import type { Mesh } from './mesh.ts'
import { type Grid, panel, shell } from './panel.ts'
import { spring } from './sweep.ts'
import type { Vec } from './vector.ts'

const points = (mesh: Mesh): Vec[] =>
  Array.from({ length: mesh.points.length / 3 }, (_, i) => mesh.points.slice(3 * i, 3 * i + 3))
const along = (mesh: Mesh, axis: number): number[] => points(mesh).map((q) => q[axis])

test('builds a bolt of the given width across flats, with chamfered corners', () => {
  const head = hexBolt([0, 0, 0.1], [0, 0, 1], 0.01, 0.008, { flange: 0 })
  const radii = points(head).map((q) => Math.hypot(q[0], q[1]))
  expect(Math.max(...radii)).toBeCloseTo(0.01 / Math.cos(Math.PI / 6), 6)
  const corners = points(head).filter((q) => Math.hypot(q[0], q[1]) > 0.0115)
  expect(Math.max(...corners.map((q) => q[2]))).toBeLessThan(0.107)
  expect(Math.max(...along(head, 2))).toBeCloseTo(0.108)
  const flanged = hexBolt([0, 0, 0.1], [0, 0, 1], 0.01, 0.008, { flange: 1.5 })
  expect(Math.max(...points(flanged).map((q) => Math.hypot(q[0], q[1])))).toBeCloseTo(0.015)
})

test('lays a spring flat on both seats, with its end turns touching', () => {
  const mesh = spring([0, 0, 0], [0, 0, 0.2], 0.03, 0.005, 6, { closed: 1 })
  const heights = along(mesh, 2)
  expect(Math.min(...heights)).toBeCloseTo(0.00225)
  expect(Math.max(...heights)).toBeCloseTo(0.2 - 0.00225)
  // The end of the first turn is one wire diameter above its start.
  const middle = (turn: number) => {
    const ring = points(mesh).slice(turn * 240, turn * 240 + 10)
    return ring.reduce((sum, q) => sum + q[2], 0) / 10
  }
  expect(middle(2) - middle(1)).toBeGreaterThan(0.03)
  expect(middle(1)).toBeCloseTo(0.015, 3)
})

test('runs a cable through its clips and lets it hang between the clips', () => {
  const clips = [
    [0, 0, 1],
    [0.5, 0, 1],
    [1, 0, 1.2],
  ]
  expect(hanging(clips, 0.1)[1]).toEqual([0.25, 0, 0.95])
  expect(hanging(clips, 0)).toEqual(clips)
  const mesh = cable(clips, 0.004, { sag: 0.1 })
  expect(Math.min(...along(mesh, 2))).toBeLessThan(0.95)
  expect(Math.max(...along(mesh, 0))).toBeCloseTo(1)
})

const LID: Grid = [0, 0.5, 1].map((x) => [0, 0.5, 1].map((y) => [x, y, 0]))

test('turns the edge of a shell inwards', () => {
  const heights = along(shell(LID, { flange: 0.02, round: 0.004, thickness: 0.002 }), 2)
  const depth = Math.max(...heights.map(Math.abs))
  expect(depth).toBeCloseTo(0.02)
  expect(Math.min(...along(shell(LID, { round: 0.004 }), 0))).toBeCloseTo(-0.004)
  // The wall is on the same side as the panel's own back.
  const back = along(panel(LID, { thickness: 0.01 }), 2).find((z) => Math.abs(z) > 0.009) ?? 0
  expect(Math.sign(heights.find((z) => Math.abs(z) === depth) ?? 0)).toBe(Math.sign(back))
})

const TANK = [
  { x: 0, z: 1, w: 0.2, t: 0.1, b: 0.1 },
  { x: 1, z: 1, w: 0.2, t: 0.1, b: 0.1 },
]

test('places the top of a loft a quarter of the way around', () => {
  expect(Math.max(...along(loft(TANK), 2))).toBeCloseTo(1.1)
  expect(onRing(loftSurface(TANK).ring(0.5), 0.25)[2]).toBeCloseTo(1.1)
})

test('runs letters around a tyre, readable from outside on both sides', () => {
  const wall = (r: number) => 0.05 - (r - 0.25) / 2
  for (const side of [1, -1] as const) {
    const at: Vec = [1, 0, 0.3]
    const mesh = textOnWall('IL', { at, radius: 0.25, wall, h: 0.02, side, r: 0.0005 })
    for (const [x, y, z] of points(mesh)) {
      const r = Math.hypot(x - 1, z - 0.3)
      expect(r).toBeGreaterThan(0.249)
      expect(r).toBeLessThan(0.2715)
      expect(Math.abs(y * side - wall(r))).toBeLessThan(0.001)
    }
    // Seen from the left, forward is to the left, so the foot of the L is behind.
    const foot = points(mesh).filter(([x, , z]) => Math.hypot(x - 1, z - 0.3) < 0.2505)
    expect(Math.sign(foot.reduce((sum, [x]) => sum + x - 1, 0))).toBe(-side)
  }
  const below = textOnWall('I', { at: [0, 0, 0], radius: 0.25, wall, turn: 0.5 })
  expect(Math.max(...along(below, 2))).toBeLessThan(-0.24)
})
