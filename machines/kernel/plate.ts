import earcut from 'earcut'
import { isFine, segments } from './detail.ts'
import { gridMesh, type Mesh, merge } from './mesh.ts'
import { thinnedOutline } from './thin.ts'
import { add, mul, norm, sub, TURN, type Vec } from './vector.ts'

export type PlateOptions = {
  bevel?: number
  holes?: readonly (readonly Vec[])[]
  segments?: number
}

/** An outline in the side view ([x, z]), extruded from y0 to y1, with bevelled edges. */
export function plate(
  outline: readonly Vec[],
  y0: number,
  y1: number,
  options: PlateOptions = {},
): Mesh {
  const { bevel = 0.002, holes = [], segments: pieces = 2 } = options
  const [low, high] = [Math.min(y0, y1), Math.max(y0, y1)]
  const isBevelled = bevel > 0 && (isFine() || bevel >= 0.001)
  const b = isBevelled ? Math.min(bevel, (high - low) * 0.45) : 0
  const count = isBevelled ? segments(pieces, 1) : 0
  const contours = [wound(outline, 1), ...holes.map((hole) => wound(hole, -1))].map(thinnedOutline)
  const insets = contours.map(inwards)
  const ring = (c: number, y: number, inset: number): Vec[] =>
    contours[c].map((q, i) => [q[0] + insets[c][i][0] * inset, y, q[1] + insets[c][i][1] * inset])
  const edge = Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((i / (count || 1)) * Math.PI) / 2
    return { depth: b * (1 - Math.sin(angle)), inset: b * (1 - Math.cos(angle)) }
  })
  const side = (c: number) => [
    ...edge.toReversed().map((e) => ring(c, low + b - (b - e.depth), e.inset)),
    ...edge.map((e) => ring(c, high - e.depth, e.inset)),
  ]
  const sides = contours.map((_, c) =>
    gridMesh(orderedSides(side(c)), { closedColumns: true, whole: true }),
  )
  const flat = contours.flatMap((_, c) => ring(c, 0, b))
  const starts = contours
    .slice(1)
    .map((_, i) => contours.slice(0, i + 1).reduce((sum, c) => sum + c.length, 0))
  const triangles = earcut(
    flat.flatMap((q) => [q[0], q[2]].map(toGrid)),
    starts,
  )
  const face = (y: number): Mesh => ({
    points: flat.flatMap((q) => [q[0], y, q[2]]),
    triangles: [...triangles],
  })
  return merge([...sides, face(low), face(high)])
}

/**
 * Rounds to steps of 8 µm. Triangulation of integers is exact, also for collinear points, where the
 * last bit of a sine would decide the side.
 */
const toGrid = (v: number): number => Math.round(v * 2 ** 17)

export function circle(x: number, z: number, r: number, n = 64): Vec[] {
  const count = segments(n, 8)
  return Array.from({ length: count }, (_, i) => [
    x + r * Math.cos((i / count) * TURN),
    z + r * Math.sin((i / count) * TURN),
  ])
}

/** Sorts rows from the lower face to the upper one. */
function orderedSides(rows: Vec[][]): Vec[][] {
  return rows.toSorted((a, b) => a[0][1] - b[0][1])
}

function wound(points: readonly Vec[], direction: 1 | -1): readonly Vec[] {
  const distinct = points.filter((p, i) => {
    const q = points[(i + 1) % points.length]
    return Math.hypot(p[0] - q[0], p[1] - q[1]) > 1e-7
  })
  const area = distinct.reduce((sum, p, i) => {
    const q = distinct[(i + 1) % distinct.length]
    return sum + p[0] * q[1] - q[0] * p[1]
  }, 0)
  return area * direction > 0 ? distinct : distinct.toReversed()
}

/**
 * Returns the direction into the material at each point. Its length keeps the edges parallel, up to
 * twice the inset.
 */
function inwards(points: readonly Vec[]): Vec[] {
  const n = points.length
  const flat = points.map((q) => [q[0], q[1], 0])
  return flat.map((p, i) => {
    const before = norm(sub(p, flat[(i + n - 1) % n]))
    const after = norm(sub(flat[(i + 1) % n], p))
    const sum = add([-before[1], before[0], 0], [-after[1], after[0], 0])
    const middle = norm(sum)
    const cosine = Math.max(0.5, middle[0] * -before[1] + middle[1] * before[0])
    return mul(middle, 1 / cosine)
  })
}
