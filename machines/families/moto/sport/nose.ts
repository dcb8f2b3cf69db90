import { solidify } from '../../../kernel/panel.ts'
import { curve } from '../../../kernel/spline.ts'
import { clamp, lerp, steps, type Vec } from '../../../kernel/vector.ts'
import { bowl, halogen, lampWindow, lightGuide, projector } from '../../../parts/lamp-optics.ts'
import { type Chassis, headlampOf } from '../spec.ts'
import { type Hull, on, piece, seam } from './fairing-hull.ts'
import { mouth } from './mouth.ts'

/** Position along the top where the screen's foot cuts it, from the ridge (0) to the brow (1). */
export const screenFoot = (u: number): number => lerp(0.36, 0.86, clamp(u) ** 1.7)

/**
 * The nose: a folded top, deep-set lamps under a brow, cheeks that continue into the sides, and an
 * intake between them.
 */
export function nose(c: Chassis, hull: Hull): void {
  const { spec } = c
  const { eyeFrom, eyeTo } = spec.nose
  piece(c, 'paint', hull.top, { v0: () => 0, v1: screenFoot, n: 22, m: 32 })
  // A dark deck under the screen, around the instruments.
  piece(c, 'plastic', hull.top, { v0: screenFoot, v1: () => 0.92, lift: -0.04, n: 10, m: 12 })
  piece(c, 'paint', hull.eye, { v1: () => eyeFrom - 0.004, n: 12, m: 12 })
  piece(c, spec.nose.cheek, hull.eye, { v0: () => eyeTo + 0.006, n: 8, m: 28 })
  piece(c, 'paint', hull.cheek, { n: 12, m: 46 })
  for (const [band, u] of [
    [hull.top, 1],
    [hull.eye, 1],
    [hull.cheek, 1],
  ] as const)
    seam(c, band, u)
  eyes(c, hull)
  brows(c, hull)
  mouth(c, hull)
}

/** The top's edge projects over each lamp and shades it. */
function brows(c: Chassis, hull: Hull): void {
  const { eyeFrom, eyeTo } = c.spec.nose
  const rows = [
    [-0.02, 0.002],
    [0.03, 0.01],
    [0.12, 0.018],
    [0.22, 0.021],
  ].map(([u, out]) =>
    steps(36).map((t) => {
      // The brow is flat at both ends.
      const k = Math.sin(Math.PI * clamp(t * 0.96 + 0.02)) ** 0.5
      const v = lerp(eyeFrom - 0.015, eyeTo + 0.06, t)
      return on(hull.eye, Math.max(0.001, u * lerp(0.3, 1, k)), v, out * k)
    }),
  )
  c.model.pair('paint', solidify(rows, 0.004))
}

function eyes(c: Chassis, hull: Hull): void {
  const { model, spec } = c
  const { eyeFrom, eyeTo, brow } = spec.nose
  const led = headlampOf(spec) === 'led'
  // The window tapers to a point at both ends. It is built for the left and mirrored.
  const taper = (f: number) => Math.min(1, 0.25 + 3.4 * f) * Math.min(1, 0.12 + 2.2 * (1 - f))
  const surface = (s: number, f: number): Vec => {
    const half = 0.47 * taper(f)
    return hull.eye(lerp(0.5 - half, 0.5 + half, s), lerp(eyeFrom, eyeTo, f))
  }
  const around = (from: (f: number) => number, to: (f: number) => number) =>
    model.pair(
      'tank2',
      solidify(
        steps(44).map((f) =>
          steps(6).map((s) =>
            on(hull.eye, lerp(from(f), to(f), s), lerp(eyeFrom, eyeTo, f), -0.001),
          ),
        ),
        -0.004,
      ),
    )
  around(
    () => 0.02,
    (f) => 0.515 - 0.47 * taper(f),
  )
  around(
    (f) => 0.485 + 0.47 * taper(f),
    () => 0.98,
  )
  for (const side of [1, -1]) {
    const at = (s: number, f: number, depth: number): Vec => {
      const [x, y, z] = on(surface, s, f, -depth)
      return [x, side * y, z]
    }
    // The mirrored surface has its normal inside, so depths have the opposite sign.
    lampWindow(model, (s, f) => at(s, f, 0), {
      u0: 0.03,
      u1: 0.97,
      v0: () => 0.01,
      v1: () => 0.99,
      depth: 0.03 * side,
      rim: 'black',
      n: 16,
      m: 32,
    })
    const axis = [1, side * 0.22, 0.02]
    if (led) {
      for (const f of [0.26, 0.46])
        projector(model, { at: at(0.6, f, 0.012), axis, r: 0.0125 * spec.nose.lens }, 'metal')
      bowl(model, { at: at(0.55, 0.66, 0.012), axis, r: 0.012 * spec.nose.lens }, { facets: 8 })
    } else {
      halogen(model, { at: at(0.5, 0.3, 0.007), axis, r: 0.027 * spec.nose.lens }, 14)
      bowl(model, { at: at(0.5, 0.62, 0.01), axis, r: 0.015 }, { facets: 10 })
    }
    const day = steps(40).map((t) => at(brow === 'low' ? 0.84 : 0.2, lerp(0.05, 0.93, t), 0.003))
    if (led) lightGuide(model, day, 0.003)
    if (brow === 'hook')
      lightGuide(
        model,
        curve(
          [at(0.2, 0.06, 0.003), at(0.5, 0.045, 0.003), at(0.84, 0.1, 0.003), at(0.84, 0.3, 0.003)],
          16,
        ),
        0.0026,
      )
  }
}
