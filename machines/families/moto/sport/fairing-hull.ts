import { segments } from '../../../kernel/detail.ts'
import { panelSurface, type Surface, solidify, surfaceNormal } from '../../../kernel/panel.ts'
import { tube } from '../../../kernel/sweep.ts'
import { add, clamp, lerp, mul, steps, type Vec } from '../../../kernel/vector.ts'
import type { Chassis } from '../spec.ts'

/**
 * Left half of a sport bike's skin, in bands that meet in folds, from the ridge down to the keel.
 * In each band `u` runs down and `v` back, both 0 to 1. Normals point outwards.
 */
export type Hull = Record<Band, Surface>
export type Band = 'top' | 'eye' | 'cheek' | 'side' | 'flank' | 'keel'
type Line = (t: number) => number

/**
 * Feature lines from front to rear. x counts from the front axle, in metres; `m` widens the mouth.
 */
function lines(m: number, drop: number, sharp: number): Record<string, Vec[]> {
  return {
    ridge: [
      [0.05, 0, 0.874],
      [-0.025, 0, 0.913],
      [-0.11, 0, 0.948],
      [-0.2, 0, 0.978],
      [-0.3, 0, 0.99],
      [-0.4, 0, 0.985],
    ],
    crown: [
      [0.046, 0.02 + m * 0.6, 0.873],
      [-0.028, 0.045 + m * 0.5, 0.911 - sharp],
      [-0.114, 0.078, 0.945 - sharp],
      [-0.2, 0.104, 0.972],
      [-0.3, 0.12, 0.98],
      [-0.41, 0.125, 0.97],
    ],
    brow: [
      [0.036, 0.034 + m, 0.868],
      [-0.036, 0.08 + m * 0.6, 0.9],
      [-0.12, 0.132, 0.93],
      [-0.2, 0.168, 0.948],
      [-0.3, 0.19, 0.948],
      [-0.42, 0.202, 0.928],
    ],
    low: [
      [0.034, 0.04 + m, 0.852 - drop * 0.4],
      [-0.03, 0.092 + m * 0.6, 0.868 - drop],
      [-0.118, 0.152, 0.886 - drop],
      [-0.205, 0.192, 0.9 - drop * 0.6],
      [-0.3, 0.214, 0.89],
      [-0.44, 0.22, 0.868],
    ],
    fold: [
      [0.02, 0.056 + m, 0.806],
      [-0.05, 0.112 + m * 0.5, 0.812],
      [-0.132, 0.165, 0.814],
      [-0.22, 0.207, 0.812],
      [-0.33, 0.233, 0.8],
      [-0.53, 0.217, 0.786],
    ],
    jaw: [
      [-0.04, 0.1 + m * 0.4, 0.742],
      [-0.09, 0.138, 0.742],
      [-0.16, 0.175, 0.738],
      [-0.25, 0.209, 0.728],
      [-0.4, 0.228, 0.714],
      [-0.69, 0.184, 0.694],
    ],
    vent: [
      [-0.145, 0.155, 0.655],
      [-0.185, 0.17, 0.652],
      [-0.24, 0.19, 0.643],
      [-0.32, 0.213, 0.63],
      [-0.42, 0.226, 0.612],
      [-0.6, 0.206, 0.588],
    ],
    waist: [
      [-0.262, 0.16, 0.5],
      [-0.288, 0.178, 0.496],
      [-0.335, 0.197, 0.488],
      [-0.405, 0.213, 0.475],
      [-0.505, 0.221, 0.458],
      [-0.69, 0.202, 0.432],
    ],
    hip: [
      [-0.318, 0.142, 0.36],
      [-0.338, 0.164, 0.356],
      [-0.385, 0.187, 0.347],
      [-0.46, 0.202, 0.336],
      [-0.575, 0.207, 0.322],
      [-0.8, 0.19, 0.31],
    ],
    chine: [
      [-0.348, 0.106, 0.25],
      [-0.366, 0.126, 0.242],
      [-0.415, 0.147, 0.23],
      [-0.49, 0.16, 0.22],
      [-0.62, 0.164, 0.214],
      [-0.9, 0.15, 0.224],
    ],
    keel: [
      [-0.368, 0, 0.2],
      [-0.385, 0, 0.188],
      [-0.43, 0, 0.17],
      [-0.51, 0, 0.158],
      [-0.65, 0, 0.154],
      [-0.93, 0, 0.176],
    ],
  }
}

