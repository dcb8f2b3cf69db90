import { merge } from '../../kernel/mesh.ts'
import { roundProfile } from '../../kernel/spline.ts'
import { box, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { bead, casting, type Hull, hexBolt, rimBolts, sideways } from './casting.ts'
import { clutchArm, engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

type Cover = {
  hull: Hull
  depth: number
  bolts: number
  /** Raised round faces: [x, z, radius, height]. */
  faces?: readonly Vec[]
  material?: string
}

/**
 * Engine covers. Right: clutch and crankshaft end. Left: generator. Every cover has its own shape.
 */
export const COVERS: Record<'small' | 'large', { right: Cover[]; left: Cover[] }> = {
  small: {
    right: [
      {
        hull: [
          [-0.014, 0.378, 0.1],
          [0.138, 0.358, 0.068],
          [-0.122, 0.4, 0.028],
        ],
        depth: 0.036,
        bolts: 11,
        faces: [
          [-0.014, 0.378, 0.08, 0.017],
          [0.142, 0.358, 0.044, 0.011],
        ],
      },
    ],
    left: [
      {
        hull: [
          [0.14, 0.364, 0.086],
          [0.03, 0.392, 0.056],
        ],
        depth: 0.034,
        bolts: 9,
        faces: [[0.14, 0.364, 0.072, 0.014]],
      },
    ],
  },
  large: {
    right: [
      {
        hull: [
          [-0.038, 0.418, 0.112],
          [0.05, 0.372, 0.066],
        ],
        depth: 0.036,
        bolts: 10,
        faces: [[-0.038, 0.418, 0.09, 0.02]],
      },
      {
        hull: [[0.168, 0.384, 0.06]],
        depth: 0.026,
        bolts: 4,
        faces: [[0.168, 0.384, 0.04, 0.006]],
      },
    ],
    left: [
      {
        hull: [
          [0.16, 0.384, 0.088],
          [0.075, 0.43, 0.046],
        ],
        depth: 0.036,
        bolts: 9,
        faces: [[0.16, 0.384, 0.07, 0.018]],
      },
      {
        hull: [
          [0.0, 0.446, 0.034],
          [-0.046, 0.486, 0.022],
        ],
        depth: 0.014,
        bolts: 5,
      },
    ],
  },
}

export function sideCover(c: Chassis, cover: Cover, s: number): void {
  const { spec, model, lift } = c
  const { half } = engineForm(c)
  const { hull, depth: d, bolts, faces = [] } = cover
  const put = sideways(s, half, lift)
  const material = spec.coverMaterial
  model.add(
    'gap',
    casting(
      hull,
      [
        [0.0012, -0.001],
        [0.0012, 0.0016],
        [0.01, 0.0016],
      ],
      put,
      { round: 0.0002 },
    ),
  )
  const raised = [
    [0, 0.0012],
    [0, 0.011],
    [0.011, 0.0125],
    [0.015, d * 0.72],
    [0.026, d],
    [0.05, d],
  ]
  model.add(material, casting(hull, raised, put, { round: 0.003 }), 50)
  const rim = rimBolts(hull, put, [0, s, 0], {
    count: bolts,
    height: 0.0135,
    inset: 0.0035,
    phase: 0.3,
  })
  model.add(material, merge(rim.bosses)).add('chrome', merge(rim.bolts))
  for (const [x, z, r, height] of faces) {
    const at = put(x, z, d - 0.002)
    const turned = (m: string, profile: Vec[], round: number) =>
      model.add(
        m,
        lathe(roundProfile(profile, round, 4), { at, axis: [0, s, 0], segments: 80 }),
        50,
      )
    turned(
      material,
      [
        [0.0001, height],
        [r * 0.64, height],
        [r * 0.7, height * 0.72],
        [r * 0.9, height * 0.62],
        [r, 0],
        [r, -0.012],
      ],
      0.003,
    )
    turned(
      'gap',
      [
        [r * 0.66, height * 0.86],
        [r * 0.672, height * 0.87],
        [r * 0.69, height * 0.79],
      ],
      0.0003,
    )
    const small = r < 0.05 ? 3 : 0
    for (let i = 0; i < small; i++) {
      const a = (i / small) * 2 * Math.PI + 0.5
      model.add(
        'metal',
        hexBolt(
          [at[0] + r * 0.8 * Math.cos(a), at[1] + s * height * 0.66, at[2] + r * 0.8 * Math.sin(a)],
          [0, s, 0],
          0.0046,
        ),
      )
    }
  }
}

/** The clutch release shaft, its arm, and the bracket that stops the cable sheath. */
export function releaseArm(c: Chassis): void {
  const { model } = c
  const [x, y, z] = clutchArm(c)
  const foot: Vec = [x - 0.034, y, z]
  model.add(
    'metal',
    cylinder([foot[0], y, z - 0.045], [foot[0], y, z + 0.006], 0.0065, { segments: 20 }),
  )
  model.add(
    'darkmetal',
    cylinder([foot[0], y, z - 0.045], [foot[0], y, z - 0.01], 0.0115, { segments: 28 }),
  )
  model.add('metal', tube([foot, [x, y, z]], [0.0026, 0.0062], { m: 12, up: [0, 0, 1] }))
  model.add('metal', cylinder([x, y, z - 0.007], [x, y, z + 0.007], 0.0046, { segments: 16 }))
  model.add('black', box([x + 0.044, y + 0.004, z - 0.008], [0.005, 0.022, 0.03], 0.0015, 2))
}

/** A thin cover over the front sprocket, open to the rear for the chain. */
export function sprocketCover({ spec, model, lift }: Chassis): void {
  const hull: Hull = [
    [-0.138, 0.426, 0.057],
    [-0.072, 0.41, 0.052],
    [-0.1, 0.36, 0.03],
  ]
  const put = sideways(1, 0.08, lift)
  const material = spec.cylinders === 1 ? spec.engineMaterial : 'black'
  model.add(
    material,
    casting(
      hull,
      [
        [0.004, 0],
        [0, 0.038],
        [0.008, 0.05],
        [0.03, 0.05],
      ],
      put,
      { round: 0.004 },
    ),
    50,
  )
  // Drain slots for chain lubricant.
  for (const dx of [-0.026, 0, 0.026]) {
    model.add(
      'gap',
      bead(
        put(-0.13 + dx, 0.448 - dx * 0.2, 0.0498),
        put(-0.118 + dx, 0.404 - dx * 0.2, 0.0498),
        [0.0012, 0.0048],
        [0, 1, 0],
      ),
    )
  }
  model.add(
    'metal',
    merge(
      [
        [-0.168, 0.466],
        [-0.036, 0.436],
        [-0.09, 0.342],
      ].map(([x, z]) => hexBolt(put(x, z, 0.05), [0, 1, 0], 0.0056)),
    ),
  )
}
