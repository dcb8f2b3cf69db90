import { loft, loftLine } from '../../kernel/loft.ts'
import { panel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { capsule, tube } from '../../kernel/sweep.ts'
import { lerp, rad, steps, type Vec } from '../../kernel/vector.ts'
import { indicator, tailLamp } from '../../parts/lamps.ts'
import { numberPlate } from '../../parts/number-plate.ts'
import { seatStations } from './shapes.ts'
import type { ScooterChassis } from './spec.ts'

export function scooterSeat({ spec, model }: ScooterChassis): void {
  const stations = seatStations(spec)
  const options = { start: 0.03, end: 0.045, n: 80, q: 20 }
  model.add(spec.seatMaterial, loft(stations, options))
  for (const v of [0.03, 0.47])
    model.add(
      spec.piping,
      tube(loftLine(stations, options, { u0: 0.03, u1: 0.975, v, lift: 0.0008, n: 80 }), 0.0028, {
        m: 8,
      }),
    )
  for (const u of [0.5, 0.56, 0.64, 0.72])
    model.add(
      'gap',
      tube(
        loftLine(stations, options, {
          u0: u,
          u1: u + 0.001,
          v: (s) => lerp(0.04, 0.46, s),
          lift: 0.0004,
        }),
        0.0018,
        { m: 8 },
      ),
    )
  const lift = spec.tailLift
  const side = [
    [-0.46, 0.158, 0.742 + lift * 0.4],
    [-0.58, 0.166, 0.775 + lift * 0.6],
    [-0.72, 0.148, 0.8 + lift * 0.8],
    [-0.83, 0.085, 0.806 + lift],
  ]
  if (spec.rail === 'loop') {
    const points = [
      ...side,
      [-0.865, 0, 0.806 + lift],
      ...side.toReversed().map((q) => [q[0], -q[1], q[2]]),
    ]
    model.add(spec.railMaterial, tube(curve(points, 90), 0.0125, { m: 18 }))
    model.pair(
      'black',
      tube(
        curve(
          [
            [-0.7, 0.1, 0.74 + lift * 0.8],
            [-0.76, 0.11, 0.79 + lift * 0.9],
          ],
          10,
        ),
        0.011,
      ),
    )
  } else {
    const blade = [
      [-0.5, 0.15, 0.752 + lift * 0.4],
      [-0.62, 0.166, 0.786 + lift * 0.6],
      [-0.76, 0.128, 0.824 + lift],
      [-0.83, 0.085, 0.832 + lift],
    ]
    model.pair(
      spec.railMaterial,
      tube(curve(blade, 40), capsule([0.013, 0.017], 0.12), { m: 18, up: [0, 0, 1], exponent: 3 }),
    )
  }
}

export function scooterTail({ spec, model, rear }: ScooterChassis): void {
  const lift = spec.tailLift + (spec.shape === 'sharp' ? 0.06 : spec.shape === 'flush' ? -0.02 : 0)
  tailLamp(
    model,
    [-0.89, 0, 0.69 + lift],
    spec.shape === 'flush'
      ? { width: 0.12, height: 0.024 }
      : spec.shape === 'sharp'
        ? { width: 0.07, height: 0.026 }
        : {},
  )
  for (const side of [1, -1])
    indicator(model, [-0.8, side * 0.085, 0.615 + lift], side, { forward: -1, length: 0.055 })
  const carrier = [
    [
      [-0.8, 0, 0.6],
      [-0.79, 0.06, 0.6],
      [-0.77, 0.085, 0.6],
    ],
    [
      [-0.845, 0, 0.52],
      [-0.83, 0.06, 0.52],
      [-0.81, 0.075, 0.52],
    ],
    [
      [-0.885, 0, 0.43],
      [-0.875, 0.05, 0.43],
      [-0.86, 0.06, 0.43],
    ],
  ]
  model.add(
    'plastic',
    panel(
      carrier.map((row) => row.map((q) => [q[0], q[1], q[2] + lift])),
      { symmetric: true, thickness: 0.005 },
    ),
  )
  numberPlate(model, [-0.872, 0, 0.505 + lift], { tilt: 24 })
  const arch = steps(9).map((f) => {
    const angle = lerp(rad(70), rad(175), f)
    const at = (r: number, y: number): Vec => [
      rear.x + r * Math.cos(angle),
      y,
      rear.z + r * Math.sin(angle),
    ]
    const r = spec.rearRadius + 0.016
    return [at(r, 0), at(r - 0.003, 0.045), at(r - 0.02, 0.068), at(r - 0.045, 0.072)]
  })
  model.add('plastic', panel(arch, { symmetric: true }))
}
