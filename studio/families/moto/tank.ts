import { textOnLoft } from '../../kernel/lettering.ts'
import { loft, loftLine, type Station } from '../../kernel/loft.ts'
import { roundProfile } from '../../kernel/spline.ts'
import { bolt, lathe, tube } from '../../kernel/sweep.ts'
import { TURN, type Vec } from '../../kernel/vector.ts'
import { blades, wings } from './shrouds.ts'
import type { Chassis } from './spec.ts'
import { graphics } from './tank-graphics.ts'

export function tank(c: Chassis): void {
  const { spec, model, lift } = c
  const [w, h] = [spec.tankWidth, spec.tankHeight]
  // A square crown and full flanks for the classic tanks, drawn-in knees for the sporty ones.
  const { crown, flank } = FORMS[spec.tankForm]
  const soft = spec.shroud === 'none' ? flank : 0
  const stations: Station[] = [
    { x: 0.335, z: lift(0.895), w: 0.07, t: 0.06, b: 0.08, eb: 2.2 },
    { x: 0.275, z: lift(0.89), w: w * 0.76, t: h * 0.76, b: 0.1, et: 2.2 + crown, eb: 1.9 + soft },
    {
      x: 0.19,
      z: lift(0.885),
      w: w * 0.98,
      t: h * 0.97,
      b: 0.115,
      et: 1.95 + crown,
      eb: 1.55 + soft,
    },
    { x: 0.09, z: lift(0.878), w: w * 1.04, t: h, b: 0.125, et: 1.85 + crown, eb: 1.5 + soft },
    {
      x: -0.01,
      z: lift(0.868),
      w: w * 0.92,
      t: h * 0.9,
      b: 0.12,
      et: 1.95 + crown,
      eb: 1.6 + soft,
    },
    { x: -0.095, z: lift(0.852), w: w * 0.66, t: h * 0.66, b: 0.1, et: 2.3, eb: 2 },
    { x: -0.17, z: lift(0.832), w: w * 0.5, t: h * 0.36, b: 0.07, et: 2.5, eb: 2.4 },
  ]
  const options = { start: 0.03, end: 0.02, n: 90, q: 24 }
  model.add('paint', loft(stations, options))
  graphics(model, stations, options, spec.graphic)
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
  if (spec.shroud === 'wings') wings(c)
  if (spec.shroud === 'blade') blades(c)
}

const FORMS = {
  round: { crown: 0.35, flank: 0.35 },
  square: { crown: 1.1, flank: 1.3 },
  drop: { crown: 0.1, flank: 0.6 },
  sharp: { crown: -0.25, flank: -0.1 },
} as const
