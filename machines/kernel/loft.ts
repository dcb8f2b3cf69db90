// A loft: stations along the machine's side view with super-elliptic cross-sections, joined by splines.
import { liftAtDetail, segments } from './detail.ts'
import { gridMesh, type Mesh } from './mesh.ts'
import { knotsOf, spline } from './spline.ts'
import { clamp, lerp, mix, steps, type Vec } from './vector.ts'

/**
 * One cross-section: centre (x, z, y), half width `w`, heights `t` up and `b` down, and the tilt
 * `a` in radians. `et` and `eb` are the exponents of the upper and lower half: 2 is an ellipse,
 * less than 2 creases the widest line.
 */
export type Station = {
  x: number
  z: number
  w: number
  t: number
  b: number
  et?: number
  eb?: number
  a?: number
  y?: number
}

/**
 * `q` is the number of points in a quarter of the ring. `start` and `end` are the lengths over
 * which the loft closes roundly.
 */
export type LoftOptions = { n?: number; q?: number; start?: number; end?: number }

export type Loft = { ring: (along: number, lift?: number) => Vec[]; length: number; count: number }

type AlongOrFixed = number | ((t: number) => number)

export function loftSurface(
  stations: readonly Station[],
  { q: fully = 14, start = 0, end = 0 }: LoftOptions = {},
): Loft {
  const q = segments(fully, 6)
  const knots = knotsOf(stations.length, 0.004, (a, b) =>
    Math.hypot(stations[b].x - stations[a].x, stations[b].z - stations[a].z),
  )
  const at = spline(
    knots,
    stations.map((s) => [s.x, s.z, s.w, s.t, s.b, s.et ?? 2.4, s.eb ?? 2.4, s.a ?? 0, s.y ?? 0]),
  )
  const length = knots[knots.length - 1]
  const ring = (along: number, lift = 0): Vec[] => {
    const [x, z, w, t, b, et, eb, a, y] = at(clamp(along, 0, length))
    const scale = Math.max(0.002, Math.min(roundEnd(along, start), roundEnd(length - along, end)))
    const half = Math.max(0.0005, w * scale + lift)
    const upper = quarter(Math.max(0.6, et), q)
    const lower = quarter(Math.max(0.6, eb), q)
    const put = (side: number, c: Vec, height: number): Vec => [
      x - Math.sin(a) * c[1] * height,
      y + side * half * c[0],
      z + Math.cos(a) * c[1] * height,
    ]
    const [up, down] = [t * scale + lift, -(b * scale + lift)]
    return [
      ...upper.slice(0, q).map((c) => put(1, c, up)),
      ...upper
        .slice(1)
        .reverse()
        .map((c) => put(-1, c, up)),
      ...lower.slice(0, q).map((c) => put(-1, c, down)),
      ...lower
        .slice(1)
        .reverse()
        .map((c) => put(1, c, down)),
    ]
  }
  return { ring, length, count: 4 * q }
}

export function loft(stations: readonly Station[], options: LoftOptions = {}): Mesh {
  const { n = 64, start = 0, end = 0 } = options
  const surface = loftSurface(stations, options)
  const eased = steps(segments(9, 3) + 1)
    .slice(0, -1)
    .map((t) => 1 - Math.cos((t * Math.PI) / 2))
  const along = steps(segments(n - 1, 2 * stations.length) + 1).map((t) => t * surface.length)
  if (start) along.push(...eased.map((t) => start * t))
  if (end) along.push(...eased.map((t) => surface.length - end * t))
  along.sort((a, b) => a - b)
  const rows = along
    .filter((u, i) => i === 0 || u - along[i - 1] > 1e-5)
    .map((u) => surface.ring(u))
  return gridMesh(rows, { closedColumns: true, capStart: true, capEnd: true })
}

/**
 * Returns a point of the ring: 0 is the left shoulder, .25 the top, .5 the right shoulder, .75 the
 * bottom.
 */
export function onRing(ring: readonly Vec[], around: number): Vec {
  const place = (((around % 1) + 1) % 1) * ring.length
  const k = Math.floor(place)
  return mix(ring[k % ring.length], ring[(k + 1) % ring.length], place - k)
}

/**
 * A strip of a loft's surface from `u0` to `u1` (shares of its length), between two lines around
 * it, offset outwards.
 */
export function loftStrip(
  stations: readonly Station[],
  options: LoftOptions,
  strip: {
    u0?: number
    u1?: number
    v0: AlongOrFixed
    v1: AlongOrFixed
    lift?: number
    n?: number
    m?: number
  },
): Mesh {
  const { u0 = 0, u1 = 1, lift = 0.0008, n = 48, m = 8 } = strip
  const surface = loftSurface(stations, options)
  const across = steps(segments(m, 2) + 1)
  const rows = steps(segments(n - 1, 6) + 1).map((s) => {
    const ring = surface.ring(lerp(u0, u1, s) * surface.length, liftAtDetail(lift))
    return across.map((f) => onRing(ring, lerp(valueAt(strip.v0, s), valueAt(strip.v1, s), f)))
  })
  return gridMesh(rows)
}

/** Points along a loft's surface, for seams, piping and trims. */
export function loftLine(
  stations: readonly Station[],
  options: LoftOptions,
  line: { u0?: number; u1?: number; v: AlongOrFixed; lift?: number; n?: number },
): Vec[] {
  const { u0 = 0, u1 = 1, lift = 0, n = 40 } = line
  const surface = loftSurface(stations, options)
  return steps(segments(n - 1, 6) + 1).map((s) =>
    onRing(surface.ring(lerp(u0, u1, s) * surface.length, liftAtDetail(lift)), valueAt(line.v, s)),
  )
}

export const valueAt = (v: AlongOrFixed, t: number): number => (typeof v === 'function' ? v(t) : v)

function roundEnd(distance: number, over: number): number {
  return over > 0 && distance < over ? Math.sqrt(Math.max(0, 1 - (1 - distance / over) ** 2)) : 1
}

const quarters = new Map<string, Vec[]>()

/**
 * A quarter of a superellipse from (1, 0) to (0, 1), resampled by arc length. The exponent is
 * rounded to steps of 1/4096.
 */
export function quarter(asked: number, count: number): Vec[] {
  const exponent = Math.round(asked * 4096) / 4096
  const key = `${exponent}/${count}`
  const known = quarters.get(key)
  if (known) return known
  const fine = steps(97).map((t) => {
    const angle = (t * Math.PI) / 2
    return [Math.abs(Math.cos(angle)) ** (2 / exponent), Math.sin(angle) ** (2 / exponent)]
  })
  const sums = knotsOf(97, 0, (a, b) =>
    Math.hypot(fine[b][0] - fine[a][0], fine[b][1] - fine[a][1]),
  )
  let k = 0
  const made = steps(count + 1).map((t) => {
    const target = sums[96] * t
    while (k < 95 && sums[k + 1] < target) k++
    const f = clamp((target - sums[k]) / (sums[k + 1] - sums[k] || 1))
    return [lerp(fine[k][0], fine[k + 1][0], f), lerp(fine[k][1], fine[k + 1][1], f)]
  })
  quarters.set(key, made)
  return made
}
