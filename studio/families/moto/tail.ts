import { loft, loftLine, loftStrip } from '../../kernel/loft.ts'
import { panel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import { rad, type Vec } from '../../kernel/vector.ts'
import { indicator, tailLamp } from '../../parts/lamps.ts'
import { numberPlate } from '../../parts/number-plate.ts'
import { rise, rowsToStations } from './seat.ts'
import { sideCovers } from './side-covers.ts'
import type { Chassis } from './spec.ts'

export function tail(c: Chassis): void {
  const { spec, model, lift } = c
  const stations = rowsToStations(
    [
      [-0.17, 0.765, 0.112, 0.022, 0.06, 2.6, 1.7],
      [-0.3, 0.788, 0.142, 0.026, 0.078, 2.3, 1.5],
      [-0.44, 0.82, 0.148, 0.036, 0.082, 2, 1.4],
      [-0.58, 0.86, 0.132, 0.042, 0.072, 1.8, 1.35],
      [-0.72, 0.903, 0.1, 0.04, 0.054, 1.7, 1.4],
      [-0.84, 0.94, 0.056, 0.024, 0.032, 1.8, 1.5],
    ],
    c,
  )
  const options = { start: 0.02, end: 0.014, n: 70, q: 20 }
  model.add(spec.tailMaterial, loft(stations, options))
  model.add(
    'tank2',
    loft(
      stations.map((s) => ({
        ...s,
        z: s.z - 0.016,
        w: s.w * 0.82,
        t: 0.01,
        b: s.b + 0.006,
        et: 3,
      })),
      options,
    ),
  )
  model.pair(
    'gap',
    tube(loftLine(stations, options, { u0: 0.3, u1: 0.97, v: 0.965, lift: 0.0003 }), 0.0013, {
      m: 8,
    }),
  )
  if (spec.sideCover !== 'none' || spec.fairing !== 'none')
    model.pair(
      'paint2',
      loftStrip(stations, options, {
        u0: 0.2,
        u1: 0.92,
        v0: 0.985,
        v1: (t) => 1.0 + 0.03 * (1 - t),
        lift: 0.0009,
        n: 50,
        m: 4,
      }),
    )
  const up = rise(c, -0.84)
  const z = (value: number) => lift(value) + up
  if (spec.seat === 'bench') tailLamp(model, [-0.862, 0, z(0.945)], { width: 0.062, height: 0.028 })
  else {
    const light = (
      material: string,
      x: number,
      w: number,
      zz: number,
      radius: readonly [number, number],
    ) =>
      model.add(
        material,
        tube(
          curve(
            [
              [x + 0.034, w, zz - 0.007],
              [x + 0.005, w * 0.52, zz],
              [x, 0, zz + 0.001],
              [x + 0.005, -w * 0.52, zz],
              [x + 0.034, -w, zz - 0.007],
            ],
            30,
          ),
          radius,
          { m: 12, up: [0, 0, 1] },
        ),
      )
    light('ledr', -0.85, 0.054, z(0.944), [0.004, 0.0065])
    light('tail', -0.842, 0.048, z(0.928), [0.007, 0.009])
  }
  plateHanger(c, up)
  if (spec.sideCover !== 'none') sideCovers(c)
  else {
    const cover = [
      [
        [-0.02, 0.146, 0.765],
        [-0.03, 0.15, 0.7],
        [-0.06, 0.14, 0.64],
      ],
      [
        [-0.15, 0.134, 0.765],
        [-0.16, 0.142, 0.69],
        [-0.18, 0.132, 0.6],
      ],
      [
        [-0.3, 0.13, 0.755],
        [-0.28, 0.134, 0.7],
        [-0.26, 0.124, 0.64],
      ],
    ]
    model.pair(
      'plastic',
      panel(
        cover.map((row) => row.map((q) => [q[0], q[1], lift(q[2])])),
        { thickness: -0.004, nu: 24, nv: 20 },
      ),
    )
  }
}

function plateHanger({ model, lift, spec }: Chassis, up: number): void {
  const k = spec.fairing === 'none' ? 1 : 0.82
  const rows = [
    [
      [-0.74, 0, 0.87],
      [-0.74, 0.046, 0.87],
      [-0.73, 0.054, 0.866],
    ],
    [
      [-0.86, 0, 0.775],
      [-0.86, 0.03, 0.775],
      [-0.845, 0.036, 0.78],
    ],
    [
      [-0.965, 0, 0.655],
      [-0.965, 0.05, 0.655],
      [-0.95, 0.056, 0.66],
    ],
    [
      [-0.985, 0, 0.58],
      [-0.985, 0.06, 0.58],
      [-0.97, 0.066, 0.585],
    ],
  ]
  const place = (q: Vec): Vec => [
    -0.74 + (q[0] + 0.74) * k,
    q[1],
    lift(0.87 + (q[2] - 0.87) * k) + up,
  ]
  model.add(
    'plastic',
    panel(
      rows.map((row) => row.map(place)),
      { symmetric: true, thickness: 0.006 },
    ),
  )
  numberPlate(model, place([-0.985, 0, 0.63]), { tilt: 22 })
  for (const side of [1, -1])
    indicator(model, place([-0.9, side * 0.035, 0.725]), side, {
      forward: -1,
      length: 0.05,
      stalk: 0.04,
    })
  model.add(
    'tail',
    tube([place([-0.975, -0.03, 0.715]), place([-0.975, 0.03, 0.715])], [0.006, 0.012], {
      m: 12,
      up: [Math.cos(rad(20)), 0, 0.3],
    }),
  )
}
