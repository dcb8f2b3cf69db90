import { mapMesh } from '../../kernel/mesh.ts'
import { plate } from '../../kernel/plate.ts'
import { outline } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { luggage } from './luggage.ts'
import type { Chassis } from './spec.ts'

export function touring(c: Chassis, handGuards?: (c: Chassis) => void): void {
  const { spec } = c
  if (spec.handguards) handGuards?.(c)
  if (spec.luggage) {
    luggage(c)
    sumpPlate(c)
  }
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
