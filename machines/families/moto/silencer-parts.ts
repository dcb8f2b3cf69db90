import { segments } from '../../kernel/detail.ts'
import { loftSurface, onRing, type Station } from '../../kernel/loft.ts'
import { merge } from '../../kernel/mesh.ts'
import { solidify } from '../../kernel/panel.ts'
import { plate } from '../../kernel/plate.ts'
import { outline, roundProfile } from '../../kernel/spline.ts'
import { capsule, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { add, lerp, mul, norm, steps, sub, type Vec } from '../../kernel/vector.ts'
import { hexBolt } from './casting.ts'
import type { Chassis } from './spec.ts'

/** A slotted heat shield on the outer side of the silencer, with three screws. */
export function shield(
  { model, spec }: Chassis,
  stations: Station[],
  area: { from: number; to: number; v0: number; v1: number; slots: number },
): void {
  const { from, to, v0, v1, slots } = area
  const surface = loftSurface(stations, { q: 12 })
  const at = (u: number, v: number, lift: number) =>
    onRing(surface.ring(lerp(from, to, u) * surface.length, lift), lerp(v0, v1, v))
  const rows = steps(segments(34, 10)).map((u) => {
    const tuck = 0.16 * (1 - Math.min(1, Math.min(u, 1 - u) / 0.1)) ** 2
    return steps(segments(13, 6)).map((v) => at(u, lerp(tuck, 1 - tuck, v), 0.007))
  })
  const material = spec.exhaustMaterial === 'chrome' ? 'chrome' : 'darkmetal'
  model.add(material, solidify(rows, 0.0016, 2), 50)
  for (let i = 0; i < slots; i++) {
    const u = (i + 1) / (slots + 1)
    const line = steps(10).map((t) => at(u - 0.035 + 0.07 * t, 0.5, 0.0076))
    model.add(
      'gap',
      tube(line, capsule([0.0012, 0.0052], 0.12), {
        m: 12,
        up: norm(sub(line[5], at(u, 0.5, -0.01))),
      }),
    )
  }
  const screws = [
    [0.05, 0.5],
    [0.95, 0.5],
    [0.5, 0.12],
  ].map(([u, v]) => {
    const p = at(u, v, 0.0074)
    return hexBolt(p, sub(p, at(u, v, -0.02)), 0.0046)
  })
  model.add('metal', merge(screws))
}

/** A band pressed around a silencer. */
export function ring({ model }: Chassis, stations: Station[], u: number, material: string): void {
  const surface = loftSurface(stations, { q: 12 })
  const place = u * surface.length
  const rows = [
    [-0.007, 0.0004],
    [-0.006, 0.0022],
    [0.006, 0.0022],
    [0.007, 0.0004],
  ].map(([du, lift]) => surface.ring(place + du, lift))
  model.add(
    material,
    solidify(
      rows.map((row) => [...row, row[0]]),
      0.0006,
      1,
    ),
    30,
  )
}

/** The outlet of the end cap: a rolled pipe, dark inside. */
export function tip({ model }: Chassis, at: Vec, axis: Vec, r: number): void {
  const pipe = [
    [r, -0.012],
    [r, 0.014],
    [r + 0.0012, 0.0162],
    [r + 0.0034, 0.016],
    [r + 0.004, 0.013],
    [r + 0.004, 0.002],
    [r + 0.012, 0.0008],
    [r + 0.014, -0.004],
  ]
  model.add('metal', lathe(roundProfile(pipe, 0.0006, 2), { at, axis, segments: 40 }))
  model.add(
    'gap',
    lathe(
      [
        [0.0001, -0.008],
        [r, -0.008],
      ],
      { at, axis, segments: 28 },
    ),
  )
}

/** A plate from the silencer to the footrest's bracket, with a rubber bush at its upper end. */
export function bracket({ model }: Chassis, from: Vec, to: Vec): void {
  const strip = [
    [from[0] - 0.018, from[2] - 0.012],
    [from[0] + 0.022, from[2] - 0.012],
    [to[0] + 0.016, to[2] + 0.012],
    [to[0] - 0.014, to[2] + 0.012],
  ]
  const flat = plate(outline(strip, 0.01, 4), 0, 0.005, { bevel: 0.001 })
  const share = (z: number) => (z - from[2]) / (to[2] - from[2])
  const points = [...flat.points]
  for (let i = 0; i < points.length; i += 3)
    points[i + 1] += lerp(from[1], to[1] - 0.004, Math.min(1, Math.max(0, share(points[i + 2]))))
  model.add('black', { ...flat, points })
  model.add(
    'rubber',
    cylinder(add(to, [0, -0.012, 0]), add(to, [0, 0.006, 0]), 0.0135, { bevel: 0.002 }),
  )
  model.add('metal', hexBolt(add(to, [0, -0.012, 0]), [0, -1, 0], 0.0072))
}

export function clampBand({ model }: Chassis, at: Vec, axis: Vec, r: number): void {
  model.add(
    'metal',
    cylinder(add(at, mul(axis, -0.009)), add(at, mul(axis, 0.009)), r + 0.0018, { bevel: 0.0012 }),
  )
  model.add('metal', hexBolt(add(at, [0, -0.006, -r - 0.006]), [0, -1, 0], 0.0055))
  model.add(
    'metal',
    cylinder(add(at, [0, 0.008, -r - 0.006]), add(at, [0, -0.006, -r - 0.006]), 0.005, {
      segments: 16,
    }),
  )
}
