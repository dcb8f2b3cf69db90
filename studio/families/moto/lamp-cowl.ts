import { panel, panelSurface, type Surface, subPanel, surfaceNormal } from '../../kernel/panel.ts'
import { sphere } from '../../kernel/sweep.ts'
import { add, mul, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

/** The commuter's painted cowl around one lens; `cowl` shapes it so that neighbours in the range differ. */
export function cowlLamp({ model, fork, spec }: Chassis): void {
  const { height: k, top, bottom, spread, slant, light, visor } = spec.cowl
  const [lx, , z] = fork(0.64, 0, 0.09)
  const at = (dx: number, y: number, dz: number): Vec => [lx + dx, y, z + dz * k]
  const shell = [
    [at(-0.03, 0, 0.19), at(-0.04, 0.052, 0.182), at(-0.085, 0.1, 0.15)],
    [at(0.04, 0, 0.115), at(0.03, 0.068, 0.11), at(-0.03, 0.128, 0.088)],
    [at(0.088, 0, 0.03), at(0.072, 0.08, 0.026), at(-0.004, 0.142, 0.02)],
    [at(0.09, 0, -0.055), at(0.076, 0.064, -0.05), at(0.012, 0.118, -0.04)],
    [at(0.05, 0, -0.125), at(0.04, 0.044, -0.118), at(-0.006, 0.086, -0.1)],
  ]
  model.add('paint', panel(shell, { symmetric: true, nu: 44, nv: 52, thickness: 0.005 }))
  const flank = shell.map((row) => [
    row[2],
    add(row[2], [-0.05, 0.004, 0.004]),
    add(row[2], [-0.1, -0.012, 0.008]),
  ])
  model.pair('paint', panel(flank, { nu: 30, nv: 14, thickness: 0.004 }))
  const face = panelSurface(shell, true)
  // The lens follows the shell, its outer ends drawn up by the slant.
  const bent: Surface = (u, v) =>
    face(Math.min(1, Math.max(0, u - slant * Math.abs(v - 0.5) * 2)), v)
  const edge = (side: number) => (t: number) => 0.5 + side * spread * (1 - 0.28 * t)
  const lens = { u0: top, u1: bottom, v0: edge(-1), v1: edge(1), n: 30, m: 40 }
  model.add('black', subPanel(bent, { ...lens, lift: 0.001, thickness: 0.004 }))
  const inside = {
    ...lens,
    u0: top + 0.02,
    u1: bottom - 0.02,
    v0: (t: number) => edge(-1)(t) + 0.02,
    v1: (t: number) => edge(1)(t) - 0.02,
  }
  model.add(
    light === 'halogen' ? 'chrome' : 'smoke',
    subPanel(bent, { ...inside, lift: 0.004, thickness: 0.001 }),
  )
  const band = (u0: number, u1: number, v0: number, v1: number) =>
    model.add(
      'ledw',
      subPanel(bent, { u0, u1, v0, v1, lift: 0.0065, thickness: 0.002, n: 6, m: 30 }),
    )
  const inner = spread * 0.86
  const middle = (top + bottom) / 2
  if (light === 'line') band(top + 0.035, top + 0.065, 0.5 - inner, 0.5 + inner)
  if (light === 'brow')
    for (const s of [1, -1]) band(top + 0.03, top + 0.07, 0.5 + s * 0.07, 0.5 + s * inner)
  if (light === 'split')
    for (const s of [1, -1]) {
      band(top + 0.03, top + 0.055, 0.5 + s * 0.05, 0.5 + s * inner)
      band(bottom - 0.09, bottom - 0.065, 0.5 + s * 0.05, 0.5 + s * inner * 0.7)
    }
  const bulbs = light === 'halogen' ? [0] : light === 'line' ? [-0.14, 0, 0.14] : [-0.16, 0.16]
  for (const offset of bulbs) {
    const place = add(
      bent(middle + 0.05, 0.5 + offset),
      mul(surfaceNormal(bent, middle + 0.05, 0.5 + offset), 0.001),
    )
    model.add(
      light === 'halogen' ? 'glass' : 'chrome',
      sphere(place, light === 'halogen' ? 0.03 : 0.019),
    )
    model.add('ledc', sphere(add(place, [0.008, 0, 0]), light === 'halogen' ? 0.012 : 0.0145))
  }
  if (visor)
    model.add(
      'smoke',
      subPanel(face, {
        u0: 0.02,
        u1: 0.24,
        v0: (t) => 0.2 - 0.06 * t,
        v1: (t) => 0.8 + 0.06 * t,
        lift: 0.004,
        thickness: 0.002,
        n: 16,
        m: 30,
      }),
    )
}
