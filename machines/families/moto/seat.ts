import { type LoftOptions, loft, loftLine, loftStrip, type Station } from '../../kernel/loft.ts'
import { curve, fillet } from '../../kernel/spline.ts'
import { box, tube } from '../../kernel/sweep.ts'
import { lerp, steps, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

export function seat(c: Chassis): void {
  if (c.spec.seat === 'bench') return bench(c)
  stepSeat(c)
}

export const rowsToStations = (rows: readonly Vec[], c: Chassis): Station[] =>
  rows.map(([x, z, w, t, b, et, eb]) => ({ x, z: c.lift(z) + rise(c, x), w, t, b, et, eb }))

/** Rise of the tail at x, in metres. */
export const rise = ({ spec }: Chassis, x: number): number =>
  spec.tailRise * Math.max(0, (-x - 0.17) / 0.67) ** 1.2

/** One stepped cushion: the rider sits in the lower part, the pillion on the upper one. */
function stepSeat(c: Chassis): void {
  const stations = rowsToStations(
    [
      [-0.085, 0.842, 0.05, 0.026, 0.03, 2.6, 3],
      [-0.15, 0.818, 0.084, 0.034, 0.032, 3, 3.2],
      [-0.26, 0.803, 0.13, 0.032, 0.034, 3.4, 3.6],
      [-0.36, 0.805, 0.148, 0.038, 0.034, 3.6, 3.8],
      [-0.43, 0.82, 0.144, 0.052, 0.04, 3.4, 3.8],
      [-0.475, 0.846, 0.13, 0.058, 0.05, 3.2, 3.6],
      [-0.52, 0.87, 0.12, 0.048, 0.048, 3.4, 3.6],
      [-0.6, 0.887, 0.113, 0.041, 0.04, 3.6, 3.8],
      [-0.68, 0.902, 0.1, 0.04, 0.036, 3.4, 3.6],
      [-0.755, 0.918, 0.07, 0.028, 0.03, 3, 3.2],
    ],
    c,
  )
  const options = { start: 0.028, end: 0.03, n: 70, q: 16 }
  cushion(c, stations, options)
  panels(c, stations, options, [
    [0.2, 0.5],
    [0.66, 0.92],
  ])
  strap(c, stations, options, 0.6)
  if (c.spec.rail === 'handles') grabRail(c, 0.022)
}

/**
 * A nearly level bench for two, with a strap between rider and pillion and a rail around its end.
 */
function bench(c: Chassis): void {
  const stations = rowsToStations(
    [
      [-0.072, 0.842, 0.055, 0.028, 0.03, 2.6, 3],
      [-0.15, 0.828, 0.096, 0.036, 0.036, 3.2, 3.4],
      [-0.26, 0.822, 0.13, 0.038, 0.042, 3.8, 4],
      [-0.38, 0.825, 0.143, 0.042, 0.046, 4, 4.2],
      [-0.455, 0.835, 0.143, 0.05, 0.05, 4, 4.2],
      [-0.52, 0.85, 0.14, 0.05, 0.05, 4, 4.2],
      [-0.62, 0.864, 0.132, 0.048, 0.048, 3.8, 4],
      [-0.7, 0.876, 0.118, 0.046, 0.044, 3.6, 3.8],
      [-0.765, 0.887, 0.092, 0.036, 0.036, 3.2, 3.4],
    ],
    c,
  )
  const options = { start: 0.026, end: 0.032, n: 70, q: 16 }
  cushion(c, stations, options)
  panels(c, stations, options, [
    [0.2, 0.5],
    [0.6, 0.92],
  ])
  strap(c, stations, options, 0.55)
  grabRail(c)
}

/** The seat cover, with piping around the lower edge and two seams along the top. */
export function cushion(
  { spec, model }: Chassis,
  stations: readonly Station[],
  options: LoftOptions,
): void {
  model.add(spec.seatMaterial, loft(stations, options))
  const along = (v: number, lift: number) =>
    loftLine(stations, options, { u0: 0.04, u1: 0.95, v, lift, n: 44 })
  for (const v of [0.972, 0.528])
    model.add(
      spec.stitch === 'piping' ? 'piping' : 'gap',
      tube(along(v, 0.0004), spec.stitch === 'piping' ? 0.0024 : 0.0016, { m: 8 }),
    )
  for (const v of [0.068, 0.432]) {
    model.add('gap', tube(along(v, 0), 0.0016, { m: 6 }))
    model.add(spec.stitch, tube(along(v < 0.25 ? v + 0.007 : v - 0.007, 0.0004), 0.0009, { m: 6 }))
  }
}

/**
 * Seams across the top that sew the cover down between its ribs. `from` and `to` are shares of the
 * length.
 */
export function panels(
  { model }: Chassis,
  stations: readonly Station[],
  options: LoftOptions,
  stretches: readonly (readonly [number, number])[],
): void {
  for (const [from, to] of stretches)
    for (const t of steps(Math.round((to - from) / 0.062))) {
      const u = lerp(from, to, t)
      const across = loftLine(stations, options, {
        u0: u,
        u1: u + 0.001,
        v: (f) => 0.085 + 0.33 * f,
        lift: 0.0001,
        n: 26,
      })
      model.add('gap', tube(across, 0.0013, { m: 5 }))
    }
}

/** A webbing strap over the seat, with a plate at each end. */
export function strap(
  { model }: Chassis,
  stations: readonly Station[],
  options: LoftOptions,
  at: number,
): void {
  const band = { u0: at - 0.017, u1: at + 0.017, n: 8, m: 60 }
  model.add(
    'plastic',
    loftStrip(stations, options, { ...band, v0: -0.035, v1: 0.535, lift: 0.0035 }),
  )
  for (const u of [at - 0.017, at + 0.017])
    model.add(
      'plastic',
      tube(
        loftLine(stations, options, {
          u0: u,
          u1: u + 0.0005,
          v: (t) => -0.035 + 0.57 * t,
          lift: 0.002,
          n: 50,
        }),
        0.0022,
        { m: 6 },
      ),
    )
}

/**
 * The grab rail in three kinds, each on visible brackets: a bent tube, a broad cast loop, or two
 * separate handles.
 */
function grabRail(c: Chassis, up = 0): void {
  const { spec, model, lift } = c
  const place = (q: Vec): Vec => [q[0], q[1], lift(q[2]) + rise(c, q[0]) + up]
  const bracket = (x: number, y: number, z: number) => {
    for (const s of [1, -1])
      model.add(spec.railMaterial, box(place([x, s * y, z]), [0.05, 0.014, 0.026], 0.006))
  }
  if (spec.rail === 'handles') {
    for (const s of [1, -1]) {
      const handle = [
        [-0.5, s * 0.138, 0.835],
        [-0.56, s * 0.168, 0.862],
        [-0.7, s * 0.162, 0.902],
        [-0.79, s * 0.112, 0.915],
        [-0.8, s * 0.07, 0.905],
      ]
      model.add(
        spec.railMaterial,
        tube(curve(handle.map(place), 40), [0.0085, 0.014], { m: 18, up: [0, 0, 1], exponent: 3 }),
      )
    }
    return bracket(-0.515, 0.136, 0.838)
  }
  const cast = spec.rail === 'cast'
  const half = [
    [-0.5, 0.138, 0.835],
    [-0.58, 0.162, 0.866],
    [-0.72, 0.152, 0.91],
    [-0.815, 0.105, 0.932],
    [-0.85, 0.05, 0.938],
  ]
  const whole = [...half, ...half.toReversed().map((q) => [q[0], -q[1], q[2]])]
  const line = cast ? curve(whole.map(place), 70) : fillet(whole.map(place), 0.06, 10)
  model.add(
    spec.railMaterial,
    cast
      ? tube(line, (t) => [0.007, 0.012 + 0.012 * Math.sin(Math.PI * t) ** 6], {
          m: 20,
          up: [0, 0, 1],
          exponent: 3.4,
        })
      : tube(line, 0.0105, { m: 18 }),
  )
  bracket(-0.515, 0.136, 0.838)
  bracket(-0.7, 0.142, 0.895)
}
