// Hand tools hung on a wall, in the side view: backs at y = 0, facing -y. Sizes are real.
import { type Mesh, merge, placed } from '../../machines/kernel/mesh.ts'
import { Model } from '../../machines/kernel/model.ts'
import { circle, plate } from '../../machines/kernel/plate.ts'
import { outline } from '../../machines/kernel/spline.ts'
import { cylinder, tube } from '../../machines/kernel/sweep.ts'
import { lerp, rad, steps, TURN, type Vec } from '../../machines/kernel/vector.ts'
import { board, every } from './kit.ts'

type Piece = readonly [string, Mesh]

/** A combination spanner of length `h`, ring below, jaw above. */
export function spanner(h: number): Piece[] {
  const r = h * 0.085
  const shank = outline(
    [
      [-r * 0.42, r],
      [r * 0.42, r],
      [r * 0.5, h - r * 1.6],
      [-r * 0.5, h - r * 1.6],
    ],
    r * 0.2,
    3,
  )
  const jaw = [
    ...steps(18).map((t) => {
      const a = rad(lerp(115, 425, t) + 180)
      return [r * 1.3 * Math.cos(a), h - r * 1.3 + r * 1.3 * Math.sin(a)]
    }),
    [r * 0.55, h - r * 1.35],
    [-r * 0.5, h - r * 1.5],
  ]
  return [
    ['chrome', plate(shank, -0.009, -0.004, { bevel: 0.001 })],
    [
      'chrome',
      plate(circle(0, r, r, 28), -0.013, -0.002, {
        bevel: 0.0012,
        holes: [circle(0, r, r * 0.6, 12)],
      }),
    ],
    ['chrome', plate(jaw, -0.012, -0.002, { bevel: 0.001 })],
  ]
}

/** A screwdriver of length `h`, blade down. */
export function screwdriver(h: number, handle: string): Piece[] {
  const grip = h * 0.42
  const at = (z: number): Vec => [0, -0.02, z]
  const handleMesh = tube(
    every(grip / 12, h - grip, h).map(at),
    (t) => 0.013 * (0.72 + 0.42 * Math.sin(Math.PI * (0.15 + t * 0.72))),
    { m: 12 },
  )
  return [
    [handle, handleMesh],
    ['tank2', cylinder(at(h - grip - 0.006), at(h - grip + 0.01), 0.0105, { segments: 20 })],
    ['chrome', cylinder(at(0), at(h - grip), 0.0034, { segments: 14 })],
  ]
}

/** Pliers of length `h`, jaws up; `handle` is the material of the legs. */
export function pliers(h: number, handle: string, nose = 0.3): Piece[] {
  const pivot = h * (1 - nose)
  const leg = (s: number): Vec[] =>
    steps(12).map((t) => [
      s * (0.006 + 0.026 * Math.sin(Math.PI * (0.08 + 0.72 * t)) * (1 - 0.25 * t)),
      -0.01,
      pivot - 0.012 - t * (pivot - 0.012),
    ])
  const jaw = (s: number) =>
    plate(
      outline(
        [
          [s * 0.0008, pivot],
          [s * 0.0008, h],
          [s * 0.004, h],
          [s * 0.015, pivot + 0.012],
          [s * 0.014, pivot - 0.012],
        ],
        0.002,
        3,
      ),
      -0.015,
      -0.003,
      { bevel: 0.001 },
    )
  return [
    [
      handle,
      merge(tube(leg(1), [0.0075, 0.0065], { m: 10 }), tube(leg(-1), [0.0075, 0.0065], { m: 10 })),
    ],
    ['darkmetal', merge(jaw(1), jaw(-1))],
    ['zinc', cylinder([0, -0.019, pivot], [0, -0.002, pivot], 0.0095, { segments: 24 })],
  ]
}

