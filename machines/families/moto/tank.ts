import {
  type LoftOptions,
  loft,
  loftLine,
  loftSurface,
  onRing,
  type Station,
} from '../../kernel/loft.ts'
import { mapMesh } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { paintedLetters } from '../../kernel/painted-letters.ts'
import type { Surface } from '../../kernel/panel.ts'
import { tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { blades, wings } from './shrouds.ts'
import type { Chassis } from './spec.ts'
import { tankCap } from './tank-cap.ts'
import { carvedTank } from './tank-carved.ts'
import { type Graphic, graphics } from './tank-graphics.ts'

export function tank(c: Chassis): void {
  const { tankForm: form, shroud } = c.spec
  if (form === 'sport' || form === 'muscle') carvedTank(c, form)
  else roundTank(c, form)
  if (shroud === 'wings') wings(c)
  if (shroud === 'blade') blades(c)
}

function roundTank(c: Chassis, form: keyof typeof FORMS): void {
  const { spec, model, lift } = c
  const [w, h] = [spec.tankWidth, spec.tankHeight]
  // Classic tanks have a square crown and full flanks, sporty ones have knee recesses.
  const { crown, flank } = FORMS[form]
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
  const options = { start: 0.03, end: 0.02, n: 72, q: 20 }
  // The knee recess deforms all parts on the tank.
  const skin = new Model()
  skin.add('paint', loft(stations, options))
  graphics(skin, stations, options, spec.graphic)
  edges(skin, stations, options)
  // A shroud carries the numbers if there is one.
  if (spec.figures && spec.shroud === 'none') figures(skin, stations, options, spec)
  for (const { material, mesh } of skin.parts) model.add(material, mapMesh(mesh, knees(c)))
  tankCap(c, [0.155, 0, lift(0.885) + h * 0.985])
}

/** Moves the flanks inwards at the knees, by up to 16 mm. */
function knees({ spec, lift }: Chassis): (q: Vec) => Vec {
  const depth = spec.tankForm === 'square' ? 0.011 : 0.016
  // A broad flank reflects long lamps: a sharp edge of the recess would bend the reflections into
  // rings.
  const power = spec.tankForm === 'broad' ? 2 : 4
  const bell = (v: number, middle: number, reach: number) =>
    Math.exp(-(Math.abs((v - middle) / reach) ** power))
  return ([x, y, z]) => {
    const press = depth * bell(x, -0.035, 0.1) * bell(z, lift(0.872), 0.062)
    return [x, y - Math.sign(y) * Math.min(press, Math.abs(y)), z]
  }
}

/** The weld flange along the lower edge, and the rubber of the seat behind it. */
function edges(skin: Model, stations: readonly Station[], options: LoftOptions): void {
  for (const v of [0.915, 0.585]) {
    const along = { u0: 0.05, u1: 0.93, v, n: 60 }
    skin.add(
      'paint',
      tube(loftLine(stations, options, { ...along, lift: 0.001 }), [0.0022, 0.005], {
        m: 10,
        up: [0, 0, 1],
      }),
    )
    const below = { ...along, v: v + (v > 0.75 ? -0.011 : 0.011) }
    skin.add('gap', tube(loftLine(stations, options, { ...below, lift: 0.0004 }), 0.0018, { m: 6 }))
  }
}

function figures(
  skin: Model,
  stations: readonly Station[],
  options: LoftOptions,
  spec: Chassis['spec'],
): void {
  const { ring, length } = loftSurface(stations, options)
  const flank: Surface = (u, v) => onRing(ring(v * length), TOP - DOWN * u)
  // Clear of the painted graphics behind the numbers.
  const up = CLEAR[spec.graphic] ?? 0.07
  const place = { u: (TOP - up) / DOWN, v: 0.42, height: 0.03, room: 0.21 }
  for (const mesh of paintedLetters(flank, { ...place, text: spec.figures ?? '' }))
    skin.add(spec.figuresMaterial, mesh, 20)
}

/** Position of the tank's top around it, and the extent of the flank down from there. */
const [TOP, DOWN] = [0.25, 0.36]

/** Position of the letters around the tank if graphics cover the usual place. */
const CLEAR: Partial<Record<Graphic, number>> = { flash: -0.032 }

const FORMS = {
  round: { crown: 0.35, flank: 0.35 },
  broad: { crown: 0.35, flank: 0.35 },
  square: { crown: 1.1, flank: 1.3 },
  drop: { crown: 0.1, flank: 0.6 },
  sharp: { crown: -0.25, flank: -0.1 },
} as const
