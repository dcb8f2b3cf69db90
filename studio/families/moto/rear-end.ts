import { loft } from '../../kernel/loft.ts'
import { panel } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { outline, roundProfile } from '../../kernel/spline.ts'
import { box, lathe } from '../../kernel/sweep.ts'
import { lerp, rad, steps, type Vec } from '../../kernel/vector.ts'
import { chain, sprocket } from '../../parts/drive.ts'
import { shock } from '../../parts/suspension.ts'
import type { Chassis } from './spec.ts'

export function rearEnd(c: Chassis): void {
  const { spec, model, rear, lift } = c
  const pivot = lift(0.455)
  const arm =
    spec.cylinders === 1 && spec.rearShocks === 'twin'
      ? { material: 'black', tall: 0.55 }
      : { material: 'alu2', tall: 1 }
  for (const side of [1, -1]) {
    const at = (share: number) => lerp(pivot, rear.z, share)
    const k = arm.tall
    model.add(
      arm.material,
      loft(
        [
          {
            x: -0.175,
            z: pivot,
            w: 0.02,
            t: 0.052 * k,
            b: 0.05 * k,
            y: side * 0.112,
            et: 5,
            eb: 5,
          },
          {
            x: lerp(-0.175, rear.x, 0.33),
            z: at(0.35) + 0.012,
            w: 0.021,
            t: 0.046 * k,
            b: 0.04 * k,
            y: side * 0.118,
            et: 5,
            eb: 5,
          },
          {
            x: lerp(-0.175, rear.x, 0.75),
            z: at(0.78) + 0.004,
            w: 0.02,
            t: 0.034 * k,
            b: 0.034 * k,
            y: side * 0.127,
            et: 5,
            eb: 5,
          },
          {
            x: rear.x - 0.06,
            z: rear.z,
            w: 0.018,
            t: 0.034,
            b: 0.034,
            y: side * 0.13,
            et: 4,
            eb: 4,
          },
        ],
        { start: 0.02, end: 0.02, n: 40 },
      ),
    )
    model.add('black', box([rear.x, side * 0.151, rear.z], [0.085, 0.008, 0.042], 0.006))
    const nut = roundProfile(
      [
        [0.0001, 0.014],
        [0.014, 0.014],
        [0.017, 0.008],
        [0.017, -0.01],
      ],
      0.002,
    )
    model.add(
      'metal',
      lathe(nut, { at: [rear.x, side * 0.152, rear.z], axis: [0, side, 0], segments: 6 }),
      20,
    )
    const bearing = roundProfile(
      [
        [0.0001, 0.012],
        [0.018, 0.012],
        [0.022, 0],
        [0.022, -0.01],
      ],
      0.002,
    )
    model.add(
      'metal',
      lathe(bearing, { at: [-0.195, side * 0.134, pivot], axis: [0, side, 0], segments: 40 }),
    )
  }
  model.add(arm.material, box([-0.31, 0, lift(0.415)], [0.07, 0.23, 0.06], 0.018))
  drive(c)
  if (spec.rearShocks === 'mono')
    shock(model, [-0.335, 0, lift(0.43)], [-0.215, 0, lift(0.665)], {
      radius: 0.04,
      material: spec.springMaterial,
      turns: 6,
    })
  else
    for (const side of [1, -1])
      shock(model, [rear.x + 0.06, side * 0.15, rear.z + 0.02], [-0.45, side * 0.135, lift(0.76)], {
        radius: 0.03,
        material: spec.springMaterial,
        turns: 9,
      })
  const arch = steps(10).map((f) => {
    const angle = lerp(rad(45), rad(spec.chainCase ? 150 : 128), f)
    const at = (r: number, y: number): Vec => [
      rear.x + r * Math.cos(angle),
      y,
      rear.z + r * Math.sin(angle),
    ]
    const w = spec.rearWidth
    return [
      at(spec.rearRadius + 0.016, 0),
      at(spec.rearRadius + 0.01, w * 0.57),
      at(spec.rearRadius - 0.012, w),
      at(spec.rearRadius - 0.042, w * 1.1),
    ]
  })
  model.add('plastic', panel(arch, { symmetric: true, thickness: 0.004 }))
}

function drive({ spec, model, rear, lift }: Chassis): void {
  const y = 0.103
  if (spec.chainCase) {
    const [x0, z0] = [-0.15, lift(0.425)]
    const shape = [
      [x0 + 0.05, z0 + 0.055],
      [x0 + 0.07, z0],
      [x0 + 0.02, z0 - 0.055],
      [rear.x + 0.02, rear.z - 0.1],
      [rear.x - 0.09, rear.z - 0.06],
      [rear.x - 0.1, rear.z + 0.05],
      [rear.x, rear.z + 0.105],
    ]
    model.add(
      'black',
      plate(outline(shape, 0.05, 8), y - 0.02, y + 0.024, { bevel: 0.008, segments: 3 }),
      40,
    )
    model.add(
      'plastic',
      plate(
        outline(
          shape.map((q) => [lerp(-0.38, q[0], 0.86), lerp(0.36, q[1], 0.7)]),
          0.04,
          8,
        ),
        y + 0.022,
        y + 0.028,
        { bevel: 0.003 },
      ),
    )
    return
  }
  sprocket(model, { ...rear, y, radius: 0.098, material: 'darkmetal' })
  chain(model, { y, a: [-0.135, lift(0.425)], b: [rear.x, rear.z], radiusA: 0.034, radiusB: 0.098 })
  const guard = [
    [-0.3, 0.47],
    [-0.48, 0.452],
    [-0.66, 0.428],
  ].map(([x, z]) => [
    [x, 0.128, lift(z)],
    [x, 0.105, lift(z) + 0.009],
    [x, 0.085, lift(z)],
  ])
  model.add('plastic', panel(guard, { thickness: 0.003, nu: 20, nv: 10 }))
}