/** A hammer of length `h`, head up. */
export function hammer(h: number, head = 'darkmetal'): Piece[] {
  return [
    [
      'oak',
      tube(
        every(h / 10, 0, h).map((z) => [0, -0.022, z]),
        (t) => [0.015 - 0.004 * t, 0.011],
        { m: 12 },
      ),
    ],
    [
      head,
      cylinder([-0.06, -0.022, h - 0.02], [0.042, -0.022, h - 0.02], 0.018, {
        bevel: 0.004,
        segments: 28,
      }),
    ],
    [head, board([-0.072, -0.022, h - 0.02], [0.05, 0.026, 0.022], 0.005)],
  ]
}

/** An adjustable spanner of length `h`. */
export function adjustable(h: number): Piece[] {
  const w = h * 0.055
  const handle = outline(
    [
      [-w, 0],
      [w, 0],
      [w * 0.8, h * 0.72],
      [-w * 0.8, h * 0.72],
    ],
    w * 0.9,
    5,
  )
  const head = outline(
    [
      [-w * 1.6, h * 0.66],
      [w * 1.7, h * 0.68],
      [w * 2.2, h * 0.86],
      [w * 0.8, h],
      [w * 0.4, h * 0.86],
      [-w * 0.6, h * 0.86],
      [-w * 0.9, h],
      [-w * 2.2, h * 0.94],
    ],
    w * 0.3,
    4,
  )
  return [
    [
      'chrome',
      plate(handle, -0.013, -0.003, { bevel: 0.002, holes: [circle(0, w * 1.5, w * 0.55, 16)] }),
    ],
    ['chrome', plate(head, -0.016, -0.002, { bevel: 0.0015 })],
    [
      'darkmetal',
      cylinder([-0.004, -0.017, h * 0.76], [w * 1.3, -0.017, h * 0.76], w * 0.42, { segments: 18 }),
    ],
  ]
}

/** A hacksaw, 0.42 m wide. */
function hacksaw(): Piece[] {
  const bow = outline(
    [
      [-0.2, 0.012],
      [-0.2, 0.1],
      [0.18, 0.1],
      [0.18, 0.012],
    ],
    0.03,
    6,
  )
  return [
    [
      'zinc',
      tube(
        bow.slice(3).map((q) => [q[0], -0.012, q[1]]),
        [0.008, 0.004],
        { m: 10 },
      ),
    ],
    ['zinc', board([-0.01, -0.012, 0.008], [0.38, 0.0016, 0.014], 0.0004)],
    [
      'handleYellow',
      tube(
        [
          [0.18, -0.014, 0.02],
          [0.215, -0.014, 0.01],
          [0.23, -0.014, -0.05],
          [0.22, -0.014, -0.075],
        ],
        [0.014, 0.011],
        { m: 12 },
      ),
    ],
  ]
}

/** A ratchet with a row of sockets on a rail. */
function sockets(): Piece[] {
  const cup = (i: number) => {
    const r = 0.008 + i * 0.0013
    return cylinder([-0.2 + i * 0.045, -0.006, 0.02], [-0.2 + i * 0.045, -0.036, 0.02], r, {
      segments: 20,
    })
  }
  return [
    ['darkmetal', board([0, -0.004, 0.02], [0.48, 0.008, 0.022], 0.002)],
    ['chrome', merge(steps(10).map((_, i) => cup(i)))],
  ]
}

/**
 * A perforated panel, `width` × `height`, with tools on hooks and a dark line around it. Its lower
 * edge is at z = 0.
 */
