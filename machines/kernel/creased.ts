import { isFine, segments } from './detail.ts'
import type { Surface } from './panel.ts'
import { curve, fillet } from './spline.ts'
import { add, clamp, cross, lerp, mix, mul, norm, steps, sub, type Vec } from './vector.ts'

/**
 * A line along a body of bent sheet, the bend radius there in metres, and the swell of the sheet up
 * to the next line.
 */
export type Crease = { line: readonly Vec[]; round: number; swell?: number }
/**
 * `at` samples the sheet: `k` counts creases (2.5 is between the third and the fourth), and `v`
 * runs along them from 0 to 1.
 */
export type Creased = { rows: Vec[][]; at: Surface }

/** Builds a sheet over adjacent lines. All lines must have the same number of points. */
export function creased(creases: readonly Crease[], { m: finely = 48, pieces = 3 } = {}): Creased {
  const m = segments(finely, 16)
  const lines = creases.map(({ line }) => fair(curve(line, m)))
  const columns = steps(m).map((_, j) =>
    fillet(across(creases, lines, j), 0, isFine() ? pieces : 1),
  )
  const rows = columns[0].map((_, i) => columns.map((column) => column[i]))
  // Each crease and each middle between two has the same number of rows; the first and the last
  // crease have one row.
  const each = (rows.length - 2) / (2 * creases.length - 3)
  const rowOf = (i: number) => clamp(0.5 + each * (2 * i - 0.5), 0, rows.length - 1)
  return {
    rows,
    at: (k, v) => {
      const i = Math.floor(k)
      return between(rows, lerp(rowOf(i), rowOf(i + 1), k - i), v * (m - 1))
    },
  }
}

/** Points of all creases in one cross-section, with a swollen middle point between each two. */
function across(creases: readonly Crease[], lines: readonly Vec[][], j: number): Vec[] {
  return lines.flatMap((line, i) => {
    const here = [...line[j], creases[i].round]
    if (i === lines.length - 1) return [here]
    const next = lines[i + 1]
    const [before, after] = [Math.max(0, j - 1), Math.min(line.length - 1, j + 1)]
    const middle = mix(line[j], next[j], 0.5)
    const along = sub(mix(line[after], next[after], 0.5), mix(line[before], next[before], 0.5))
    const out = norm(cross(sub(next[j], line[j]), along))
    return [here, [...add(middle, mul(out, creases[i].swell ?? 0)), 1]]
  })
}

/**
 * Smooths a line between its ends. A spline changes its curvature in steps at its points, and a
 * reflective sheet would show them.
 */
function fair(line: readonly Vec[]): Vec[] {
  let even = [...line]
  for (let round = 0; round < 10; round++)
    even = even.map((q, i) =>
      i === 0 || i === even.length - 1 ? q : mix(q, mix(even[i - 1], even[i + 1], 0.5), 0.5),
    )
  return even
}

/**
 * Puts the mirror image of a body's left half before it. The first crease must lie in the centre
 * plane.
 */
export const mirrored = (half: readonly Crease[]): Crease[] => [
  ...half
    .map(({ line, round }, i) => ({
      line: line.map(([x, y, z]): Vec => [x, -y, z]),
      round,
      swell: half[i - 1]?.swell,
    }))
    .slice(1)
    .toReversed(),
  ...half,
]

function between(rows: readonly (readonly Vec[])[], row: number, column: number): Vec {
  const i = clamp(Math.floor(row), 0, rows.length - 2)
  const j = clamp(Math.floor(column), 0, rows[0].length - 2)
  const along = (line: readonly Vec[]) => mix(line[j], line[j + 1], column - j)
  return mix(along(rows[i]), along(rows[i + 1]), row - i)
}
