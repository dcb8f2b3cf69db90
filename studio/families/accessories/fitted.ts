// What is screwed to a machine: guards, box, mirrors, grips, charger.
import { merge } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { curve, fillet, roundProfile } from '../../kernel/spline.ts'
import { bolt, box, cylinder, lathe, sphere, tube } from '../../kernel/sweep.ts'
import { steps, TURN, type Vec } from '../../kernel/vector.ts'
import { control } from '../../parts/controls.ts'
import { mirrorArm } from '../../parts/mirrors.ts'

export function mirrorPair(): Model {
  const model = new Model()
  for (const side of [1, -1])
    mirrorArm(model, [0, side * 0.06, 0], {
      side,
      kind: 'hex',
      height: 0.16,
      out: 0.07,
      shell: 'black',
      size: 1.35,
    })
  return model
}

/** An engine guard: a bright hoop on each side with a rubber-capped slider. */
export function crashGuard(): Model {
  const model = new Model()
  model.pair(
    'chrome',
    tube(
      fillet(
        [
          [0, 0.02, 0.32],
          [0.02, 0.12, 0.32],
          [0.03, 0.26, 0.24],
          [0.03, 0.28, 0.08],
          [0.01, 0.16, 0],
          [-0.02, 0.02, 0],
        ],
        0.06,
        12,
      ),
      0.0125,
      { m: 24 },
    ),
  )
  model.add('chrome', cylinder([0, -0.03, 0.32], [0, 0.03, 0.32], 0.016))
  for (const s of [1, -1]) {
    const puck = roundProfile(
      [
        [0.0001, 0.04],
        [0.018, 0.038],
        [0.024, 0.01],
        [0.024, -0.02],
        [0.0001, -0.02],
      ],
      0.005,
    )
    model.add('rubber', lathe(puck, { at: [0.03, s * 0.285, 0.16], axis: [0, s, 0], segments: 40 }))
    model
      .add('black', box([-0.02, s * 0.02, 0], [0.04, 0.012, 0.06], 0.004))
      .add('metal', bolt([-0.02, s * 0.028, 0.012], [0, s, 0], 0.008))
      .add('metal', bolt([-0.02, s * 0.028, -0.014], [0, s, 0], 0.008))
  }
  return model
}

/** A saree guard: a frame of tube with bars that keep cloth out of the rear wheel. */
export function sareeGuard(): Model {
  const model = new Model()
  const frame = [
    [-0.26, 0, 0.02],
    [-0.22, 0, 0.28],
    [0.12, 0, 0.3],
    [0.26, 0, 0.2],
    [0.22, 0, 0.02],
    [-0.26, 0, 0.02],
  ]
  model.add('chrome', tube(fillet(frame, 0.06, 12), 0.009, { m: 20 }))
  for (let i = 0; i < 8; i++) {
    const z = 0.055 + i * 0.03
    model.add(
      'chrome',
      cylinder(
        [-0.25 + z * 0.12, 0, z],
        [0.215 + Math.max(0, 0.03 - Math.abs(z - 0.18)) - Math.max(0, z - 0.21) * 1.6, 0, z],
        0.0042,
        { segments: 16 },
      ),
    )
  }
  for (const x of [-0.12, 0.1])
    model.add('black', cylinder([x, 0.004, 0.02], [x + 0.02, 0.004, 0.29], 0.006))
  model
    .add('black', box([-0.1, -0.03, 0.275], [0.05, 0.06, 0.006], 0.002))
    .add('black', box([0.1, -0.03, 0.285], [0.05, 0.06, 0.006], 0.002))
  model.add(
    'rubber',
    tube(
      curve(
        [
          [-0.24, 0.014, 0.03],
          [0, 0.02, 0.024],
          [0.21, 0.014, 0.03],
        ],
        16,
      ),
      [0.014, 0.006],
      { m: 14, up: [0, 1, 0] },
    ),
  )
  return model
}

/** A top box with its lid line, backrest and reflectors. */
export function topBox(): Model {
  const model = new Model()
  model
    .add('plastic', box([0, 0, 0.09], [0.38, 0.4, 0.17], 0.05, 8))
    .add('black', box([0, 0, 0.16], [0.392, 0.412, 0.014], 0.006))
  model.add('paint', box([-0.002, 0, 0.215], [0.384, 0.404, 0.13], 0.06, 10))
  model.add('seat', box([0.185, 0, 0.2], [0.03, 0.26, 0.1], 0.014))
  for (const s of [1, -1])
    model.add('tail', box([-0.19, s * 0.11, 0.12], [0.016, 0.12, 0.05], 0.008))
  model.add('tail', box([-0.193, 0, 0.215], [0.01, 0.26, 0.026], 0.005)).add(
    'metal',
    lathe(
      [
        [0.0001, 0.006],
        [0.011, 0.006],
        [0.014, 0],
      ],
      { at: [-0.197, 0, 0.165], axis: [-1, 0, 0], segments: 30 },
    ),
  )
  model.add('black', box([0.02, 0, -0.008], [0.24, 0.22, 0.03], 0.01))
  return model
}

export function gripPair(): Model {
  const model = new Model()
  for (const [y, turn] of [
    [0.05, 0.1],
    [-0.05, -0.06],
  ]) {
    const to: Vec = [0.14 * Math.cos(turn), y + 0.14 * Math.sin(turn), 0.024]
    control(model, [-0.14 * Math.cos(turn), y - 0.14 * Math.sin(turn), 0.024], to, { lever: false })
  }
  return model
}

/** A wall charger with a coiled lead and its plug. */
export function charger(): Model {
  const model = new Model()
  model
    .add('plastic', box([0, 0, 0.1], [0.09, 0.16, 0.2], 0.022, 6))
    .add('black', box([0.043, 0, 0.125], [0.012, 0.12, 0.1], 0.005))
  model
    .add('screen', box([0.05, 0, 0.145], [0.004, 0.08, 0.04], 0.0015))
    .add('green', sphere([0.05, 0.03, 0.1], 0.004))
    .add('green', sphere([0.05, 0.015, 0.1], 0.004))
  for (let i = 0; i < 6; i++)
    model.add('black', box([-0.046, 0, 0.05 + i * 0.02], [0.006, 0.13, 0.007], 0.002))
  const coil: Vec[] = steps(160).map((t) => [
    0.1 + 0.045 * Math.cos(t * 5 * TURN),
    0.02 + 0.045 * Math.sin(t * 5 * TURN) + t * 0.03,
    0.008 + t * 0.03,
  ])
  model.add(
    'rubber',
    merge(
      tube(
        curve([[0.03, -0.05, 0.01], [0.07, -0.06, 0.008], [0.13, -0.03, 0.008], coil[0]], 24),
        0.0055,
      ),
      tube(coil, 0.0055),
      tube(
        curve([coil[159], [0.17, 0.1, 0.03], [0.16, 0.17, 0.03], [0.11, 0.19, 0.03]], 24),
        0.0055,
      ),
    ),
  )
  model
    .add('black', cylinder([0.115, 0.188, 0.03], [0.05, 0.2, 0.03], 0.02, { bevel: 0.006 }))
    .add('metal', cylinder([0.05, 0.2, 0.03], [0.03, 0.204, 0.03], 0.014))
  return model
}
