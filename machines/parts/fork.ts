import { mapMesh } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { circle, plate } from '../kernel/plate.ts'
import { outline, roundProfile } from '../kernel/spline.ts'
import { bolt, cylinder, lathe } from '../kernel/sweep.ts'
import { mul, type Vec } from '../kernel/vector.ts'

/**
 * Returns a point along the fork: metres up from the axle, across the machine, forward of the legs'
 * plane.
 */
export type ForkAt = (along: number, y?: number, out?: number) => Vec
export type Leg = {
  at: ForkAt
  axis: Vec
  y: number
  side: number
  material: string
  /** Radius of the inner tube. */
  tube: number
}

/** Upper end of the legs in the upper yoke, in metres along the fork. */
const TOP = 0.745

export const outerRadius = (fork: 'usd' | 'telescopic', tube: number): number =>
  fork === 'usd' ? tube * 1.32 : tube

/**
 * Upside-down leg: a bright inner tube below, a thicker outer tube in the yokes, and a forged foot
 * around the axle.
 */
export function usdLeg(model: Model, leg: Leg): void {
  const { at, axis, y, material, tube } = leg
  const big = outerRadius('usd', tube)
  model.add('chrome', cylinder(at(0.06, y), at(0.34, y), tube))
  const upper = [
    [tube, 0, 0],
    [big * 1.03, 0],
    [big * 1.03, 0.03],
    [big, 0.034],
    [big, TOP - 0.285],
    [0.0001, TOP - 0.285, 0],
  ]
  turned(model, leg, material, 0.285, upper)
  turned(model, leg, 'rubber', 0.272, [
    [tube, 0],
    [tube * 1.2, 0.001],
    [tube * 1.26, 0.006],
    [tube * 1.16, 0.008],
    [big, 0.013],
  ])
  turned(model, leg, 'black', 0.415, [
    [big, 0],
    [big * 1.045, 0.001],
    [big * 1.045, 0.006],
    [big, 0.007],
  ])
  foot(model, leg, 'black', tube * 1.18)
  cap(model, at(TOP, y), axis, big * 0.62, material === 'black' ? 'metal' : 'red')
}

/**
 * Conventional leg: bright inner tube above, cast slider with bosses below, and a ribbed dust seal
 * between.
 */
export function telescopicLeg(model: Model, leg: Leg): void {
  const { at, axis, y, side, material, tube } = leg
  const r = tube * 1.38
  model.add('chrome', cylinder(at(0.3, y), at(TOP, y), tube))
  turned(model, leg, material, 0, [
    [0.0001, -0.018, 0],
    [r * 0.86, -0.018],
    [r * 0.96, 0],
    [r, 0.06],
    [r, 0.285],
    [r * 1.1, 0.296],
    [r * 1.12, 0.338],
    [tube, 0.342, 0],
  ])
  const seal = [0, 1, 2].flatMap((i) => [
    [tube * 1.2, 0.004 + i * 0.006],
    [tube * 1.3, 0.006 + i * 0.006],
    [tube * 1.2, 0.009 + i * 0.006],
  ])
  turned(model, leg, 'rubber', 0.34, [
    [tube, 0],
    [tube * 1.42, 0],
    [tube * 1.4, 0.004],
    ...seal,
    [tube, 0.024],
  ])
  for (const along of [0.2, 0.262])
    model.add(material, cylinder(at(along, y), at(along, y - side * (r + 0.016)), 0.0095))
  model.add(
    material,
    cylinder(at(0, y - side * 0.022), at(0, y + side * 0.02), r * 1.24, { bevel: 0.004 }),
  )
  model.add('metal', bolt(at(0.035, y, -r), mul(forward(leg), -1), 0.006, 0.005), 24)
  model.add(
    'black',
    cylinder(at(0.215, y + side * r * 0.7), at(0.215, y + side * (r + 0.004)), 0.0165),
  )
  model.add('amber', cylinder(at(0.215, y + side * r), at(0.215, y + side * (r + 0.0055)), 0.0145))
  axleEnd(model, leg, 0.021)
  cap(model, at(TOP, y), axis, tube * 0.9, 'metal')
}

const forward = ({ axis }: Leg): Vec => [axis[2], 0, -axis[0]]

function turned(
  model: Model,
  { at, axis, y }: Leg,
  material: string,
  from: number,
  profile: Vec[],
) {
  model.add(material, lathe(roundProfile(profile, 0.0016), { at: at(from, y), axis, segments: 48 }))
}