export function toolWall(width = 3.2, height = 1.15): Model {
  const model = new Model()
  model.add('powder', board([0, 0.03, height / 2], [width + 0.06, 0.03, height + 0.06], 0.006))
  model.add('shutter', board([0, 0.012, height / 2], [width, 0.014, height], 0.003))
  const holes: Vec[] = every(0.04, -width / 2 + 0.03, width / 2 - 0.02).flatMap((x) =>
    every(0.04, 0.03, height - 0.02).map((z) => [x, z]),
  )
  const spot = circle(0, 0, 0.0052, 6)
  model.add('gap', {
    points: holes.flatMap(([x, z]) => spot.flatMap((q) => [x + q[0], 0.0046, z + q[1]])),
    triangles: holes.flatMap((_, i) =>
      [0, 1, 2, 3].flatMap((k) => [6 * i, 6 * i + k + 1, 6 * i + ((k + 2) % 6)]),
    ),
  })
  const hang = (pieces: Piece[], x: number, z: number, lean = 0) => {
    for (const [material, mesh] of pieces) model.add(material, placed(mesh, [x, lean, z]), 40)
    model.add('zinc', cylinder([x, 0.006, z + 0.02], [x, -0.03, z + 0.02], 0.0022, { segments: 8 }))
  }
  for (let i = 0; i < 10; i++) hang(spanner(0.3 - i * 0.0185), -1.5 + i * 0.088, 0.72 + i * 0.014)
  for (let i = 0; i < 8; i++) hang(spanner(0.2 - i * 0.012), -1.49 + i * 0.07, 0.42 + i * 0.01)
  for (let i = 0; i < 7; i++)
    hang(
      screwdriver(0.29 - i * 0.02, ['toolRed', 'handleYellow', 'handleBlue'][i % 3]),
      -0.48 + i * 0.075,
      0.74 + i * 0.012,
    )
  for (let i = 0; i < 4; i++)
    hang(
      pliers(
        0.21 - i * 0.01,
        ['toolRed', 'handleBlue', 'toolRed', 'handleYellow'][i],
        0.26 + 0.05 * i,
      ),
      -0.8 + i * 0.13,
      0.4,
    )
  hang(adjustable(0.31), 0.22, 0.72)
  hang(adjustable(0.24), 0.33, 0.76)
  hang(hammer(0.34), 0.52, 0.72)
  hang(hammer(0.31, 'rubber'), 0.72, 0.73)
  hang(hacksaw(), 1.18, 0.9)
  hang(sockets(), 1.18, 0.74)
  hang(sockets(), 1.18, 0.62)
  hang(spanner(0.2), -0.2, 0.42)
  shelf(model, 0.88)
  for (const [i, x] of [-1.3, -1.05].entries()) model.add('toolRed', teeHandle(x, 0.12 + i * 0.02))
  model.add('rubber', coil(-0.6, 0.2))
  model.add('handleYellow', coil(-0.28, 0.2))
  return model
}

/** A shelf with cans and boxes. */
function shelf(model: Model, x: number): void {
  model.add('powder', board([x, -0.08, 0.18], [1.1, 0.17, 0.016]))
  for (const [i, k] of [-0.44, -0.32, -0.2].entries())
    model.add(
      ['toolRed', 'handleBlue', 'label'][i],
      cylinder([x + k, -0.085, 0.19], [x + k, -0.085, 0.37], 0.045, { bevel: 0.008 }),
    )
  for (const k of [-0.44, -0.32, -0.2])
    model.add(
      'zinc',
      cylinder([x + k, -0.085, 0.37], [x + k, -0.085, 0.395], 0.014, { segments: 20 }),
    )
  model.add('clay', board([x + 0.02, -0.08, 0.25], [0.2, 0.12, 0.12]))
  model.add('label', board([x + 0.26, -0.08, 0.235], [0.22, 0.13, 0.09]))
  model.add('handleYellow', board([x + 0.46, -0.08, 0.26], [0.12, 0.12, 0.14], 0.01))
}

const teeHandle = (x: number, z: number): Mesh =>
  merge(
    cylinder([x - 0.06, -0.02, z + 0.2], [x + 0.06, -0.02, z + 0.2], 0.009, { segments: 18 }),
    cylinder([x, -0.02, z], [x, -0.02, z + 0.2], 0.004, { segments: 12 }),
  )

const coil = (x: number, z: number): Mesh =>
  tube(
    steps(120).map((t) => {
      const r = 0.085 - 0.012 * Math.sin(t * 17)
      return [x + r * Math.cos(t * 4 * TURN), -0.012 - t * 0.03, z + r * Math.sin(t * 4 * TURN)]
    }),
    0.006,
    { m: 8 },
  )
