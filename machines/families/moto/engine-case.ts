import { merge } from '../../kernel/mesh.ts'
import { box, cylinder } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { bead, casting, type Hull, hexBolt, rimBolts, screwCap, sideways } from './casting.ts'
import { COVERS, releaseArm, sideCover, sprocketCover } from './engine-covers.ts'
import { engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

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

/** Ribs on both flanks, from [x, z] to [x, z]. */
const RIBS: readonly (readonly [Vec, Vec])[] = [
  [
    [-0.186, 0.498],
    [-0.02, 0.478],
  ],
  [
    [-0.182, 0.484],
    [-0.062, 0.452],
  ],
  [
    [-0.19, 0.448],
    [-0.15, 0.38],
  ],
]

export function crankcase(c: Chassis): void {
  const { spec, model, lift } = c
  const size = spec.cylinders === 1 ? 'small' : 'large'
  halves(c, CORE[size])
  for (const cover of COVERS[size].right) sideCover(c, cover, -1)
  for (const cover of COVERS[size].left) sideCover(c, cover, 1)
  sprocketCover(c)
  releaseArm(c)
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
    // The oil filter faces forward between the header pipes.
    model.add(
      'black',
      cylinder([0.24, 0.03, lift(0.325)], [0.305, 0.03, lift(0.306)], 0.034, { bevel: 0.008 }),
    )
  }
  model.add('metal', hexBolt([0.02, 0.03, lift(0.262)], [0, 0, -1], 0.0085))
}

/**
 * Two case halves with the flange of their joint, cooling ribs below and lugs towards the frame.
 */
function halves(c: Chassis, core: Hull): void {
  const { spec, model, lift } = c
  const { half, at, wide, long } = engineForm(c)
  const small = spec.cylinders === 1
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
  // The crankcase of a larger engine also has a horizontal joint at the crankshaft.
  if (!small)
    model.add(material, box([0.03, 0, lift(0.408)], [0.44, 2 * half + 0.007, 0.009], 0.002, 2))
  const rim = rimBolts(core, sideways(1, 0, lift), [0, 1, 0], {
    count: 9,
    height: 0.016,
    inset: -0.002,
    phase: 0.4,
  })
  model.add(material, merge(rim.bosses)).add('metal', merge(rim.bolts))
  for (let i = 0; i < 5; i++)
    model.pair(material, box([0.06, 0.016 + i * 0.012, lift(0.27)], [0.22, 0.0035, 0.018], 0.0015))
  // The deck under the barrel, with the nuts of its studs.
  const deck = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => [a * (long - 0.008), b * (wide - 0.008), 0.016]),
  )
  model.add(
    material,
    casting(
      deck,
      [
        [small ? -0.004 : 0.03, small ? -0.075 : -0.03],
        [0, -0.012],
        [0, 0],
        [0.02, 0],
      ],
      (a, b, h) => at(a, b, h),
      { round: 0.002, n: 64 },
    ),
  )
  // Ribs on the open flanks, from the pivot lug towards the barrel.
  const y = half + 0.0005
  for (const [from, to] of RIBS)
    model.pair(
      material,
      bead([from[0], y, lift(from[1])], [to[0], y, lift(to[1])], [0.0036, 0.0042], [0, 1, 0]),
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
