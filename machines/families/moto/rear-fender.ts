import { panel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { bolt, tube } from '../../kernel/sweep.ts'
import { lerp, rad, steps, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'
import { onArm } from './swing-arm.ts'

/** A hugger on the swing arm, or a commuter's mudguard under the tail. */
export function rearFender(c: Chassis): void {
  if (c.spec.rearShocks === 'mono') hugger(c)
  else mudguard(c)
}

type Arch = { from: number; to: number; gap: number; half: number; skirt: number }

/**
 * Returns a point of the arch: `f` along it from front to back, `k` from the centre to the lower
 * edge.
 */
function pointOf({ rear, spec }: Chassis, arch: Arch) {
  return (f: number, k: number): Vec => {
    const angle = rad(lerp(arch.from, arch.to, f))
    const r = spec.rearRadius + arch.gap - arch.skirt * k ** 2.4
    return [
      rear.x + r * Math.cos(angle),
      arch.half * Math.sin((k * Math.PI) / 2),
      rear.z + r * Math.sin(angle),
    ]
  }
}

function shell(c: Chassis, arch: Arch): void {
  const at = pointOf(c, arch)
  const rows = steps(11).map((f) => [0, 0.4, 0.72, 0.92, 1].map((k) => at(f, k)))
  c.model.add('plastic', panel(rows, { symmetric: true, thickness: 0.004, nu: 48, nv: 30 }))
}

function hugger(c: Chassis): void {
  const { model, spec } = c
  const from = spec.underSeat === 'cases' ? 32 : 22
  const arch = { from, to: 118, gap: 0.016, half: spec.rearWidth * 1.1, skirt: 0.05 }
  shell(c, arch)
  if (spec.underSeat === 'cases') return wings(c, arch)
  const at = pointOf(c, arch)
  for (const side of spec.swingArm === 'single' ? [1] : [1, -1])
    for (const [f, share] of [
      [0.05, 0.44],
      [0.2, 0.6],
    ]) {
      const edge = at(f, 0.96)
      const [x, y, z] = onArm(c, share)
      const foot = [x, side * y, z + 0.04]
      const top = [edge[0], side * edge[1], edge[2]]
      const middle = [
        lerp(top[0], foot[0], 0.55),
        side * lerp(edge[1], y, 0.8),
        lerp(top[2], foot[2], 0.4),
      ]
      model.add(
        'plastic',
        tube(curve([top, middle, foot], 14), [0.0035, 0.019], {
          m: 14,
          up: [0, 1, 0],
          exponent: 4,
        }),
      )
      model.add(
        'metal',
        bolt([foot[0], foot[1] + side * 0.003, foot[2]], [0, side, 0], 0.006, 0.004),
        24,
      )
    }
}

/**
 * Sides that reach down to the swing arm: over the chain guard on the left, onto the beam on the
 * right.
 */
function wings(c: Chassis, arch: Arch): void {
  const { model, spec } = c
  const at = pointOf(c, arch)
  for (const side of spec.swingArm === 'single' ? [1] : [1, -1]) {
    const rows = [
      [0.02, 0.42],
      [0.12, 0.5],
      [0.24, 0.59],
      [0.36, 0.67],
    ].map(([f, share]) => {
      const edge = at(f, 0.94)
      const [x, y, z] = onArm(c, share)
      const foot = side > 0 ? [x, y - 0.03, z + 0.072] : [x, y - 0.016, z + 0.042]
      const middle = [
        lerp(edge[0], foot[0], 0.5) + 0.004,
        lerp(edge[1], foot[1], 0.7) + 0.006,
        lerp(edge[2], foot[2], 0.5),
      ]
      return [edge, middle, foot].map((q): Vec => [q[0], side * q[1], q[2]])
    })
    model.add('plastic', panel(rows, { thickness: 0.004, nu: 22, nv: 16 }))
    for (const row of [rows[0], rows[2]]) {
      const [x, y, z] = row[2]
      const place = [x - 0.012, y + side * 0.003, z + 0.012]
      model.add('metal', bolt(place, [0, side, 0.2], 0.0062, 0.004), 24)
    }
  }
}

function mudguard(c: Chassis): void {
  const { model, spec, lift } = c
  // The hugger reaches down to the pivot and fills the gap behind engine and side cover.
  const arch = { from: 6, to: 150, gap: 0.03, half: spec.rearWidth * 1.5, skirt: 0.045 }
  shell(c, arch)
  const at = pointOf(c, arch)
  for (const side of [1, -1]) {
    for (const f of [0.45, 0.65]) {
      const edge = at(f, 0.8)
      const top = [edge[0] + 0.02, side * 0.094, lift(0.775 - (edge[0] + 0.35) * 0.17)]
      model.add(
        'black',
        tube(curve([[edge[0], side * edge[1], edge[2]], top], 6), [0.003, 0.012], {
          m: 12,
          up: [0, 1, 0],
          exponent: 4,
        }),
      )
      model.add(
        'metal',
        bolt([edge[0], side * (edge[1] + 0.003), edge[2]], [0, side, 0], 0.006, 0.004),
        24,
      )
    }
    const back = at(0.87, 0.98)
    const stay = [
      [-0.47, side * 0.122, lift(0.755)],
      [lerp(-0.47, back[0], 0.5), side * 0.112, lerp(lift(0.755), back[2], 0.42)],
      [back[0], side * (back[1] + 0.004), back[2]],
    ]
    model.add('black', tube(curve(stay, 20), 0.0045, { m: 10 }))
  }
}
