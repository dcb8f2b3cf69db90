// Basic shapes of furniture: boards, sheets with parallel lines, and repeated pieces.
import { type Mesh, merge, placed } from '../../machines/kernel/mesh.ts'
import { box } from '../../machines/kernel/sweep.ts'
import type { Vec } from '../../machines/kernel/vector.ts'

/** A board with slightly bevelled edges: 108 triangles. */
export const board = (at: Vec, size: Vec, edge = 0.003): Mesh => box(at, size, edge, 1)

/** Returns one mesh with copies of a mesh at several places. */
export const repeated = (mesh: Mesh, places: readonly Vec[]): Mesh =>
  merge(places.map((at) => placed(mesh, at)))

/** Returns numbers from `from` to `to` in steps of `step`. */
export const every = (step: number, from: number, to: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step + 1e-9) + 1 }, (_, i) => from + i * step)

/** Merges rectangles in the plane of the floor into one mesh; each is [x, y, length, width]. */
export function flats(places: readonly Vec[], z: number): Mesh {
  const mesh: Mesh = { points: [], triangles: [] }
  for (const [x, y, length, width] of places) {
    const first = mesh.points.length / 3
    for (const [a, b] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ])
      mesh.points.push(x + (a * length) / 2, y + (b * width) / 2, z)
    mesh.triangles.push(first, first + 1, first + 2, first, first + 2, first + 3)
  }
  return mesh
}

/**
 * Joints of a tiled floor: lines 4 mm wide around slabs of `size`. With `isShifted`, every other
 * row is offset by half a slab.
 */
export function joints(area: Vec, size: Vec, z: number, width = 0.004, isShifted = false): Mesh {
  const [x0, x1, y0, y1] = area
  const rows = every(size[1], y0, y1)
  const lines: Vec[] = rows.map((y) => [(x0 + x1) / 2, y, x1 - x0, width])
  for (const [i, y] of rows.entries())
    for (const x of every(size[0], x0 + (isShifted && i % 2 ? size[0] / 2 : 0), x1))
      lines.push([x, y + size[1] / 2, width, size[1]])
  return flats(lines, z)
}
