import { shell } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { outline } from '../../kernel/spline.ts'
import { bolt, box, cylinder } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'
import { armMaterial, onArm } from './swing-arm.ts'

/**
 * Parts around a single shock: a guard ahead of the wheel, the tray under the seat, the bridge of
 * the swing arm, and the linkage.
 */
export function underTail(c: Chassis): void {
  innerGuard(c)
  tray(c)
  bridge(c)
  linkage(c)
}

/**
 * From the seat unit's floor down behind the shock, 10 cm ahead of the hugger. Its edges fold
 * forward.
 */
function innerGuard(c: Chassis): void {
  const { model, lift, spec } = c
  const top = spec.fairing === 'none' ? TALL : SHORT
  const rows = [
    ...top.map(([x, z, w, up]) => [x, z + spec.tailRise * up, w]),
    [-0.43, 0.632, 0.108],
    [-0.393, 0.56, 0.106],
    [-0.376, 0.478, 0.098],
  ].map(([x, z, w]) =>
    [0, 0.5, 0.8, 0.94, 1].map((f, i): Vec => {
      const ahead = [0, 0.001, 0.006, 0.022, 0.05][i]
      return [x + ahead, w * f, lift(z) + ahead * 0.5]
    }),
  )
  model.add('plastic', shell(rows, { symmetric: true, nu: 26, nv: 30, flange: 0.006 }))
  for (const [x, z] of [
    [-0.415, 0.64],
    [-0.375, 0.556],
  ])
    model.pair('metal', bolt([x + 0.03, 0.106, lift(z)], [0.3, 1, 0], 0.006, 0.003), 24)
}

/**
 * Start of the guard under a long tail and under a short one: x, z, half width, share of the tail's
 * rise.
 */
const TALL = [
  [-0.585, 0.76, 0.09, 0.5],
  [-0.5, 0.7, 0.104, 0.3],
]
const SHORT = [
  [-0.462, 0.772, 0.1, 0],
  [-0.45, 0.7, 0.106, 0],
]

/** Battery and control unit in a ribbed tray, between the shock's head and the guard. */
function tray({ model, lift }: Chassis): void {
  const shape = (inset: number) =>
    outline(
      [
        [-0.262 - inset, 0.72 - inset],
        [-0.302 - inset, 0.612 + inset],
        [-0.358, 0.588 + inset],
        [-0.398 + inset, 0.604 + inset],
        [-0.462 + inset, 0.72 - inset],
      ].map(([x, z]) => [x, lift(z)]),
      0.012,
    )
  model.add('plastic', plate(shape(0), -0.088, 0.088, { bevel: 0.006, segments: 3 }), 45)
  model.pair('tank2', plate(shape(0.014), 0.086, 0.095, { bevel: 0.003 }), 45)
  for (const z of [0.632, 0.648, 0.664])
    model.pair('tank2', box([-0.356, 0.096, lift(z)], [0.062, 0.005, 0.006], 0.002, 1))
}

/** The bridge that joins the arm's two beams ahead of the wheel and carries the linkage. */
function bridge(c: Chassis): void {
  const [x, , z] = onArm(c, 0.27)
  c.model.add(armMaterial(c), box([x, 0, z + 0.004], [0.072, 0.222, 0.056], 0.014))
}

/** A rocker under the shock's foot, with a rod on each side to the frame. */
function linkage(c: Chassis): void {
  const { model, lift } = c
  const [x, , z] = onArm(c, 0.27)
  const [eye, knee, foot] = [
    [-0.335, lift(0.43)],
    [x + 0.006, z - 0.078],
    [-0.2, lift(0.34)],
  ]
  const rocker = outline([
    [eye[0], eye[1] + 0.012, 0.012],
    [knee[0] + 0.034, knee[1] + 0.006, 0.012],
    [knee[0] - 0.02, knee[1] - 0.014, 0.012],
  ])
  model.pair('alu', plate(rocker, 0.024, 0.034, { bevel: 0.002 }), 40)
  model.pair(
    'darkmetal',
    cylinder([knee[0], 0.046, knee[1]], [foot[0], 0.046, foot[1]], 0.009, { bevel: 0.002 }),
  )
  for (const [px, pz] of [knee, foot])
    model.pair('metal', bolt([px, 0.054, pz], [0, 1, 0], 0.009, 0.006), 24)
}
