import { loft, type Station } from '../../kernel/loft.ts'
import { type Mesh, mapMesh } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { curve } from '../../kernel/spline.ts'
import { box, lathe, tube } from '../../kernel/sweep.ts'
import { clamp, steps, TURN, type Vec } from '../../kernel/vector.ts'
import { turned } from './pieces.ts'

/**
 * Stations of the covered scooter's outline along seat, dip and handlebar: [x, centre height, half
 * width, height above centre].
 */
const RIDGE: Station[] = [
  [-0.93, 0.52, 0.1, 0.12],
  [-0.86, 0.54, 0.23, 0.25],
  [-0.62, 0.55, 0.28, 0.3],
  [-0.2, 0.54, 0.29, 0.275],
  [0.06, 0.54, 0.29, 0.28],
  [0.2, 0.56, 0.33, 0.44],
  [0.28, 0.58, 0.37, 0.55],
  [0.36, 0.58, 0.37, 0.56],
  [0.46, 0.55, 0.3, 0.46],
  [0.66, 0.48, 0.22, 0.26],
  [0.84, 0.42, 0.16, 0.12],
  [0.92, 0.38, 0.09, 0.05],
].map(([x, z, w, t]) => ({ x, z, w, t, b: z - 0.1, et: 2.1, eb: 7 }))

const HEM = 0.1

/**
 * A scooter under its cover. The mirrors push the cloth up, and it hangs in folds. An elastic hem
 * and a buckled strap hold it.
 */
export function bodyCover(): Model {
  const model = new Model()
  const cloth = draped(loft(RIDGE, { n: 230, q: 64, start: 0.05, end: 0.05 }))
  model.add('coverCloth', cloth, 70)
  for (const x of [-0.62, 0.6]) wheel(model, x)
  seam(model)
  strap(model)
  for (const s of [1, -1]) {
    const eyelet: Vec[] = steps(40).map((t) => [
      0.56 + 0.014 * Math.cos(t * TURN),
      s * 0.262,
      0.19 + 0.014 * Math.sin(t * TURN),
    ])
    model.add('zinc', tube(eyelet.slice(0, 39), [0.004, 0.0022], { m: 10, closed: true }))
    model.add(
      'gap',
      turned(
        [
          [0.0001, 0.001],
          [0.012, 0.001],
        ],
        [0.56, s * 0.26, 0.19],
        [0, s, 0],
        0.0002,
      ),
    )
  }
  return model
}

/**
 * Displaces the cloth into folds: broad ones from the mirrors and the seat's edge, fine ones above
 * the hem.
 */
function draped(mesh: Mesh): Mesh {
  return mapMesh(mesh, ([x, y, z]) => {
    const side = Math.sign(y) || 1
    const hang = clamp(1 - (z - HEM) / 0.62)
    const from = x > 0 ? 0.32 : -0.2
    const fan = (x - from) / (0.25 + hang * 0.5)
    const broad = crease(fan * 2.3 + side * 0.21) * 0.034 * hang ** 0.8
    const fine = crease(x * 3.7 + z * 0.4 + side * 0.3) * 0.016 * hang ** 2
    const gather = Math.sin(x * 150 + side) * 0.006 * clamp(1 - (z - HEM) / 0.09) ** 1.5
    const tuck = 0.03 * clamp(1 - (z - HEM) / 0.07) ** 2
    const mirrors =
      0.075 *
      Math.exp(-(((x - 0.3) / 0.1) ** 2) - ((Math.abs(y) - 0.25) / 0.075) ** 2) *
      clamp((z - 0.8) / 0.15)
    const sag =
      0.02 * Math.exp(-(((x - 0.02) / 0.12) ** 2)) * clamp((z - 0.7) / 0.1) * Math.cos(y * 9)
    const flank = clamp(Math.abs(y) / 0.12)
    return [
      x + Math.sin(y * 26 + z * 7) * 0.004 * hang,
      y * (1 + 0.08 * hang) + side * flank * (broad + fine + gather - tuck),
      z + mirrors - sag + Math.sin(x * 9) * 0.012 * clamp(1 - (z - HEM) / 0.1),
    ]
  })
}

/** Profile of a fold, periodic in `turns`: round valleys between sharper crests, -0.5 to 0.5. */
const crease = (turns: number): number => {
  const wave = Math.abs(Math.sin(turns * Math.PI))
  return 0.5 - wave ** 0.7
}

/** The part of a tyre that is visible below the hem. */
function wheel(model: Model, x: number): void {
  const profile = steps(24).map((t) => [0.222 + 0.03 * Math.sin(Math.PI * t), -0.05 + 0.1 * t])
  model.add('rubber', lathe(profile, { at: [x, 0, 0.252], segments: 120 }))
}

/** The seam along the ridge, double-stitched. */
function seam(model: Model): void {
  const top = RIDGE.slice(1, -1).map((s) => [s.x, 0, s.z + s.t + 0.001])
  const line = curve(top, 120).map((q) => {
    const sag = 0.02 * Math.exp(-(((q[0] - 0.02) / 0.12) ** 2)) * clamp((q[2] - 0.7) / 0.1)
    return [q[0], 0, q[2] - sag]
  })
  model.add('coverCloth', tube(line, [0.006, 0.003], { m: 10, up: [0, 1, 0] }))
}

/** The belly strap leaves the cover under the hem and closes in a buckle. */
function strap(model: Model): void {
  const path = curve(
    [
      [-0.03, 0.3, 0.34],
      [-0.03, 0.335, 0.22],
      [-0.03, 0.32, 0.12],
      [-0.03, 0.24, 0.075],
      [-0.03, 0, 0.06],
    ],
    30,
  )
  model.add('webbing', tube(path, [0.0165, 0.0018], { m: 16, up: [1, 0, 0], exponent: 6 }))
  model.add('plastic', box([-0.03, 0.342, 0.225], [0.05, 0.014, 0.062], 0.006, 4))
  model.add('gap', box([-0.03, 0.3495, 0.236], [0.03, 0.002, 0.012], 0.001, 1))
}
