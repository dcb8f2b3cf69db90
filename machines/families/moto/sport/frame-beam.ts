import { isFine, segments } from '../../../kernel/detail.ts'
import { gridMesh } from '../../../kernel/mesh.ts'
import { plate } from '../../../kernel/plate.ts'
import { curve, fillet, outline } from '../../../kernel/spline.ts'
import { cylinder, tube } from '../../../kernel/sweep.ts'
import { add, clamp, lerp, mul, norm, steps, sub, type Vec } from '../../../kernel/vector.ts'
import { hexBolt } from '../casting.ts'
import { engineForm } from '../engine-form.ts'
import type { Chassis } from '../spec.ts'

/**
 * A beam frame: two tall cast spars from the steering head over the engine to the swing arm, close
 * under the tank.
 */
export function beam(c: Chassis): void {
  const { model } = c
  model.pair('alu2', spar(c), 30)
  weld(c)
  pivotCasting(c)
  hangers(c)
}

/**
 * Centre line of a spar: x, y, z and half its height. Its front end follows the length of the
 * machine.
 */
function spine({ front, lift, spec }: Chassis): Vec[] {
  // A single-cylinder engine needs less space between the spars.
  const wide = spec.cylinders === 1 ? 0.93 : 1
  const head = front.x - 0.322
  return [
    [head, 0.052, 0.838, 0.044],
    [lerp(head, 0.08, 0.34), 0.104, 0.794, 0.05],
    [lerp(head, 0.08, 0.68), 0.136, 0.744, 0.053],
    [0.075, 0.147, 0.692, 0.053],
    [-0.02, 0.149, 0.636, 0.052],
    [-0.1, 0.147, 0.576, 0.05],
    [-0.162, 0.143, 0.505, 0.047],
    [-0.196, 0.139, 0.42, 0.042],
  ].map(([x, y, z, half]) => [x, y * wide, lift(z), half])
}

/**
 * Returns a point of a spar: `share` along it, `up` in half heights across its face, `out` metres
 * from its centre.
 */
type Spar = (share: number, up: number, out: number) => Vec

function sparOf(c: Chassis): Spar {
  const fine = 60
  const points = spine(c)
  const line = curve(
    points.map((q) => q.slice(0, 3)),
    fine + 1,
  )
  const halves = curve(
    points.map((q) => [q[3], 0, 0]),
    fine + 1,
  )
  return (share, up, out) => {
    const place = clamp(share) * fine
    const i = Math.min(fine - 1, Math.floor(place))
    const step = sub(line[i + 1], line[i])
    const q = add(line[i], mul(step, place - i))
    const [ax, , az] = norm([step[0], 0, step[2]])
    const reach = up * lerp(halves[i][0], halves[i + 1][0], place - i)
    return [q[0] - az * reach * Math.sign(ax), q[1] + out, q[2] + ax * reach * Math.sign(ax)]
  }
}

/** Half a spar's thickness, and the depth of its two pockets, in metres. */
const [THICK, POCKET] = [0.017, 0.0075]

/** Cross-section of a spar: [up, out]. The third number marks the floor of a pocket. */
const SECTION: readonly Vec[] = [
  [1, -1, 0],
  [1, 0.5, 0],
  [0.86, 1, 0],
  [0.6, 1, 0],
  [0.48, 1, 1],
  [-0.4, 1, 1],
  [-0.52, 1, 0],
  [-0.84, 1, 0],
  [-1, 0.4, 0],
  [-1, -1, 0],
]

function spar(c: Chassis) {
  const at = sparOf(c)
  const rows = steps(segments(54, 20)).map((t) => {
    const deep = POCKET * (pocket(t, 0.14, 0.46) + pocket(t, 0.53, 0.86))
    const ring = SECTION.map(([up, out, floor]) => at(t, up, out * THICK - floor * deep))
    return isFine() ? fillet([...ring, ring[0]], 0.004, 2) : [...ring, ring[0]]
  })
  return gridMesh(rows, { closedColumns: false, capStart: true, capEnd: true })
}

