import type { Mesh } from '../kernel/mesh.ts'
import { lerp, type Vec } from '../kernel/vector.ts'

/**
 * A corner of the grid: its place on the surface, and its distance outside the grooves (negative
 * inside).
 */
type Corner = readonly [u: number, v: number, clear: number]

/**
 * A surface over a grid of [u, v] with grooves: the land above, the floor `depth` below, and walls
 * along the line where `clear` is 0. `put` maps to a point of the surface at a depth.
 */
export function carve(
  grid: readonly (readonly Corner[])[],
  depth: number,
  put: (u: number, v: number, depth: number) => Vec,
): Mesh {
  const points: number[] = []
  const triangles: number[] = []
  const emit = (polygon: readonly Vec[]) => {
    const first = points.length / 3
    for (const q of polygon) points.push(q[0], q[1], q[2])
    for (let i = 2; i < polygon.length; i++) triangles.push(first, first + i - 1, first + i)
  }
  for (let i = 1; i < grid.length; i++)
    for (let j = 1; j < grid[i].length; j++) {
      const cell = [grid[i - 1][j - 1], grid[i][j - 1], grid[i][j], grid[i - 1][j]]
      const land = kept(cell, 1)
      const floor = kept(cell, -1)
      if (land.length > 2) emit(land.map(([u, v]) => put(u, v, 0)))
      if (floor.length > 2) emit(floor.map(([u, v]) => put(u, v, depth)))
      const edge = crossings(cell)
      for (let k = 1; k < edge.length; k += 2) {
        const [[u0, v0], [u1, v1]] = [edge[k - 1], edge[k]]
        emit([put(u0, v0, 0), put(u1, v1, 0), put(u1, v1, depth), put(u0, v0, depth)])
      }
    }
  return { points, triangles }
}

/** Clips a cell to one side of the line. */
const kept = (cell: readonly Corner[], side: 1 | -1): Corner[] =>
  cell.flatMap((p, i) => {
    const q = cell[(i + 1) % cell.length]
    const own = p[2] * side >= 0 ? [p] : []
    return p[2] < 0 === q[2] < 0 ? own : [...own, crossing(p, q)]
  })

const crossings = (cell: readonly Corner[]): Corner[] =>
  cell.flatMap((p, i) => {
    const q = cell[(i + 1) % cell.length]
    return p[2] < 0 === q[2] < 0 ? [] : [crossing(p, q)]
  })

function crossing(p: Corner, q: Corner): Corner {
  const t = p[2] / (p[2] - q[2])
  return [lerp(p[0], q[0], t), lerp(p[1], q[1], t), 0]
}
