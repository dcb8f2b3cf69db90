import { panel } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { fillet, outline } from '../../kernel/spline.ts'
import { bolt, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

export function footControls({ spec, model, lift }: Chassis): void {
  for (const s of [1, -1]) {
    const heel = [
      [-0.2, 0.47],
      [-0.235, 0.36],
      [-0.285, 0.33],
      [-0.3, 0.37],
      [-0.275, 0.45],
    ].map(([x, z]) => [x, lift(z)])
    model.add('alu', plate(outline(heel, 0.02), s * 0.14, s * 0.15, { bevel: 0.003 }))
    peg(model, [-0.255, s * 0.152, lift(0.355)], [0.06, s, 0.05], 1)
    model.add(
      'darkmetal',
      tube(
        fillet(
          [
            [-0.255, s * 0.15, lift(0.352)],
            [-0.17, s * 0.158, lift(0.325)],
            [-0.095, s * 0.16, lift(0.345)],
          ],
          0.03,
        ),
        0.0055,
      ),
    )
    model.add(
      'rubber',
      cylinder([-0.095, s * 0.155, lift(0.345)], [-0.095, s * 0.195, lift(0.345)], 0.009),
    )
    const hanger = [
      [-0.34, 0.6],
      [-0.43, 0.49],
      [-0.46, 0.485],
      [-0.46, 0.52],
      [-0.4, 0.62],
    ].map(([x, z]) => [x, lift(z)])
    model.add('black', plate(outline(hanger, 0.015), s * 0.112, s * 0.12))
    peg(model, [-0.447, s * 0.12, lift(0.497)], [0.1, s, 0.05], 0.85)
  }
  if (spec.kickStart) {
    model.add(
      'metal',
      tube(
        fillet(
          [
            [-0.12, -0.15, lift(0.37)],
            [-0.15, -0.19, lift(0.3)],
            [-0.2, -0.2, lift(0.42)],
            [-0.235, -0.2, lift(0.5)],
          ],
          0.03,
        ),
        0.008,
      ),
    )
    model.add('rubber', cylinder([-0.235, -0.195, lift(0.5)], [-0.235, -0.255, lift(0.5)], 0.011))
  }
  if (spec.belly) {
    const rows = [
      [
        [0.285, 0, 0.285],
        [0.285, 0.06, 0.3],
        [0.262, 0.105, 0.345],
      ],
      [
        [0.2, 0, 0.165],
        [0.2, 0.085, 0.18],
        [0.185, 0.135, 0.275],
      ],
      [
        [0.02, 0, 0.145],
        [0.02, 0.1, 0.16],
        [0, 0.145, 0.245],
      ],
      [
        [-0.15, 0, 0.15],
        [-0.15, 0.08, 0.16],
        [-0.17, 0.118, 0.215],
      ],
    ]
    model.add(
      spec.belly,
      panel(
        rows.map((row) => row.map((q) => [q[0], q[1], lift(q[2])])),
        { symmetric: true, thickness: 0.005 },
      ),
    )
  }
}

function peg(model: Chassis['model'], at: Vec, axis: Vec, scale: number): void {
  const ribs = Array.from({ length: 9 }, (_, i) => i * 0.0085).flatMap((a) => [
    [0.011, a],
    [0.0135, a + 0.001],
    [0.0135, a + 0.005],
    [0.011, a + 0.006],
  ])
  const profile = [[0.0001, 0], ...ribs, [0.0001, 0.078]].map((q) => [q[0] * scale, q[1] * scale])
  model.add('darkmetal', lathe(profile, { at, axis, segments: 20 }), 30)
  model.add('metal', bolt(at, [0, Math.sign(axis[1]), 0], 0.009, 0.004))
}
