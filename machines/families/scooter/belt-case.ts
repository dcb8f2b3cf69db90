// Left side of the swing unit: cast belt cover, kick starter, air filter, rear brake lever.
import { loft } from '../../kernel/loft.ts'
import { plate } from '../../kernel/plate.ts'
import { curve, fillet, outline, roundProfile } from '../../kernel/spline.ts'
import { bolt, box, capsule, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { lerp, type Vec } from '../../kernel/vector.ts'
import type { ScooterChassis } from './spec.ts'

export function beltCase(c: ScooterChassis): void {
  const { model, rear } = c
  const { x, z } = rear
  const shape = (grow: number): Vec[] =>
    outline(
      [
        [x - 0.07 - grow, z - 0.05 - grow, 0.06],
        [x + 0.03, z - 0.078 - grow, 0.06],
        [-0.42, 0.172 - grow, 0.08],
        [-0.24, 0.2 - grow, 0.08],
        [-0.105 + grow, 0.232 - grow, 0.08],
        [-0.09 + grow, 0.33 + grow, 0.07],
        [-0.2, 0.386 + grow, 0.07],
        [-0.36, 0.36 + grow, 0.09],
        [x + 0.03, z + 0.085 + grow, 0.07],
        [x - 0.075 - grow, z + 0.055 + grow, 0.06],
      ],
      0.05,
      8,
    )
  model.add('engine', plate(shape(0.004), 0.05, 0.112, { bevel: 0.006, segments: 3 }), 50)
  model.add('case', plate(shape(0), 0.112, 0.146, { bevel: 0.014, segments: 5 }), 50)
  const within = (k: number, kz: number, dx = 0) =>
    shape(0).map((q) => [lerp(-0.37, q[0], k) + dx, lerp(0.272, q[1], kz)])
  model.add('case', plate(within(0.8, 0.68), 0.144, 0.157, { bevel: 0.009, segments: 4 }), 50)
  model.add(
    'engine',
    plate(within(0.5, 0.36, -0.03), 0.155, 0.1605, { bevel: 0.004, segments: 3 }),
    50,
  )
  // Two round swellings over the pulleys.
  for (const [px, pz, r] of [
    [-0.2, 0.296, 0.07],
    [x + 0.012, z + 0.004, 0.06],
  ]) {
    const dome = roundProfile(
      [
        [0.0001, 0.025],
        [r * 0.72, 0.024],
        [r * 0.92, 0.014],
        [r, -0.002],
      ],
      0.008,
    )
    model.add('case', lathe(dome, { at: [px, 0.146, pz], segments: 56 }))
  }
  for (let i = 0; i < 6; i++)
    model.add(
      'case',
      box([-0.31 - i * 0.03, 0.16, 0.276 - i * 0.006], [0.009, 0.008, 0.06], 0.003, 2),
    )
  shape(0.001).forEach((q, i) => {
    if (i % 9 !== 4) return
    model.add('case', cylinder([q[0], 0.112, q[1]], [q[0], 0.143, q[1]], 0.0095, { segments: 18 }))
    model.add('metal', bolt([q[0], 0.143, q[1]], [0, 1, 0], 0.006, 0.005))
  })
  kickStarter(c)
  airFilter(c)
  brakeLever(c)
}

function kickStarter({ model }: ScooterChassis): void {
  const pivot = [-0.2, 0.17, 0.296]
  model.add('darkmetal', cylinder(pivot, [pivot[0], 0.196, pivot[2]], 0.015, { segments: 28 }))
  model.add('metal', bolt([pivot[0], 0.196, pivot[2]], [0, 1, 0], 0.008, 0.005))
  const arm = fillet(
    [
      [pivot[0], 0.187, pivot[2]],
      [-0.27, 0.192, 0.272],
      [-0.36, 0.196, 0.262],
      [-0.392, 0.198, 0.264],
    ],
    0.04,
  )
  model.add(
    'darkmetal',
    tube(arm, (t) => [lerp(0.011, 0.008, t), lerp(0.008, 0.0065, t)], { m: 14, up: [0, 0, 1] }),
  )
  model.add(
    'rubber',
    cylinder([-0.392, 0.19, 0.264], [-0.392, 0.262, 0.266], 0.0115, { segments: 24, bevel: 0.004 }),
  )
}

function airFilter({ model }: ScooterChassis): void {
  const station = (x: number, z: number, w: number, t: number, y: number) => ({
    x,
    z,
    w,
    t,
    b: t,
    y,
    et: 5,
    eb: 5,
  })
  model.add(
    'plastic',
    loft(
      [
        station(-0.24, 0.412, 0.04, 0.04, 0.1),
        station(-0.38, 0.422, 0.05, 0.052, 0.108),
        station(-0.52, 0.418, 0.048, 0.05, 0.108),
        station(-0.57, 0.412, 0.04, 0.042, 0.106),
      ],
      { start: 0.02, end: 0.02, n: 36, q: 8 },
    ),
  )
  model.add(
    'grey',
    plate(
      outline(
        [
          [-0.27, 0.385],
          [-0.54, 0.38],
          [-0.54, 0.452],
          [-0.27, 0.452],
        ],
        0.022,
        5,
      ),
      0.15,
      0.165,
      { bevel: 0.005 },
    ),
  )
  for (const [x, z] of [
    [-0.285, 0.398],
    [-0.285, 0.442],
    [-0.525, 0.394],
    [-0.525, 0.442],
  ])
    model.add('metal', bolt([x, 0.165, z], [0, 1, 0], 0.005, 0.003))
  model.add(
    'rubber',
    tube(
      curve(
        [
          [-0.23, 0.1, 0.41],
          [-0.18, 0.085, 0.4],
          [-0.13, 0.06, 0.37],
        ],
        16,
      ),
      0.021,
      { m: 18 },
    ),
  )
}

/** The drum brake's arm and cable under the case. */
function brakeLever({ model, rear }: ScooterChassis): void {
  const pivot = [rear.x + 0.03, 0.09, rear.z - 0.06]
  model.add('metal', cylinder(pivot, [pivot[0], 0.128, pivot[2]], 0.008, { segments: 18 }))
  model.add(
    'metal',
    tube(
      [
        [pivot[0], 0.124, pivot[2]],
        [pivot[0] + 0.012, 0.124, pivot[2] - 0.062],
      ],
      capsule([0.009, 0.003], 0.1),
      { m: 10, up: [1, 0, 0] },
    ),
  )
  const cable = curve(
    [
      [pivot[0] + 0.012, 0.124, pivot[2] - 0.055],
      [pivot[0] + 0.1, 0.13, 0.128],
      [-0.38, 0.13, 0.15],
      [-0.2, 0.12, 0.205],
      [-0.08, 0.1, 0.24],
    ],
    40,
  )
  model.add('rubber', tube(cable, 0.0035, { m: 8 }))
  model.add(
    'metal',
    cylinder(
      [pivot[0] + 0.03, 0.126, pivot[2] - 0.052],
      [pivot[0] + 0.075, 0.128, pivot[2] - 0.043],
      0.0055,
      { segments: 12 },
    ),
  )
}
