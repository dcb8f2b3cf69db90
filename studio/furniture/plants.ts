// Pot plants: leaves as bent sheets around a stem.

import { turned } from '../../machines/families/accessories/pieces.ts'
import { gridMesh, type Mesh, merge } from '../../machines/kernel/mesh.ts'
import { Model } from '../../machines/kernel/model.ts'
import { curve } from '../../machines/kernel/spline.ts'
import { tube } from '../../machines/kernel/sweep.ts'
import { add, cross, mul, norm, rad, steps, sub, type Vec } from '../../machines/kernel/vector.ts'
import { board } from './kit.ts'

/** The golden angle distributes leaves evenly, as in plants. */
const GOLDEN = 137.508

/** A broad-leaved plant in a round pot; `height` is metres to its upper leaves. */
export function plant(height = 1.5, pot = 'clay'): Model {
  const model = new Model()
  const h = height * 0.27
  const r = height * 0.15
  model.add(
    pot,
    turned(
      [
        [0.0001, 0],
        [r * 0.72, 0],
        [r, h],
        [r * 0.9, h],
        [r * 0.86, h * 0.92],
        [0.0001, h * 0.92],
      ],
      [0, 0, 0],
      [0, 0, 1],
      r * 0.04,
      56,
    ),
  )
  model.add(
    'joint',
    turned(
      [
        [0.0001, h * 0.9],
        [r * 0.87, h * 0.9],
      ],
      [0, 0, 0],
      [0, 0, 1],
      0.001,
      40,
    ),
  )
  const leaves: Mesh[] = []
  const stems: Mesh[] = []
  for (let i = 0; i < 26; i++) {
    const t = i / 25
    const angle = rad(GOLDEN * i)
    const out: Vec = [Math.cos(angle), Math.sin(angle), 0]
    const rise = h + height * (0.2 + 0.5 * t)
    const reach = height * (0.13 + 0.11 * Math.sin(2.4 * t + 0.4))
    const foot: Vec = [out[0] * r * 0.25, out[1] * r * 0.25, h * 0.9]
    const neck = add(mul(out, reach), [0, 0, rise])
    stems.push(
      tube(
        curve([foot, add(mul(out, reach * 0.35), [0, 0, rise * 0.72]), neck], 10),
        height * 0.0045,
        { m: 6 },
      ),
    )
    leaves.push(leaf(neck, out, height * (0.26 - 0.07 * t), 0.75 - 0.9 * t))
  }
  model.add('leaf', merge(stems))
  model.add('leaf', merge(leaves))
  return model
}

/** A pointed leaf from `at` outwards, folded along its midrib and bent down by `droop`. */
function leaf(at: Vec, out: Vec, length: number, droop: number): Mesh {
  const side = norm(cross([0, 0, 1], out))
  const rows = steps(12).map((t) => {
    const bend = -droop * 0.9 + 1.5 * t * (0.5 + droop)
    const p = add(
      at,
      add(mul(out, length * t * Math.cos(bend * 0.6)), [
        0,
        0,
        length * (0.35 * t - bend * 0.42 * t * t),
      ]),
    )
    const half =
      length * 0.27 * Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.94)) ** 0.8 * (1.1 - 0.35 * t)
    return [-1, -0.5, 0, 0.5, 1].map((k) =>
      add(p, add(mul(side, k * half), [0, 0, Math.abs(k) * half * 0.35])),
    )
  })
  return gridMesh(rows)
}

/** A clipped row of grasses in a trough `length` metres long, for a shop front. */
export function trough(length = 1.4): Model {
  const model = new Model()
  const wall = 0.02
  for (const [x, y, lx, ly] of [
    [0, -0.18, length, wall],
    [0, 0.18, length, wall],
    [-length / 2, 0, wall, 0.38],
    [length / 2, 0, wall, 0.38],
  ])
    model.add('powder', board([x, y, 0.22], [lx, ly, 0.44]))
  model.add('joint', board([0, 0, 0.38], [length - 0.02, 0.35, 0.02]))
  const blades: Mesh[] = []
  for (let i = 0; i < 190; i++) {
    const x = ((i * 0.6180339) % 1) * (length - 0.1) - length / 2 + 0.05
    const y = ((i * 0.7548776) % 1) * 0.28 - 0.14
    const angle = rad(GOLDEN * i)
    const lean = 0.1 + 0.12 * ((i * 0.57) % 1)
    const h = 0.42 + 0.26 * ((i * 0.37) % 1)
    const side: Vec = [-Math.sin(angle), Math.cos(angle), 0]
    const tip: Vec = [x + Math.cos(angle) * lean, y + Math.sin(angle) * lean, 0.38 + h]
    const middle: Vec = [
      x + Math.cos(angle) * lean * 0.3,
      y + Math.sin(angle) * lean * 0.3,
      0.38 + h * 0.6,
    ]
    const foot: Vec = [x, y, 0.38]
    const across = (q: Vec, half: number) => [sub(q, mul(side, half)), add(q, mul(side, half))]
    blades.push(gridMesh([across(foot, 0.009), across(middle, 0.008), across(tip, 0.001)]))
  }
  model.add('leaf', merge(blades))
  return model
}
