import { loft, type Station } from '../../kernel/loft.ts'
import { circle, plate } from '../../kernel/plate.ts'
import { fillet, outline } from '../../kernel/spline.ts'
import { cylinder, tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { hexBolt } from './casting.ts'
import { engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

export const pipe = ({ model, lift }: Chassis, points: Vec[], r = 0.0145, material = 'frame') => {
  const path = fillet(
    points.map((q) => [q[0], q[1], lift(q[2])]),
    0.04,
    8,
  )
  const mesh = tube(path, r, { m: 18 })
  if (points.every((q) => q[1] === 0)) model.add(material, mesh)
  else model.pair(material, mesh)
}

/** A spine and one downtube. The engine is a stressed part between them. */
export function diamond(c: Chassis): void {
  const { front, model, lift } = c
  pipe(
    c,
    [
      [front.x - 0.3, 0, 0.845],
      [0.16, 0, 0.815],
      [-0.06, 0, 0.768],
    ],
    0.024,
  )
  pipe(
    c,
    [
      [-0.02, 0.012, 0.77],
      [-0.1, 0.06, 0.745],
      [-0.172, 0.104, 0.66],
      [-0.196, 0.112, 0.56],
      [-0.2, 0.114, 0.42],
    ],
    0.0155,
  )
  pipe(
    c,
    [
      [front.x - 0.282, 0, 0.77],
      [0.3, 0, 0.62],
      [0.264, 0, 0.45],
    ],
    0.019,
  )
  const gusset = [
    [front.x - 0.3, 0.83],
    [front.x - 0.275, 0.77],
    [0.305, 0.7],
    [0.23, 0.825],
  ].map(([x, z]) => [x, lift(z)])
  model.pair(
    'frame',
    plate(outline(gusset, 0.012), 0.008, 0.012, {
      bevel: 0.001,
      holes: [circle(front.x - 0.325, lift(0.78), 0.016, 28)],
    }),
  )
  hanger(c, 0.037)
  // A pair of thin plates from the spine to the cylinder head.
  const { at, barrel, head } = engineForm(c)
  const [x, , z] = at(-0.01, 0, barrel + head + 0.02)
  const steady = [
    [x - 0.02, z],
    [x + 0.02, z],
    [x - 0.02, lift(0.81)],
    [x - 0.075, lift(0.8)],
  ]
  model.pair('frame', plate(outline(steady, 0.01), 0.02, 0.0235, { bevel: 0.001 }))
  model.pair('metal', hexBolt([x, 0.024, z + 0.014], [0, 1, 0], 0.006))
}

/** Plates from the downtube's end to the two front lugs of the case. */
function hanger({ model, lift }: Chassis, y: number): void {
  const shape = [
    [0.285, 0.5],
    [0.25, 0.5],
    [0.226, 0.42],
    [0.206, 0.312],
    [0.222, 0.288],
    [0.247, 0.3],
    [0.275, 0.4],
  ]
  model.pair(
    'frame',
    plate(
      outline(
        shape.map(([x, z]) => [x, lift(z)]),
        0.014,
      ),
      y - 0.005,
      y,
      {
        bevel: 0.001,
        holes: [circle(0.25, lift(0.445), 0.01, 24), circle(0.236, lift(0.355), 0.009, 24)],
      },
    ),
  )
  for (const [x, z, r] of [
    [0.243, 0.4, 0.0085],
    [0.226, 0.31, 0.0085],
    [0.268, 0.478, 0.007],
  ])
    model.pair('metal', hexBolt([x, y, lift(z)], [0, 1, 0], r))
}

/** Two main tubes beside the engine, and two downtubes ahead of it. */
export function twinTube(c: Chassis): void {
  const { front, model, lift } = c
  pipe(
    c,
    [
      [front.x - 0.33, 0.035, 0.85],
      [0.2, 0.1, 0.805],
      [0.0, 0.136, 0.73],
      [-0.14, 0.134, 0.62],
      [-0.195, 0.126, 0.46],
    ],
    0.0185,
  )
  pipe(
    c,
    [
      [front.x - 0.285, 0.03, 0.765],
      [0.312, 0.085, 0.63],
      [0.27, 0.1, 0.46],
      [0.246, 0.07, 0.39],
    ],
    0.0155,
  )
  pipe(
    c,
    [
      [0.285, 0.094, 0.56],
      [0.1, 0.122, 0.768],
    ],
    0.011,
  )
  pipe(
    c,
    [
      [0.04, 0.131, 0.745],
      [-0.15, 0.122, 0.5],
    ],
    0.011,
  )
  pipe(
    c,
    [
      [-0.12, 0, 0.69],
      [-0.121, 0, 0.69],
    ],
    0.01,
  )
  const lug = [
    [0.275, 0.43],
    [0.215, 0.44],
    [0.208, 0.296],
    [0.238, 0.29],
  ].map(([x, z]) => [x, lift(z)])
  model.pair('frame', plate(outline(lug, 0.012), 0.036, 0.042, { bevel: 0.001 }))
  const { at, barrel, head, wide } = engineForm(c)
  const mount = at(-0.02, wide + 0.026, barrel + head * 0.35)
  pipe(
    c,
    [
      [mount[0] - 0.004, mount[1], mount[2] - lift(0)],
      [0.03, 0.134, 0.74],
    ],
    0.01,
  )
  model.pair('metal', hexBolt(mount, [0, 1, 0], 0.009))
}

/** One steel beam over the engine and cast plates behind it. */
export function backbone(c: Chassis): void {
  const { model, front, lift } = c
  const rows = [
    [front.x - 0.31, 0.83, 0.03, 0.05, 0.06],
    [0.2, 0.8, 0.052, 0.045, 0.05],
    [0.0, 0.745, 0.06, 0.042, 0.045],
    [-0.14, 0.68, 0.075, 0.042, 0.05],
  ]
  model.add(
    'frame',
    loft(
      rows.map(([x, z, w, t, b]): Station => ({ x, z: lift(z), w, t, b, et: 6, eb: 6 })),
      { start: 0.01, end: 0.02, n: 40, q: 10 },
    ),
  )
  const { at, barrel, head, wide } = engineForm(c)
  const ear = at(-0.02, wide + 0.016, barrel + head * 0.35)
  model.pair(
    'frame',
    cylinder([ear[0], wide + 0.012, ear[2]], [ear[0] - 0.03, 0.05, lift(0.775)], 0.0125, {
      bevel: 0.002,
    }),
  )
  model.pair(
    'frame',
    cylinder([ear[0], wide + 0.008, ear[2]], [ear[0], wide + 0.024, ear[2]], 0.019, {
      bevel: 0.003,
    }),
  )
  model.pair('metal', hexBolt([ear[0], wide + 0.024, ear[2]], [0, 1, 0], 0.009))
  const cast = [
    [-0.02, 0.745],
    [-0.1, 0.765],
    [-0.19, 0.68],
    [-0.25, 0.52],
    [-0.25, 0.38],
    [-0.2, 0.33],
    [-0.165, 0.36],
    [-0.15, 0.52],
    [-0.09, 0.65],
  ]
  model.pair(
    'alu2',
    plate(
      outline(
        cast.map(([x, z]) => [x, lift(z)]),
        0.03,
      ),
      0.112,
      0.138,
      { bevel: 0.007, segments: 4 },
    ),
    50,
  )
}
