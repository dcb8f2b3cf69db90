import { gridMesh } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { curve, outline, roundProfile } from '../kernel/spline.ts'
import { lathe, sphere, tube } from '../kernel/sweep.ts'
import { add, cross, mul, norm, type Vec } from '../kernel/vector.ts'

export type MirrorSpec = {
  side?: number
  kind?: 'round' | 'hex' | 'plain'
  height?: number
  out?: number
  back?: number
  shell?: string
  stem?: string
  size?: number
}

/**
 * Profile of the housing from the centre of its back to the raised rim around the glass: [share of
 * the outline, depth].
 */
const SHELL: readonly Vec[] = [
  [0.16, -0.026],
  [0.4, -0.0245],
  [0.62, -0.021],
  [0.8, -0.0155],
  [0.92, -0.0085],
  [0.985, -0.001],
  [1, 0.004],
  [0.995, 0.0075],
  [0.975, 0.009],
  [0.955, 0.0082],
  [0.945, 0.005],
]
const GLASS: readonly Vec[] = [
  [0.95, 0.0052],
  [0.75, 0.0058],
  [0.4, 0.0064],
  [0.12, 0.0066],
]

/** A mirror on its stem. The stem is screwed in at `base` and ends at `height` and `out`. */
export function mirrorArm(model: Model, base: Vec, spec: MirrorSpec = {}): void {
  const {
    side: s = 1,
    kind = 'round',
    height: h = 0.13,
    out = 0.09,
    back = 0,
    shell = 'plastic',
    stem = 'black',
    size = 1,
  } = spec
  const top = add(base, [back, s * out, h])
  const bend = [
    base,
    add(base, [0.002, s * 0.006, h * 0.3]),
    add(base, [0.006 + back * 0.4, s * out * 0.42, h * 0.78]),
    add(top, [0.012, -s * 0.012, -0.004]),
    add(top, [0.02, s * 0.008, 0.002]),
  ]
  model.add(
    stem,
    tube(curve(bend, 28), (t) => 0.0052 - 0.0008 * t, { m: 14 }),
  )
  if (h > 0.03) stemRoot(model, base)
  model.add('black', sphere(add(top, [0.019, s * 0.009, 0.002]), 0.0085, 18))
  const axis = norm([-1, -s * 0.16, -0.05])
  const round = kind === 'round'
  const [w, half] = round ? [0.046 * size, 0.046 * size] : [0.062 * size, 0.036 * size]
  const c = add(top, [0.002, s * (round ? 0.028 : 0.042) * size, 0.006 * size])
  head(model, c, axis, contour(kind, w, half, s), shell)
}

/** Locknut and rubber boot at the foot of the stem. */
export function stemRoot(model: Model, base: Vec): void {
  const at = add(base, [0, 0, -0.006])
  const turned = (material: string, profile: Vec[], segments: number, crease?: number) =>
    model.add(
      material,
      lathe(roundProfile(profile, 0.0008, 2), { at, axis: [0, 0, 1], segments }),
      crease,
    )
  turned(
    'darkmetal',
    [
      [0.0001, 0],
      [0.0105, 0],
      [0.0105, 0.008],
      [0.006, 0.008],
    ],
    6,
    20,
  )
  turned(
    'rubber',
    [
      [0.01, 0.008],
      [0.0104, 0.013],
      [0.0088, 0.016],
      [0.0094, 0.019],
      [0.0078, 0.023],
      [0.0082, 0.026],
      [0.006, 0.034],
    ],
    24,
  )
}

/** Outline of the rim in the mirror's plane: [outwards, up]. */
function contour(kind: 'round' | 'hex' | 'plain', w: number, h: number, s: number): Vec[] {
  const hex = [
    [-w, -h * 0.5],
    [-w * 0.6, -h],
    [w * 0.7, -h * 0.82],
    [w, -h * 0.1],
    [w * 0.8, h * 0.92],
    [-w * 0.74, h],
  ]
  const plain = [
    [-w * 0.94, -h * 0.9],
    [w * 0.9, -h],
    [w, h * 0.8],
    [-w, h],
  ]
  const shape =
    kind === 'round'
      ? Array.from({ length: 56 }, (_, i) => [
          w * Math.cos((i / 56) * 2 * Math.PI),
          h * Math.sin((i / 56) * 2 * Math.PI),
        ])
      : outline(kind === 'hex' ? hex : plain, kind === 'hex' ? 0.013 : 0.02, 9)
  return shape.map((q) => [q[0] * s, q[1]])
}

/** Shell, rim and inset glass. */
function head(model: Model, c: Vec, axis: Vec, shape: readonly Vec[], shell: string): void {
  const right = norm(cross([0, 0, 1], axis))
  const up = cross(axis, right)
  const ring = ([share, depth]: Vec) =>
    shape.map((q) =>
      add(c, add(mul(right, -q[0] * share), add(mul(up, q[1] * share), mul(axis, depth)))),
    )
  model.add(shell, gridMesh(SHELL.map(ring), { closedColumns: true, capStart: true }), 50)
  model.add('mirror', gridMesh(GLASS.map(ring), { closedColumns: true, capEnd: true }))
}
