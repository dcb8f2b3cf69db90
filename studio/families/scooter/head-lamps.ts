import { panel, panelSurface, subPanel } from '../../kernel/panel.ts'
import { roundProfile } from '../../kernel/spline.ts'
import { lathe } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import type { ScooterChassis } from './spec.ts'

export const X = 0.262

export const Z = 1.0

export function roundHeadlamp({ model }: ScooterChassis): void {
  const at = [X + 0.15, 0, Z + 0.012]
  const turned = (material: string, profile: Vec[], segments = 96) =>
    model.add(material, lathe(profile, { at, axis: [1, 0, 0], segments }))
  turned(
    'chrome',
    roundProfile(
      [
        [0.064, -0.006],
        [0.074, -0.004],
        [0.0775, 0.006],
        [0.0725, 0.014],
        [0.064, 0.012],
      ],
      0.003,
    ),
  )
  turned('paint', [
    [0.076, 0.002],
    [0.0785, -0.01],
    [0.0805, -0.03],
    [0.0812, -0.05],
  ])
  turned(
    'chrome',
    [
      [0.064, 0.01],
      [0.05, -0.02],
      [0.03, -0.036],
      [0.014, -0.042],
      [0.0001, -0.042],
    ],
    64,
  )
  turned('ledw', [
    [0.06, 0.006],
    [0.0545, 0.006],
    [0.0545, 0.0005],
    [0.06, 0.0005],
  ])
  turned(
    'black',
    roundProfile(
      [
        [0.0001, 0.006],
        [0.02, 0.005],
        [0.027, -0.002],
        [0.027, -0.02],
        [0.0001, -0.02],
      ],
      0.003,
    ),
    48,
  )
  turned(
    'ledc',
    [
      [0.0001, 0.012],
      [0.008, 0.011],
      [0.015, 0.0075],
      [0.019, 0.003],
    ],
    48,
  )
  turned('glass', [
    [0.0001, 0.026],
    [0.02, 0.0252],
    [0.04, 0.0222],
    [0.055, 0.0175],
    [0.065, 0.012],
  ])
}

export function barHeadlamp({ model }: ScooterChassis): void {
  const x = X + 0.15
  const face = panelSurface(
    [
      [
        [x - 0.02, 0, Z + 0.066],
        [x - 0.024, 0.06, Z + 0.063],
        [x - 0.06, 0.102, Z + 0.054],
      ],
      [
        [x + 0.012, 0, Z + 0.024],
        [x + 0.006, 0.06, Z + 0.022],
        [x - 0.034, 0.11, Z + 0.018],
      ],
      [
        [x + 0.006, 0, Z - 0.022],
        [x, 0.056, Z - 0.022],
        [x - 0.036, 0.098, Z - 0.018],
      ],
      [
        [x - 0.03, 0, Z - 0.056],
        [x - 0.034, 0.05, Z - 0.054],
        [x - 0.06, 0.085, Z - 0.046],
      ],
    ],
    true,
  )
  model.add(
    'black',
    subPanel(face, { u0: 0, u1: 1, v0: 0, v1: 1, lift: 0, thickness: 0.006, n: 36, m: 50, lip: 4 }),
  )
  model.add(
    'ledw',
    subPanel(face, {
      u0: 0.3,
      u1: 0.36,
      v0: 0.06,
      v1: 0.94,
      lift: 0.0012,
      thickness: 0.0015,
      n: 6,
      m: 50,
    }),
  )
  for (const k of [0.3, 0.42, 0.58, 0.7])
    model.add(
      'ledc',
      subPanel(face, {
        u0: 0.5,
        u1: 0.66,
        v0: k - 0.035,
        v1: k + 0.035,
        lift: 0.001,
        thickness: 0.0015,
        n: 8,
        m: 8,
      }),
    )
}

/** Where the lamp sits in the apron, the head carries only a small dark visor. */
export function visor({ model }: ScooterChassis): void {
  const rows = [
    [
      [0.125, 0, 0.03],
      [0.11, 0.045, 0.028],
      [0.06, 0.085, 0.03],
    ],
    [
      [0.095, 0, 0.085],
      [0.082, 0.05, 0.082],
      [0.035, 0.092, 0.075],
    ],
    [
      [0.045, 0, 0.135],
      [0.038, 0.042, 0.13],
      [0.01, 0.075, 0.112],
    ],
  ]
  model.add(
    'smoke',
    panel(
      rows.map((row) => row.map((q) => [X + q[0], q[1], Z + q[2]])),
      { symmetric: true, thickness: 0.003, nu: 24, nv: 30 },
    ),
  )
}
