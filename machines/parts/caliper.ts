import type { Model } from '../kernel/model.ts'
import { plate } from '../kernel/plate.ts'
import { outline, roundProfile } from '../kernel/spline.ts'
import { bolt, cylinder, lathe } from '../kernel/sweep.ts'
import { rad, steps, type Vec } from '../kernel/vector.ts'

export type CaliperSpec = {
  x: number
  z: number
  /** Plane and radius of the disc. */
  y: number
  radius: number
  angle: number
  side: number
  material: string
  pistons: 1 | 2 | 4
}
export type Grip = { bolts: readonly [Vec, Vec]; hose: Vec }

const SPREAD = { 1: 21, 2: 26, 4: 31 }

const OUTER = { 1: 0.026, 2: 0.026, 4: 0.033 }

/** Maps to the disc's plane: a radius, and a share of half the caliper's length from its centre. */
function polarOf({ x, z, radius, angle, pistons }: CaliperSpec) {
  const half = rad(SPREAD[pistons]) * Math.min(1.15, 0.135 / radius)
  return (r: number, share: number): Vec => {
    const a = rad(angle) + share * half
    return [x + r * Math.cos(a), z + r * Math.sin(a)]
  }
}

/** Returns the positions of a caliper's mounting bolts ([x, z]) and the end of its hose. */
export function gripOf(spec: CaliperSpec): Grip {
  const { y, radius: r, side, pistons } = spec
  const polar = polarOf(spec)
  const [hx, hz] = polar(r + 0.014, -0.4)
  return {
    bolts: [polar(r + 0.002, -0.94), polar(r + 0.002, 0.94)],
    hose: [hx, y + side * OUTER[pistons] * 0.6, hz],
  }
}

/**
 * A caliper over the disc's edge at `angle` degrees: two halves, bridge, pads, pistons, bleeder.
 * Returns its mounting points.
 */
export function caliper(model: Model, spec: CaliperSpec): Grip {
  const { y, radius: r, side, material, pistons } = spec
  const polar = polarOf(spec)
  const out = (depth: number) => y + side * depth
  const arc = (rr: number, from: number, to: number) =>
    steps(11).map((t) => polar(rr, from + (to - from) * t))
  const [deep, inner] = [0.052, r - 0.043]
  const shape = outline(
    [
      ...arc(r + 0.012, -0.9, 0.9),
      polar(r - 0.012, 1),
      ...arc(inner, 0.74, -0.74),
      polar(r - 0.012, -1),
    ],
    0.006,
    4,
  )
  const outer = OUTER[pistons]
  model.add(material, plate(shape, out(0.0062), out(outer), { bevel: 0.005, segments: 4 }), 40)
  model.add(
    material,
    plate(shape, out(-0.0062), out(pistons === 4 ? -0.026 : -0.034), { bevel: 0.005, segments: 4 }),
    40,
  )
  for (const s of [1, -1]) {
    const post = outline(
      [...arc(r + 0.021, 0.5 * s, 0.94 * s), ...arc(r + 0.004, 0.94 * s, 0.5 * s)],
      0.003,
    )
    model.add(material, plate(post, out(-0.026), out(outer - 0.002), { bevel: 0.003 }), 40)
    const pad = [...arc(r - 0.002, -1.04, 1.04), ...arc(r - 0.034, 1.0, -1.0)]
    model.add('darkmetal', plate(pad, out(s * 0.0026), out(s * 0.0062), { bevel: 0.0006 }))
  }
  const [px, pz] = polar(r + 0.008, 0)
  model.add('metal', cylinder([px, out(-0.024), pz], [px, out(outer + 0.002), pz], 0.0032))
  for (const share of PISTONS[pistons]) {
    const [bx, bz] = polar(r - 0.018, share)
    model.add(
      material,
      lathe(boss, { at: [bx, out(outer - 0.001), bz], axis: [0, side, 0], segments: 36 }),
      30,
    )
    model.add(
      'darkmetal',
      lathe(cover, { at: [bx, out(outer + 0.003), bz], axis: [0, side, 0], segments: 30 }),
    )
  }
  const grip = gripOf(spec)
  for (const q of grip.bolts)
    model.add('chrome', bolt([q[0], out(outer), q[1]], [0, side, 0], 0.0068, 0.006), 24)
  const nipple = polar(r - deep * 0.4, 0.84)
  model.add(
    'metal',
    cylinder(
      [nipple[0], out(outer), nipple[1]],
      [nipple[0], out(outer + 0.012), nipple[1]],
      0.0034,
    ),
  )
  model.add(
    'rubber',
    cylinder(
      [nipple[0], out(outer + 0.008), nipple[1]],
      [nipple[0], out(outer + 0.016), nipple[1]],
      0.0044,
    ),
  )
  const banjo = polar(r + 0.014, -0.4)
  model.add('metal', bolt([banjo[0], out(outer), banjo[1]], [0, side, 0], 0.0075, 0.006), 24)
  return grip
}

const PISTONS = { 1: [0], 2: [-0.42, 0.42], 4: [-0.46, 0.46] }

const boss = roundProfile(
  [
    [0.0001, 0.003],
    [0.0145, 0.003],
    [0.0165, -0.003],
  ],
  0.0016,
)
const cover = roundProfile(
  [
    [0.0001, -0.0006],
    [0.0075, -0.0006],
    [0.0085, 0.0016],
    [0.0108, 0.0016],
    [0.0112, -0.002],
  ],
  0.0006,
)
