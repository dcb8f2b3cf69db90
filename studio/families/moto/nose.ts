import { loftStrip, loftSurface, onRing, type Station } from '../../kernel/loft.ts'
import { sphere } from '../../kernel/sweep.ts'
import { lerp } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

export function noseStations({ front, lift }: Chassis): Station[] {
  const rows = [
    [0.048, 0.806, 0.02, 0.016, 0.014, 2, 2],
    [0.02, 0.818, 0.07, 0.044, 0.036, 1.8, 2],
    [-0.04, 0.838, 0.126, 0.08, 0.068, 1.65, 1.9],
    [-0.12, 0.864, 0.168, 0.092, 0.096, 1.65, 1.8],
    [-0.21, 0.888, 0.196, 0.09, 0.114, 1.75, 1.8],
    [-0.3, 0.9, 0.202, 0.07, 0.12, 1.9, 2],
  ]
  return rows.map(([dx, z, w, t, b, et, eb]) => ({ x: front.x + dx, z: lift(z), w, t, b, et, eb }))
}

/** Lamps lie on the nose itself, just under its crease: 1 on the ring is the left crease, .75 the chin. */
export function eyes({ model, spec }: Chassis, nose: readonly Station[]): void {
  const big = spec.cylinders === 1 ? 1.35 : 1
  const options = { q: 22, start: 0.02 }
  const upper = (t: number) => 1.012 - 0.004 * t
  const lower = (t: number) =>
    1 - lerp(0.014, 0.115 * big, Math.sin(Math.PI * Math.min(1, 0.16 + t * 0.8)) ** 0.8)
  const eye = { u0: 0.12, u1: 0.62, n: 50, m: 14 }
  model.pair('black', loftStrip(nose, options, { ...eye, v0: lower, v1: upper, lift: 0.0012 }))
  model.pair(
    'smoke',
    loftStrip(nose, options, {
      ...eye,
      u0: 0.14,
      u1: 0.6,
      v0: (t) => lower(t) + 0.008,
      v1: (t) => upper(t) - 0.008,
      lift: 0.0045,
    }),
  )
  model.pair(
    'ledw',
    loftStrip(nose, options, {
      ...eye,
      u0: 0.13,
      u1: 0.6,
      v0: (t) => upper(t) - 0.016,
      v1: (t) => upper(t) - 0.006 - 0.006 * t,
      lift: 0.0055,
      m: 3,
    }),
  )
  const surface = loftSurface(nose, options)
  for (const u of big > 1 ? [0.3, 0.42] : [0.27, 0.36, 0.45]) {
    const left = onRing(surface.ring(u * surface.length, -0.002), 0.955)
    for (const s of [1, -1])
      model.add('ledc', sphere([left[0], s * left[1], left[2]], 0.0115 * big))
  }
  // The ram intake under the tip, with its dividing blade.
  model.add(
    'black',
    loftStrip(nose, options, {
      u0: 0.1,
      u1: 0.5,
      v0: (t) => 0.75 - 0.075 - 0.05 * t,
      v1: (t) => 0.75 + 0.075 + 0.05 * t,
      lift: 0.0015,
      n: 30,
      m: 20,
    }),
  )
  model.add(
    'plastic',
    loftStrip(nose, options, {
      u0: 0.16,
      u1: 0.46,
      v0: 0.735,
      v1: 0.765,
      lift: 0.006,
      n: 20,
      m: 4,
    }),
  )
  model.pair(
    'gap',
    loftStrip(nose, options, { u0: 0.62, u1: 0.63, v0: 0.78, v1: 1.14, lift: 0.0006, n: 4, m: 40 }),
  )
  model.pair(
    'paint2',
    loftStrip(nose, options, {
      u0: 0.12,
      u1: 0.98,
      v0: (t) => 1.05 + 0.015 * t,
      v1: (t) => 1.075 + 0.035 * t,
      lift: 0.0008,
      n: 60,
      m: 6,
    }),
  )
}
