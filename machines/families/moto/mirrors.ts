import { segments } from '../../kernel/detail.ts'
import { gridMesh } from '../../kernel/mesh.ts'
import type { Model } from '../../kernel/model.ts'
import { curve, outline, roundProfile } from '../../kernel/spline.ts'
import { box, lathe, sphere, tube } from '../../kernel/sweep.ts'
import { add, cross, mul, norm, steps, sub, TURN, type Vec } from '../../kernel/vector.ts'
import { stemRoot } from '../../parts/mirrors.ts'
import type { MotoSpec } from './spec.ts'

/**
 * A mirror on the handlebar. Its stem is screwed in at `base`; the head faces backwards and
 * slightly inwards.
 */
export function barMirror(model: Model, base: Vec, side: number, kind: MotoSpec['mirror']): void {
  const stem = kind === 'round' ? 'chrome' : 'black'
  const axis = norm([-1, -side * 0.17, -0.05])
  const joint = add(base, [0.012, side * 0.066, 0.082])
  const way = norm([0.1, side * 0.7, 0.6])
  const bend = [
    base,
    add(base, [0.001, side * 0.002, 0.026]),
    add(base, [0.006, side * 0.022, 0.058]),
    sub(joint, mul(way, 0.012)),
    joint,
  ]
  model.add(
    stem,
    tube(curve(bend, 26), (t) => 0.0056 - 0.001 * t, { m: 14 }),
  )
  stemRoot(model, base)
  // The ball joint in its rubber cup, sunk into the shell.
  const cup = roundProfile(
    [
      [0.0052, -0.014],
      [0.0078, -0.012],
      [0.0095, -0.003],
      [0.0125, 0.01],
    ],
    0.0015,
    3,
  )
  model.add('rubber', lathe(cup, { at: joint, axis: way, segments: 28 }))
  model.add('black', sphere(joint, 0.0088, 18))
  const [w, h] = kind === 'round' ? [0.047, 0.047] : [0.066, 0.041]
  const middle = add(joint, [-0.026, side * w * (kind === 'round' ? 0.42 : 0.6), h * 0.5])
  mirrorHead(model, middle, axis, { shape: contour(kind, w, h), side })
}

/** A sport bike's mirror on a flat stalk from `foot` at the fairing's brow, all in matt black. */
export function fairingMirror(model: Model, foot: Vec, side: number): void {
  const at = (dx: number, dy: number, dz: number): Vec => add(foot, [dx, side * dy, dz])
  model.add('tank2', box(at(0, 0.004, 0.004), [0.066, 0.03, 0.014], 0.006))
  const stalk = [at(0.004, 0, 0.004), at(0, 0.05, 0.024), at(-0.012, 0.106, 0.054)]
  model.add(
    'tank2',
    tube(curve(stalk, 18), (t) => [0.0062 - 0.001 * t, 0.015 - 0.006 * t], {
      m: 16,
      up: [0, 0, 1],
      exponent: 2.6,
    }),
  )
  model.add('rubber', sphere(stalk[2], 0.0105, 18))
  const [w, h] = [0.07, 0.038]
  const axis = norm([-1, -side * 0.14, -0.04])
  const middle = add(stalk[2], [-0.024, side * w * 0.6, h * 0.42])
  mirrorHead(model, middle, axis, { shape: contour('hex', w, h), side })
}

/**
 * Outline of the rim in the mirror's plane, [outwards, up]: full on the outside, narrower below,
 * towards the stem.
 */
function contour(kind: MotoSpec['mirror'], w: number, h: number): Vec[] {
  if (kind === 'round') {
    const count = segments(56, 20)
    return Array.from({ length: count }, (_, i) => {
      const a = (i / count) * TURN
      return [w * Math.cos(a), h * Math.sin(a)]
    })
  }
  const sharp = [
    [-w, h * 0.1, 0.02],
    [-w * 0.52, -h * 0.92, 0.03],
    [w * 0.72, -h * 0.78, 0.03],
    [w, h * 0.3, 0.028],
    [w * 0.8, h * 0.96, 0.02],
    [-w * 0.8, h * 0.9, 0.026],
  ]
  const plain = [
    [-w * 0.86, -h * 0.86, 0.04],
    [w * 0.86, -h, 0.042],
    [w, h * 0.94, 0.04],
    [-w * 0.9, h * 0.92, 0.036],
  ]
  return outline(kind === 'hex' ? sharp : plain, 0.03, 9)
}

/** Profile of the rim from its bevel down to the glass: [share of the outline, depth]. */
const RIM: readonly Vec[] = [
  [1.004, 0.0035],
  [1, 0.0068],
  [0.984, 0.0086],
  [0.966, 0.0082],
  [0.956, 0.0058],
]
const GLASS: readonly Vec[] = [
  [0.96, 0.006],
  [0.7, 0.0066],
  [0.35, 0.007],
  [0.03, 0.0071],
]
const DEPTH = 0.036

/** A shell like half a drop, deepest near the stem, with a bevelled matt rim and inset glass. */
function mirrorHead(
  model: Model,
  c: Vec,
  axis: Vec,
  { shape, side }: { shape: readonly Vec[]; side: number },
): void {
  const right = norm(cross([0, 0, 1], axis))
  const up = cross(axis, right)
  const ring = ([share, depth, inwards = 0]: Vec) =>
    shape.map((q) => {
      const across = side * (q[0] * share - inwards)
      const tall = q[1] * share - inwards * 0.5
      return add(c, add(mul(right, -across), add(mul(up, tall), mul(axis, depth))))
    })
  const dome = steps(segments(11, 5) + 1).map((t) => {
    const angle = (t * Math.PI) / 2
    return [
      Math.max(0.02, Math.sin(angle) ** 0.9),
      -DEPTH * Math.cos(angle),
      0.014 * Math.cos(angle) ** 1.5,
    ]
  })
  model.add('tank2', gridMesh(dome.map(ring), { closedColumns: true, capStart: true }), 60)
  model.add('plastic', gridMesh([[1, 0], ...RIM].map(ring), { closedColumns: true }), 40)
  model.add('mirror', gridMesh(GLASS.map(ring), { closedColumns: true, capEnd: true }))
}
