import { tube } from '../../kernel/sweep.ts'
import { steps, TURN } from '../../kernel/vector.ts'
import type { ApronFace } from './faces.ts'
import { central, emblem, field, joints, pairOf } from './faces-parts.ts'
import { lightBar, projector } from './lamp-cells.ts'
import { placed, type Region, recess } from './recess.ts'
import { bead, lifted, raised } from './skin.ts'

const VISOR: Region = {
  u0: 0.13,
  u1: 0.36,
  v0: (t) => 0.15 - 0.02 * t,
  v1: (t) => 0.85 + 0.02 * t,
  round: 7,
}
const BLINKS = pairOf(field([0.44, 0.62, 0.865, 0.9], { slant: -0.01, round: 3 }))
const DROPS = pairOf(field([0.34, 0.44, 0.78, 0.92], { slant: -0.01, taper: 0.012, round: 2.6 }))

export const ELECTRIC_FACES: Record<'visor' | 'plain', ApronFace> = {
  /** One wide dark glass pane, with the lamps deep behind it. */
  visor: {
    holes: [VISOR, ...BLINKS],
    draw: (c, skin) => {
      const { model } = c
      recess(model, skin, VISOR, {
        depth: 0.046,
        bowl: 'black',
        bezel: 'black',
        bezelWidth: 0.005,
        shell: 'tint',
        dome: 0.006,
      })
      const at = placed(skin, VISOR)
      for (const f of [0.24, 0.36, 0.64, 0.76]) projector(model, at(0.6, f, -0.022), 0.019)
      lightBar(model, skin, VISOR, { s: 0.2, f0: 0.05, f1: 0.95, lift: -0.006, r: 0.0034 })
      model.add(
        'grey',
        tube(
          steps(20).map((t) => at(0.62, 0.42 + 0.16 * t, -0.034)),
          [0.012, 0.004],
          { m: 10, up: [0, 0, 1] },
        ),
      )
      for (const region of BLINKS) {
        recess(model, skin, region, { depth: 0.012, bowl: 'metal' })
        lightBar(model, skin, region, {
          s: 0.1,
          s1: 0.9,
          f0: 0.5,
          f1: 0.5,
          r: 0.0028,
          material: 'amber',
        })
      }
      emblem(c, skin, 0.5, 0.019, 0.001)
      joints(c, skin, [
        [0.4, 0.8],
        [0.66, 0.76],
        [0.99, 0.67],
      ])
      model.add(
        'paint2',
        bead(
          skin,
          [
            [0.86, 0.36],
            [0.875, 0.5],
            [0.86, 0.64],
          ],
          0.008,
          0.002,
        ),
      )
      const half = (t: number) => 0.17 - 0.06 * t
      model.add('tank2', raised(skin, central(0.9, 0.99, half), 0.004))
    },
  },
  /** A smooth shield with a light loop and two drop-shaped indicators. */
  plain: {
    holes: DROPS,
    draw: (c, skin) => {
      const { model, spec } = c
      const loop = (k: number, lift: number) =>
        steps(61)
          .slice(0, 60)
          .map((t) => {
            const a = t * TURN
            const power = (v: number) => Math.sign(v) * Math.abs(v) ** 0.7
            return lifted(
              skin,
              0.34 - 0.17 * k * power(Math.sin(a)),
              0.5 + 0.13 * k * power(Math.cos(a)) * (1 - 0.25 * Math.sin(a)),
              lift,
            )
          })
      model.add('black', tube(loop(1, 0.0005), [0.009, 0.004], { m: 10, closed: true }))
      model.add('ledw', tube(loop(1, 0.0042), 0.0026, { m: 8, closed: true }))
      emblem(c, skin, 0.34, 0.022, 0.001)
      for (const region of DROPS) {
        recess(model, skin, region, { depth: 0.022, bowl: 'metal', bezel: spec.trim })
        lightBar(model, skin, region, {
          s: 0.5,
          f0: 0.14,
          f1: 0.86,
          lift: -0.006,
          r: 0.0045,
          material: 'amber',
        })
      }
      joints(c, skin, [
        [0.56, 0.84],
        [0.7, 0.76],
        [0.99, 0.68],
      ])
      const half = (t: number) => 0.13 - 0.05 * t
      model.add('grey', raised(skin, central(0.7, 0.96, half), 0.005, { edge: 8 }))
    },
  },
}
