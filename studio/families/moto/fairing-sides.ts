import { strokes } from '../../kernel/lettering.ts'
import { gridMesh } from '../../kernel/mesh.ts'
import { panel, solidify, subPanel } from '../../kernel/panel.ts'
import { bolt, tube } from '../../kernel/sweep.ts'
import { add, clamp, len, lerp, steps, sub, type Vec } from '../../kernel/vector.ts'
import { type Hull, on, piece, seam } from './fairing-hull.ts'
import type { Chassis } from './spec.ts'

/** From the cheeks down to the keel: an upper panel, a vented flank, a pan under the engine; a dark layer stands out behind. */
export function sides(c: Chassis, hull: Hull): void {
  const { livery } = c.spec.nose
  const second = livery === 'belly' ? 'paint2' : 'paint'
  vented(c, hull)
  piece(c, second, hull.keel, { n: 18, m: 40, v1: (u) => 1 - 0.06 * u })
  for (const [band, u] of [
    [hull.side, 1],
    [hull.flank, 1],
  ] as const)
    seam(c, band, u)
  innerLayer(c, hull)
  fronts(c, hull)
  stripes(c, hull)
  fasteners(c, hull)
  name(c, hull)
}

/** The upper panel hangs over a slanting opening; blades stand in the dark behind it. */
function vented(c: Chassis, hull: Hull): void {
  const { model, spec } = c
  const { livery } = spec.nose
  const flank = livery === 'belly' ? 'paint2' : 'paint'
  const from = 0.36
  const open = (v: number) => clamp((v - from) / 0.08) * clamp((0.97 - v) / 0.3)
  piece(c, 'paint', hull.side, { n: 20, m: 46, u1: (v) => 1 - 0.3 * open(v) })
  piece(c, flank, hull.flank, { n: 22, m: 46, u0: (v) => 0.34 * open(v) })
  const bed = (u: number, v: number): Vec =>
    u < 0.5
      ? on(hull.side, lerp(0.5, 1, u * 2), v, -0.034)
      : on(hull.flank, lerp(0, 0.5, u * 2 - 1), v, -0.034)
  model.pair(
    'gap',
    gridMesh(steps(16).map((u) => steps(30).map((f) => bed(u, lerp(from - 0.03, 0.98, f))))),
  )
  for (const u of [0.34, 0.5, 0.66]) {
    const slat = [0, 0.07].map((du) =>
      steps(24).map((f) => {
        const v = lerp(from + 0.05, 0.95, f)
        const q = bed(u + du - 0.1 * (f - 0.5), v)
        return add(q, [0, du ? 0.012 : 0.026, 0])
      }),
    )
    model.pair('tank2', solidify(slat, 0.004))
  }
  // The panel's rim turns inwards along the opening.
  for (const [band, at] of [
    [hull.side, (v: number) => 1 - 0.3 * open(v)],
    [hull.flank, (v: number) => 0.34 * open(v)],
  ] as const) {
    const rows = steps(5).map((s) =>
      steps(34).map((f) => {
        const v = lerp(from, 0.97, f)
        return on(band, at(v), v, -0.003 - 0.026 * s)
      }),
    )
    model.pair('tank2', solidify(rows, 0.002))
  }
}

/** Behind the painted edge a second, darker panel carries on towards the frame: the fairing has layers. */
function innerLayer(c: Chassis, hull: Hull): void {
  const beyond = (band: (u: number, v: number) => Vec, us: readonly number[]) =>
    us.map((u) => {
      const [edge, before] = [on(band, u, 1, -0.012), on(band, u, 0.9, -0.012)]
      const reach = 0.055
      const length = Math.hypot(edge[0] - before[0], edge[2] - before[2])
      const k = reach / length
      return [
        on(band, u, 0.9, -0.012),
        edge,
        [edge[0] + (edge[0] - before[0]) * k, edge[1] - 0.016, edge[2] + (edge[2] - before[2]) * k],
      ]
    })
  const rows = [...beyond(hull.side, [0.02, 0.5, 1]), ...beyond(hull.flank, [0.5, 0.98])]
  c.model.pair('plastic', panel(rows, { thickness: 0.004, nu: 40, nv: 14 }))
}

/** The leading edges turn in towards the radiator. */
function fronts(c: Chassis, hull: Hull): void {
  const inward = (q: Vec, k: number): Vec => [
    q[0] - 0.075 * k,
    q[1] * (1 - 0.3 * k * k) - 0.02 * k,
    q[2] - 0.004 * k,
  ]
  const column = [
    ...steps(6)
      .slice(1)
      .map((u) => hull.side(u, 0.004)),
    ...steps(8)
      .slice(1)
      .map((u) => hull.flank(u, 0.004)),
    ...steps(5)
      .slice(1, 3)
      .map((u) => hull.keel(u, 0.004)),
  ]
  const rows = column.map((q) => [0, 0.35, 1].map((k) => inward(q, k)))
  c.model.pair('plastic', panel(rows, { thickness: 0.003, nu: 30, nv: 8 }))
}

