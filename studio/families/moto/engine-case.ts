import { merge } from '../../kernel/mesh.ts'
import { roundProfile } from '../../kernel/spline.ts'
import { box, cylinder, lathe } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { casting, type Hull, hexBolt, rimBolts, screwCap, sideways } from './casting.ts'
import { engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

type Cover = {
  hull: Hull
  depth: number
  bolts: number
  /** A raised round face: [x, z, radius, height]. */
  faces?: readonly Vec[]
  material?: string
}

const CORE: Record<'small' | 'large', Hull> = {
  small: [
    [0.136, 0.366, 0.097],
    [0.0, 0.368, 0.1],
    [-0.13, 0.42, 0.08],
    [-0.185, 0.49, 0.03],
  ],
  large: [
    [0.158, 0.384, 0.104],
    [0.02, 0.368, 0.108],
    [-0.1, 0.43, 0.1],
    [-0.17, 0.49, 0.042],
  ],
}

/** Right: clutch, crank end. Left: generator. No two covers are alike. */
const COVERS: Record<'small' | 'large', { right: Cover[]; left: Cover[] }> = {
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
        bolts: 5,
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
    ],
  },
}

export function crankcase(c: Chassis): void {
  const { spec, model, lift } = c
  const size = spec.cylinders === 1 ? 'small' : 'large'
  halves(c, CORE[size])
  for (const cover of COVERS[size].right) sideCover(c, cover, -1)
  for (const cover of COVERS[size].left) sideCover(c, cover, 1)
  sprocketCover(c)
  const { half } = engineForm(c)
  const y = half + 0.036
  const [right, left] = [sideways(-1, y, lift), sideways(1, y, lift)]
  if (size === 'small') {
    model.add(
      'plastic',
      screwCap(right(0.07, 0.428, -0.006), [0.1, -0.8, 0.55], 0.0145, { grips: 8, height: 0.016 }),
    )
    model.add('metal', screwCap(left(0.14, 0.364, 0.013), [0, 1, 0], 0.02))
    model.add('metal', screwCap(left(0.13, 0.43, 0.001), [0, 1, 0], 0.0105, { height: 0.006 }))
    model.add(
      spec.engineMaterial,
      cylinder(right(-0.122, 0.4, 0), right(-0.122, 0.4, 0.012), 0.02, { bevel: 0.003 }),
    )
  } else {
    model.add(
      'plastic',
      screwCap(right(0.052, 0.345, 0.002), [0.1, -1, 0.1], 0.0155, { grips: 10, height: 0.012 }),
    )
    model.add('glass', cylinder(right(0.03, 0.305, -0.012), right(0.03, 0.305, 0.0), 0.013))
    model.add('metal', screwCap(left(0.16, 0.384, 0.017), [0, 1, 0], 0.017))
    // The oil filter looks forward between the headers.
    model.add(
      'black',
      cylinder([0.24, 0.03, lift(0.325)], [0.305, 0.03, lift(0.306)], 0.034, { bevel: 0.008 }),
    )
  }
  model.add('metal', hexBolt([0.02, 0.03, lift(0.262)], [0, 0, -1], 0.0085))
}

/** Two halves with the joint's flange between them, cooling ribs below, lugs towards the frame. */
function halves(c: Chassis, core: Hull): void {
  const { spec, model, lift } = c
  const { half, at, wide, long } = engineForm(c)
  const material = spec.engineMaterial
  for (const s of [1, -1]) {
    const put = sideways(s, 0, lift)
    model.add(
      material,
      casting(
        core,
        [
          [0, 0.0012],
          [0, half],
          [0.03, half],
        ],
        put,
        { round: 0.008 },
      ),
      50,
    )
    model.add(
      material,
      casting(
        core,
        [
          [-0.0055, 0.0008],
          [-0.0055, 0.0075],
          [0.004, 0.0075],
        ],
        put,
        { round: 0.0015 },
      ),
    )
  }
  const rim = rimBolts(core, sideways(1, 0, lift), [0, 1, 0], {
    count: 9,
    height: 0.016,
    inset: -0.002,
    phase: 0.4,
  })
  model.add(material, rim.bosses).add('metal', rim.bolts)
  for (let i = 0; i < 5; i++)
    model.pair(material, box([0.06, 0.016 + i * 0.012, lift(0.27)], [0.22, 0.0035, 0.018], 0.0015))
  // The deck on which the barrel stands, with its studs' nuts.
  const deck = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => [a * (long - 0.008), b * (wide - 0.008), 0.016]),
  )
  model.add(
    material,
    casting(
      deck,
      [
        [-0.004, -0.075],
        [0, -0.012],
        [0, 0],
        [0.02, 0],
      ],
      (a, b, h) => at(a, b, h),
      { round: 0.002, n: 64 },
    ),
  )
  const lug = (x: number, z: number, y: number, r: number) => {
    model.add(material, cylinder([x, -y, lift(z)], [x, y, lift(z)], r, { bevel: 0.002 }))
    for (const s of [1, -1])
      model.add('metal', hexBolt([x, s * (y + 0.008), lift(z)], [0, s, 0], 0.0075))
  }
  lug(0.243, 0.4, 0.03, 0.015)
  lug(0.226, 0.31, 0.03, 0.014)
  lug(-0.2, 0.505, 0.104, 0.014)
  lug(-0.192, 0.372, 0.104, 0.014)
}

function sideCover(c: Chassis, cover: Cover, s: number): void {
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
  model.add(material, rim.bosses).add('chrome', rim.bolts)
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

/** Over the front sprocket: a thin shell the chain leaves towards the rear. */
function sprocketCover({ spec, model, lift }: Chassis): void {
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
  const rib = hull.map(([x, z, r]) => [x, z, r * 0.62])
  model.add(
    material,
    casting(
      rib,
      [
        [0, 0.048],
        [0.002, 0.0535],
        [0.012, 0.0535],
      ],
      put,
      { round: 0.0015 },
    ),
  )
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
