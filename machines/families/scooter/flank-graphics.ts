import { mirror } from '../../kernel/mesh.ts'
import { subPanel } from '../../kernel/panel.ts'
import { lerp } from '../../kernel/vector.ts'
import type { Skin } from './body.ts'
import { field } from './faces-parts.ts'
import { bead, textOn } from './skin.ts'
import type { ScooterChassis } from './spec.ts'

/** Graphics of a model's flank: trims, decals and numbers. */
export function flankGraphic(c: ScooterChassis, skin: Skin): void {
  GRAPHICS[c.spec.graphic](c, skin)
  const { spec, model } = c
  const text = spec.figures ?? spec.name.split(' ')[0]
  const place = skin.flank.step
    ? { u: 0.45, v: 0.86, h: 0.027, r: 0.0023 }
    : { u: 0.4, v: 0.87, h: 0.022, r: 0.0015 }
  const surface = spec.shape === 'sharp' ? skin.upper : skin.lower
  model.add(spec.trim, textOn(surface, text, { ...place, side: 1 }))
  model.add(spec.trim, mirror(textOn(surface, text, { ...place, side: -1 })))
}

type Graphic = (c: ScooterChassis, skin: Skin) => void

const tape = (
  { model }: ScooterChassis,
  surface: Skin['upper'],
  material: string,
  region: { u0: number; u1: number; v0: (t: number) => number; v1: (t: number) => number },
) =>
  model.pair(material, subPanel(surface, { ...region, lift: 0.0006, thickness: 0, n: 16, m: 40 }))

const GRAPHICS: Record<ScooterChassis['spec']['graphic'], Graphic> = {
  none: () => {},
  /** A bright spear along the waist line. */
  spear: ({ model, spec }, { lower }) =>
    model.pair(
      spec.trim,
      bead(
        lower,
        [
          [0.12, 0.26],
          [0.06, 0.5],
          [0.05, 0.76],
          [0.09, 0.94],
        ],
        0.011,
        0.0032,
      ),
    ),
  /** Two fine lines that converge towards the tail. */
  'twin-line': ({ model, spec }, { lower }) => {
    model.pair(
      spec.trim,
      bead(
        lower,
        [
          [0.2, 0.12],
          [0.14, 0.4],
          [0.1, 0.7],
          [0.1, 0.94],
        ],
        0.007,
        0.0024,
      ),
    )
    model.pair(
      spec.trim,
      bead(
        lower,
        [
          [0.36, 0.16],
          [0.26, 0.42],
          [0.17, 0.7],
          [0.13, 0.92],
        ],
        0.005,
        0.002,
      ),
    )
  },
  /** A slanted stripe of the second colour over a black vent. */
  slash: (c, { lower }) => {
    tape(c, lower, 'paint2', field([0.02, 0.98, 0.5, 0.56], { slant: -0.2 }))
    tape(c, lower, 'paint2', field([0.02, 0.98, 0.585, 0.6], { slant: -0.2 }))
  },
  /** Large stepped fields of black and the second colour. */
  blocks: (c, { upper, lower }) => {
    tape(c, upper, 'tank2', {
      u0: 0.3,
      u1: 0.99,
      v0: (t) => 0.3 - 0.26 * t,
      v1: (t) => 0.62 - 0.2 * t,
    })
    tape(c, upper, 'paint2', field([0.3, 0.99, 0.65, 0.675], { slant: -0.2 }))
    tape(c, lower, 'tank2', {
      u0: 0.02,
      u1: 0.96,
      v0: (t) => lerp(0.04, 0.1, t),
      v1: (t) => 0.42 - 0.2 * t,
    })
  },
  /** A chrome wedge under the waist. */
  wedge: ({ model, spec }, { upper, lower }) => {
    model.pair(
      spec.trim,
      bead(
        upper,
        [
          [0.9, 0.2],
          [0.86, 0.45],
          [0.84, 0.7],
          [0.86, 0.9],
        ],
        0.014,
        0.003,
      ),
    )
    model.pair(
      'tank2',
      subPanel(lower, {
        u0: 0.03,
        u1: 0.3,
        v0: 0.2,
        v1: (t) => 0.8 - 0.4 * t,
        lift: 0.0006,
        thickness: 0,
        n: 12,
        m: 40,
      }),
    )
  },
  /** A line of the second colour along the hem. */
  'hem-line': (c, { lower }) =>
    tape(c, lower, 'paint2', { u0: 0.88, u1: 0.96, v0: () => 0.06, v1: () => 0.95 }),
}
