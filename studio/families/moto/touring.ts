import { mapMesh } from '../../kernel/mesh.ts'
import { panel } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { outline } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { handGuards } from './hand-guards.ts'
import { luggage } from './luggage.ts'
import type { Chassis } from './spec.ts'
import { tallScreen } from './tall-screen.ts'

export function touring(c: Chassis): void {
  const { spec } = c
  if (spec.screen) tallScreen(c)
  if (spec.beak) beak(c)
  if (spec.handguards) handGuards(c)
  if (spec.luggage) {
    luggage(c)
    sumpPlate(c)
  }
}

/** A short painted beak over the wheel, black beneath, with a vent on each side. */
function beak({ model, fork }: Chassis): void {
  const [lx, , top] = fork(0.66, 0, 0.085)
  const at = (dx: number, y: number, dz: number): Vec => [lx + dx, y, top - 0.03 + dz]
  const rows = [
    [at(0.2, 0, -0.15), at(0.192, 0.024, -0.152), at(0.172, 0.04, -0.16)],
    [at(0.15, 0, -0.12), at(0.14, 0.046, -0.126), at(0.112, 0.074, -0.142)],
    [at(0.085, 0, -0.098), at(0.075, 0.06, -0.104), at(0.045, 0.098, -0.12)],
    [at(-0.01, 0, -0.09), at(-0.02, 0.064, -0.092), at(-0.05, 0.105, -0.108)],
  ]
  model.add('paint', panel(rows, { symmetric: true, thickness: 0.005, nu: 36, nv: 34 }))
  const under = rows.map((row) => row.map((q) => [q[0] - 0.012, q[1] * 0.9, q[2] - 0.016]))
  model.add('plastic', panel(under, { symmetric: true, thickness: 0.004, nu: 30, nv: 30 }))
}

/** Aluminium under the engine, with ribs pressed in. */
function sumpPlate({ model, lift }: Chassis): void {
  const height = (x: number, z: number) => lift(0.14) + z + Math.max(0, x - 0.16) * 0.75
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
    mapMesh(sump, (q) => [q[0], q[2], height(q[0], q[1])]),
  )
  for (const y of [-0.06, -0.02, 0.02, 0.06])
    model.add(
      'alu',
      tube(
        [0.27, 0.16, 0, -0.13].map((x): Vec => [x, y, height(x, -0.001)]),
        [0.0022, 0.009],
        { m: 10, up: [0, 0, 1] },
      ),
    )
}
