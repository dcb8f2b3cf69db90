import { panel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import { lerp, type Vec } from '../../kernel/vector.ts'
import { mirrorArm } from '../../parts/mirrors.ts'
import { bellyPan, lowerSides, upperSides } from './fairing-sides.ts'
import { nose, noseSkin, SCREEN_START, type Skin } from './nose.ts'
import type { Chassis } from './spec.ts'

/** The sport bike's skin: a pointed nose, a low tinted screen, side panels in two layers, a belly pan. */
export function fairing(c: Chassis): void {
  const skin = noseSkin(c)
  nose(c, skin)
  screen(c, skin)
  mirrors(c)
  upperSides(c)
  lowerSides(c)
  bellyPan(c)
}

/** It grows out of the nose's open top and bends back over the clocks. */
function screen({ model }: Chassis, skin: Skin): void {
  const foot = [
    skin(SCREEN_START - 0.045, 0.25, 0.003),
    skin(SCREEN_START - 0.01, 0.205, 0.003),
    skin(SCREEN_START + 0.1, 0.165, 0.003),
    skin(SCREEN_START + 0.3, 0.115, 0.003),
  ]
  const rows = [
    [0, 0, 1],
    [-0.09, 0.052, 0.98],
    [-0.18, 0.094, 0.92],
    [-0.265, 0.116, 0.8],
  ].map(([back, up, narrow]) =>
    foot.map(
      ([x, y, z], j): Vec => [
        x + back * lerp(1, 0.55, j / 3),
        y * narrow,
        z + up * lerp(1, 0.72, (j / 3) ** 2),
      ],
    ),
  )
  model.add('smoke', panel(rows, { symmetric: true, nu: 30, nv: 48, thickness: 0 }))
  const mirrored = rows[0].slice(1).map((q): Vec => [q[0], -q[1], q[2]])
  const rim = (row: Vec[], radius: number) =>
    model.add('black', tube(curve(row, 60), radius, { m: 8 }))
  rim([...mirrored.toReversed(), ...rows[0]], 0.004)
  const last = rows[rows.length - 1]
  rim(
    [
      ...last
        .slice(1)
        .toReversed()
        .map((q): Vec => [q[0], -q[1], q[2]]),
      ...last,
    ],
    0.0022,
  )
}

function mirrors({ model, front, lift }: Chassis): void {
  for (const side of [1, -1]) {
    const at = (dx: number, y: number, z: number): Vec => [front.x + dx, side * y, lift(z)]
    const stalk = [at(-0.19, 0.135, 0.965), at(-0.2, 0.24, 0.985), at(-0.21, 0.345, 1.02)]
    model.add('black', tube(curve(stalk, 16), [0.005, 0.011], { m: 12, up: [0, 0, 1] }))
    mirrorArm(model, at(-0.21, 0.345, 1.012), {
      side,
      kind: 'hex',
      height: 0.012,
      out: 0.012,
      shell: 'black',
      size: 1,
    })
  }
}
