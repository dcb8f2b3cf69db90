import { lerp } from '../../kernel/vector.ts'
import type { ApronFace } from './faces.ts'
import { beadPair, central, emblem, field, grille, joints, pairOf } from './faces-parts.ts'
import { amberCell, lightBar, projector, reflector } from './lamp-cells.ts'
import { placed, type Region, recess } from './recess.ts'
import { raised } from './skin.ts'

const EYES = pairOf({
  u0: 0.36,
  u1: 0.5,
  v0: (t) => 0.562 - 0.025 * t,
  v1: (t) => 0.818 - 0.07 * t,
  round: 8,
  rise: 0.62,
})
const EYE_SIGNALS = pairOf(
  field([0.605, 0.655, 0.66, 0.814], { slant: -0.02, taper: 0.012, round: 6, rise: 0.5 }),
)
const FANGS: Region = {
  u0: 0.26,
  u1: 0.54,
  v0: (t) => 0.16 + 0.24 * t,
  v1: (t) => 0.84 - 0.24 * t,
  round: 9,
  rise: 0.16,
}
const FANG_SIGNALS = pairOf(
  field([0.13, 0.185, 0.68, 0.93], { slant: 0.02, taper: 0.01, round: 3 }),
)
const SPLIT: Region = {
  u0: 0.12,
  u1: 0.47,
  v0: (t) => 0.3 + 0.1 * Math.max(0, t) ** 1.6,
  v1: (t) => 0.7 - 0.1 * Math.max(0, t) ** 1.6,
  round: 5,
}
const SPLIT_SIGNALS = pairOf(
  field([0.33, 0.46, 0.76, 0.94], { slant: -0.06, taper: 0.01, round: 3 }),
)

export const SHARP_FACES: Record<'eyes' | 'fangs' | 'split', ApronFace> = {
  /** Two slanting lamps under a brow, and a black keel below. */
  eyes: {
    holes: [...EYES, ...EYE_SIGNALS],
    draw: (c, skin) => {
      const { model } = c
      for (const region of EYES) {
        recess(model, skin, region, {
          depth: 0.042,
          bowl: 'black',
          bezel: 'black',
          bezelWidth: 0.0055,
          dome: 0.008,
        })
        const at = placed(skin, region)
        const left = region.v0(0) > 0.5
        for (const f of [0.3, 0.62]) reflector(model, at(0.56, left ? f : 1 - f, -0.008), 0.024)
        lightBar(model, skin, region, { s: 0.14, lift: -0.006 })
      }
      for (const region of EYE_SIGNALS) {
        recess(model, skin, region, { depth: 0.02, bowl: 'metal', shell: 'glass' })
        amberCell(model, skin, region)
      }
      // A dark opening down to the wheel.
      const mouth = (t: number) => lerp(0.075, 0.205, t)
      model.add('tank2', raised(skin, central(0.665, 0.985, mouth), 0.005, { edge: 16 }))
      grille(c, skin, field([0.705, 0.955, 0.435, 0.565], { taper: -0.085 }), 6, { lift: 0.0025 })
      emblem(c, skin, 0.55, 0.019, 0.001)
      // The joint of shield and wings, just inside the fold, from edge to edge.
      joints(c, skin, [
        [0.006, 0.824],
        [0.994, 0.824],
      ])
    },
  },
  /** One black mask across with four projectors and fang-shaped light strips. */
  fangs: {
    holes: [FANGS, ...FANG_SIGNALS],
    draw: (c, skin) => {
      const { model } = c
      recess(model, skin, FANGS, {
        depth: 0.046,
        bowl: 'black',
        bezel: 'tank2',
        bezelWidth: 0.007,
        dome: 0.008,
      })
      const at = placed(skin, FANGS)
      for (const [s, f] of [
        [0.3, 0.27],
        [0.4, 0.415],
        [0.4, 0.585],
        [0.3, 0.73],
      ])
        projector(model, at(s, f, -0.02), 0.015)
      for (const f of [0.06, 0.94])
        lightBar(model, skin, FANGS, {
          s: 0.1,
          s1: 0.94,
          f0: f,
          f1: f < 0.5 ? 0.4 : 0.6,
          lift: -0.004,
          r: 0.003,
        })
      for (const region of FANG_SIGNALS) {
        recess(model, skin, region, { depth: 0.018, bowl: 'metal' })
        amberCell(model, skin, region)
      }
      for (const s of [1, -1])
        model.add(
          'tank2',
          raised(
            skin,
            {
              u0: 0.6,
              u1: 0.985,
              v0: (t) => 0.5 + s * lerp(0.02, 0.12, t),
              v1: (t) => 0.5 + s * lerp(0.3, 0.36, t),
            },
            0.006,
            { edge: 12 },
          ),
        )
      beadPair(
        c,
        skin,
        c.spec.trim === 'black' ? 'red' : c.spec.trim,
        [0.006, 0.007],
        [
          [0.6, 0.3],
          [0.75, 0.325],
          [0.95, 0.35],
        ],
      )
      grille(c, skin, field([0.72, 0.88, 0.455, 0.545], { taper: 0.005 }), 5)
      emblem(c, skin, 0.58, 0.016, 0.001)
    },
  },
  /** Two light strips with a position lamp between them, over a pointed beak. */
  split: {
    holes: [SPLIT, ...SPLIT_SIGNALS],
    draw: (c, skin) => {
      const { model, spec } = c
      recess(model, skin, SPLIT, {
        depth: 0.046,
        bowl: 'black',
        bezel: spec.trim,
        bezelWidth: 0.0042,
        dome: 0.008,
      })
      const at = placed(skin, SPLIT)
      for (const f of [0.14, 0.32, 0.5, 0.68, 0.86]) projector(model, at(0.25, f, -0.018), 0.0135)
      for (const f of [0.18, 0.34, 0.5, 0.66, 0.82]) projector(model, at(0.72, f, -0.018), 0.011)
      lightBar(model, skin, SPLIT, { s: 0.47, lift: -0.004, r: 0.0034 })
      for (const region of SPLIT_SIGNALS) {
        recess(model, skin, region, { depth: 0.02, bowl: 'metal', bezel: spec.trim })
        amberCell(model, skin, region)
      }
      const half = (t: number) => 0.1 * (1 - t) ** 0.8 + 0.012
      model.add('paint', raised(skin, central(0.5, 0.86, half), 0.01, { edge: 8 }))
      beadPair(
        c,
        skin,
        spec.trim,
        [0.007, 0.004],
        [
          [0.5, 0.1],
          [0.66, 0.075],
          [0.86, 0.006],
        ],
      )
      grille(c, skin, field([0.88, 0.96, 0.44, 0.56], { taper: 0.01 }), 3)
      emblem(c, skin, 0.59, 0.016, 0.011)
      joints(c, skin, [
        [0.47, 0.62],
        [0.7, 0.68],
        [0.99, 0.7],
      ])
    },
  },
}
