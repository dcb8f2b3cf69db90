import { tolerance } from './detail.ts'
import type { Vec } from './vector.ts'

type Rows = readonly (readonly Vec[])[]

/** Maximum distance between vertices in metres. Occlusion and light exist at vertices only. */
const LONGEST = 0.06

/**
 * Removes rows and columns that lie, within this detail's tolerance, on straight lines between
 * their neighbours. A straight tube needs few rings, a tight bend all. At full detail nothing is
 * removed.
 */
export function thinned(
  rows: Rows,
  {
    closedRows = false,
    closedColumns = false,
  }: { closedRows?: boolean; closedColumns?: boolean } = {},
): Rows {
  const most = tolerance()
  if (most === 0) return rows
  const tall = closedRows ? rows : keep(rows, most, closedRows).map((i) => rows[i])
  const columns = tall[0].map((_, j) => tall.map((row) => row[j]))
  const wide = keep(columns, most, closedColumns)
  return tall.map((row) => wide.map((j) => row[j]))
}

/** Does the same for a closed outline in a plane. */
export function thinnedOutline(points: readonly Vec[]): readonly Vec[] {
  const most = tolerance()
  if (most === 0) return points
  const lines = points.map((q) => [[q[0], q[1], 0]])
  return keep(lines, most, true).map((i) => points[i])
}

/**
 * Selects the lines of points that stay: the first and the last, and of a closed grid at least one
 * in six.
 */
function keep(lines: Rows, most: number, isClosed: boolean): number[] {
  const count = isClosed ? lines.length : lines.length - 1
  const reach = isClosed ? Math.max(1, Math.floor(lines.length / 6)) : 12
  const kept = [0]
  for (let from = 0; from < count; ) {
    let to = from + 1
    while (to < count && to - from < reach && isStraight(lines, from, to + 1, most)) to++
    if (to < lines.length) kept.push(to)
    from = to
  }
  return kept
}

/** Returns `true` if every point between two lines lies on their chord and no chord is too long. */
function isStraight(lines: Rows, from: number, to: number, most: number): boolean {
  const [first, last] = [lines[from], lines[to % lines.length]]
  for (let k = 0; k < first.length; k++) {
    const [a, b] = [first[k], last[k]]
    const [x, y, z] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]]
    const square = x * x + y * y + z * z
    if (square > LONGEST * LONGEST) return false
    for (let i = from + 1; i < to; i++) {
      const p = lines[i][k]
      const [u, v, w] = [p[0] - a[0], p[1] - a[1], p[2] - a[2]]
      const t = square > 0 ? Math.min(1, Math.max(0, (u * x + v * y + w * z) / square)) : 0
      if ((u - t * x) ** 2 + (v - t * y) ** 2 + (w - t * z) ** 2 > most * most) return false
    }
  }
  return true
}
