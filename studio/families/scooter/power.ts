import { loft } from '../../kernel/loft.ts'
import { plate } from '../../kernel/plate.ts'
import { fillet, outline, roundProfile } from '../../kernel/spline.ts'
import { lathe, tube } from '../../kernel/sweep.ts'
import { lerp } from '../../kernel/vector.ts'
import { shock } from '../../parts/suspension.ts'
import { beltCase, engineBlock, silencer } from './combustion.ts'
import { type ScooterChassis, shocksOf } from './spec.ts'

export function powerUnit(c: ScooterChassis): void {
  const { spec, model, rear } = c
  if (spec.power === 'engine') {
    beltCase(c)
    engineBlock(c)
    silencer(c)
  } else electric(c)
  shock(model, [rear.x + 0.015, 0.128, rear.z + 0.05], [-0.5, 0.128, 0.53], {
    radius: 0.03,
    material: spec.springMaterial,
  })
  if (shocksOf(spec) === 'twin')
    shock(model, [rear.x + 0.015, -0.112, rear.z + 0.06], [-0.5, -0.112, 0.53], {
      radius: 0.03,
      material: spec.springMaterial,
    })
  model.add(
    'engine',
    plate(
      outline(
        [
          [-0.36, 0.26],
          [rear.x + 0.02, rear.z - 0.03],
          [rear.x - 0.02, rear.z + 0.03],
          [-0.36, 0.33],
        ],
        0.02,
      ),
      -0.122,
      -0.098,
      { bevel: 0.005 },
    ),
  )
  model.add(
    'black',
    tube(
      fillet(
        [
          [-0.17, 0.1, 0.19],
          [-0.2, 0.125, 0.06],
          [-0.21, 0.14, 0.045],
          [-0.245, 0.155, 0.03],
        ],
        0.02,
      ),
      0.01,
    ),
  )
  model.pair(
    'black',
    tube(
      fillet(
        [
          [-0.26, 0.06, 0.2],
          [-0.33, 0.12, 0.11],
          [-0.41, 0.135, 0.085],
          [-0.43, 0.15, 0.085],
        ],
        0.02,
      ),
      0.011,
    ),
  )
  model.pair(
    'rubber',
    loft(
      [
        { x: -0.21, z: 0.335, w: 0.035, t: 0.01, b: 0.01, y: 0.2, et: 4, eb: 4 },
        { x: -0.29, z: 0.34, w: 0.035, t: 0.01, b: 0.01, y: 0.2, et: 4, eb: 4 },
      ],
      { start: 0.01, end: 0.01 },
    ),
  )
}

/** A motor in the hub on a plain arm, or one on the arm's side with its reduction case; the battery under the floor. */
function electric({ spec, model, rear }: ScooterChassis): void {
  const { x, z } = rear
  if (spec.power === 'hub-motor') {
    model.add(
      'engine',
      lathe(
        roundProfile(
          [
            [0.0001, 0],
            [0.085, 0],
            [0.105, -0.02],
            [0.11, -0.06],
            [0.0001, -0.06],
          ],
          0.006,
        ),
        { at: [x, 0.075, z], segments: 96 },
      ),
    )
    const rows = [
      [-0.16, 0.33, 0.03, 0.045, 0.04, 0.105, 4],
      [-0.4, 0.275, 0.024, 0.035, 0.035, 0.11, 4],
      [x, z, 0.022, 0.045, 0.045, 0.105, 3],
    ]
    model.add(
      'metal',
      loft(
        rows.map(([px, pz, w, t, b, y, e]) => ({ x: px, z: pz, w, t, b, y, et: e, eb: e })),
        { end: 0.04, start: 0.03 },
      ),
    )
  } else {
    const shape = outline(
      [
        [x - 0.08, z - 0.05, 0.06],
        [x + 0.04, z - 0.085, 0.06],
        [-0.28, 0.21, 0.06],
        [-0.2, 0.25, 0.06],
        [-0.2, 0.34, 0.06],
        [-0.34, 0.36, 0.08],
        [x - 0.06, z + 0.075, 0.07],
      ],
      0.06,
      10,
    )
    model.add('engine', plate(shape, 0.07, 0.138, { bevel: 0.018, segments: 5 }), 50)
    model.add(
      'alu',
      plate(
        shape.map((q) => [lerp(-0.4, q[0], 0.7), lerp(0.27, q[1], 0.55)]),
        0.136,
        0.144,
        { bevel: 0.003 },
      ),
      50,
    )
    model.add(
      'darkmetal',
      lathe(
        roundProfile(
          [
            [0.0001, 0.03],
            [0.05, 0.03],
            [0.075, 0.02],
            [0.082, -0.01],
          ],
          0.008,
        ),
        { at: [-0.3, 0.135, 0.285], segments: 72 },
      ),
    )
    model.add(
      'paint2',
      lathe(
        roundProfile(
          [
            [0.056, 0.028],
            [0.06, 0.0305],
            [0.064, 0.026],
          ],
          0.001,
        ),
        { at: [-0.3, 0.135, 0.285], segments: 72 },
      ),
    )
  }
  const pack = [
    [0.04, 0.27, 0.12, 0.06, 0.09],
    [-0.2, 0.28, 0.12, 0.06, 0.09],
    [-0.32, 0.31, 0.09, 0.04, 0.06],
  ]
  model.add(
    'engine',
    loft(
      pack.map(([px, pz, w, t, b]) => ({ x: px, z: pz, w, t, b, et: 6, eb: 5 })),
      { start: 0.02, end: 0.04 },
    ),
  )
}
