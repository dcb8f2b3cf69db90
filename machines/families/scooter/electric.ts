import { loft } from '../../kernel/loft.ts'
import { plate } from '../../kernel/plate.ts'
import { outline, roundProfile } from '../../kernel/spline.ts'
import { bolt, cylinder, lathe } from '../../kernel/sweep.ts'
import { lerp, TURN } from '../../kernel/vector.ts'
import type { ScooterChassis } from './spec.ts'

/** A hub motor between two arms, or a motor on the wheel's left with a reduction case. */
export function electricDrive(c: ScooterChassis): void {
  if (c.spec.power === 'hub-motor') hubMotor(c)
  else sideMotor(c)
  const { model } = c
  // The pivot of the arms. Only its end is visible outside the flush cover.
  model.add('engine', cylinder([-0.2, -0.13, 0.3], [-0.2, 0.13, 0.3], 0.03, { segments: 28 }))
}

function hubMotor({ model, rear }: ScooterChassis): void {
  const { x, z } = rear
  for (const side of [1, -1]) {
    const shell = roundProfile(
      [
        [0.0001, 0.03],
        [0.03, 0.03],
        [0.045, 0.012],
        [0.085, 0.006],
        [0.1, -0.01],
        [0.104, -0.05],
      ],
      0.006,
    )
    model.add('alu', lathe(shell, { at: [x, side * 0.05, z], axis: [0, side, 0], segments: 80 }))
    for (let i = 0; i < 8; i++) {
      const a = (i / 8) * TURN + 0.2
      model.add(
        'metal',
        bolt(
          [x + 0.076 * Math.cos(a), side * 0.058, z + 0.076 * Math.sin(a)],
          [0, side, 0],
          0.005,
          0.003,
        ),
      )
    }
    const rows = [
      [-0.17, 0.305, 0.02, 0.036, 0.034],
      [-0.4, 0.262, 0.016, 0.03, 0.03],
      [x + 0.02, z, 0.014, 0.036, 0.036],
      [x - 0.03, z - 0.002, 0.012, 0.03, 0.03],
    ]
    model.add(
      'black',
      loft(
        rows.map(([px, pz, w, t, b]) => ({ x: px, z: pz, w, t, b, y: side * 0.1, et: 4, eb: 4 })),
        { end: 0.03, start: 0.03, n: 32, q: 8 },
      ),
    )
    model.add('metal', bolt([x, side * 0.115, z], [0, side, 0], 0.015, 0.012))
  }
}

function sideMotor({ model, rear }: ScooterChassis): void {
  const { x, z } = rear
  const shape = outline(
    [
      [x - 0.07, z - 0.06, 0.06],
      [x + 0.04, z - 0.08, 0.06],
      [-0.38, 0.2, 0.08],
      [-0.2, 0.255, 0.05],
      [-0.19, 0.345, 0.05],
      [-0.36, 0.34, 0.08],
      [x + 0.02, z + 0.085, 0.07],
      [x - 0.075, z + 0.06, 0.06],
    ],
    0.06,
    8,
  )
  model.add('engine', plate(shape, 0.062, 0.118, { bevel: 0.016, segments: 5 }), 50)
  const inner = shape.map((q) => [lerp(-0.42, q[0], 0.8), lerp(0.262, q[1], 0.62)])
  model.add('alu2', plate(inner, 0.116, 0.126, { bevel: 0.006, segments: 3 }), 50)
  const turned = (material: string, profile: number[][], r: number) =>
    model.add(
      material,
      lathe(roundProfile(profile, r), { at: [x + 0.075, 0.112, z + 0.028], segments: 72 }),
    )
  turned(
    'alu',
    [
      [0.0001, 0.045],
      [0.055, 0.044],
      [0.078, 0.03],
      [0.086, 0.008],
      [0.088, -0.02],
    ],
    0.01,
  )
  turned(
    'paint2',
    [
      [0.058, 0.0425],
      [0.0605, 0.0448],
      [0.0635, 0.041],
    ],
    0.001,
  )
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TURN
    const at = (r: number, y: number) => [
      x + 0.075 + r * Math.cos(a),
      y,
      z + 0.028 + r * Math.sin(a),
    ]
    model.add('alu', cylinder(at(0.084, 0.098), at(0.084, 0.136), 0.0045, { segments: 8 }))
  }
  shape.forEach((q, i) => {
    if (i % 12 === 5)
      model.add(
        'metal',
        bolt([lerp(-0.42, q[0], 0.94), 0.117, lerp(0.262, q[1], 0.9)], [0, 1, 0], 0.006, 0.004),
      )
  })
  const rows = [
    [-0.17, 0.305, 0.02, 0.036, 0.034],
    [-0.4, 0.262, 0.016, 0.03, 0.03],
    [x - 0.02, z, 0.014, 0.034, 0.034],
  ]
  model.add(
    'black',
    loft(
      rows.map(([px, pz, w, t, b]) => ({ x: px, z: pz, w, t, b, y: -0.1, et: 4, eb: 4 })),
      { end: 0.03, start: 0.03, n: 32, q: 8 },
    ),
  )
  model.add('metal', bolt([x, -0.115, z], [0, -1, 0], 0.015, 0.012))
}
