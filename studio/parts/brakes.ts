import type { Model } from '../kernel/model.ts'
import { circle, plate } from '../kernel/plate.ts'
import { roundProfile } from '../kernel/spline.ts'
import { bolt, lathe } from '../kernel/sweep.ts'
import { lerp, rad, steps, TURN, type Vec } from '../kernel/vector.ts'

type At = { x: number; z: number; y: number; radius: number; side?: number }

/** A drilled, waved brake disc on its carrier. */
export function disc(
  model: Model,
  spec: At & { holes?: number; rings?: number; carrier?: string; inner?: number },
): void {
  const {
    x,
    z,
    y,
    radius: r,
    side = 1,
    holes = 20,
    rings = 3,
    carrier = 'black',
    inner = 0.58,
  } = spec
  const polar = (rr: number, a: number): Vec => [x + rr * Math.cos(a), z + rr * Math.sin(a)]
  const wave = Array.from({ length: 180 }, (_, i) => {
    const a = (i / 180) * TURN
    return polar(r * (1 - 0.012 * (1 + Math.cos(a * 10))), a)
  })
  const drilled = Array.from({ length: rings * holes }, (_, n) => {
    const k = Math.floor(n / holes)
    const centre = polar(
      r * lerp(inner + 0.13, 0.93, rings === 1 ? 0.5 : k / (rings - 1)),
      (((n % holes) + k * 0.36) / holes) * TURN,
    )
    return circle(centre[0], centre[1], 0.0036, 12)
  })
  model.add(
    'disc',
    plate(wave, y - 0.0022, y + 0.0022, {
      bevel: 0.0006,
      holes: [circle(x, z, r * inner, 72), ...drilled],
    }),
    14,
  )
  const star = Array.from({ length: 180 }, (_, i) => {
    const a = (i / 180) * TURN
    return polar(r * (0.5 + 0.13 * Math.max(0, Math.cos(a * 6)) ** 0.5), a)
  })
  const face = y + side * 0.003
  model.add(
    carrier,
    plate(star, face - 0.0016, face + 0.0016, { bevel: 0.001, holes: [circle(x, z, r * 0.3, 48)] }),
    14,
  )
  for (let i = 0; i < 6; i++) {
    const [a, b] = [polar(r * 0.585, (i / 6) * TURN), polar(r * 0.36, (i / 6) * TURN + 0.5)]
    model.add('metal', bolt([a[0], y + side * 0.004, a[1]], [0, side, 0], 0.0075, 0.003))
    model.add('chrome', bolt([b[0], y + side * 0.005, b[1]], [0, side, 0], 0.006, 0.004))
  }
}

/** A caliper around the disc at `angle` degrees. */
export function caliper(
  model: Model,
  spec: At & { angle: number; material?: string; size?: number },
): void {
  const { x, z, y, radius: r, angle, side = 1, material = 'gold', size = 1 } = spec
  const polar = (rr: number, a: number): Vec => [x + rr * Math.cos(a), z + rr * Math.sin(a)]
  const [middle, half] = [rad(angle), rad(27 * size)]
  const shape = [
    ...steps(13).map((t) => polar(r * 1.1, middle - half + 2 * half * t)),
    ...steps(13).map((t) => polar(r * 0.72, middle + half * 0.8 - 1.6 * half * t)),
  ]
  model.add(
    material,
    plate(shape, y + side * 0.006, y + side * 0.034, { bevel: 0.007, segments: 4 }),
    40,
  )
  model.add(
    material,
    plate(shape, y - side * 0.006, y - side * 0.022, { bevel: 0.005, segments: 3 }),
    40,
  )
  for (const k of [-0.45, 0.45]) {
    const q = polar(r * 0.9, middle + half * k)
    const piston = roundProfile(
      [
        [0.0001, 0.004],
        [0.011, 0.004],
        [0.013, 0],
        [0.013, -0.01],
      ],
      0.001,
    )
    model.add(
      'darkmetal',
      lathe(piston, { at: [q[0], y + side * 0.032, q[1]], axis: [0, side, 0], segments: 30 }),
    )
  }
  for (const k of [-0.9, 0.9]) {
    const q = polar(r * 1.03, middle + half * k)
    model.add('chrome', bolt([q[0], y + side * 0.034, q[1]], [0, side, 0], 0.006, 0.005))
  }
}

/** A drum brake: the backing plate with cooling ribs and its lever. */
export function drum(model: Model, { x, z, y, radius: r, side = 1 }: At): void {
  const profile = [
    [0.0001, 0.012],
    [r * 0.35, 0.014],
    [r * 0.45, 0.006],
    [r * 0.86, 0.004],
    [r * 0.97, -0.006],
    [r, -0.03],
    [r * 0.6, -0.045],
  ]
  model.add(
    'engine',
    lathe(roundProfile(profile, 0.004), { at: [x, y, z], axis: [0, side, 0], segments: 72 }),
  )
  for (const k of [0.62, 0.74]) {
    const rib = roundProfile(
      [
        [r * k - 0.004, 0.003],
        [r * k, 0.009],
        [r * k + 0.004, 0.003],
      ],
      0.001,
    )
    model.add('metal', lathe(rib, { at: [x, y, z], axis: [0, side, 0], segments: 72 }))
  }
  const arm = [
    [x - 0.008, z - r * 0.5],
    [x + 0.008, z - r * 0.5],
    [x + 0.012, z - r * 1.15],
    [x - 0.012, z - r * 1.15],
  ]
  model.add('metal', plate(arm, y + side * 0.012, y + side * 0.019))
  model.add('chrome', bolt([x, y + side * 0.016, z - r * 0.52], [0, side, 0], 0.011, 0.008))
}
