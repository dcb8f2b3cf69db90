import { segments } from '../../kernel/detail.ts'
import { merge } from '../../kernel/mesh.ts'
import { type Grid, panel, panelSurface, type Surface } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { bolt, tube } from '../../kernel/sweep.ts'
import { lerp, mix, rad, steps, type Vec } from '../../kernel/vector.ts'
import { apronSurface } from './aprons.ts'
import { cover, lifted, seam } from './skin.ts'
import type { ScooterChassis } from './spec.ts'

/**
 * Angle around the axle in degrees (0 ahead, 90 above), half width, clearance over the tyre, depth
 * of the side; lengths in metres.
 */
const FENDERS: Record<'round' | 'sharp' | 'flush', readonly (readonly number[])[]> = {
  round: [
    [17, 0.03, 0.012, 0.008],
    [24, 0.05, 0.013, 0.016],
    [42, 0.063, 0.015, 0.028],
    [66, 0.076, 0.018, 0.048],
    [93, 0.093, 0.02, 0.082],
    [116, 0.104, 0.02, 0.108],
    [138, 0.099, 0.018, 0.09],
    [157, 0.082, 0.016, 0.05],
    [172, 0.068, 0.014, 0.032],
  ],
  sharp: [
    [26, 0.012, 0.022, 0.008],
    [33, 0.034, 0.024, 0.014],
    [48, 0.058, 0.029, 0.024],
    [68, 0.078, 0.033, 0.04],
    [92, 0.096, 0.032, 0.074],
    [114, 0.105, 0.028, 0.104],
    [132, 0.098, 0.024, 0.074],
    [150, 0.078, 0.02, 0.036],
    [166, 0.064, 0.016, 0.024],
  ],
  flush: [
    [20, 0.042, 0.014, 0.01],
    [27, 0.058, 0.016, 0.02],
    [44, 0.07, 0.018, 0.034],
    [66, 0.084, 0.02, 0.058],
    [92, 0.098, 0.022, 0.092],
    [115, 0.106, 0.022, 0.116],
    [137, 0.1, 0.02, 0.096],
    [157, 0.084, 0.018, 0.056],
    [172, 0.07, 0.016, 0.034],
  ],
}

/** The front mudguard. It follows the wheel, and both fork legs pass into it. */
export function scooterFender({ spec, model, front }: ScooterChassis): void {
  const sharp = spec.shape === 'sharp'
  const rows = FENDERS[spec.shape].map(([degrees, w, rise, side]) => {
    const angle = rad(degrees)
    const at = (r: number, y: number): Vec => [
      front.x + r * Math.cos(angle),
      y,
      front.z + r * Math.sin(angle),
    ]
    const r = spec.frontRadius + rise
    return [
      at(r + (sharp ? 0.01 : 0.006), 0),
      at(r + (sharp ? 0.003 : 0.004), w * 0.42),
      at(r - 0.008, w * 0.8),
      at(r - 0.024 - side * 0.2, w),
      at(r - 0.026 - side, w * 1.02),
    ]
  })
  const surface = panelSurface(rows, true)
  const size = { m: 64, thickness: 0.0045 }
  if (sharp) {
    // Painted as far as the legs, with a black splash guard behind them.
    model.add('paint', cover(surface, { ...size, n: 60, u1: 0.735 }))
    model.add('plastic', cover(surface, { ...size, n: 24, u0: 0.742 }))
  } else model.add('paint', cover(surface, { ...size, n: 84 }))
  for (const v of [0.012, 0.988])
    model.add(
      'paint',
      tube(
        steps(segments(69, 20) + 1).map((t) =>
          lifted(surface, lerp(0.01, sharp ? 0.73 : 0.99, t), v, 0.001),
        ),
        0.0032,
        { m: 8 },
      ),
    )
  for (const [u, v] of [
    [0.52, 0.93],
    [0.66, 0.93],
    [0.52, 0.07],
    [0.66, 0.07],
  ]) {
    const p = lifted(surface, u, v, 0.0015)
    model.add('metal', bolt(p, [0, v > 0.5 ? 1 : -1, 0], 0.0065, 0.004))
  }
  if (sharp)
    for (const v of [0.36, 0.64])
      model.add(
        'gap',
        seam(
          surface,
          [
            [0.06, 0.5],
            [0.3, v],
            [0.96, v],
          ],
          0.001,
        ),
      )
}

/** The wheel arch behind and over the front wheel, up to the apron's lower edge on both sides. */
export function frontArch({ spec, model, front }: ScooterChassis): void {
  const apron: Surface = apronSurface(spec)
  const edge = curve(
    steps(9).map((t) => apron(1, lerp(0.5, 1, t))),
    9,
  )
  const rows: Grid = edge.map((q) => {
    const [dx, dz] = [q[0] - front.x, q[2] - front.z]
    const scale = (spec.frontRadius + 0.062) / Math.hypot(dx, dz)
    const inner = (k: number, y: number): Vec => [
      front.x + dx * lerp(1, scale, k),
      y,
      front.z + dz * lerp(1, scale, k),
    ]
    const w = Math.max(0.012, q[1])
    return [
      inner(1, 0),
      inner(1, w * 0.5),
      inner(0.9, w * 0.85),
      inner(0.3, w * 0.99),
      [q[0] - 0.002, w, q[2]],
    ]
  })
  model.add('plastic', panel(rows, { symmetric: true, nu: 30, nv: 48, thickness: 0.003 }))
  // The apron turns inwards around the arch, so its lower edge has a painted thickness.
  const flange = rows.map((row) => [
    [row[4][0] + 0.001, row[4][1], row[4][2] - 0.001],
    mix(row[4], row[3], 0.3),
    [mix(row[4], row[3], 0.55)[0], row[4][1] * 0.9, mix(row[4], row[3], 0.55)[2]],
  ])
  model.pair('paint', panel(flange, { nu: 30, nv: 10, thickness: 0.003 }))
  const ribs = [0.3, 0.42, 0.58, 0.7].map((v) => {
    const liner = panelSurface(rows, true)
    return tube(
      steps(segments(23, 10) + 1).map((t) => liner(lerp(0.06, 0.98, t), v)),
      0.0035,
      { m: 8 },
    )
  })
  model.add('plastic', merge(ribs))
  const lowest = rows[rows.length - 1]
  const foot = [
    lowest,
    lowest.map((q) => [q[0] - 0.006, q[1], q[2] - 0.06]),
    lowest.map((q) => [q[0] - 0.05, q[1] * 0.96, 0.236]),
  ]
  model.add('plastic', panel(foot, { symmetric: true, nu: 12, nv: 24, thickness: 0.003 }))
}
