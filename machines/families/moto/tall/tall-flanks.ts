import {
  panelSurface,
  type Surface,
  shell,
  subPanel,
  surfaceNormal,
} from '../../../kernel/panel.ts'
import { bolt, tube } from '../../../kernel/sweep.ts'
import { add, lerp, mix, steps, type Vec } from '../../../kernel/vector.ts'
import { nameplate } from '../nameplate.ts'
import type { Chassis } from '../spec.ts'

/**
 * Returns a point of the tank's surface at `x`, at `v` of the way around it, offset by `lift`
 * metres.
 */
type OnTank = (x: number, v: number, lift: number) => Vec

// Columns run from the tip backwards, so normals point outwards.

/**
 * Upper edge. Ahead of the tank it is free; on the tank it follows the surface: [x, share around].
 */
const EDGE: readonly Vec[] = [
  [0.522, 0.122, 0.816],
  [0.45, 0.158, 0.862],
  [0.36, 0.166, 0.908],
  [0.275, 0.163, 0.941],
]
const ON_TANK: readonly Vec[] = [
  [0.2, 0.085],
  [0.1, 0.075],
  [0, 0.055],
  [-0.075, 0.03],
]
const SHOULDER: readonly Vec[] = [
  [0.525, 0.133, 0.803],
  [0.452, 0.174, 0.846],
  [0.362, 0.187, 0.888],
  [0.275, 0.186, 0.916],
  [0.2, 0.182, 0.926],
  [0.1, 0.174, 0.911],
  [0, 0.153, 0.886],
  [-0.078, 0.125, 0.86],
]
const FOLD: readonly Vec[] = [
  [0.524, 0.148, 0.781],
  [0.45, 0.203, 0.812],
  [0.36, 0.223, 0.844],
  [0.275, 0.227, 0.865],
  [0.2, 0.221, 0.874],
  [0.1, 0.203, 0.87],
  [0, 0.168, 0.856],
  [-0.082, 0.133, 0.84],
]
const LOW: readonly Vec[] = [
  [0.482, 0.155, 0.705],
  [0.43, 0.183, 0.702],
  [0.36, 0.196, 0.714],
  [0.275, 0.196, 0.744],
  [0.2, 0.188, 0.774],
  [0.1, 0.173, 0.803],
  [0, 0.149, 0.815],
  [-0.086, 0.129, 0.814],
]

/** The dark lower panel beside the radiator: its centre and its edge. */
const INNER: readonly (readonly Vec[])[] = [
  [
    [0.468, 0.165, 0.655],
    [0.425, 0.187, 0.646],
    [0.36, 0.196, 0.66],
    [0.285, 0.194, 0.7],
    [0.212, 0.184, 0.745],
    [0.115, 0.168, 0.784],
  ],
  [
    [0.452, 0.166, 0.598],
    [0.42, 0.182, 0.562],
    [0.366, 0.189, 0.572],
    [0.3, 0.187, 0.64],
    [0.228, 0.178, 0.714],
    [0.125, 0.16, 0.77],
  ],
]

/** Recess for the knee, down to the frame's rail. */
const KNEE: readonly (readonly Vec[])[] = [
  [
    [0.19, 0.168, 0.782],
    [0.1, 0.162, 0.81],
    [0, 0.14, 0.822],
    [-0.086, 0.124, 0.822],
    [-0.15, 0.112, 0.815],
  ],
  [
    [0.18, 0.152, 0.755],
    [0.1, 0.142, 0.772],
    [0, 0.126, 0.78],
    [-0.086, 0.119, 0.782],
    [-0.15, 0.112, 0.785],
  ],
  [
    [0.16, 0.14, 0.728],
    [0.1, 0.136, 0.73],
    [0, 0.128, 0.732],
    [-0.086, 0.124, 0.736],
    [-0.15, 0.118, 0.746],
  ],
]

/**
 * Painted panels flush with the tank, dark louvred panels below them, and dark recesses for the
 * knees.
 */
export function tallFlanks(c: Chassis, onTank: OnTank): void {
  const { model } = c
  const raised = raisedBy(c)
  const edge = [...raised(EDGE), ...ON_TANK.map(([x, v]) => onTank(x, v, 0.0012))]
  const [shoulder, fold, low] = [SHOULDER, FOLD, LOW].map(raised)
  const rows = [
    edge,
    shoulder,
    fold.map((q, i) => mix(q, shoulder[i], 0.13)),
    fold,
    fold.map((q, i) => mix(q, low[i], 0.06)),
    fold.map((q, i) => add(mix(q, low[i], 0.55), [0, -0.003, 0])),
    low,
  ]
  const surface = panelSurface(rows)
  model.pair(
    'paint',
    shell(rows, { nu: 40, nv: 44, flange: 0.01, round: 0.0028, thickness: 0.003 }),
  )
  // The joint between panel and tank.
  const joint = steps(24).map((t) => add(surface(0, lerp(0.5, 0.995, t)), [0, 0, 0.0022]))
  model.pair('gap', tube(joint, 0.0016, { m: 6 }))
  decal(c, surface)
  for (const [u, v] of [
    [0.93, 0.06],
    [0.2, 0.1],
    [0.94, 0.62],
  ])
    model.pair('darkmetal', bolt(surface(u, v), surfaceNormal(surface, u, v), 0.0062, 0.0022))
  inner(c, low)
  const knee = { nu: 16, nv: 24, flange: 0.008, round: 0.004 }
  model.pair('plastic', shell(KNEE.map(raised), knee))
}

const raisedBy =
  ({ lift }: Chassis) =>
  (line: readonly Vec[]): Vec[] =>
    line.map((q) => [q[0], q[1], lift(q[2])])

/** A stripe in the second colour under the fold, ending in the model's name. */
function decal({ model, spec }: Chassis, surface: Surface): void {
  const strip = { lift: 0.0007, thickness: 0.0005, n: 6, m: 34, lip: 1 }
  model.pair('paint2', subPanel(surface, { ...strip, u0: 0.9, u1: 0.955, v0: 0.12, v1: 0.56 }))
  for (const side of [1, -1] as const)
    nameplate(model, (u, v) => surface(v, u), {
      text: spec.figures ?? '',
      u: 0.42,
      v: 0.68,
      h: 0.036,
      room: 0.19,
      side,
      material: spec.figuresMaterial,
    })
}

/**
 * The dark panel from behind the painted panel's lower edge down beside the radiator, with louvres
 * for its air.
 */
function inner(c: Chassis, low: readonly Vec[]): void {
  const { model } = c
  const raised = raisedBy(c)
  const rows = [low.slice(0, 6).map((q) => add(q, [0, -0.011, 0.014])), ...INNER.map(raised)]
  const surface = panelSurface(rows)
  model.pair('plastic', shell(rows, { nu: 20, nv: 34, flange: 0.012, round: 0.004 }))
  const slant = (v: number) => (t: number) => v + 0.07 * t
  const field = { u0: 0.3, u1: 0.86, v0: slant(0.2), v1: slant(0.56) }
  model.pair('gap', subPanel(surface, { ...field, lift: 0.0004, thickness: 0.0006, n: 10 }))
  for (const v of [0.2, 0.275, 0.35, 0.425, 0.5])
    model.pair(
      'tank2',
      subPanel(surface, {
        u0: 0.27,
        u1: 0.89,
        v0: slant(v - 0.012),
        v1: slant(v + 0.032),
        lift: 0.005,
        thickness: 0.005,
        n: 12,
        m: 4,
      }),
    )
  model.pair('metal', bolt(surface(0.62, 0.12), [0.2, 1, 0], 0.006, 0.003), 24)
}
