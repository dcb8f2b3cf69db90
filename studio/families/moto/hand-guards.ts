import { panelSurface, shell, subPanel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { bolt, cylinder, tube } from '../../kernel/sweep.ts'
import { add, mix, mul, norm, sub, type Vec } from '../../kernel/vector.ts'
import { barLine } from './cockpit.ts'
import type { Chassis } from './spec.ts'

/** From the bar's end inwards: share of the way to its bend, how far ahead of the bar, how far up and down; metres. */
const GUARD: readonly Vec[] = [
  [-0.055, -0.004, 0.024, 0.022],
  [-0.06, 0.034, 0.03, 0.034],
  [0.03, 0.078, 0.038, 0.05],
  [0.22, 0.104, 0.046, 0.06],
  [0.46, 0.112, 0.047, 0.052],
  [0.68, 0.107, 0.04, 0.034],
  [0.88, 0.094, 0.022, 0.012],
]

/** A bowed shell before each hand, wrapped around the bar's end and screwed to it, its inner end on a bracket. */
export function handGuards(c: Chassis): void {
  const { model } = c
  const [, before, bend, end] = barLine(c, 1)
  // From the lower edge up, so that the normal points ahead.
  const rows = SECTION.map(([height, back]) =>
    GUARD.map(([share, ahead, over, under]): Vec => {
      const [x, y, z] = mix(end, bend, share)
      const reach = ahead - Math.min(1, ahead / 0.06) * back
      return [x + reach, y, z - 0.006 + height * (height > 0 ? over : under)]
    }),
  )
  const surface = panelSurface(rows)
  model.pair('plastic', shell(rows, { nu: 26, nv: 48, flange: 0.008, round: 0.003 }))
  const inlay = { lift: 0.0012, thickness: 0.002, n: 12, m: 40 }
  const above = { u0: 0.6, u1: 0.93, v0: 0.24, v1: (t: number) => 0.93 - 0.1 * t }
  model.pair('tank2', subPanel(surface, { ...inlay, ...above }))
  for (const [u, from, to] of [
    [0.2, 0.42, 0.68],
    [0.32, 0.4, 0.76],
  ])
    model.pair(
      'gap',
      subPanel(surface, {
        u0: u,
        u1: u + 0.055,
        v0: from,
        v1: to,
        lift: 0.0004,
        thickness: 0.0004,
      }),
    )
  model.pair('metal', bolt(add(end, [0, 0.016, -0.002]), [-0.35, 1, 0], 0.0085, 0.005), 24)
  const inner = surface(0.5, 0.86)
  bracket(c, inner, bend)
  model.pair('metal', bolt(add(inner, [0.001, 0, 0]), [1, 0.1, 0], 0.0065, 0.004), 24)
  clamp(c, before, bend)
}

/** From the lower edge to the upper one: shares of the height, how far drawn back; the top leans over the hand. */
const SECTION: readonly Vec[] = [
  [-1, 0.012],
  [-0.62, 0.002],
  [0, 0],
  [0.3, 0.002],
  [1, 0.03],
]

/** A flat arm from the clamp on the bar to the shell's back. */
function bracket({ model }: Chassis, inner: Vec, bend: Vec): void {
  const line = [
    add(bend, [0.014, -0.012, -0.004]),
    add(mix(bend, inner, 0.5), [0.012, -0.014, 0]),
    add(inner, [-0.006, -0.004, 0]),
    add(inner, [-0.004, 0.04, 0]),
  ]
  model.pair(
    'black',
    tube(curve(line, 24), [0.0035, 0.0085], { m: 12, up: [0, 0, 1], exponent: 4 }),
  )
}

/** Two halves around the bar's bend, a bolt on each side of it. */
function clamp({ model }: Chassis, before: Vec, bend: Vec): void {
  const way = norm(sub(bend, before))
  const at = add(bend, [0.004, -0.014, -0.004])
  const half = mul(way, 0.012)
  model.pair('darkmetal', cylinder(sub(at, half), add(at, half), 0.0165, { bevel: 0.002 }))
  for (const z of [0.015, -0.015])
    model.pair('metal', bolt(add(at, [0.015, 0, z]), [1, 0, 0], 0.005, 0.004))
}
