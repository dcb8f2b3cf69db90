import { loft, loftStrip, type Station } from '../../kernel/loft.ts'
import { circle, plate } from '../../kernel/plate.ts'
import { fillet, outline } from '../../kernel/spline.ts'
import { box, cylinder, tube } from '../../kernel/sweep.ts'
import { rad, type Vec } from '../../kernel/vector.ts'
import { hexBolt } from './casting.ts'
import { engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

export function frame(c: Chassis): void {
  const { spec, model, fork } = c
  model.add('frame', cylinder(fork(0.52, 0, -0.04), fork(0.72, 0, -0.04), 0.036, { bevel: 0.006 }))
  for (const along of [0.525, 0.7])
    model.add(
      'frame',
      cylinder(fork(along, 0, -0.04), fork(along + 0.018, 0, -0.04), 0.041, { bevel: 0.004 }),
    )
  if (spec.frame === 'trellis') trellis(c)
  else if (spec.frame === 'beam') beam(c)
  else if (spec.frame === 'backbone') backbone(c)
  else if (spec.cylinders === 1) diamond(c)
  else twinTube(c)
  pivotPlates(c)
  subframe(c)
}

const pipe = ({ model, lift }: Chassis, points: Vec[], r = 0.0145, material = 'frame') => {
  const path = fillet(
    points.map((q) => [q[0], q[1], lift(q[2])]),
    0.04,
    8,
  )
  const mesh = tube(path, r, { m: 18 })
  if (points.every((q) => q[1] === 0)) model.add(material, mesh)
  else model.pair(material, mesh)
}

/** Spine and one downtube; the engine hangs between them as part of the frame. */
function diamond(c: Chassis): void {
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
  // From the spine to the head: a pair of thin plates.
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

/** Plates from the downtube's end to the case's two front lugs. */
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

/** Two main tubes beside the engine and two downtubes in front of it. */
function twinTube(c: Chassis): void {
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

/** Two aluminium spars, from the head around the engine to the swing arm, tucked under tank and skin. */
function beam(c: Chassis): void {
  const { model, front, lift } = c
  const rows = [
    [front.x - 0.325, 0.845, 0.016, 0.05, 0.055, 0.048, -4],
    [0.26, 0.812, 0.016, 0.05, 0.05, 0.1, 8],
    [0.13, 0.772, 0.015, 0.045, 0.046, 0.132, 20],
    [0.0, 0.716, 0.015, 0.041, 0.042, 0.143, 28],
    [-0.1, 0.65, 0.016, 0.041, 0.043, 0.14, 40],
    [-0.168, 0.56, 0.017, 0.046, 0.05, 0.134, 60],
    [-0.196, 0.45, 0.018, 0.05, 0.054, 0.13, 82],
    [-0.19, 0.36, 0.016, 0.036, 0.04, 0.126, 96],
  ]
  const stations = rows.map(
    ([x, z, w, t, b, y, a]): Station => ({ x, z: lift(z), w, t, b, y, a: rad(a), et: 7, eb: 7 }),
  )
  const options = { start: 0.012, end: 0.02, n: 60, q: 10 }
  model.pair('alu2', loft(stations, options))
  // A groove pressed along the spar, welds where its parts meet.
  model.pair(
    'fins',
    loftStrip(stations, options, {
      u0: 0.16,
      u1: 0.62,
      v0: 0.965,
      v1: 1.035,
      lift: 0.0006,
      n: 40,
      m: 3,
    }),
  )
  for (const u of [0.13, 0.7])
    model.pair(
      'darkmetal',
      loftStrip(stations, options, {
        u0: u,
        u1: u + 0.006,
        v0: 0.9,
        v1: 1.1,
        lift: 0.0016,
        n: 3,
        m: 16,
      }),
    )
  const { at, barrel, head, wide } = engineForm(c)
  const ear = at(-0.02, wide + 0.02, barrel + head * 0.35)
  model.pair('alu2', cylinder(ear, [ear[0] - 0.02, 0.136, ear[2] + 0.05], 0.013, { bevel: 0.003 }))
  model.pair('metal', hexBolt([ear[0] - 0.02, 0.15, ear[2] + 0.05], [0, 1, 0], 0.009))
}

/** One steel beam over the engine and cast plates behind it. */
function backbone(c: Chassis): void {
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

function trellis(c: Chassis): void {
  const { front } = c
  const headTop = [front.x - 0.345, 0.045, 0.905]
  const headLow = [front.x - 0.29, 0.045, 0.775]
  const [a, a2, a3] = [
    [0.165, 0.15, 0.8],
    [-0.02, 0.15, 0.685],
    [-0.165, 0.132, 0.6],
  ]
  const [b, b2, b3, end] = [
    [0.25, 0.15, 0.66],
    [0.07, 0.152, 0.56],
    [-0.1, 0.14, 0.5],
    [-0.195, 0.128, 0.47],
  ]
  pipe(c, [headTop, a, a2, a3, end])
  pipe(c, [headLow, b, b2, b3, end])
  for (const brace of [
    [a, b],
    [a, b2],
    [a2, b2],
    [headLow, a],
    [a2, b3],
    [headTop, headLow],
  ])
    pipe(c, brace, 0.011)
}

/** Where swing arm, engine and footrests meet the frame. */
function pivotPlates({ spec, model, lift }: Chassis): void {
  const large = spec.cylinders > 1
  const shape = [
    [-0.15, 0.6],
    [-0.215, 0.585],
    [-0.238, 0.5],
    [-0.24, 0.4],
    [-0.205, 0.332],
    [-0.165, 0.345],
    [-0.152, 0.45],
  ].map(([x, z]) => [x, lift(z)])
  const holes = [circle(-0.19, lift(0.55), 0.014, 28), circle(-0.207, lift(0.395), 0.012, 28)]
  const [y0, y1] = large ? [0.126, 0.138] : [0.118, 0.126]
  model.pair(
    large ? 'alu2' : 'frame',
    plate(outline(shape, 0.022), y0, y1, { bevel: 0.002, segments: 3, holes }),
  )
  for (const [x, z, r] of [
    [-0.2, 0.505, 0.009],
    [-0.192, 0.366, 0.009],
  ])
    model.pair('metal', hexBolt([x, y1, lift(z)], [0, 1, 0], r))
}

/** Two tubes a side, plates welded where they meet, a loop across under the tail. */
function subframe(c: Chassis): void {
  const { spec, model, lift } = c
  const rail = (points: Vec[], r: number) => pipe(c, points, r, 'frame')
  const end = 0.86 + spec.tailRise * 0.8
  rail(
    [
      [-0.04, 0.1, 0.735],
      [-0.25, 0.116, 0.762],
      [-0.5, 0.1, 0.812 + spec.tailRise * 0.3],
      [-0.78, 0.07, end],
    ],
    0.0125,
  )
  rail(
    [
      [-0.2, 0.118, 0.55],
      [-0.34, 0.112, 0.655],
      [-0.6, 0.092, 0.808 + spec.tailRise * 0.5],
    ],
    0.0115,
  )
  model.add(
    'frame',
    cylinder(
      [-0.52, 0.1, lift(0.81 + spec.tailRise * 0.3)],
      [-0.52, -0.1, lift(0.81 + spec.tailRise * 0.3)],
      0.01,
    ),
  )
  const gusset = [
    [-0.5, 0.755],
    [-0.59, 0.8],
    [-0.63, 0.838],
    [-0.52, 0.82],
  ].map(([x, z]) => [x, lift(z) + spec.tailRise * 0.4])
  model.pair('frame', plate(outline(gusset, 0.01), 0.094, 0.098, { bevel: 0.001 }))
  if (spec.rearShocks === 'twin') {
    model.pair(
      'frame',
      cylinder([-0.45, 0.085, lift(0.76)], [-0.45, 0.128, lift(0.76)], 0.014, { bevel: 0.002 }),
    )
    model.pair('metal', hexBolt([-0.45, 0.152, lift(0.76)], [0, 1, 0], 0.008))
  }
}

/** What fills the space between tank, seat and engine: air box, battery, rectifier, the tank's tunnel. */
export function innards({ model, lift, spec }: Chassis): void {
  const twin = spec.rearShocks === 'twin'
  const many = spec.cylinders > 1
  if (!many) {
    const x = twin ? -0.2 : -0.15
    model.add('plastic', box([x, 0, lift(0.682)], [twin ? 0.18 : 0.09, 0.19, 0.14], 0.022))
    model.add('plastic', box([x, 0.098, lift(0.69)], [twin ? 0.12 : 0.06, 0.016, 0.09], 0.006))
    model.add(
      'rubber',
      tube(
        [
          [x - 0.02, -0.06, lift(0.62)],
          [x - 0.02, -0.06, lift(0.56)],
          [x - 0.05, -0.07, lift(0.5)],
        ],
        0.008,
        { m: 12 },
      ),
    )
  } else model.add('plastic', box([-0.02, 0, lift(0.735)], [0.2, 0.22, 0.09], 0.03))
  // Battery and fuse box under the seat, the rectifier with its fins behind them.
  model.add('tank2', box([-0.33, 0.012, lift(0.705)], [0.075, 0.12, 0.1], 0.006))
  model.add('plastic', box([-0.335, 0.078, lift(0.712)], [0.06, 0.02, 0.05], 0.004))
  model.add('rubber', box([-0.33, 0.012, lift(0.72)], [0.079, 0.124, 0.014], 0.004))
  for (let i = 0; i < 6; i++)
    model.add('fins', box([-0.39, -0.04 + i * 0.011, lift(0.735)], [0.03, 0.005, 0.05], 0.0015))
  const under = [
    [0.28, 0.81, 0.085, 0.06, 0.045],
    [0.1, 0.79, 0.105, 0.06, 0.05],
    [-0.1, 0.765, 0.1, 0.06, 0.045],
    [-0.24, 0.77, 0.09, 0.045, 0.03],
  ]
  model.add(
    'plastic',
    loft(
      under.map(([x, z, w, t, b]): Station => ({ x, z: lift(z), w, t, b, et: 4, eb: 4 })),
      { start: 0.02, end: 0.03, n: 24, q: 8 },
    ),
  )
}