/** The second paint beside the first: a blade along the side, a wedge out of the belly or two ribbons. */
function stripes(c: Chassis, hull: Hull): void {
  const { model, spec } = c
  const sheet = { thickness: 0.0006, n: 24, m: 8 }
  const { livery } = spec.nose
  const strip = (
    material: string,
    band: (u: number, v: number) => Vec,
    range: readonly [number, number],
    low: (t: number) => number,
    high: (t: number) => number,
    lift = 0.0008,
  ) => {
    // subPanel's first direction runs down the band: here along v, so that a stripe's edges may slant.
    const turned = (t: number, u: number) => band(u, t)
    model.pair(
      material,
      subPanel((t, u) => turned(t, u), {
        ...sheet,
        u0: range[0],
        u1: range[1],
        v0: low,
        v1: high,
        lift: -lift,
      }),
    )
  }
  if (livery === 'tricolour') {
    strip(
      'paint2',
      hull.side,
      [0.16, 0.985],
      (t) => lerp(0.3, 0.1, t),
      (t) => lerp(0.36, 0.52, t),
    )
    strip(
      'white',
      hull.side,
      [0.12, 0.985],
      (t) => lerp(0.26, 0.03, t),
      (t) => lerp(0.285, 0.09, t),
    )
    strip(
      'paint2',
      hull.keel,
      [0.03, 0.95],
      (t) => lerp(0.3, 0.05, t),
      (t) => lerp(0.5, 0.4, t),
    )
    strip(
      'white',
      hull.flank,
      [0.2, 0.985],
      (t) => lerp(0.98, 0.86, t),
      (t) => lerp(0.985, 0.92, t),
    )
    strip(
      'paint2',
      hull.flank,
      [0.3, 0.985],
      (t) => lerp(0.985, 0.93, t),
      () => 0.985,
    )
  }
  if (livery === 'belly') {
    strip(
      'white',
      hull.side,
      [0.3, 0.985],
      (t) => lerp(0.6, 0.5, t),
      (t) => lerp(0.6, 0.54, t),
    )
    strip(
      'paint2',
      hull.cheek,
      [0.42, 0.985],
      () => 0.08,
      (t) => lerp(0.1, 0.9, t ** 1.3),
    )
  }
  if (livery === 'ribbon') {
    strip(
      'paint2',
      hull.cheek,
      [0.1, 0.985],
      (t) => lerp(0.5, 0.12, t),
      (t) => lerp(0.56, 0.86, t),
    )
    strip(
      'paint2',
      hull.flank,
      [0.04, 0.94],
      (t) => lerp(0.72, 0.5, t),
      (t) => lerp(0.985, 0.92, t),
    )
    strip(
      'white',
      hull.flank,
      [0.04, 0.94],
      (t) => lerp(0.66, 0.44, t),
      (t) => lerp(0.69, 0.47, t),
    )
  }
}

/** The model's letters on the flank, readable from either side. */
function name({ model, spec }: Chassis, hull: Hull): void {
  const { text, u, v, height } = spec.nose.name
  const { lines: drawn, width } = strokes(text, height, 0.3)
  const e = 0.01
  const metre = (a: Vec, b: Vec) => e / len(sub(b, a))
  const [du, dv] = [
    metre(hull.flank(u, v), hull.flank(u + e, v)),
    metre(hull.flank(u, v), hull.flank(u, v + e)),
  ]
  for (const side of [1, -1])
    for (const line of drawn) {
      const points = line.flatMap((q, i) =>
        (i ? [0.25, 0.5, 0.75, 1] : [1]).map((t): Vec => {
          const before = line[Math.max(0, i - 1)]
          const along = lerp(before[0], q[0], t) - width / 2
          const up = lerp(before[1], q[1], t) - height / 2
          const [x, y, z] = on(hull.flank, u - up * du, v + side * along * dv, 0.0006)
          return [x, side * y, z]
        }),
      )
      const stroke = [0.0006, height * 0.085] as const
      model.add(spec.nose.name.material, tube(points, stroke, { m: 8, up: [0, 1, 0], exponent: 4 }))
    }
}

function fasteners(c: Chassis, hull: Hull): void {
  const spots: [(u: number, v: number) => Vec, number, number][] = [
    [hull.side, 0.9, 0.07],
    [hull.flank, 0.12, 0.1],
    [hull.flank, 0.9, 0.1],
    [hull.flank, 0.9, 0.93],
    [hull.keel, 0.12, 0.12],
    [hull.keel, 0.12, 0.9],
    [hull.cheek, 0.5, 0.93],
  ]
  for (const [band, u, v] of spots)
    c.model.pair('darkmetal', bolt(on(band, u, v, 0.0005), [0.05, 1, 0], 0.0065, 0.002))
  const cable = steps(12).map((t) => on(hull.top, 1, lerp(0.92, 0.99, t), -0.004))
  c.model.pair('black', tube(cable, 0.003, { m: 6 }))
}
