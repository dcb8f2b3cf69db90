import type { Model } from '../kernel/model.ts'
import { curve, roundProfile } from '../kernel/spline.ts'
import { cylinder, lathe, tube } from '../kernel/sweep.ts'
import { lerp, rad, steps, TURN, type Vec } from '../kernel/vector.ts'
import { type Tread, tyre } from './tyre.ts'

export type RimStyle = 'y5' | 'y6' | 'm10' | 's3' | 'disc' | 'x7' | 'wire' | 'pressed'
export type WheelSpec = {
  x: number
  z: number
  radius: number
  width: number
  rim: number
  style: RimStyle
  tread: Tread
  material?: string
  tape?: string
  hub?: number
  weight?: number
}

const SPOKES: Record<RimStyle, number> = {
  y5: 5,
  y6: 6,
  m10: 10,
  s3: 3,
  disc: 6,
  x7: 7,
  wire: 36,
  pressed: 0,
}

export function wheel(model: Model, spec: WheelSpec): void {
  const { x, z, width, rim, material = 'alloy', tape, hub = 0.04 } = spec
  tyre(model, spec)
  const at = [x, 0, z]
  const b = width * 0.72
  const barrel = [
    [rim + 0.009, -b * 0.99],
    [rim + 0.006, -b * 1.02],
    [rim - 0.012, -b * 0.93],
    [rim - 0.024, -b * 0.55],
    [rim - 0.028, 0],
    [rim - 0.024, b * 0.55],
    [rim - 0.012, b * 0.93],
    [rim + 0.006, b * 1.02],
    [rim + 0.009, b * 0.99],
    [rim + 0.001, b * 0.9],
    [rim - 0.004, b * 0.3],
    [rim - 0.004, -b * 0.3],
    [rim + 0.001, -b * 0.9],
    [rim + 0.009, -b * 0.99],
  ]
  model.add(material, lathe(roundProfile(barrel, 0.003, 3), { at, segments: 144 }))
  for (const side of tape ? [1, -1] : []) {
    const line = [
      [rim + 0.0035, side * b * 1.024],
      [rim - 0.0095, side * b * 0.955],
      [rim - 0.0095, side * b * 0.962],
      [rim + 0.0035, side * b * 1.031],
    ]
    model.add(tape ?? material, lathe(line, { at, segments: 144 }))
  }
  spokes(model, spec)
  const w = width
  const hubProfile = [
    [0.008, -w * 0.62, 0.001],
    [hub * 0.8, -w * 0.62],
    [hub, -w * 0.5],
    [hub * 1.05, 0],
    [hub, w * 0.5],
    [hub * 0.8, w * 0.62],
    [0.008, w * 0.62, 0.001],
  ]
  model.add(material, lathe(roundProfile(hubProfile, 0.004), { at, segments: 64 }))
  model.add('metal', cylinder([x, -w - 0.03, z], [x, w + 0.03, z], 0.01))
}

function spokes(model: Model, spec: WheelSpec): void {
  const { x, z, width: w, rim, style, material = 'alloy', hub = 0.04, weight = 1 } = spec
  const polar = (r: number, angle: number): Vec => [
    x + r * Math.cos(angle),
    0,
    z + r * Math.sin(angle),
  ]
  const blade = (points: Vec[], radius: (t: number) => [number, number], exponent = 3.2) =>
    model.add(material, tube(curve(points, 26), radius, { m: 16, up: [0, 1, 0], exponent }))
  const [inner, outer] = [hub * 0.7, rim - 0.018]
  const at = (t: number) => lerp(inner, outer, t)
  const flare = (t: number, tip: number, root: number, over: number) =>
    1 + tip * Math.max(0, (t - 1 + over) / over) ** 2 + root * Math.max(0, (over - t) / over) ** 2
  const count = SPOKES[style]
  for (let k = 0; k < count; k++) {
    const a = (k / count) * TURN + 0.3
    if (style === 'wire') wire(model, spec, a, k % 4)
    else if (style === 'm10')
      blade([polar(inner, a), polar(at(0.5), a + rad(5)), polar(outer, a + rad(13))], (t) => [
        w * 0.24 * weight,
        0.0068 * flare(t, 1.4, 1, 0.22) * weight,
      ])
    else if (style === 's3' || style === 'disc') {
      const broad = style === 's3' ? 0.03 : 0.024
      const points = [
        polar(inner, a),
        polar(at(0.4), a + rad(7)),
        polar(at(0.75), a + rad(18)),
        polar(outer + 0.006, a + rad(30)),
      ]
      blade(points, (t) => [w * 0.3 * weight * (1 - 0.2 * t), broad * (0.75 + 0.9 * t * t)], 4)
    } else
      for (const s of [1, -1]) {
        if (style === 'x7')
          blade(
            [
              polar(inner, a + s * rad(14)),
              polar(at(0.5), a + s * rad(4)),
              polar(outer, a + s * rad(11)),
            ],
            (t) => [w * 0.24 * weight, 0.0065 * weight * flare(t, 1, 0, 0.2)],
          )
        else {
          const points = [
            polar(inner, a + s * rad(3)),
            polar(at(0.35), a + s * rad(5)),
            polar(at(0.7), a + s * rad(10)),
            polar(outer, a + s * rad(360 / count / 4.2)),
          ]
          blade(points, (t) => [
            w * 0.28 * weight * (1 - 0.25 * t),
            0.0085 * weight * flare(t, 1.1, 0.8, 0.19),
          ])
        }
      }
  }
}

/** A laced wire spoke: from the hub's flange, crossing its neighbours, to the rim. */
function wire(
  model: Model,
  { x, z, width, rim, hub = 0.04 }: WheelSpec,
  angle: number,
  lacing: number,
): void {
  const side = lacing < 2 ? 1 : -1
  const lean = lacing % 2 ? 0.9 : -0.9
  const from = [
    x + hub * 1.3 * Math.cos(angle + lean),
    side * width * 0.5,
    z + hub * 1.3 * Math.sin(angle + lean),
  ]
  const to = [x + (rim - 0.02) * Math.cos(angle), 0, z + (rim - 0.02) * Math.sin(angle)]
  model.add(
    'chrome',
    tube(
      steps(2).map((t) => from.map((v, i) => lerp(v, to[i], t))),
      0.0018,
      { m: 6 },
    ),
  )
}
