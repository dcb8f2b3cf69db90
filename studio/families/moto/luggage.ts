import { type Mesh, mapMesh, turnY } from '../../kernel/mesh.ts'
import { plate } from '../../kernel/plate.ts'
import { fillet, outline } from '../../kernel/spline.ts'
import { bolt, box, cylinder, tube } from '../../kernel/sweep.ts'
import { add, lerp, rad, steps, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

const CASE = { x: -0.6, y: 0.262, z: 0.635, length: 0.4, depth: 0.18, height: 0.29 }

/** Aluminium cases on a tubular rack, a rack behind the seat, bars before the engine bolted to the frame above and below. */
export function luggage(c: Chassis): void {
  for (const side of [1, -1]) sideCase(c, side)
  sideRack(c)
  topRack(c)
  crashBars(c)
}

/** A case of folded sheet: lid and body parted, ribs pressed in, corners riveted on, two locks and a handle. */
function sideCase({ model, lift }: Chassis, s: number): void {
  const { x, y, z, length, depth, height } = CASE
  const centre: Vec = [x, 0, lift(z)]
  const put = (material: string, mesh: Mesh, crease?: number) =>
    model.add(material, turnY(mesh, rad(-4), centre), crease)
  const at = (dx: number, dy: number, dz: number): Vec => [x + dx, s * (y + dy), lift(z) + dz]
  const split = 0.085
  const lower = height / 2 + split
  const upper = height / 2 - split
  put(
    'case',
    box(at(0, 0, -height / 2 + lower / 2 - 0.002), [length, depth, lower - 0.004], 0.02, 4),
  )
  put(
    'case',
    box(
      at(0, 0, split + upper / 2 + 0.002),
      [length + 0.008, depth + 0.008, upper - 0.002],
      0.02,
      4,
    ),
  )
  put('gap', box(at(0, 0, split), [length - 0.012, depth - 0.012, 0.012], 0.004, 2))
  put('black', box(at(0, 0, split - 0.006), [length + 0.003, depth + 0.003, 0.006], 0.002, 2))
  const out = depth / 2
  for (const dz of [-0.1, -0.055, -0.01, 0.035])
    put('case', box(at(0, out, dz), [length * 0.74, 0.007, 0.016], 0.0034, 3))
  for (const dx of [-1, 1])
    for (const [dz, tall] of [
      [-height / 2 + 0.03, 0.056],
      [height / 2 - 0.016, 0.036],
    ]) {
      const corner = at(dx * (length / 2 - 0.022), out - 0.022, dz)
      put('black', box(corner, [0.056, 0.056, tall], 0.018, 4))
      for (const up of [-0.3, 0.3])
        put('metal', bolt(add(corner, [0, s * 0.0275, up * tall]), [0, s, 0], 0.0042, 0.002))
    }
  for (const dx of [-0.11, 0.11]) {
    put('black', box(at(dx, out + 0.006, split - 0.004), [0.044, 0.01, 0.062], 0.004))
    put('metal', box(at(dx, out + 0.012, split + 0.008), [0.026, 0.008, 0.03], 0.003))
    put(
      'darkmetal',
      cylinder(at(dx, out + 0.01, split - 0.022), at(dx, out + 0.014, split - 0.022), 0.0075),
    )
  }
  const grip = [
    at(-0.06, 0, height / 2),
    at(-0.055, 0, height / 2 + 0.024),
    at(0.055, 0, height / 2 + 0.024),
    at(0.06, 0, height / 2),
  ]
  put('black', tube(fillet(grip, 0.014), [0.006, 0.011], { m: 12, up: [0, 0, 1] }))
}

/** A loop of tube between seat frame and case, held by three tabs. */
function sideRack({ model, lift }: Chassis): void {
  const inner = CASE.y - CASE.depth / 2 - 0.014
  const loop = [
    [-0.36, 0.11, 0.77],
    [-0.43, inner, 0.775],
    [-0.77, inner, 0.775],
    [-0.77, inner, 0.54],
    [-0.46, inner, 0.52],
    [-0.33, 0.14, 0.46],
  ].map((q): Vec => [q[0], q[1], lift(q[2])])
  model.pair('black', tube(fillet(loop, 0.045, 8), 0.009, { m: 14 }))
  const strut = [
    [-0.77, inner, 0.68],
    [-0.8, 0.06, 0.84],
  ].map((q): Vec => [q[0], q[1], lift(q[2])])
  model.pair('black', tube(strut, 0.008, { m: 12 }))
  for (const [x, z] of [
    [-0.47, 0.775],
    [-0.73, 0.775],
    [-0.6, 0.53],
  ])
    model.pair('darkmetal', box([x, inner + 0.008, lift(z)], [0.03, 0.026, 0.03], 0.006))
}

/** A cast plate behind the seat, on two feet. */
function topRack({ model, lift }: Chassis): void {
  const window = (x0: number, x1: number, w: number) =>
    outline(
      [
        [x0, -w],
        [x0, w],
        [x1, w * 0.9],
        [x1, -w * 0.9],
      ],
      0.012,
    )
  const holes = [window(-0.945, -0.9, 0.07), window(-0.88, -0.8, 0.065), window(-0.78, -0.72, 0.06)]
  const rack = plate(
    outline(
      [
        [-0.965, -0.1],
        [-0.965, 0.1],
        [-0.7, 0.085],
        [-0.7, -0.085],
      ],
      0.035,
    ),
    0,
    0.014,
    { bevel: 0.005, holes },
  )
  model.add(
    'black',
    mapMesh(rack, (q) => [q[0], q[2], lift(0.955) + q[1] - 0.05 * (q[0] + 0.7)]),
  )
  for (const x of [-0.745, -0.85])
    model.pair('black', box([x, 0.055, lift(0.94)], [0.03, 0.024, 0.06], 0.006))
}

/** Tube from the engine's lower bolt round the radiator's flank to the frame's upper one; a brace joins both sides. */
function crashBars({ model, lift }: Chassis): void {
  const raised = (points: readonly Vec[]) => points.map((q): Vec => [q[0], q[1], lift(q[2])])
  const hoop = raised([
    [0.04, 0.12, 0.31],
    [0.16, 0.22, 0.335],
    [0.33, 0.235, 0.42],
    [0.38, 0.225, 0.58],
    [0.3, 0.2, 0.69],
    [0.14, 0.13, 0.715],
  ])
  model.pair('black', tube(fillet(hoop, 0.07, 10), 0.0125, { m: 18 }))
  const brace = raised([
    [0.355, 0.23, 0.5],
    [0.2, 0.175, 0.5],
    [0.1, 0.13, 0.52],
  ])
  model.pair('black', tube(fillet(brace, 0.04), 0.009, { m: 14 }))
  for (const [x, y, z] of raised([
    [0.04, 0.118, 0.31],
    [0.14, 0.128, 0.715],
    [0.1, 0.128, 0.52],
  ])) {
    model.pair('darkmetal', box([x, y, z], [0.044, 0.02, 0.03], 0.006))
    model.pair('metal', bolt([x, y + 0.01, z], [0, 1, 0], 0.009, 0.006))
  }
  // Rubber where a boot or a wall would touch first.
  const pad = steps(9).map(
    (t): Vec => [lerp(0.353, 0.377, t), lerp(0.234, 0.229, t), lift(lerp(0.46, 0.55, t))],
  )
  model.pair('rubber', tube(pad, 0.0155, { m: 16 }))
}