/** Returns 1 between `from` and `to`, with short ramps at both ends, and 0 elsewhere. */
function pocket(t: number, from: number, to: number): number {
  const ramp = (d: number) => {
    const k = clamp(d / 0.035)
    return k * k * (3 - 2 * k)
  }
  return ramp(t - from) * ramp(to - t)
}

/**
 * The weld bead between the cast head and the pressed spar, and the joint line of the spar's
 * halves.
 */
function weld(c: Chassis): void {
  const at = sparOf(c)
  const bead = [0.98, 0.6, 0.2, -0.2, -0.6, -0.98].map((up) => at(0.115 - 0.02 * up, up, THICK))
  c.model.pair('alu', tube(curve(bead, 20), 0.0028, { m: 8 }))
  const line = steps(40).map((t) => at(lerp(0.12, 0.95, t), 1.005, 0))
  c.model.pair('darkmetal', tube(line, 0.0018, { m: 6 }))
}

/**
 * The casting at the spars' ends that carries the swing-arm pivot and the engine, with a pocket
 * between its ribs.
 */
function pivotCasting({ model, lift }: Chassis): void {
  const raised = (points: Vec[]) => points.map(([x, z, r]) => [x, lift(z), r])
  const shape = raised([
    [-0.118, 0.53, 0.02],
    [-0.196, 0.57, 0.03],
    [-0.236, 0.49, 0.03],
    [-0.246, 0.4, 0.02],
    [-0.214, 0.322, 0.016],
    [-0.16, 0.322, 0.016],
    [-0.136, 0.4, 0.03],
  ])
  const hollow = raised([
    [-0.16, 0.415, 0.012],
    [-0.216, 0.4, 0.012],
    [-0.202, 0.342, 0.01],
    [-0.172, 0.342, 0.01],
  ])
  model.pair('alu2', plate(outline(shape), 0.112, 0.15, { bevel: 0.003 }))
  model.pair(
    'alu2',
    plate(outline(shape), 0.1495, 0.16, { bevel: 0.005, segments: 3, holes: [outline(hollow)] }),
  )
  const [x, z] = [-0.178, lift(0.458)]
  model.pair('alu', cylinder([x, 0.158, z], [x, 0.166, z], 0.024, { bevel: 0.003 }))
  model.pair('metal', hexBolt([x, 0.166, z], [0, 1, 0], 0.0125))
  for (const [bx, bz, r] of [
    [-0.145, 0.52, 0.0075],
    [-0.192, 0.375, 0.008],
  ])
    model.pair('metal', hexBolt([bx, 0.16, lift(bz)], [0, 1, 0], r))
}

/** Arms cast onto the spars. The engine's head and case are bolted to them. */
function hangers(c: Chassis): void {
  const { model } = c
  const at = sparOf(c)
  const form = engineForm(c)
  const ear = form.at(-0.02, form.wide + 0.02, form.barrel + form.head * 0.35)
  for (const [foot, share] of [
    [ear, 0.5],
    [form.at(0.04, form.wide + 0.012, form.barrel + form.head * 0.5), 0.36],
  ] as const) {
    const root = at(share, -0.8, -0.006)
    const back = at(share + 0.09, -0.8, -0.006)
    const shape = outline(
      [root, back, [foot[0] - 0.014, 0, foot[2] - 0.016], [foot[0] + 0.016, 0, foot[2] - 0.01]].map(
        (q) => [q[0], q[2]],
      ),
      0.012,
    )
    const y = Math.min(root[1], 0.15)
    model.pair('alu2', plate(shape, y - 0.014, y, { bevel: 0.003 }))
    model.pair('metal', hexBolt([foot[0], y, foot[2]], [0, 1, 0], 0.0095))
  }
}