/** The forged axle clamp: an eye with a pinch slot, and a neck up to the tube. */
function foot(model: Model, leg: Leg, material: string, r: number): void {
  const { at, y, side } = leg
  const p = (along: number, out: number): Vec => {
    const [x, , z] = at(along, y, out)
    return [x, z]
  }
  const [cx, cz] = p(0, 0)
  const eye = outline(
    [
      p(-0.034, -0.012),
      p(-0.034, 0.012),
      p(-0.012, 0.032),
      p(0.03, 0.027),
      p(0.11, r * 0.9),
      p(0.11, -r * 0.9),
      p(0.03, -0.027),
      p(-0.012, -0.032),
    ],
    0.014,
    6,
  )
  model.add(
    material,
    plate(eye, y - 0.0165, y + 0.0165, {
      bevel: 0.005,
      segments: 4,
      holes: [circle(cx, cz, 0.0125, 32)],
    }),
    40,
  )
  model.add(material, cylinder(at(0.05, y), at(0.125, y), r, { bevel: 0.006 }))
  model.add(
    'gap',
    plate(
      [p(-0.035, -0.001), p(-0.035, 0.001), p(-0.01, 0.001), p(-0.01, -0.001)],
      y - 0.0168,
      y + 0.0168,
      { bevel: 0.0002 },
    ),
  )
  for (const k of [-0.009, 0.009])
    model.add('metal', bolt(at(-0.025, y + k, -0.016), mul(forward(leg), -1), 0.0048, 0.005), 24)
  axleEnd(model, { ...leg, side }, 0.017)
}

/** Nut, washer and thread of the axle outside a leg. */
function axleEnd(model: Model, { at, y, side }: Leg, out: number): void {
  const place = at(0, y + side * out)
  const axis = [0, side, 0]
  model.add('metal', lathe(washer, { at: place, axis, segments: 36 }))
  model.add('metal', lathe(nut, { at: place, axis, segments: 6 }), 20)
  model.add('darkmetal', cylinder(at(0, y), at(0, y + side * (out + 0.014)), 0.0066))
}

const washer = roundProfile(
  [
    [0.006, 0.002],
    [0.0165, 0.002],
    [0.0168, -0.002],
  ],
  0.0006,
)
const nut = roundProfile(
  [
    [0.006, 0.011],
    [0.0105, 0.011],
    [0.0132, 0.0085],
    [0.0132, 0.001],
  ],
  0.001,
)

function cap(model: Model, at: Vec, axis: Vec, r: number, material: string): void {
  const profile = [
    [0.0001, 0.004],
    [r * 0.42, 0.004],
    [r * 0.46, 0.01],
    [r * 0.86, 0.01],
    [r, 0.006],
    [r, -0.003],
  ]
  model.add(material, lathe(roundProfile(profile, 0.0008), { at, axis, segments: 32 }))
}

/**
 * One yoke: the bridge between the legs, a bolted clamp around each, and the nut of the steering
 * stem.
 */
export function yoke(
  model: Model,
  spec: {
    at: ForkAt
    axis: Vec
    along: number
    height: number
    half: number
    leg: number
    nut: boolean
  },
): void {
  const { at, axis, along, height, half: f, leg, nut: hasNut } = spec
  const r = leg + 0.0105
  const half = [
    [-0.078, -0.02],
    [-0.066, -0.04],
    [-0.03, -f + 0.03],
    [-r * 0.7, -f],
    [r * 0.7, -f],
    [0.016, -f + 0.036],
    [-0.01, -0.045],
  ]
  const bridge = outline([...half, ...half.toReversed().map((q) => [q[0], -q[1]])], 0.016, 6)
  const onAxis = (q: Vec): Vec => {
    const c = at(along + q[1], q[2], q[0])
    return [c[0], c[1], c[2]]
  }
  const lighten = [0.5, -0.5].map((s) => circle(-0.03, s * f, 0.0085, 24))
  model.add(
    'black',
    mapMesh(plate(bridge, 0, height, { bevel: 0.003, holes: lighten }), onAxis),
    40,
  )
  const out = [axis[2], 0, -axis[0]]
  for (const s of [1, -1]) {
    const clamp = [
      [leg * 0.98, -0.003, 0],
      [r, -0.003],
      [r, height + 0.003],
      [leg * 0.98, height + 0.003, 0],
    ]
    model.add(
      'black',
      lathe(roundProfile(clamp, 0.002), { at: at(along, s * f), axis, segments: 48 }),
    )
    for (const h of height > 0.03 ? [0.009, height - 0.009] : [height / 2])
      model.add('metal', bolt(at(along + h, s * (f - r * 0.62), r * 0.86), out, 0.0052, 0.006), 24)
  }
  if (!hasNut) return
  const stem = roundProfile(
    [
      [0.0001, 0],
      [0.019, 0],
      [0.0165, 0.012],
      [0.009, 0.012],
      [0.008, 0.006],
      [0.0001, 0.006],
    ],
    0.0012,
  )
  model.add('metal', lathe(stem, { at: at(along + height, 0, -0.04), axis, segments: 6 }), 20)
}
