import { strokes } from '../kernel/lettering.ts'
import { gridMesh, type Mesh, mapMesh, merge } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { curve } from '../kernel/spline.ts'
import { lathe, tube } from '../kernel/sweep.ts'
import { clamp, lerp, rad, steps, TURN, type Vec } from '../kernel/vector.ts'
import { crownOf, type Tread, treadOf } from './tread.ts'

/** `width` is half of the tyre's; `text` stands on both walls, twice. */
export type TyreSpec = {
  x: number
  z: number
  radius: number
  width: number
  rim: number
  tread: Tread
  text: string
}

/** How far a standing machine's weight presses a tyre flat: its axle stands that much lower. */
export const SAG = 0.004

const EDGE = rad(78)

/** A tyre that stands on the floor: cut tread, its name in relief on both walls, flat below. */
export function tyre(model: Model, spec: TyreSpec): void {
  const { x, z, text } = spec
  const half = wallProfile(spec)
  const walls = [1, -1].map((side) =>
    lathe(
      [...half, crownAt(spec, EDGE)].map((q) => [q[0], side * q[1]]),
      { at: [x, 0, z], segments: 192 },
    ),
  )
  const letters = [1, -1].flatMap((side) =>
    [90, 270].map((degrees) => lettering(spec, half, text, side, rad(degrees))),
  )
  model.add('rubber', standing(merge(crown(spec), walls, letters), spec), 52)
}

/** [radius, half width] from the bead to the tread's edge: a ring over the rim's lip, then the wall with two fine ribs. */
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

/** [radius, across] of the uncut tread at an angle of its arc; its shoulders stand a little proud of the walls. */
function crownAt({ radius, rim, width: w, tread }: TyreSpec, angle: number): Vec {
  const fall = Math.min(crownOf(tread), 0.39 / (1 - Math.cos(EDGE))) * (radius - rim)
  return [radius - fall * (1 - Math.cos(angle)), (w * 1.012 * Math.sin(angle)) / Math.sin(EDGE)]
}

/** The cut tread from shoulder to shoulder. */
function crown(spec: TyreSpec): Mesh {
  const { x, z, radius, width: w, tread } = spec
  const { segments, cutter } = treadOf(tread, radius)
  const reach = w * 1.12
  const cutAt = cutter(reach)
  const half = Math.round((w * 2.5) / (w > 0.05 ? 0.0074 : 0.0062))
  const rows = steps(2 * half + 1).map((t) => {
    const bent = lerp(-EDGE, EDGE, t)
    return Array.from({ length: segments }, (_, j) => {
      const angle = (j / segments) * TURN
      const cut = cutAt(angle, (bent / EDGE) * reach)
      const [r, y] = crownAt(spec, clamp(bent + (cut.across / reach) * EDGE, -EDGE, EDGE))
      const turned = angle + cut.around / radius
      return [x + (r - cut.depth) * Math.cos(turned), y, z + (r - cut.depth) * Math.sin(turned)]
    })
  })
  return gridMesh(rows, { closedColumns: true })
}

/** A text bent around the wall, its feet towards the hub. */
function lettering(spec: TyreSpec, half: Vec[], text: string, side: number, around: number): Mesh {
  const { x, z, rim, radius } = spec
  const height = Math.min(0.014, (radius - rim) * 0.15)
  const foot = rim + 0.021 + (radius - rim) * 0.045
  const { lines, width } = strokes(text, height, 0)
  const at = ([px, py]: Vec): Vec => {
    const r = foot + py
    const angle = around + (side * (px - width / 2)) / (foot + height / 2)
    return [x + r * Math.cos(angle), side * wallAt(half, r), z + r * Math.sin(angle)]
  }
  return merge(lines.map((line) => tube(line.map(at), 0.0011, { m: 5, up: [0, 1, 0] })))
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

/** Flat where it touches the floor, and the walls beside that pressed a little outwards. */
function standing(mesh: Mesh, { x, z, radius, rim }: TyreSpec): Mesh {
  const reach = Math.sqrt(2 * radius * SAG) * 1.7
  const floor = z - radius + SAG
  return mapMesh(mesh, (q) => {
    if (q[2] > z - rim * 0.8) return q
    const near = clamp(1 - Math.abs(q[0] - x) / reach)
    const along = clamp((Math.hypot(q[0] - x, q[2] - z) - rim) / (radius - rim))
    const bulge = 0.055 * near * near * (3 - 2 * near) * Math.sin(Math.PI * along)
    return [q[0], q[1] * (1 + bulge), Math.max(q[2], floor)]
  })
}
