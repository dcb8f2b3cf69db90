import { type Mesh, mapMesh, turnY } from '../../kernel/mesh.ts'
import { panel } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { fillet, outline } from '../../kernel/spline.ts'
import { box, tube } from '../../kernel/sweep.ts'
import { add, rad, type Vec } from '../../kernel/vector.ts'
import { barLine } from './cockpit.ts'
import type { Chassis } from './spec.ts'

export function touring(c: Chassis): void {
  const { spec } = c
  if (spec.screen) screen(c)
  if (spec.beak) beak(c)
  if (spec.handguards) for (const side of [1, -1]) handguard(c, side)
  if (spec.luggage) luggage(c)
}

function screen({ spec, model, fork }: Chassis): void {
  const [lx, , top] = fork(0.66, 0, 0.085)
  const z = top + 0.1
  const h = spec.screen
  const rows = [
    [
      [lx + 0.03, 0, z],
      [lx + 0.015, 0.06, z - 0.002],
      [lx - 0.03, 0.11, z - 0.01],
    ],
    [
      [lx - 0.01, 0, z + h * 0.5],
      [lx - 0.02, 0.075, z + h * 0.48],
      [lx - 0.06, 0.13, z - 0.01 + h * 0.42],
    ],
    [
      [lx - 0.085, 0, z + h],
      [lx - 0.09, 0.06, z + h * 0.98],
      [lx - 0.115, 0.105, z - 0.02 + h * 0.86],
    ],
  ]
  model.add('tint', panel(rows, { symmetric: true, thickness: 0.003, nu: 30, nv: 30 }))
}

function beak({ model, fork }: Chassis): void {
  const [lx, , top] = fork(0.66, 0, 0.085)
  const at = (dx: number, y: number, dz: number): Vec => [lx + dx, y, top - 0.02 + dz]
  const rows = [
    [at(0.26, 0, -0.16), at(0.25, 0.022, -0.163), at(0.23, 0.034, -0.168)],
    [at(0.18, 0, -0.115), at(0.17, 0.05, -0.122), at(0.14, 0.072, -0.135)],
    [at(0.1, 0, -0.085), at(0.09, 0.06, -0.09), at(0.06, 0.095, -0.105)],
    [at(-0.02, 0, -0.07), at(-0.03, 0.06, -0.07), at(-0.05, 0.1, -0.08)],
  ]
  model.add('paint', panel(rows, { symmetric: true, thickness: 0.005, nu: 40, nv: 30 }))
}

function handguard(c: Chassis, s: number): void {
  const end = barLine(c, s)[3]
  const rows = [
    [
      [0.035, -s * 0.01, -0.045],
      [0.045, -s * 0.01, 0],
      [0.02, -s * 0.01, 0.035],
    ],
    [
      [0.085, -s * 0.07, -0.05],
      [0.095, -s * 0.07, 0.005],
      [0.07, -s * 0.07, 0.045],
    ],
    [
      [0.105, -s * 0.15, -0.035],
      [0.112, -s * 0.15, 0.005],
      [0.095, -s * 0.15, 0.03],
    ],
  ]
  c.model.add(
    'plastic',
    panel(
      rows.map((row) => row.map((q) => add(end, q))),
      { nu: 24, nv: 20 },
    ),
  )
}

/** Aluminium cases, crash bars, sump plate and a rack. */
function luggage({ model, lift }: Chassis): void {
  const centre = [-0.6, 0, lift(0.62)]
  const leaning = (mesh: Mesh) => turnY(mesh, rad(-4), centre)
  for (const s of [1, -1]) {
    model.add('case', leaning(box([-0.6, s * 0.265, lift(0.62)], [0.4, 0.19, 0.3], 0.028, 5)))
    model.add('black', leaning(box([-0.6, s * 0.265, lift(0.735)], [0.404, 0.194, 0.012], 0.004)))
    for (const dx of [-0.12, 0.12])
      model.add(
        'black',
        leaning(box([-0.6 + dx, s * 0.362, lift(0.735)], [0.035, 0.008, 0.06], 0.004)),
      )
    for (const [dx, dz] of [
      [-0.185, -0.135],
      [0.185, -0.135],
      [-0.185, 0.09],
      [0.185, 0.09],
    ]) {
      model.add(
        'black',
        leaning(box([-0.6 + dx, s * 0.265, lift(0.62) + dz], [0.045, 0.202, 0.045], 0.016)),
      )
    }
  }
  model.pair(
    'black',
    tube(
      fillet(
        [
          [-0.4, 0.13, lift(0.8)],
          [-0.55, 0.165, lift(0.8)],
          [-0.8, 0.165, lift(0.78)],
          [-0.82, 0.1, lift(0.86)],
        ],
        0.03,
      ),
      0.009,
    ),
  )
  model.pair(
    'black',
    tube(
      fillet(
        [
          [0.02, 0.17, lift(0.3)],
          [0.24, 0.24, lift(0.36)],
          [0.36, 0.22, lift(0.58)],
          [0.3, 0.16, lift(0.74)],
        ],
        0.06,
      ),
      0.0125,
    ),
  )
  const flat = (mesh: Mesh, height: (x: number, z: number) => number) =>
    mapMesh(mesh, (q) => [q[0], q[2], height(q[0], q[1])])
  const sump = plate(
    outline(
      [
        [0.3, -0.09],
        [0.3, 0.09],
        [-0.16, 0.11],
        [-0.16, -0.11],
      ],
      0.03,
    ),
    0,
    0.004,
  )
  model.add(
    'alu',
    flat(sump, (x, z) => lift(0.14) + z + Math.max(0, x - 0.16) * 0.75),
  )
  const window = (x0: number, x1: number, w: number) =>
    outline(
      [
        [x0, -w],
        [x0, w],
        [x1, w * 0.9],
        [x1, -w * 0.9],
      ],
      0.015,
    )
  const rack = plate(
    outline(
      [
        [-0.92, -0.1],
        [-0.92, 0.1],
        [-0.62, 0.085],
        [-0.62, -0.085],
      ],
      0.03,
    ),
    0,
    0.012,
    { bevel: 0.004, holes: [window(-0.88, -0.78, 0.06), window(-0.75, -0.66, 0.06)] },
  )
  model.add(
    'black',
    flat(rack, (_, z) => lift(0.965) + z),
  )
}
