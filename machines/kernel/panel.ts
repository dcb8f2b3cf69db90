// A panel: a bicubic patch through a grid of control points, with a thickness and a rolled rim.
import { isFine, liftAtDetail, segments } from './detail.ts'
import { valueAt } from './loft.ts'
import { gridMesh, type Mesh, merge } from './mesh.ts'
import { knotsOf, spline } from './spline.ts'
import { thinned } from './thin.ts'
import { add, cross, len, lerp, mul, norm, steps, sub, type Vec } from './vector.ts'

export type Grid = readonly (readonly Vec[])[]
export type PanelOptions = {
  nu?: number
  nv?: number
  thickness?: number
  symmetric?: boolean
  lip?: number
}
export type Surface = (u: number, v: number) => Vec

/**
 * Surface through a grid of control points. `symmetric` mirrors the columns at the centre plane;
 * the first column must lie on it.
 */
export function panelSurface(grid: Grid, symmetric = false): Surface {
  const full = symmetric
    ? grid.map((row) => [
        ...row
          .slice(1)
          .reverse()
          .map((q) => [q[0], -q[1], q[2]]),
        ...row,
      ])
    : grid
  const width = full[0].length
  const rowDistance = (a: number, b: number) => mean(full[a].map((q, j) => len(sub(q, full[b][j]))))
  const columnDistance = (a: number, b: number) => mean(full.map((row) => len(sub(row[a], row[b]))))
  const rowKnots = knotsOf(full.length, 1e-4, rowDistance)
  const columnKnots = knotsOf(width, 1e-4, columnDistance)
  const along = spline(
    rowKnots,
    full.map((row) => row.flatMap((q) => [q[0], q[1], q[2]])),
  )
  // A panel samples one row after the other, so the spline of a row is cached for all its points.
  let [rowAt, across] = [Number.NaN, (_: number): number[] => []]
  return (u, v) => {
    if (u !== rowAt) {
      const flat = along(rowKnots[rowKnots.length - 1] * u)
      const row = Array.from({ length: width }, (_, j) => flat.slice(3 * j, 3 * j + 3))
      rowAt = u
      across = spline(columnKnots, row)
    }
    return across(columnKnots[columnKnots.length - 1] * v)
  }
}

export function panel(grid: Grid, options: PanelOptions = {}): Mesh {
  const { nu = 40, nv = 40, thickness = 0.004, symmetric = false, lip = 3 } = options
  return solidify(pointsOf(grid, nu, nv, symmetric), thickness, lip)
}

/**
 * Samples the whole panel. A symmetric panel has an even number of segments across, so that one
 * line of points lies on the centre.
 */
function pointsOf(grid: Grid, nu: number, nv: number, symmetric: boolean): Vec[][] {
  const surface = panelSurface(grid, symmetric)
  const us = steps(segments(nu, grid.length) + 1)
  const vs = steps((nv % 2 ? segments(nv, 4) : 2 * segments(nv / 2, 3)) + 1)
  return us.map((u) => vs.map((v) => surface(u, v)))
}

/**
 * A moulded cover: a panel with a rounded edge that turns in by `flange` metres and gives it
 * visible depth. `thickness` is the wall's. The other options are those of `panel`.
 */
export function shell(
  grid: Grid,
  options: PanelOptions & { flange?: number; round?: number } = {},
): Mesh {
  const { nu = 40, nv = 40, symmetric = false } = options
  return flanged(pointsOf(grid, nu, nv, symmetric), options)
}

/** The same cover from points that are already sampled. */
export function flanged(
  rows: Grid,
  options: { thickness?: number; lip?: number; flange?: number; round?: number } = {},
): Mesh {
  const { thickness = 0.0025, lip = 3, flange = 0.01, round = 0.003 } = options
  const rounded = steps(segments(lip, 1) + 2).map((t) => [
    round * Math.sin((t * Math.PI) / 2),
    round * (1 - Math.cos((t * Math.PI) / 2)),
  ])
  const inner = round - thickness
  return withRim(rows, thickness, [
    ...rounded,
    [round, flange],
    [inner, flange],
    [inner, thickness],
    [0, thickness],
  ])
}

