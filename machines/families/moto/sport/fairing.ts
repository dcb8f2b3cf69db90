import { panel } from '../../../kernel/panel.ts'
import { curve } from '../../../kernel/spline.ts'
import { bolt, tube } from '../../../kernel/sweep.ts'
import { clamp, lerp, steps, type Vec } from '../../../kernel/vector.ts'
import { indicator } from '../../../parts/lamps.ts'
import { fairingMirror } from '../mirrors.ts'
import type { Chassis } from '../spec.ts'
import { type Hull, hullOf, on } from './fairing-hull.ts'
import { sides } from './fairing-sides.ts'
import { nose, screenFoot } from './nose.ts'
import { winglets } from './winglets.ts'

/**
 * The sport bike's fairing: one body from the nose to the pan under the engine, with a bubble
 * screen.
 */
export function fairing(c: Chassis): void {
  const hull = hullOf(c)
  nose(c, hull)
  sides(c, hull)
  c.model.as('screen', () => bubble(c, hull, { material: 'bubble' }))
  c.model.as('mirrors', () => mirrors(c, hull))
  if (c.spec.nose.winglets) winglets(c, hull)
  for (const side of [1, -1]) {
    const [u, v] = c.spec.nose.winglets ? [0.66, 0.2] : [0.6, 0.26]
    const [x, y, z] = on(hull.side, u, v, -0.004)
    indicator(c.model, [x, side * y, z], side, { length: 0.045, stalk: 0.022, led: c.spec.led })
  }
}

/** Upper edge of the screen from the centre outwards; x counts from the front axle, in metres. */
const SCREEN_TOP: Vec[] = [
  [-0.408, 0, 1.12],
  [-0.41, 0.034, 1.117],
  [-0.417, 0.067, 1.105],
  [-0.428, 0.098, 1.082],
  [-0.438, 0.126, 1.046],
  [-0.43, 0.152, 0.994],
]

export type Bubble = {
  material: string
  /** Extra height of the upper edge over the model's own screen, in metres. */
  taller?: number
  /** Distance that a second bubble swells out of the first, in metres. */
  second?: number
}

/**
 * The screen: it rises from the top's rear edge, bulges, and ends in a rolled rim over the
 * instruments.
 */
export function bubble({ model, front, lift, spec }: Chassis, hull: Hull, look: Bubble): void {
  const { material, taller = 0, second = 0 } = look
  const foot = steps(6).map((t) => on(hull.top, t * 0.98, screenFoot(t * 0.98) - 0.02, 0.003))
  const top = SCREEN_TOP.map(([x, y, z], j): Vec => {
    const raise = taller * (1 - (j / 5) ** 2)
    return [front.x + x - 0.35 * raise, y * spec.nose.width, lift(z) + raise]
  })
  // A parabola from foot to edge, raised and widened in between.
  const rows = steps(6).map((t) =>
    foot.map((a, j): Vec => {
      const b = top[j]
      const over: Vec = [
        lerp(a[0], b[0], 0.42),
        Math.max(a[1], b[1]) * 1.07,
        lerp(a[2], b[2], 0.66) + 0.012,
      ]
      const swell = second * Math.sin(Math.PI * clamp((t - 0.3) / 0.6)) * (1 - (j / 5) ** 2)
      const k = (i: number) => (1 - t) ** 2 * a[i] + 2 * t * (1 - t) * over[i] + t * t * b[i]
      return [k(0) + swell, k(1), k(2) + swell]
    }),
  )
  model.add(material, panel(rows, { symmetric: true, nu: 36, nv: 60, thickness: 0 }))
  const whole = (row: Vec[]) => [
    ...row
      .slice(1)
      .toReversed()
      .map((q): Vec => [q[0], -q[1], q[2]]),
    ...row,
  ]
  // A gasket at the foot. The polished cut edge catches the light.
  model.add('black', tube(curve(whole(rows[0]), 70), 0.0042, { m: 8 }))
  const side = rows.map((row) => row[row.length - 1])
  const outer = [...side, ...top.toReversed().slice(1)]
  const edge = curve(outer, 50)
  model.pair('sawn', tube(edge, [0.0016, 0.002], { m: 8 }))
  for (const t of [0.3, 0.8]) {
    const [x, y, z] = on(hull.top, t, screenFoot(t) - 0.04, 0.001)
    model.pair('black', bolt([x, y, z], [0.3, 0.2, 1], 0.005, 0.002))
  }
}

/** Mirrors on short stalks at the fairing's brow, clear of the rider's elbows. */
function mirrors({ model }: Chassis, hull: Hull): void {
  for (const side of [1, -1]) {
    const [x, y, z] = on(hull.top, 0.96, 0.6, 0.001)
    fairingMirror(model, [x, side * y, z], side)
  }
}
