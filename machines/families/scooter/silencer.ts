import { loft, loftSurface, onRing } from '../../kernel/loft.ts'
import { merge } from '../../kernel/mesh.ts'
import type { Surface } from '../../kernel/panel.ts'
import { curve, fillet, roundProfile } from '../../kernel/spline.ts'
import { bolt, box, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { lerp, rad, steps } from '../../kernel/vector.ts'
import { placed, type Region, sheet } from './recess.ts'
import type { ScooterChassis } from './spec.ts'

export function silencer({ model, spec }: ScooterChassis): void {
  const pipe = fillet(
    [
      [0.01, -0.03, 0.25],
      [-0.03, -0.07, 0.172],
      [-0.16, -0.13, 0.17],
      [-0.34, -0.158, 0.205],
      [-0.42, -0.162, 0.225],
    ],
    0.06,
    10,
  )
  model.add('darkmetal', tube(pipe, 0.0155, { m: 20 }))
  const rows = [
    [-0.36, 0.216, 0.02, 0.022],
    [-0.4, 0.226, 0.044, 0.05],
    [-0.46, 0.24, 0.054, 0.062],
    [-0.6, 0.268, 0.057, 0.067],
    [-0.74, 0.296, 0.055, 0.063],
    [-0.775, 0.303, 0.05, 0.057],
  ]
  const stations = rows.map(([x, z, w, t]) => ({
    x,
    z,
    w,
    t,
    b: t,
    y: -0.166,
    a: rad(-11),
    et: 2.7,
    eb: 2.7,
  }))
  model.add('black', loft(stations, { end: 0.022, n: 56, q: 12 }))
  const body = loftSurface(stations, { q: 20 })
  const skin =
    (lift: number): Surface =>
    (u, v) =>
      onRing(body.ring(lerp(0.2, 0.9, v) * body.length, lift), lerp(0.27, 0.66, u))
  const shield = skin(0.0085)
  const slot = (v: number): Region => ({
    u0: 0.36,
    u1: 0.66,
    v0: (t) => v - 0.02 + 0.03 * t,
    v1: (t) => v + 0.02 + 0.03 * t,
    round: 3,
  })
  const sport = spec.shape === 'sharp'
  const slots = sport ? [] : [0.42, 0.52, 0.62, 0.72].map(slot)
  const material = sport ? 'darkmetal' : 'alu'
  model.add(material, sheet(shield, 40, 72, slots))
  const rim = (at: Surface) => [
    ...steps(30).map((t) => at(0, t)),
    ...steps(20).map((t) => at(t, 1)),
    ...steps(30).map((t) => at(1, 1 - t)),
    ...steps(20).map((t) => at(1 - t, 0)),
  ]
  model.add(material, tube(rim(skin(0.0065)), 0.0032, { m: 8, closed: true }))
  for (const region of slots) {
    const at = placed(shield, region)
    const edge = steps(25)
      .slice(0, 24)
      .map((t) => {
        const [cos, sin] = [Math.cos(t * 2 * Math.PI), Math.sin(t * 2 * Math.PI)]
        return at(
          0.5 + 0.5 * Math.sign(cos) * Math.abs(cos) ** 0.66,
          0.5 + 0.5 * Math.sign(sin) * Math.abs(sin) ** 0.66,
          0,
        )
      })
    model.add(material, tube(edge, 0.0016, { m: 6, closed: true }))
  }
  if (sport)
    for (const v of [0.3, 0.38])
      model.add(
        'red',
        tube(
          steps(14).map((t) => shield(lerp(0.2, 0.8, t), v + 0.1 * t)),
          0.0016,
          { m: 6 },
        ),
      )
  for (const [u, v] of [
    [0.3, 0.1],
    [0.72, 0.1],
    [0.3, 0.92],
    [0.72, 0.92],
  ]) {
    const q = shield(u, v)
    model.add('chrome', bolt([q[0], q[1] - 0.001, q[2]], [0, -1, 0], 0.0065, 0.004))
  }
  outlet({ model })
  // Its bracket runs from the axle to two bolts on the silencer's inner side.
  model.add(
    'darkmetal',
    tube(
      curve(
        [
          [-0.63, -0.092, 0.22],
          [-0.62, -0.106, 0.27],
          [-0.6, -0.112, 0.3],
        ],
        12,
      ),
      [0.016, 0.005],
      { m: 10, up: [1, 0, 0] },
    ),
  )
  model.add(
    'darkmetal',
    merge(
      box([-0.42, -0.11, 0.255], [0.05, 0.05, 0.02], 0.006, 2),
      box([-0.6, -0.112, 0.275], [0.05, 0.03, 0.03], 0.006, 2),
    ),
  )
}

function outlet({ model }: Pick<ScooterChassis, 'model'>): void {
  const cap = roundProfile(
    [
      [0.0001, 0.004],
      [0.038, 0.004],
      [0.042, -0.008],
    ],
    0.003,
  )
  const axis = [-0.98, 0, 0.19]
  model.add('black', lathe(cap, { at: [-0.776, -0.166, 0.303], axis, segments: 40 }))
  const end = roundProfile(
    [
      [0.011, -0.004],
      [0.011, 0.026],
      [0.015, 0.026],
      [0.016, 0],
    ],
    0.0015,
  )
  model.add('metal', lathe(end, { at: [-0.782, -0.166, 0.292], axis, segments: 28 }))
  model.add(
    'gap',
    cylinder([-0.782, -0.166, 0.292], [-0.795, -0.166, 0.2945], 0.0115, { segments: 20 }),
  )
}
