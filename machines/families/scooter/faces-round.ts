import type { Surface } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import { lerp, steps } from '../../kernel/vector.ts'
import type { ApronFace } from './faces.ts'
import { beadPair, central, emblem, field, grille, joints, pairOf } from './faces-parts.ts'
import { amberCell, lightBar } from './lamp-cells.ts'
import { type Region, recess } from './recess.ts'
import { lifted, raised } from './skin.ts'
import type { ScooterChassis } from './spec.ts'

const WING = pairOf(field([0.37, 0.475, 0.73, 0.925], { slant: -0.015, taper: 0.02, round: 3 }))
const LOW = pairOf(field([0.5, 0.64, 0.68, 0.93], { slant: -0.03, taper: 0.03, round: 3.4 }))
const BROAD = pairOf(field([0.27, 0.4, 0.6, 0.945], { slant: 0.03, taper: 0.014, round: 4 }))

/** Position lamp above and indicator below, in one bowl. */
function wingLamps(
  { model }: ScooterChassis,
  skin: Surface,
  regions: readonly Region[],
  bezel: string,
): void {
  for (const region of regions) {
    recess(model, skin, region, {
      depth: 0.024,
      bowl: 'metal',
      bezel,
      shell: 'glass',
      dome: 0.005,
    })
    lightBar(model, skin, region, { s: 0.24, f0: 0.14, f1: 0.86, lift: -0.005 })
    amberCell(model, skin, region, { s0: 0.4, s1: 0.88 })
  }
}

/** Edges of a raised tie panel as two bright lines. */
function edged(
  { model, spec }: ScooterChassis,
  skin: Surface,
  half: (t: number) => number,
  u0: number,
  u1: number,
): void {
  for (const s of [1, -1])
    model.add(
      spec.trim,
      tube(
        curve(
          steps(16).map((t) => lifted(skin, lerp(u0, u1, t), 0.5 + s * half(t), 0.002)),
          60,
        ),
        0.0034,
        { m: 10 },
      ),
    )
}

export const ROUND_FACES: Record<'tie' | 'wings' | 'collar', ApronFace> = {
  tie: {
    holes: WING,
    draw: (c, skin) => {
      const half = (t: number) => 0.055 + 0.062 * Math.sin(Math.PI * lerp(0.1, 0.82, t))
      c.model.add(
        'paint',
        raised(skin, central(0.06, 0.97, half), 0.013, { n: 64, m: 36, edge: 8 }),
      )
      edged(c, skin, half, 0.08, 0.955)
      grille(c, skin, field([0.63, 0.79, 0.405, 0.595], { taper: 0.022 }), 6, {
        lift: 0.0125,
        material: 'paint',
      })
      emblem(c, skin, 0.36, 0.022, 0.0135)
      joints(c, skin, [
        [0.5, 0.66],
        [0.72, 0.72],
        [0.99, 0.78],
      ])
      wingLamps(c, skin, WING, 'chrome')
    },
  },
  wings: {
    holes: LOW,
    draw: (c, skin) => {
      const { model, spec } = c
      const half = (t: number) => 0.2 - 0.1 * t
      model.add('paint', raised(skin, central(0.05, 0.6, half), 0.008, { n: 48, m: 40, edge: 14 }))
      grille(c, skin, field([0.66, 0.94, 0.4, 0.6], { taper: 0.035 }), 6, { material: 'black' })
      beadPair(
        c,
        skin,
        spec.trim,
        [0.013, 0.0042],
        [
          [0.612, 0.005],
          [0.6, 0.1],
          [0.5, 0.26],
          [0.42, 0.43],
        ],
      )
      emblem(c, skin, 0.4, 0.019, 0.0085)
      joints(c, skin, [
        [0.66, 0.63],
        [0.8, 0.62],
        [0.99, 0.6],
      ])
      wingLamps(c, skin, LOW, 'black')
    },
  },
  collar: {
    holes: BROAD,
    draw: (c, skin) => {
      const { model, spec } = c
      beadPair(
        c,
        skin,
        spec.trim,
        [0.022, 0.006],
        [
          [0.225, 0.005],
          [0.215, 0.16],
          [0.23, 0.32],
          [0.275, 0.455],
        ],
      )
      const half = (t: number) => 0.085 - 0.035 * Math.abs(2 * t - 0.9)
      model.add('black', raised(skin, central(0.25, 0.62, half), 0.004, { n: 36, m: 24, edge: 10 }))
      edged(c, skin, half, 0.26, 0.61)
      emblem(c, skin, 0.36, 0.02, 0.006)
      grille(c, skin, field([0.72, 0.92, 0.36, 0.64], { taper: 0.05 }), 4)
      joints(c, skin, [
        [0.62, 0.56],
        [0.76, 0.68],
        [0.99, 0.7],
      ])
      wingLamps(c, skin, BROAD, 'chrome')
    },
  },
}
