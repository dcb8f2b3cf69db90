import { isFine, segments } from '../kernel/detail.ts'
import { textOnWall } from '../kernel/lettering.ts'
import { gridMesh, type Mesh, mapMesh, merge } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { curve } from '../kernel/spline.ts'
import { lathe } from '../kernel/sweep.ts'
import { add, clamp, dot, lerp, mul, rad, steps, TURN, type Vec } from '../kernel/vector.ts'
import { carve } from './carve.ts'
import { crownOf, type Tread, treadOf } from './tread.ts'

/** `width` is half of the tyre's. `text` is on both sidewalls, twice. */
export type TyreSpec = {
  x: number
  z: number
  radius: number
  width: number
  rim: number
  tread: Tread
  text: string
  /** Lean angle of the machine in degrees. The contact patch is flattened at this angle. */
  lean?: number
}

/** Depth in metres that the weight flattens a tyre. The axle is lower by that much. */
export const SAG = 0.004

const EDGE = rad(78)
/** Ratio of the tread's width along its curve to the width of the tyre. */
const REACH = 1.12

/** A tyre on the ground: cut tread, raised name on both sidewalls, flat contact patch. */
export function tyre(model: Model, spec: TyreSpec): void {
  const { x, z, radius, rim, text } = spec
  const at = [x, 0, z]
  const half = wallProfile(spec)
  const walls = ([1, -1] as const).map((side) =>
    lathe(
      [...half, crownAt(spec, EDGE)].map((q) => [q[0], side * q[1]]),
      { at, segments: 192 },
    ),
  )
  const h = Math.min(0.0155, (radius - rim) * 0.17)
  const relief = { at, radius: rim + 0.021 + (radius - rim) * 0.045, h, r: 0.0014 }
  const wall = (r: number) => wallAt(half, r)
  const letters = ([1, -1] as const).flatMap((side) =>
    (isFine() ? [0, 0.5] : []).map((turn) => textOnWall(text, { ...relief, wall, turn, side })),
  )
  const body = standing(merge(crown(spec), walls, letters), spec)
  model.add('rubber', body, 52)
  if (!isFine()) model.add('gap', merge(ribbons(spec)))
}

/**
 * [radius, half width] from the bead to the tread's edge: a ring over the rim's lip, then the
 * sidewall with two fine ribs.
 */
function wallProfile({ radius, rim, width: w }: TyreSpec): Vec[] {
  const height = radius - rim
  const bead = w * 0.68
  const wall = curve(
    [
      [rim + 0.021, bead * 1.07, 0],
      [rim + height * 0.4, w * 0.93, 0],
      [rim + height * 0.53, w * 0.99, 0],
      [rim + height * 0.6, w * 1.004, 0],
    ],
    11,
  )
  const ribs = (t: number) => (Math.abs(t - 0.2) < 0.04 || Math.abs(t - 0.8) < 0.04 ? 0.0009 : 0)
  return [
    [rim - 0.004, bead * 0.94],
    [rim + 0.008, bead * 0.99],
    [rim + 0.0135, bead * 1.02],
    [rim + 0.015, bead * 1.1],
    [rim + 0.018, bead * 1.11],
    ...wall.map((q, i) => [q[0], q[1] + ribs(i / (wall.length - 1))]),
  ]
}

/**
 * [radius, across] of the uncut tread at an angle of its arc. Its shoulders project slightly over
 * the sidewalls.
 */
function crownAt({ radius, rim, width: w, tread }: TyreSpec, angle: number): Vec {
  const fall = Math.min(crownOf(tread), 0.39 / (1 - Math.cos(EDGE))) * (radius - rim)
  return [radius - fall * (1 - Math.cos(angle)), (w * 1.012 * Math.sin(angle)) / Math.sin(EDGE)]
}

/** The tread from shoulder to shoulder, with grooves at a high detail. */
function crown(spec: TyreSpec): Mesh {
  const { x, z, radius, width: w, tread } = spec
  const { count, step, depth, clearOf } = treadOf(tread, radius, w * REACH)
  const put = (angle: number, bent: number, sunk = 0): Vec => {
    const [r, y] = crownAt(spec, bent)
    return [x + (r - sunk) * Math.cos(angle), y, z + (r - sunk) * Math.sin(angle)]
  }
  const fine = isFine()
  const across = steps(2 * (fine ? Math.round((w * 1.25) / step) : segments(18, 6)) + 1)
  const around = fine ? count * Math.round((TURN * radius) / count / step) : segments(200, 48)
  const grid = across.map((t) => {
    const bent = lerp(-EDGE, EDGE, t)
    return steps(around + 1).map((turn) => {
      const clear = fine ? clearOf(turn * TURN, (bent / EDGE) * w * REACH) : 1
      return [turn * TURN, bent, clear] as const
    })
  })
  return carve(grid, depth, put)
}

/** Grooves as dark strips on an uncut tread. */
function ribbons(spec: TyreSpec): Mesh[] {
  const { x, z, radius, width: w, tread } = spec
  return treadOf(tread, radius, w * REACH).strips.map((strip) =>
    gridMesh(
      strip.map((row) =>
        row.map(([angle, across]) => {
          const [r, y] = crownAt(spec, clamp(across / w / REACH, -1, 1) * EDGE)
          return [x + (r + 0.0014) * Math.cos(angle), y, z + (r + 0.0014) * Math.sin(angle)]
        }),
      ),
    ),
  )
}

function wallAt(half: Vec[], r: number): number {
  const i = clamp(
    half.findIndex((q) => q[0] > r),
    1,
    half.length - 1,
  )
  const [a, b] = [half[i - 1], half[i]]
  return lerp(a[1], b[1], clamp((r - a[0]) / (b[0] - a[0])))
}

/**
 * Flattens the tyre where it touches the ground, and pushes the sidewalls there slightly outwards.
 */
function standing(mesh: Mesh, { x, z, radius, rim, lean = 0 }: TyreSpec): Mesh {
  const reach = Math.sqrt(2 * radius * SAG) * 1.7
  const up = [0, -Math.sin(rad(lean)), Math.cos(rad(lean))]
  let floor = Number.POSITIVE_INFINITY
  mapMesh(mesh, (q) => {
    floor = Math.min(floor, dot(q, up) + SAG)
    return q
  })
  return mapMesh(mesh, (q) => {
    if (q[2] > z - rim * 0.8) return q
    const near = clamp(1 - Math.abs(q[0] - x) / reach)
    const along = clamp((Math.hypot(q[0] - x, q[2] - z) - rim) / (radius - rim))
    const bulge = 0.055 * near * near * (3 - 2 * near) * Math.sin(Math.PI * along)
    const pressed = [q[0], q[1] * (1 + bulge), q[2]]
    return add(pressed, mul(up, Math.max(0, floor - dot(pressed, up))))
  })
}
