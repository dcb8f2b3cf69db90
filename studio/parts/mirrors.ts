import { gridMesh } from '../kernel/mesh.ts'
import type { Model } from '../kernel/model.ts'
import { curve, outline, roundProfile } from '../kernel/spline.ts'
import { lathe, tube } from '../kernel/sweep.ts'
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

export function mirrorArm(model: Model, base: Vec, spec: MirrorSpec = {}): void {
  const {
    side: s = 1,
    kind = 'round',
    height: h = 0.19,
    out = 0.09,
    back = 0,
    shell = 'plastic',
    stem = 'black',
    size = 1,
  } = spec
  const top = add(base, [back, s * out, h])
  const bend = [
    base,
    add(base, [0.006, s * 0.012, h * 0.35]),
    add(base, [0.01 + back * 0.5, s * out * 0.55, h * 0.78]),
    add(top, [0.012, -s * 0.01, -0.004]),
  ]
  model.add(stem, tube(curve(bend, 24), 0.0055, { m: 12 }))
  const nut = roundProfile(
    [
      [0.0001, 0],
      [0.011, 0],
      [0.009, 0.022],
      [0.0001, 0.022],
    ],
    0.002,
  )
  model.add('black', lathe(nut, { at: add(base, [0, 0, -0.004]), axis: [0, 0, 1], segments: 24 }))
  const axis = norm([-1, -s * 0.16, -0.05])
  if (kind === 'round')
    roundMirror(
      model,
      add(top, [0.012, s * 0.039 * size, 0.0065 * size]),
      0.054 * size,
      axis,
      shell,
    )
  else
    cornerMirror(model, add(top, [0.01, s * 0.056 * size, 0.006]), { axis, s, kind, size, shell })
}

function roundMirror(model: Model, at: Vec, r: number, axis: Vec, shell: string): void {
  const back = [
    [0.0001, -0.028],
    [r * 0.35, -0.0265],
    [r * 0.65, -0.021],
    [r * 0.86, -0.011],
    [r * 0.97, -0.001],
    [r, 0.005],
    [r * 0.985, 0.008],
    [r * 0.93, 0.008],
    [r * 0.92, 0.005],
  ]
  model.add(shell, lathe(back, { at, axis, segments: 64 }))
  model.add(
    'mirror',
    lathe(
      [
        [0.0001, 0.0055],
        [r * 0.93, 0.0055],
      ],
      { at, axis, segments: 64 },
    ),
  )
}

function cornerMirror(
  model: Model,
  c: Vec,
  look: { axis: Vec; s: number; kind: 'hex' | 'plain'; size: number; shell: string },
): void {
  const { axis, s, kind, size, shell } = look
  const [w, h] = [0.075 * size, 0.04 * size]
  const right = norm(cross([0, 0, 1], axis))
  const up = cross(axis, right)
  const hex = [
    [-w, -h * 0.55],
    [-w * 0.55, -h],
    [w * 0.72, -h * 0.8],
    [w, -h * 0.1],
    [w * 0.8, h * 0.9],
    [-w * 0.75, h],
  ]
  const shape = outline(
    kind === 'hex'
      ? hex
      : [
          [-w, -h],
          [w, -h],
          [w, h],
          [-w, h],
        ],
    0.016,
    8,
  )
  const ring = (k: number, depth: number) =>
    shape.map((q) =>
      add(c, add(mul(right, -s * q[0] * k), add(mul(up, q[1] * k), mul(axis, depth)))),
    )
  const depths = [
    [0.3, -0.03],
    [0.62, -0.026],
    [0.86, -0.017],
    [0.97, -0.006],
    [1, 0.003],
    [0.985, 0.007],
    [0.94, 0.007],
    [0.93, 0.004],
  ]
  model.add(
    shell,
    gridMesh(
      depths.map(([k, depth]) => ring(k, depth)),
      { closedColumns: true, capStart: true },
    ),
    50,
  )
  model.add(
    'mirror',
    gridMesh([ring(0.94, 0.0045), ring(0.5, 0.0045)], { closedColumns: true, capEnd: true }),
  )
}