type Edge = number | ((t: number) => number)

/** A region cut out of a surface and offset from it: vents, lamps, graphics. */
export function subPanel(
  surface: Surface,
  region: {
    u0: number
    u1: number
    v0: Edge
    v1: Edge
    lift?: number
    thickness?: number
    n?: number
    m?: number
    lip?: number
  },
): Mesh {
  const { u0, u1, v0, v1, lift = 0.002, thickness = 0.003, n = 30, m = 12, lip = 2 } = region
  const across = steps(segments(m, 2) + 1)
  const rows = steps(segments(n, 6) + 1).map((s) => {
    const u = lerp(u0, u1, s)
    return across.map((f) => {
      const v = lerp(valueAt(v0, s), valueAt(v1, s), f)
      return add(surface(u, v), mul(surfaceNormal(surface, u, v), liftAtDetail(lift)))
    })
  })
  return solidify(rows, thickness, lip)
}

export function surfaceNormal(surface: Surface, u: number, v: number): Vec {
  const e = 0.003
  const alongU = sub(surface(Math.min(1, u + e), v), surface(Math.max(0, u - e), v))
  const alongV = sub(surface(u, Math.min(1, v + e)), surface(u, Math.max(0, v - e)))
  return norm(cross(alongU, alongV))
}

/** Gives an open grid of points a thickness (behind its normal) and a rounded rim. */
export function solidify(rows: Grid, thickness: number, lip = 3): Mesh {
  if (!thickness) return gridMesh(rows)
  const half = thickness / 2
  return withRim(
    rows,
    thickness,
    steps(segments(lip, 1) + 2).map((f) => [
      Math.sin(Math.PI * f) * Math.abs(half),
      half - Math.cos(Math.PI * f) * half,
    ]),
  )
}

/** Maximum wall thickness in metres at which front and back look the same from behind. */
const THIN = 0.0045

/**
 * A grid of points with a back behind its normals and a rim between: [reach outwards, depth] pairs.
 * At a lower detail the back is omitted, because a live view draws both sides of a face.
 */
function withRim(asked: Grid, thickness: number, rim: readonly Vec[]): Mesh {
  const rows = thinned(asked)
  const [bottom, right] = [rows.length - 1, rows[0].length - 1]
  const normals = rows.map((row, i) =>
    row.map((_, j) => {
      const alongRows = sub(rows[Math.min(bottom, i + 1)][j], rows[Math.max(0, i - 1)][j])
      return norm(cross(alongRows, sub(row[Math.min(right, j + 1)], row[Math.max(0, j - 1)])))
    }),
  )
  const back = rows.map((row, i) => row.map((q, j) => sub(q, mul(normals[i][j], thickness))))
  const loop = rimLoop(bottom, right)
  const outward = loop.map(([i, j]) => {
    let out: Vec = [0, 0, 0]
    if (i === 0) out = add(out, norm(sub(rows[0][j], rows[1][j])))
    if (i === bottom) out = add(out, norm(sub(rows[bottom][j], rows[bottom - 1][j])))
    if (j === 0) out = add(out, norm(sub(rows[i][0], rows[i][1])))
    if (j === right) out = add(out, norm(sub(rows[i][right], rows[i][right - 1])))
    return norm(out)
  })
  const rings = rim.map(([reach, depth]) =>
    loop.map(([i, j], k) =>
      add(sub(rows[i][j], mul(normals[i][j], depth)), mul(outward[k], reach)),
    ),
  )
  return merge(
    gridMesh(rows, { whole: true }),
    isFine() || Math.abs(thickness) > THIN ? gridMesh(back, { flip: true, whole: true }) : [],
    gridMesh(rings, { closedColumns: true, flip: true, whole: true }),
  )
}

function rimLoop(bottom: number, right: number): [number, number][] {
  const loop: [number, number][] = []
  for (let j = 0; j <= right; j++) loop.push([0, j])
  for (let i = 1; i <= bottom; i++) loop.push([i, right])
  for (let j = right - 1; j >= 0; j--) loop.push([bottom, j])
  for (let i = bottom - 1; i > 0; i--) loop.push([i, 0])
  return loop
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, v) => sum + v, 0) / values.length
