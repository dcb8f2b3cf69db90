// Right side of the swing unit: crankcase, fan cover with grille, cooling shroud, cylinder.
import { loft } from '../../kernel/loft.ts'
import { merge } from '../../kernel/mesh.ts'
import { plate } from '../../kernel/plate.ts'
import { outline, roundProfile } from '../../kernel/spline.ts'
import { bolt, box, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { rad, steps, TURN, type Vec } from '../../kernel/vector.ts'
import type { ScooterChassis } from './spec.ts'

const FAN = { x: -0.17, y: -0.1, z: 0.285, r: 0.088 }

export function coolingSide(c: ScooterChassis): void {
  const { model, rear } = c
  const rows = [
    [-0.02, 0.285, 0.06, 0.05, 0.06],
    [-0.16, 0.285, 0.088, 0.075, 0.085],
    [-0.3, 0.285, 0.08, 0.07, 0.08],
    [-0.42, 0.275, 0.06, 0.05, 0.06],
  ]
  model.add(
    'engine',
    loft(
      rows.map(([x, z, w, t, b]) => ({ x, z, w, t, b, et: 4, eb: 4 })),
      { start: 0.02, end: 0.03, n: 36, q: 9 },
    ),
  )
  fan(c)
  const shroud = outline(
    [
      [-0.1, 0.22],
      [0.045, 0.245],
      [0.075, 0.3],
      [0.04, 0.36],
      [-0.1, 0.37],
    ],
    0.03,
    6,
  )
  model.add('plastic', plate(shroud, -0.118, 0.1, { bevel: 0.02, segments: 4 }), 50)
  model.add('metal', bolt([-0.02, -0.118, 0.34], [0, -1, 0], 0.006, 0.004))
  model.add('metal', bolt([0.03, -0.118, 0.262], [0, -1, 0], 0.006, 0.004))
  for (const t of steps(4))
    model.add('engine', box([-0.24 - 0.035 * t * 3, -0.087, 0.25], [0.008, 0.01, 0.07], 0.003, 2))
  model.add(
    'case',
    cylinder([-0.27, -0.07, 0.225], [-0.27, -0.112, 0.225], 0.015, { segments: 24 }),
  )
  model.add('metal', bolt([-0.27, -0.112, 0.225], [0, -1, 0], 0.009, 0.005))
  // The wheel's right side: axle nut and silencer bracket.
  model.add('metal', bolt([rear.x, -0.088, rear.z], [0, -1, 0], 0.015, 0.012))
  model.add(
    'darkmetal',
    cylinder([rear.x, -0.055, rear.z], [rear.x, -0.09, rear.z], 0.021, { segments: 28 }),
  )
}

/** A round fan cover with slanting louvres and a closed hub. */
function fan({ model }: ScooterChassis): void {
  const { x, y, z, r } = FAN
  const at = [x, y, z]
  const ring = roundProfile(
    [
      [r * 0.72, -0.004],
      [r * 0.76, 0.022],
      [r * 0.92, 0.02],
      [r, 0.006],
      [r * 1.02, -0.03],
    ],
    0.004,
  )
  model.add('plastic', lathe(ring, { at, axis: [0, -1, 0], segments: 64 }))
  model.add('gap', cylinder([x, y, z], [x, y - 0.004, z], r * 0.74, { segments: 48 }))
  const louvres = steps(19)
    .slice(0, 18)
    .map((t) => {
      const a = t * TURN
      const point = (radius: number, turn: number): Vec => [
        x + radius * Math.cos(a + turn),
        y - 0.015,
        z + radius * Math.sin(a + turn),
      ]
      return tube(
        [point(r * 0.3, 0), point(r * 0.52, rad(10)), point(r * 0.75, rad(24))],
        [0.006, 0.0022],
        { m: 8, up: [0, 1, 0] },
      )
    })
  model.add('plastic', merge(louvres))
  for (const k of [0.45, 0.6])
    model.add(
      'plastic',
      lathe(
        roundProfile(
          [
            [r * k - 0.002, 0.012],
            [r * k - 0.002, 0.019],
            [r * k + 0.002, 0.019],
            [r * k + 0.002, 0.012],
          ],
          0.001,
        ),
        { at, axis: [0, -1, 0], segments: 48 },
      ),
    )
  const hub = roundProfile(
    [
      [0.0001, 0.024],
      [r * 0.26, 0.023],
      [r * 0.32, 0.012],
      [r * 0.32, 0],
    ],
    0.004,
  )
  model.add('plastic', lathe(hub, { at, axis: [0, -1, 0], segments: 40 }))
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * TURN + 0.6
    model.add(
      'metal',
      bolt(
        [x + r * 1.0 * Math.cos(a), y - 0.012, z + r * 1.0 * Math.sin(a)],
        [0, -1, 0],
        0.0055,
        0.004,
      ),
    )
  }
}
