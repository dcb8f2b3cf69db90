import { gridMesh, type Mesh, merge } from '../../../kernel/mesh.ts'
import { panel, solidify } from '../../../kernel/panel.ts'
import { curve } from '../../../kernel/spline.ts'
import { box, tube } from '../../../kernel/sweep.ts'
import { clamp, lerp, steps, type Vec } from '../../../kernel/vector.ts'
import { numberPlate } from '../../../parts/number-plate.ts'
import type { Chassis } from '../spec.ts'
import { type Hull, on } from './fairing-hull.ts'

/**
 * The ram-air intake between the cheeks: a rolled rim, a narrowing duct and a mesh. Below it are
 * lip, chin and plate.
 */
export function mouth(c: Chassis, hull: Hull): void {
  const { model } = c
  const edge = [
    hull.eye(0.02, 0),
    hull.eye(0.5, 0),
    hull.eye(1, 0),
    hull.cheek(0.5, 0),
    hull.cheek(1, 0),
  ]
  const wall = steps(7).map((t) => edge.map((q) => inwards(q, 0.1 * t)))
  model.pair('grey', solidify(wall, 0.003))
  const across = ([x, y, z]: Vec) =>
    steps(7).map((t): Vec => [x + 0.006 * (1 - (2 * t - 1) ** 2), lerp(-y, y, t), z])
  for (const k of [0, edge.length - 1])
    model.add('grey', gridMesh(wall.map((row) => across(row[k]))))
  model.add('gap', gridMesh(wall[6].map(across)))
  model.pair('paint', tube(curve(edge, 24), [0.0045, 0.003], { m: 10, up: [1, 0, 0] }))
  model.add('case', net(edge.map((q) => inwards(q, 0.026))))
  const [top, bottom] = [inwards(edge[0], 0.012), inwards(edge[4], 0.012)]
  const middle = [(top[0] + bottom[0]) / 2 - 0.006, 0, (top[2] + bottom[2]) / 2]
  model.add('grey', box(middle, [0.028, 0.007, top[2] - bottom[2] + 0.004], 0.0028))
  chin(c, hull)
}

const inwards = (q: Vec, back: number): Vec => [q[0] - back, q[1] * (1 - back * 1.9), q[2]]

/** Diagonal wires, clipped at the wall of the duct. `side` is the left wall from above. */
function net(side: readonly Vec[]): Mesh {
  const [top, bottom] = [side[0], side[side.length - 1]]
  const tall = top[2] - bottom[2]
  const wall = (z: number): Vec => {
    const k = side.findIndex((q, i) => i > 0 && q[2] <= z)
    const [a, b] = k > 0 ? [side[k - 1], side[k]] : [side[side.length - 2], bottom]
    const t = clamp((a[2] - z) / (a[2] - b[2] || 1))
    return [lerp(a[0], b[0], t), lerp(a[1], b[1], t), z]
  }
  const reach = Math.max(...side.map((q) => q[1])) + tall
  const wires: Mesh[] = []
  for (let y = -reach; y < reach; y += 0.012)
    for (const lean of [1, -1]) {
      const line = steps(15)
        .map((t) => [y + lean * (t - 0.5) * tall * 0.7, wall(lerp(bottom[2], top[2], t))] as const)
        .filter(([at, edge]) => Math.abs(at) < edge[1])
        .map(([at, edge]): Vec => [edge[0], at, edge[2]])
      if (line.length > 1) wires.push(tube([line[0], line[line.length - 1]], 0.0013, { m: 5 }))
    }
  return merge(wires)
}

/**
 * A painted lip under the intake, a chin that closes the nose from below, and the front number
 * plate.
 */
function chin(c: Chassis, hull: Hull): void {
  const { model, front, lift, spec } = c
  const row = ([x, y, z]: Vec, out: number, dz: number): Vec[] => [
    [x + out, 0, z + dz],
    [x + out * 0.7, y * 0.55, z + dz * 0.7],
    [x, y - 0.001, z],
  ]
  const [upper, middle, lower] = [
    hull.cheek(1, 0.004),
    hull.side(0.14, 0.004),
    hull.side(0.3, 0.006),
  ]
  const lip = [row(upper, 0.01, -0.001), row(middle, 0.02, -0.006), row(lower, 0.012, -0.008)]
  model.add('paint', panel(lip, { symmetric: true, thickness: 0.006, nu: 14, nv: 34, lip: 4 }))
  const under = [
    row(lower, -0.004, -0.004),
    row(on(hull.side, 0.5, 0.03), -0.006, -0.002),
    [
      [front.x - 0.17, 0, lift(0.752)],
      [front.x - 0.17, 0.08, lift(0.752)],
      [front.x - 0.16, 0.15, lift(0.742)],
    ],
  ]
  model.add('plastic', panel(under, { symmetric: true, thickness: 0.005, nu: 24, nv: 34 }))
  const [x, , z] = lower
  model.add('black', box([x + 0.006, 0, z - 0.03], [0.03, 0.07, 0.014], 0.004))
  numberPlate(model, [x + 0.026, 0, z - 0.026], {
    tilt: 6,
    text: spec.plate,
    width: 0.15,
    height: 0.042,
    facing: 1,
  })
}
