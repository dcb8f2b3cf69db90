// Shared parts of several accessories: hex bolts, turned bodies, and bodies stacked from outlines.
import { gridMesh, type Mesh } from '../../kernel/mesh.ts'
import type { Model } from '../../kernel/model.ts'
import { outline, roundProfile } from '../../kernel/spline.ts'
import { lathe } from '../../kernel/sweep.ts'
import { add, mul, norm, rad, steps, type Vec } from '../../kernel/vector.ts'

/**
 * A hexagon head with a flange. Its underside is at `at`; `r` is half the width across the corners.
 */
export function hexBolt(model: Model, at: Vec, axis: Vec, r = 0.007, material = 'zinc'): void {
  const a = norm(axis)
  const flange = [
    [0.0001, r * 0.24],
    [r * 1.25, r * 0.24],
    [r * 1.35, r * 0.1],
    [r * 1.35, -r * 0.2],
  ]
  const head = [
    [0.0001, r * 0.86],
    [r * 0.8, r * 0.86],
    [r, r * 0.72],
    [r, 0],
  ]
  model
    .add(material, lathe(flange, { at, axis: a, segments: 28 }))
    .add(material, lathe(head, { at: add(at, mul(a, r * 0.2)), axis: a, segments: 6 }), 20)
}

/** A button-head screw with a hexagon socket. */
export function capScrew(model: Model, at: Vec, axis: Vec, r = 0.006, material = 'zinc'): void {
  const dome = [
    [r * 0.46, r * 0.5],
    [r * 0.7, r * 0.46],
    [r * 0.92, r * 0.28],
    [r, 0],
    [r, -r * 0.3],
  ]
  model.add(material, lathe(dome, { at, axis, segments: 30 }))
  const socket = [
    [0.0001, r * 0.1],
    [r * 0.46, r * 0.1],
    [r * 0.46, r * 0.5],
  ]
  model.add('gap', lathe(socket, { at, axis, segments: 6 }), 20)
}

/** A solid of revolution with its edges rounded; points are [radius, along]. */
export function turned(
  profile: readonly Vec[],
  at: Vec,
  axis: Vec,
  edge = 0.002,
  segments = 48,
): Mesh {
  return lathe(roundProfile(profile, edge), { at, axis, segments })
}

/** A rounded rectangle around the origin, as [x, y] points. */
export const rounded = (length: number, width: number, radius: number, segments = 8): Vec[] =>
  outline(
    [
      [-length / 2, -width / 2],
      [length / 2, -width / 2],
      [length / 2, width / 2],
      [-length / 2, width / 2],
    ],
    radius,
    segments,
  )

/**
 * A body stacked from horizontal rounded rectangles. Levels are [z, length, width, corner radius, x
 * of the centre].
 */
export function stack(levels: readonly Vec[], segments = 8): Mesh {
  const rows = levels.map(([z, length, width, radius, x = 0]) =>
    rounded(length, width, radius, segments).map((q) => [q[0] + x, q[1], z]),
  )
  return gridMesh(rows, { closedColumns: true, capStart: true, capEnd: true })
}

/**
 * Levels of a body's rounded upper or lower edge. They start at the wall and end at the flat face,
 * `r` metres higher and further in.
 */
export function edgeLevels(wall: Vec, r: number, direction: 1 | -1, count = 6): Vec[] {
  const [z, length, width, radius, x = 0] = wall
  const levels = steps(count).map((t) => {
    const inset = r * (1 - Math.cos(rad(90 * t)))
    const rise = direction * (r * Math.sin(rad(90 * t)))
    return [z + rise, length - 2 * inset, width - 2 * inset, Math.max(0.002, radius - inset), x]
  })
  return direction > 0 ? levels : levels.toReversed()
}
