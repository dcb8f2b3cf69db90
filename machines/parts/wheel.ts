import { merge } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { roundProfile } from '../kernel/spline.ts'
import { cylinder, lathe, tube } from '../kernel/sweep.ts'
import type { Vec } from '../kernel/vector.ts'
import { pressedDish } from './pressed-wheel.ts'
import { type Casting, castSpokes, laced } from './spokes.ts'
import { type TyreSpec, tyre } from './tyre.ts'

export type RimStyle = Casting | 'wire' | 'pressed'
export type WheelSpec = TyreSpec & {
  style: RimStyle
  material?: string
  tape?: string
  /** Radius of the hub and half its length. */
  hub?: number
  hubHalf?: number
  weight?: number
}

export function wheel(model: Model, spec: WheelSpec): void {
  const { x, z, rim, style, material = 'alloy', hub = 0.04, hubHalf = 0.045 } = spec
  tyre(model, spec)
  barrel(model, spec)
  const at = [x, 0, z]
  const steel = style === 'wire' || style === 'pressed'
  if (style === 'pressed') pressedDish(model, { x, z, rim, hub, material })
  else spokes(model, { ...spec, style })
  const body = steel ? 'case' : material
  model.add(body, lathe(roundProfile(hubProfile(hub, hubHalf), 0.003), { at, segments: 72 }))
  for (const side of [1, -1]) bearing(model, at, hub, hubHalf, side)
  valve(model, spec)
}

/** The rim: lips, bead seats, drop centre, and the flat inner face at the spokes. */
function barrel(model: Model, { x, z, width, rim, material = 'alloy', tape }: WheelSpec): void {
  const at = [x, 0, z]
  const b = width * 0.74
  const half = [
    [rim - 0.004, b * 0.3],
    [rim - 0.001, b * 0.84],
    [rim + 0.003, b * 0.92],
    [rim + 0.0135, b * 0.95],
    [rim + 0.0152, b * 1.0],
    [rim + 0.0125, b * 1.055],
    [rim + 0.0065, b * 1.035],
    [rim - 0.006, b * 0.985],
    [rim - 0.0105, b * 0.93],
    [rim - 0.0125, b * 0.72],
    [rim - 0.021, b * 0.5],
    [rim - 0.0245, b * 0.22],
  ]
  const whole = [...half, ...half.toReversed().map((q) => [q[0], -q[1]]), half[0]]
  model.add(material, lathe(roundProfile(whole, 0.0022, 2), { at, segments: 132 }))
  for (const side of tape ? [1, -1] : []) {
    const line = [
      [rim + 0.0058, side * b * 1.037],
      [rim - 0.005, side * b * 0.994],
      [rim - 0.005, side * b * 0.999],
      [rim + 0.0058, side * b * 1.043],
    ]
    model.add(tape ?? material, lathe(line, { at, segments: 132 }))
  }
}

function spokes(model: Model, spec: WheelSpec & { style: Exclude<RimStyle, 'pressed'> }): void {
  const { x, z, width, rim, style, material = 'alloy', hub = 0.04, hubHalf = 0.045 } = spec
  const shared = {
    x,
    z,
    outer: rim - (spec.style === 'wire' ? 0.02 : 0.008),
    shallow: width * 0.5,
    weight: spec.weight ?? 1,
  }
  if (style !== 'wire') {
    const inner = hub * 0.86
    const deep = Math.min(hubHalf * 0.86, width * 0.78)
    model.add(material, merge(castSpokes({ ...shared, inner, deep, style })), 30)
    return
  }
  const lines = laced({ ...shared, inner: hub * 1.25, deep: hubHalf * 0.8, style: 'm10' })
  model.add('chrome', merge(lines.map(({ wire }) => tube(wire, 0.0017, { m: 8 }))))
  model.add('metal', merge(lines.map(({ nipple }) => tube(nipple, 0.0032, { m: 6 }))), 20)
  for (const side of [1, -1])
    model.add(
      'case',
      cylinder([x, side * hubHalf * 0.74, z], [x, side * hubHalf * 0.86, z], hub * 1.35),
    )
}

/** A waisted barrel with a raised seat for disc or sprocket at each end. */
const hubProfile = (r: number, half: number): Vec[] => {
  const side = [
    [0.008, 0.98, 0.001],
    [r * 0.72, 0.98],
    [r * 0.76, 0.86],
    [r, 0.84],
    [r * 1.04, 0.66],
    [r * 0.93, 0.4],
  ]
  const left = side.map(([rr, y, k]) => (k ? [rr, y * half, k] : [rr, y * half]))
  return [...left, ...left.toReversed().map((q) => [q[0], -q[1], ...q.slice(2)])]
}

/** Dust seal, bearing cover and spacer on one side of the hub. */
function bearing(model: Model, at: Vec, hub: number, half: number, side: number): void {
  const seat = side * half * 0.97
  const ring = (material: string, profile: Vec[]) =>
    model.add(
      material,
      lathe(
        roundProfile(
          profile.map(([r, y]) => [r, seat + side * y]),
          0.0012,
        ),
        { at, segments: 48 },
      ),
    )
  const r = Math.min(hub * 0.6, 0.026)
  ring('rubber', [
    [r, -0.002],
    [r, 0.003],
    [r * 0.62, 0.004],
  ])
  ring('metal', [
    [r * 0.66, -0.002],
    [r * 0.66, 0.012],
    [r * 0.5, 0.016],
    [0.006, 0.016],
  ])
}

/** Rubber valve stem and cap, pointing at the hub. */
function valve(model: Model, { x, z, rim, style, material = 'alloy' }: WheelSpec): void {
  const a = style === 'pressed' ? 0.35 : 0.62
  const at = (r: number, y = 0): Vec => [x + r * Math.cos(a), y, z + r * Math.sin(a)]
  const lean = style === 'pressed' ? -0.03 : -0.006
  model.add(material, cylinder(at(rim - 0.02, lean * 0.6), at(rim - 0.028, lean * 0.7), 0.0085))
  model.add('rubber', cylinder(at(rim - 0.024, lean * 0.7), at(rim - 0.046, lean), 0.0048))
  model.add('black', cylinder(at(rim - 0.046, lean), at(rim - 0.056, lean * 1.1), 0.0042))
}
