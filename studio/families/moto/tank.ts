import { textOnLoft } from '../../kernel/lettering.ts'
import { loft, loftLine, loftStrip, type Station } from '../../kernel/loft.ts'
import { roundProfile } from '../../kernel/spline.ts'
import { bolt, lathe, tube } from '../../kernel/sweep.ts'
import { lerp, TURN, type Vec } from '../../kernel/vector.ts'
import { blades, wings } from './shrouds.ts'
import type { Chassis } from './spec.ts'

export function tank(c: Chassis): void {
  const { spec, model, lift } = c
  const [w, h] = [spec.tankWidth, spec.tankHeight]
  const soft = spec.shroud === 'none' ? 0.35 : 0
  const stations: Station[] = [
    { x: 0.335, z: lift(0.895), w: 0.07, t: 0.06, b: 0.08, eb: 2.2 },
    { x: 0.275, z: lift(0.89), w: w * 0.76, t: h * 0.76, b: 0.1, et: 2.2, eb: 1.9 + soft },
    {
      x: 0.19,
      z: lift(0.885),
      w: w * 0.98,
      t: h * 0.97,
      b: 0.115,
      et: 1.95 + soft,
      eb: 1.55 + soft,
    },
    { x: 0.09, z: lift(0.878), w: w * 1.04, t: h, b: 0.125, et: 1.85 + soft, eb: 1.5 + soft },
    { x: -0.01, z: lift(0.868), w: w * 0.92, t: h * 0.9, b: 0.12, et: 1.95 + soft, eb: 1.6 + soft },
    { x: -0.095, z: lift(0.852), w: w * 0.66, t: h * 0.66, b: 0.1, et: 2.3, eb: 2 },
    { x: -0.17, z: lift(0.832), w: w * 0.5, t: h * 0.36, b: 0.07, et: 2.5, eb: 2.4 },
  ]
  const options = { start: 0.03, end: 0.02, n: 90, q: 24 }
  model.add('paint', loft(stations, options))
  const spine = (side: number) => (t: number) =>
    0.25 + side * lerp(0.03, 0.052, Math.sin(Math.PI * t))
  if (!spec.stripe)
    model.add(
      'tank2',
      loftStrip(stations, options, {
        u0: 0.03,
        u1: 0.985,
        v0: spine(-1),
        v1: spine(1),
        lift: 0.0012,
        n: 70,
        m: 16,
      }),
    )
  const cap: Vec = [0.155, 0, lift(0.885) + h * 0.985]
  model.add(
    'darkmetal',
    lathe(
      roundProfile(
        [
          [0.0001, 0.01],
          [0.028, 0.01],
          [0.031, 0.006],
          [0.036, 0.006],
          [0.037, -0.006],
        ],
        0.0015,
      ),
      { at: cap, axis: [0.09, 0, 1], segments: 64 },
    ),
  )
  for (let i = 0; i < 6; i++) {
    const a = (i / 6) * TURN
    model.add(
      'chrome',
      bolt(
        [cap[0] + 0.0335 * Math.cos(a), 0.0335 * Math.sin(a), cap[2] + 0.006 - 0.003 * Math.cos(a)],
        [0.09, 0, 1],
        0.003,
        0.002,
      ),
    )
  }
  // The pressed seam along the tank's lower edge.
  for (const v of [0.93, 0.57])
    model.add(
      'gap',
      tube(loftLine(stations, options, { u0: 0.12, u1: 0.9, v, lift: 0.0002, n: 60 }), 0.0012, {
        m: 6,
      }),
    )
  if (spec.figures)
    for (const side of [1, -1] as const) {
      model.add(
        'white',
        textOnLoft(stations, options, spec.figures, {
          u: 0.43,
          v: side > 0 ? 0.088 : 0.412,
          h: 0.026,
          side,
          r: 0.0019,
          lift: 0.0004,
        }),
      )
    }
  if (spec.stripe) stripes(c, stations, options)
  if (spec.shroud === 'wings') wings(c)
  if (spec.shroud === 'blade') blades(c)
}

/** The commuter's two-tone flash along the tank. */
function stripes(
  { model }: Chassis,
  stations: readonly Station[],
  options: { start: number; end: number; q: number },
): void {
  const flash = (material: string, from: number, to: number, lift: number) => {
    const low = (t: number) => from + 0.05 * t
    const high = (t: number) =>
      lerp(from + 0.008, to, Math.sin(Math.PI * Math.min(1, 0.15 + t)) ** 0.7) + 0.05 * t
    const strip = { u0: 0.16, u1: 0.9, lift, n: 60, m: 6 }
    model.add(material, loftStrip(stations, options, { ...strip, v0: low, v1: high }))
    model.add(
      material,
      loftStrip(stations, options, { ...strip, v0: (t) => 0.5 - low(t), v1: (t) => 0.5 - high(t) }),
    )
  }
  flash('paint2', 0.0, 0.045, 0.0009)
  flash('white', -0.012, -0.004, 0.001)
}
