import { panelSurface, subPanel } from '../../../kernel/panel.ts'
import { bolt, tube } from '../../../kernel/sweep.ts'
import { add, lerp, type Vec } from '../../../kernel/vector.ts'
import { border, coverShell, crowned } from '../cover-shell.ts'
import { rise } from '../seat.ts'
import type { Chassis } from '../spec.ts'

/**
 * From under the tank back to the tail, as columns from the upper edge down. It narrows towards the
 * swing-arm pivot.
 */
const SHAPE: readonly (readonly Vec[])[] = [
  [
    [-0.028, 0.142, 0.8],
    [-0.052, 0.154, 0.76],
    [-0.088, 0.149, 0.71],
    [-0.122, 0.136, 0.664],
  ],
  [
    [-0.15, 0.145, 0.795],
    [-0.162, 0.161, 0.752],
    [-0.176, 0.153, 0.7],
    [-0.188, 0.136, 0.646],
  ],
  [
    [-0.29, 0.145, 0.795],
    [-0.284, 0.157, 0.762],
    [-0.268, 0.149, 0.716],
    [-0.242, 0.132, 0.664],
  ],
  [
    [-0.425, 0.141, 0.812],
    [-0.4, 0.144, 0.786],
    [-0.362, 0.139, 0.75],
    [-0.318, 0.128, 0.708],
  ],
]

/**
 * Covers over the rear corner of the frame: a folded foot, a louvred field and two screws. Bare
 * metal on a big machine.
 */
export function frameCovers(c: Chassis): void {
  const { model, lift, spec } = c
  const grid = SHAPE.map((row) =>
    row.map((q): Vec => [q[0], q[1], lift(q[2]) + 0.5 * rise(c, q[0])]),
  )
  const surface = crowned(panelSurface(grid), 0.007)
  const rim = border(0.13)
  model.pair(spec.cylinders > 1 ? 'alu2' : 'tank2', coverShell(surface, rim), 45)
  const line = rim.map(([u, v]) => add(surface(u, v), [0, -0.008, 0]))
  model.pair('gap', tube(line, 0.0045, { m: 6, closed: true }))
  louvres(c, surface)
  const crease = Array.from({ length: 28 }, (_, i) => surface(lerp(0.05, 0.95, i / 27), 0.74))
  model.pair('gap', tube(crease, 0.0011, { m: 6 }))
  for (const [u, v] of [
    [0.1, 0.2],
    [0.52, 0.88],
  ])
    model.pair('darkmetal', bolt(surface(u, v), [0, 1, -0.2], 0.0068, 0.003), 24)
}

/** A recessed field with edges parallel to the cover's, and slats across it. */
function louvres({ model }: Chassis, surface: ReturnType<typeof panelSurface>): void {
  // The sheet runs backwards and down, so its normal points inwards.
  const field = { lift: -0.0008, thickness: -0.0008, n: 14, m: 6, lip: 1 }
  model.pair(
    'plastic',
    subPanel(surface, { ...field, u0: 0.3, u1: 0.86, v0: () => 0.22, v1: (t) => 0.64 - 0.1 * t }),
  )
  for (const v of [0.28, 0.37, 0.46])
    model.pair(
      'gap',
      subPanel(surface, {
        ...field,
        lift: -0.0016,
        u0: 0.36,
        u1: 0.82,
        v0: () => v,
        v1: () => v + 0.04,
        n: 8,
        m: 3,
      }),
    )
}
