import { loft, type Station } from '../../../kernel/loft.ts'
import { gridMesh, type Mesh } from '../../../kernel/mesh.ts'
import type { Model } from '../../../kernel/model.ts'
import { cylinder, sphere, tube } from '../../../kernel/sweep.ts'
import { add, steps, type Vec } from '../../../kernel/vector.ts'
import { bowl } from '../../../parts/lamp-optics.ts'

const [WIDE, TALL] = [0.072, 0.033]

/**
 * A commuter's tail lamp: one bulb in a mirror behind a ribbed red lens in a bright frame, with a
 * reflector below.
 */
export function bulbTailLamp(model: Model, at: Vec): void {
  const [x, , z] = at
  const ring = (dx: number, grow: number, dz = 0): Station => ({
    x: x + dx,
    z: z + dz,
    w: WIDE + grow,
    t: TALL + grow,
    b: TALL + grow,
    et: 3,
    eb: 3,
  })
  model.add(
    'black',
    loft([ring(0.062, -0.004, -0.012), ring(0.03, 0.004, -0.004), ring(0.016, 0.004)]),
  )
  model.add(
    'chrome',
    loft([ring(0.019, 0.006), ring(0.0145, 0.006)], { start: 0.002, end: 0.002, n: 6, q: 18 }),
  )
  const mouth: Vec = add(at, [0.012, 0, 0])
  const mirror = { depth: 0.02, facets: 10, segments: 48, material: 'rimsilver' }
  bowl(model, { at: mouth, axis: [-1, 0, 0], r: 0.031 }, mirror)
  model.add('metal', cylinder(add(mouth, [0.022, 0, 0]), add(mouth, [0.01, 0, 0]), 0.0075))
  model.add('lens', sphere(add(mouth, [0.002, 0, 0]), 0.0105, 24))
  ribs(model, mouth)
  model.add('redlens', face(mouth, 13, 49, 0))
  const tablet = (grow: number, dx: number): Station => ({
    ...ring(dx, 0, -TALL - 0.014),
    w: 0.034 + grow,
    t: 0.0085 + grow,
    b: 0.0085 + grow,
  })
  model.add(
    'plastic',
    loft([tablet(0.0025, 0.05), tablet(0.0025, 0.014)], { end: 0.002, n: 8, q: 12 }),
  )
  model.add('tail', loft([tablet(0, 0.03), tablet(0, 0.0125)], { end: 0.0015, n: 8, q: 12 }))
}

/**
 * The lens, domed in the centre and rounded at its edge; `back` is metres behind the outer face.
 */
function face([x, , z]: Vec, rows: number, columns: number, back: number): Mesh {
  const at = (s: number, f: number): Vec => {
    const [a, b] = [2 * s - 1, 2 * f - 1]
    const narrow = (1 - Math.abs(a) ** 6 * 0.06) * WIDE
    return [x - bulge(a, b) + back, b * narrow, z + a * TALL * (1 - 0.1 * Math.abs(b) ** 5)]
  }
  return gridMesh(steps(rows).map((s) => steps(columns).map((f) => at(s, f))))
}

const bulge = (a: number, b: number): number =>
  0.019 * (1 - Math.abs(a) ** 3.2) ** 0.5 * (1 - Math.abs(b) ** 5) ** 0.5

/**
 * Upright light ribs close behind the lens beside the bulb's mirror, and the bar that divides the
 * mirror.
 */
function ribs(model: Model, [x, , z]: Vec): void {
  for (const side of [1, -1]) {
    const rows = steps(9).map((s) =>
      steps(37).map((f): Vec => {
        const [a, b] = [1.86 * s - 0.93, side * (0.46 + 0.5 * f)]
        const rib = 0.0016 * Math.abs(Math.sin(f * Math.PI * 6))
        return [x - 0.86 * bulge(a, b) + 0.001 + rib, b * WIDE * 0.985, z + a * TALL * 0.97]
      }),
    )
    model.add('tail', gridMesh(rows), 20)
  }
  const bar = steps(16).map((t): Vec => {
    const b = 0.92 * t - 0.46
    return [x - 0.86 * bulge(0, b), b * WIDE, z]
  })
  model.add('tail', tube(bar, [0.0016, 0.0032], { m: 8, up: [1, 0, 0] }))
}
