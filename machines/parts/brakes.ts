import { segments } from '../kernel/detail.ts'
import { merge } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { circle, plate } from '../kernel/plate.ts'
import { roundProfile } from '../kernel/spline.ts'
import { bolt, cylinder, lathe, tube } from '../kernel/sweep.ts'
import { lerp, rad, TURN, type Vec } from '../kernel/vector.ts'

type At = { x: number; z: number; y: number; radius: number; side?: number }
export type DiscSpec = At & {
  /** `true` for a rotor on bobbins around a separate carrier, `false` for a one-piece rotor. */
  floating?: boolean
  petals?: number
  carrier?: string
  /** End of the hub across the machine in metres. The carrier is bolted to a seat there. */
  hubEnd?: number
  /** Number of segments in the rounding of the rotor's edges. */
  round?: number
}

/** A drilled brake disc with its carrier and the seat on the hub. */
export function disc(model: Model, spec: DiscSpec): void {
  const { x, z, y, radius: r, side = 1, floating = false, petals = 0, hubEnd = y, round = 2 } = spec
  const carrier = spec.carrier ?? (floating ? 'black' : 'disc')
  const band = Math.min(0.036, r * 0.27)
  const polar = (rr: number, a: number): Vec => [x + rr * Math.cos(a), z + rr * Math.sin(a)]
  const [edge, points] = [segments(200, 60), segments(240, 80)]
  const rotor = Array.from({ length: edge }, (_, i) => {
    const a = (i / edge) * TURN
    const notch = petals ? Math.max(0, Math.cos(a * petals)) ** 6 : 0
    return polar(r * (1 - 0.045 * notch), a)
  })
  const holes = Math.round(r * 130)
  const drilled = Array.from({ length: 3 * holes }, (_, n) => {
    const [k, i] = [Math.floor(n / holes), n % holes]
    const [px, pz] = polar(r - band * lerp(0.76, 0.22, k / 2), ((i + k * 0.31) / holes) * TURN)
    return circle(px, pz, 0.0037, 14)
  })
  model.add(
    'disc',
    plate(rotor, y - 0.002, y + 0.002, {
      bevel: 0.0005,
      segments: round,
      holes: [circle(x, z, r - band, 96), ...drilled],
    }),
    14,
  )
  const arms = floating ? 10 : 6
  const [face, root] = [y + side * 0.001, r * 0.36]
  const star = Array.from({ length: points }, (_, i) => {
    const a = (i / points) * TURN
    const lobe = Math.max(0, Math.cos(a * arms - (floating ? 0 : 0.7)))
    return polar(lerp(root * 1.22, r - band + (floating ? 0.005 : 0.002), lobe ** 0.8), a)
  })
  model.add(
    carrier,
    plate(star, face - 0.0028, face + 0.0028, {
      bevel: 0.0014,
      holes: [circle(x, z, root * 0.72, 48)],
    }),
    24,
  )
  for (let i = 0; floating && i < arms; i++) {
    const [px, pz] = polar(r - band + 0.0015, (i / arms) * TURN)
    model.add('metal', lathe(bobbin, { at: [px, face, pz], axis: [0, side, 0], segments: 20 }), 24)
  }
  for (let i = 0; i < 6; i++) {
    const [px, pz] = polar(root, ((i + 0.5) / 6) * TURN)
    model.add('chrome', bolt([px, face + side * 0.0028, pz], [0, side, 0], 0.0068, 0.0055), 24)
  }
  model.add('case', cylinder([x, hubEnd * 0.9, z], [x, y, z], root * 1.16, { segments: 64 }))
}

const bobbin = roundProfile(
  [
    [0.0026, 0.0052],
    [0.0072, 0.0052],
    [0.0078, 0.003],
    [0.0078, -0.0045],
    [0.0026, -0.0045],
  ],
  0.0008,
  2,
)