export function hullOf({ front, lift, spec }: Chassis): Hull {
  const { mouth, drop, sharp, reach } = spec.nose
  const placed = Object.fromEntries(
    Object.entries(lines(mouth, drop, sharp)).map(([name, line]) => [
      name,
      line.map(([x, y, z], i): Vec => {
        // A shorter machine keeps its nose and is shortened behind it.
        const back = i > 2 ? reach * ((i - 2) / 3) * clamp((0.95 - z) / 0.25) : 0
        return [front.x + x + back, y * spec.nose.width, lift(z)]
      }),
    ]),
  )
  const band = (...names: string[]) => panelSurface(names.map((name) => placed[name]))
  return {
    top: band('ridge', 'crown', 'brow'),
    eye: band('brow', 'low'),
    cheek: band('low', 'fold'),
    side: band('fold', 'jaw', 'vent'),
    flank: band('vent', 'waist', 'hip'),
    keel: band('hip', 'chine', 'keel'),
  }
}

/** Returns a point of a band, offset by `lift` metres along the normal. */
export const on = (surface: Surface, u: number, v: number, lift = 0): Vec =>
  lift ? add(surface(u, v), mul(surfaceNormal(surface, u, v), lift)) : surface(u, v)

export type Piece = {
  u0?: Line
  u1?: Line
  v0?: Line
  v1?: Line
  lift?: number
  thickness?: number
  n?: number
  m?: number
}

const SEAM = 0.0016

/**
 * A part of a band as a panel of its own, inset by half a seam on every side. `u` is a function of
 * v, and `v` of u.
 */
export function piece(c: Chassis, material: string, surface: Surface, cut: Piece = {}): void {
  const { u0 = () => 0, u1 = () => 1, v0 = () => 0, v1 = () => 1 } = cut
  const { lift = 0, thickness = 0.0042 } = cut
  const [n, m] = [segments(cut.n ?? 16, 6), segments(cut.m ?? 40, 10)]
  const rows = steps(n).map((s) =>
    steps(m).map((f) => {
      const rough = lerp(u0(0.5), u1(0.5), s)
      const v = lerp(v0(rough), v1(rough), f)
      return on(surface, lerp(u0(v), u1(v), s), v, lift)
    }),
  )
  c.model.pair(material, solidify(drawnIn(rows), thickness, 3))
}

/** Moves the outermost points inwards by half the width of a seam. */
export function drawnIn(rows: Vec[][]): Vec[][] {
  const nudge = (q: Vec, inner: Vec): Vec => {
    const d = [inner[0] - q[0], inner[1] - q[1], inner[2] - q[2]]
    const length = Math.hypot(...d) || 1
    return add(q, mul(d, Math.min(SEAM, 0.5 * length) / length))
  }
  const across = rows.map((row) =>
    row.map((q, j) =>
      j === 0 ? nudge(q, row[1]) : j === row.length - 1 ? nudge(q, row[j - 1]) : q,
    ),
  )
  return across.map((row, i) =>
    i === 0 || i === across.length - 1
      ? row.map((q, j) => nudge(q, across[i === 0 ? 1 : i - 1][j]))
      : row,
  )
}

/** A dark strip under a seam along a band's edge, so that nothing is visible through it. */
export function seam(c: Chassis, surface: Surface, u: number, v0 = 0.01, v1 = 0.99): void {
  const line = steps(40).map((t) => on(surface, u, lerp(v0, v1, t), -0.006))
  c.model.pair('gap', tube(line, [0.0035, 0.009], { m: 6, up: [0, 1, 0.2] }))
}
