import { loft } from '../../kernel/loft.ts'
import { panel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import { lerp, type Vec } from '../../kernel/vector.ts'
import { control } from '../../parts/controls.ts'
import { mirrorArm } from '../../parts/mirrors.ts'
import { barHeadlamp, roundHeadlamp, visor, X, Z } from './head-lamps.ts'
import type { ScooterChassis } from './spec.ts'

/** The handlebar's cover with its lamp or visor, instruments, arms and mirrors. */
export function handlebarHead(c: ScooterChassis): void {
  const { spec, model } = c
  cover(c)
  if (spec.lamp === 'round') roundHeadlamp(c)
  else if (spec.lamp === 'bar') barHeadlamp(c)
  else visor(c)
  model.add(
    'black',
    loft(
      [
        { x: X - 0.085, z: Z + 0.035, w: 0.055, t: 0.004, b: 0.02 },
        { x: X - 0.045, z: Z + 0.062, w: 0.072, t: 0.008, b: 0.03 },
        { x: X + 0.02, z: Z + 0.084, w: 0.07, t: 0.006, b: 0.03 },
      ],
      { start: 0.02, end: 0.02 },
    ),
  )
  const face = (w: number, dx: number, dz: number): Vec[] => [
    [X + dx, -w, Z + dz],
    [X + dx, w, Z + dz],
  ]
  model.add(
    'screen',
    panel([face(0.048, -0.074, 0.0455), face(0.056, -0.03, 0.0755), face(0.052, 0.002, 0.0885)], {
      thickness: 0.001,
      nu: 12,
      nv: 12,
    }),
  )
  for (const s of [1, -1]) {
    const arm = [
      [X - 0.02, s * 0.05, Z - 0.002],
      [X - 0.032, s * 0.12, Z + 0.012],
      [X - 0.062, s * 0.185, Z + 0.018],
      [X - 0.085, s * 0.225, Z + 0.016],
    ]
    model.add(
      'paint',
      tube(curve(arm, 36), (t) => [lerp(0.05, 0.024, t ** 0.7), lerp(0.046, 0.024, t ** 0.7)], {
        m: 28,
        up: [0, 0, 1],
      }),
    )
    control(model, [X - 0.083, s * 0.22, Z + 0.016], [X - 0.142, s * 0.352, Z + 0.008], { side: s })
    mirrorArm(model, [X - 0.045, s * 0.155, Z + 0.035], {
      side: s,
      kind: spec.mirror,
      height: 0.125,
      out: 0.1,
      back: -0.012,
      shell: spec.mirrorShell,
      stem: spec.mirrorShell === 'chrome' ? 'chrome' : 'black',
      size: 1.02,
    })
  }
  if (spec.windscreen) {
    const rows = [
      [
        [0.13, 0, 0.075],
        [0.1, 0.07, 0.07],
        [0.04, 0.12, 0.06],
      ],
      [
        [0.1, 0, 0.17],
        [0.075, 0.075, 0.165],
        [0.02, 0.13, 0.15],
      ],
      [
        [0.045, 0, 0.27],
        [0.03, 0.06, 0.265],
        [-0.005, 0.1, 0.245],
      ],
    ]
    model.add(
      'glass',
      panel(
        rows.map((row) => row.map((q) => [X + q[0], q[1], Z + q[2]])),
        { symmetric: true },
      ),
    )
  }
}

function cover({ spec, model }: ScooterChassis): void {
  const back = [
    [0.06, 0.01, 0.09, 0.08, 0.072, 2.2, 2.4],
    [0, 0.006, 0.092, 0.066, 0.058, 2.4, 2.6],
    [-0.06, 0, 0.086, 0.044, 0.042, 2.6, 2.6],
    [-0.095, -0.006, 0.07, 0.026, 0.03, 2.6, 2.6],
  ]
  const front = {
    round: [[0.104, 0.012, 0.081, 0.08, 0.08, 2, 2]],
    bar: [
      [0.15, 0.012, 0.068, 0.053, 0.053, 3, 3],
      [0.12, 0.012, 0.094, 0.058, 0.058, 3, 3],
    ],
    'apron-eyes': [
      [0.125, 0.002, 0.02, 0.02, 0.018, 1.6, 2],
      [0.095, 0.008, 0.066, 0.044, 0.036, 1.6, 2],
    ],
    'apron-bar': [
      [0.1, 0.006, 0.05, 0.03, 0.028, 2.6, 2.6],
      [0.085, 0.008, 0.08, 0.046, 0.042, 2.8, 2.8],
    ],
  }[spec.lamp]
  const flat = spec.lamp === 'round' ? 1 : 0.76
  const rows = [
    ...front,
    ...back.map(([x, z, w, t, b, et, eb]) => [
      x,
      z,
      w * (2 - flat) ** 0.3,
      t * flat,
      b * flat,
      et + (1 - flat) * 2,
      eb + (1 - flat) * 2,
    ]),
  ]
  model.add(
    'paint',
    loft(
      rows.map(([x, z, w, t, b, et, eb]) => ({ x: X + x, z: Z + z, w, t, b, et, eb })),
      { end: 0.035, start: spec.lamp.startsWith('apron') ? 0.015 : 0, n: 50 },
    ),
  )
}
