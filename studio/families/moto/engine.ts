import { loft } from '../../kernel/loft.ts'
import { type Mesh, turnY } from '../../kernel/mesh.ts'
import { plate } from '../../kernel/plate.ts'
import { curve, outline, roundProfile } from '../../kernel/spline.ts'
import { bolt, box, lathe, tube } from '../../kernel/sweep.ts'
import { rad, TURN, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

export function engine(c: Chassis): void {
  crankcase(c)
  cylinderBlock(c)
  if (c.spec.radiator) radiator(c)
}

function crankcase({ spec, model, lift }: Chassis): void {
  const case_ = [
    [-0.215, 0.545],
    [-0.235, 0.42],
    [-0.17, 0.3],
    [-0.02, 0.258],
    [0.18, 0.262],
    [0.265, 0.335],
    [0.268, 0.44],
    [0.2, 0.5],
    [0.02, 0.545],
  ]
  const material = spec.engineMaterial
  model.add(
    material,
    plate(
      outline(
        case_.map(([x, z]) => [x, lift(z)]),
        0.05,
        8,
      ),
      -0.118,
      0.118,
      { bevel: 0.022, segments: 5 },
    ),
    50,
  )
  for (let i = 0; i < 6; i++)
    model.add(material, box([0.1, -0.075 + i * 0.03, lift(0.262)], [0.26, 0.006, 0.02], 0.002))
  const cover = (x: number, z: number, r: number, s: number, depth: number) => {
    const turned = (m: string, profile: Vec[], round: number) =>
      model.add(
        m,
        lathe(roundProfile(profile, round, 5), {
          at: [x, s * 0.112, lift(z)],
          axis: [0, s, 0],
          segments: 96,
        }),
      )
    turned(
      spec.coverMaterial,
      [
        [0.0001, depth],
        [r * 0.62, depth],
        [r * 0.72, depth * 0.8],
        [r * 0.93, depth * 0.62],
        [r, 0],
        [r, -0.03],
      ],
      0.01,
    )
    turned(
      'darkmetal',
      [
        [r * 0.4, depth + 0.001],
        [r * 0.4, depth + 0.006],
        [r * 0.58, depth + 0.006],
        [r * 0.6, depth],
      ],
      0.002,
    )
    const count = Math.round(r * 95)
    for (let i = 0; i < count; i++) {
      const a = (i / count) * TURN + 0.2
      model.add(
        'chrome',
        bolt(
          [
            x + r * 0.965 * Math.cos(a),
            s * (0.112 + depth * 0.44),
            lift(z) + r * 0.965 * Math.sin(a),
          ],
          [0, s, 0],
          0.0065,
          0.006,
        ),
      )
    }
  }
  cover(-0.035, 0.402, 0.108, -1, 0.05)
  cover(0.15, 0.372, 0.08, 1, 0.046)
  cover(0.165, 0.365, 0.062, -1, 0.036)
  const sprocketCover = [
    [-0.225, 0.5],
    [-0.235, 0.41],
    [-0.17, 0.345],
    [-0.06, 0.345],
    [-0.02, 0.43],
    [-0.07, 0.51],
  ]
  model.add(
    material,
    plate(
      outline(
        sprocketCover.map(([x, z]) => [x, lift(z)]),
        0.035,
      ),
      0.112,
      0.142,
      { bevel: 0.01, segments: 4 },
    ),
    50,
  )
  for (const [x, z] of [
    [-0.205, 0.49],
    [-0.215, 0.405],
    [-0.16, 0.36],
    [-0.065, 0.36],
    [-0.035, 0.43],
    [-0.08, 0.495],
  ]) {
    model.add('chrome', bolt([x, 0.142, lift(z)], [0, 1, 0], 0.006, 0.006))
  }
}

/** Barrel with fins, head and cam cover, leaning forward. */
function cylinderBlock({ spec, model, lift }: Chassis): void {
  const wide = { 1: 0.15, 2: 0.205, 4: 0.29 }[spec.cylinders]
  const [x, z] = [0.085, lift(0.5)]
  const lean = (mesh: Mesh) => turnY(mesh, rad(spec.lean), [x, 0, z])
  const air = !spec.radiator
  model.add('fins', lean(box([x, 0, z + 0.06], [0.165, wide, 0.16], 0.02)))
  const fins = air ? 10 : 7
  for (let i = 0; i < fins; i++) {
    const out = air ? 0.06 : 0.042
    model.add(
      air ? spec.engineMaterial : 'fins',
      lean(
        box(
          [x, 0, z + 0.026 + i * (air ? 0.0135 : 0.0185)],
          [0.205 + (air ? 0.02 : 0) - 0.004 * Math.abs(i - 3), wide + out, air ? 0.0045 : 0.0062],
          0.002,
        ),
      ),
    )
  }
  model.add('engine', lean(box([x, 0, z + 0.19], [0.212, wide + 0.05, 0.062], 0.016)))
  for (let i = 0; i < 3; i++)
    model.add(
      'engine',
      lean(box([x, 0, z + 0.168 + i * 0.02], [0.222, wide + 0.058, 0.006], 0.0025)),
    )
  const cam = [
    [0.1, 0.018, 0.045],
    [0, 0.02, 0.055],
    [-0.1, 0.018, 0.045],
  ]
  model.add(
    'engine',
    lean(
      loft(
        cam.map(([dx, w, t], i) => ({
          x: x + dx,
          z: z + (i === 1 ? 0.228 : 0.225),
          w: wide / 2 + w,
          t,
          b: 0.03,
          et: 5,
          eb: 6,
        })),
        { start: 0.015, end: 0.015 },
      ),
    ),
  )
  for (const s of [1, -1])
    for (const dx of [-0.08, 0.08])
      model.add('chrome', lean(bolt([x + dx, s * (wide / 2 + 0.026), z + 0.19], [0, s, 0], 0.008)))
  const plug = roundProfile(
    [
      [0.0001, 0.006],
      [0.022, 0.006],
      [0.026, 0],
      [0.026, -0.01],
    ],
    0.002,
  )
  model.pair('metal', lean(lathe(plug, { at: [x, wide / 2 + 0.026, z + 0.19], segments: 40 })))
  // Inlet side: throttle body or carburettor with its rubber.
  model.add(
    'rubber',
    tube(
      curve(
        [
          [x - 0.06, 0, z + 0.2],
          [x - 0.13, 0, z + 0.2],
          [x - 0.19, 0, z + 0.21],
        ],
        12,
      ),
      0.03,
    ),
  )
  model.add('alu', box([x - 0.14, 0.02, z + 0.2], [0.06, 0.1, 0.08], 0.014))
}

function radiator({ model, lift, spec }: Chassis): void {
  const centre = [0.375, 0, lift(0.6)]
  const wide = spec.cylinders === 1 ? 0.8 : 1
  const lean = (mesh: Mesh) => turnY(mesh, rad(-20), centre)
  model.add('plastic', lean(box(centre, [0.034, 0.3 * wide, 0.29], 0.008)))
  for (let i = 0; i < 30; i++)
    model.add(
      'darkmetal',
      lean(
        box(
          [centre[0] + 0.0175, 0, centre[2] - 0.125 + i * 0.0086],
          [0.006, 0.262 * wide, 0.0022],
          0.0008,
        ),
      ),
    )
  model.pair('plastic', lean(box([centre[0], 0.158 * wide, centre[2]], [0.05, 0.03, 0.3], 0.01)))
  const hose = (points: Vec[]) =>
    model.add(
      'rubber',
      tube(
        curve(
          points.map((q) => [q[0], q[1], lift(q[2])]),
          30,
        ),
        0.015,
      ),
    )
  hose([
    [0.36, -0.12, 0.5],
    [0.3, -0.15, 0.46],
    [0.24, -0.14, 0.44],
    [0.18, -0.12, 0.44],
  ])
  hose([
    [0.37, 0.12, 0.72],
    [0.3, 0.14, 0.74],
    [0.22, 0.12, 0.72],
  ])
}