/** The slotted ring for a wheel's speed sensor. */
export function sensorRing(model: Model, { x, z, y, radius: r }: At): void {
  const slots = Array.from({ length: 40 }, (_, i) => {
    const a = (i / 40) * TURN
    const corner = (rr: number, da: number): Vec => [
      x + rr * Math.cos(a + da),
      z + rr * Math.sin(a + da),
    ]
    return [
      corner(r * 0.83, -0.04),
      corner(r * 0.83, 0.04),
      corner(r * 0.95, 0.036),
      corner(r * 0.95, -0.036),
    ]
  })
  model.add(
    'metal',
    plate(circle(x, z, r, 96), y - 0.001, y + 0.001, {
      bevel: 0.0003,
      segments: 1,
      holes: [circle(x, z, r * 0.68, 72), ...slots],
    }),
    14,
  )
}

export type DrumSpec = At & {
  /** Position of the cam on the panel and direction of its lever, in degrees. */
  cam: number
  lever: number
}

/**
 * A drum brake's panel with ribs, cam and lever. Returns the lever's eye, where the cable or rod is
 * attached.
 */
export function drum(model: Model, spec: DrumSpec): Vec {
  const { x, z, y, radius: r, side = 1 } = spec
  const turned = (material: string, profile: Vec[], at: Vec = [x, y, z], around = 84) =>
    model.add(
      material,
      lathe(roundProfile(profile, 0.0018), { at, axis: [0, side, 0], segments: around }),
    )
  turned('case', [
    [0.012, 0.014],
    [r * 0.26, 0.014],
    [r * 0.32, 0.004],
    [r * 0.8, 0.0005],
    [r * 0.9, -0.002],
    [r * 0.985, -0.009],
    [r, -0.016],
    [r * 0.9, -0.02],
  ])
  turned('metal', [
    [r * 1.005, -0.013],
    [r * 1.055, -0.014],
    [r * 1.075, -0.019],
    [r * 1.075, -0.03],
    [r * 0.9, -0.034],
  ])
  const polar = (rr: number, degrees: number): Vec => [
    x + rr * Math.cos(rad(degrees)),
    z + rr * Math.sin(rad(degrees)),
  ]
  const ribs = Array.from({ length: 8 }, (_, i) => {
    const a = spec.cam + 22.5 + i * 45
    const at = (rr: number, out: number): Vec => {
      const [px, pz] = polar(rr, a)
      return [px, y + side * out, pz]
    }
    return tube([at(r * 0.3, 0.008), at(r * 0.55, 0.004), at(r * 0.86, 0.0005)], [0.0032, 0.0022], {
      m: 8,
      up: [0, 1, 0],
    })
  })
  model.add('case', merge(ribs))
  const [cx, cz] = polar(r * 0.62, spec.cam)
  turned(
    'case',
    [
      [0.0001, 0.016],
      [0.011, 0.016],
      [0.015, 0],
    ],
    [cx, y, cz],
    32,
  )
  const [ux, uz] = [Math.cos(rad(spec.lever)), Math.sin(rad(spec.lever))]
  const reach = Math.max(0.05, r * 0.78)
  const eye = [cx + ux * reach, y + side * 0.021, cz + uz * reach]
  const across = (k: number, w: number): Vec => [cx + ux * k - uz * w, cz + uz * k + ux * w]
  const arm = [
    across(-0.011, 0),
    across(-0.006, 0.0115),
    across(reach * 0.6, 0.0075),
    across(reach + 0.008, 0.0065),
    across(reach + 0.008, -0.0065),
    across(reach * 0.6, -0.0075),
    across(-0.006, -0.0115),
  ]
  model.add('metal', plate(arm, y + side * 0.018, y + side * 0.024, { bevel: 0.0015 }))
  model.add('metal', bolt([cx, y + side * 0.024, cz], [0, side, 0], 0.007, 0.006), 24)
  model.add(
    'chrome',
    cylinder([eye[0], y + side * 0.012, eye[2]], [eye[0], y + side * 0.03, eye[2]], 0.0048),
  )
  const [px, pz] = across(0.004, 0.0175)
  model.add('metal', bolt([px, y + side * 0.02, pz], [0, side, 0], 0.0042, 0.005), 24)
  return eye
}
