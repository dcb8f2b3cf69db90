import {
  panelSurface,
  type Surface,
  shell,
  subPanel,
  surfaceNormal,
} from '../../../kernel/panel.ts'
import { curve } from '../../../kernel/spline.ts'
import { bolt, cylinder, tube } from '../../../kernel/sweep.ts'
import { add, lerp, mix, mul, norm, steps, sub, type Vec } from '../../../kernel/vector.ts'
import { barLine } from '../cockpit.ts'
import type { Chassis } from '../spec.ts'

/**
 * From the handlebar's end to its bend: share of the distance, metres ahead of the bar, metres
 * above it.
 */
const BACKBONE: readonly Vec[] = [
  [-0.05, 0.006, 0],
  [-0.075, 0.034, -0.002],
  [0.06, 0.074, -0.006],
  [0.3, 0.1, -0.008],
  [0.6, 0.1, -0.008],
  [0.84, 0.074, -0.006],
  [0.98, 0.026, -0.002],
]

/** Along the backbone: share of its length, metres of shell above and below it. */
const SHELL: readonly Vec[] = [
  [0.1, 0.013, 0.012],
  [0.2, 0.024, 0.022],
  [0.36, 0.034, 0.033],
  [0.54, 0.037, 0.041],
  [0.7, 0.031, 0.039],
  [0.82, 0.02, 0.026],
]

/**
 * Up the shell: share of the height, metres drawn back. The section bows over the hand and in
 * beneath it.
 */
const SECTION: readonly Vec[] = [
  [-1, 0.017],
  [-0.66, 0.0055],
  [-0.2, 0],
  [0.3, 0.0005],
  [0.72, 0.008],
  [1, 0.024],
]

/**
 * Hand guards: a flat aluminium bar from the handlebar's end around the hand to a clamp, with a
 * slim shell on its front.
 */
export function handGuards(c: Chassis): void {
  const { model } = c
  const [, before, bend, end] = barLine(c, 1)
  const points = BACKBONE.map(([share, ahead, up]) => add(mix(end, bend, share), [ahead, 0, up]))
  const line = curve(points, 61)
  model.pair('case', tube(line, [0.0085, 0.003], { m: 16, up: [0, 0, 1], exponent: 5 }))
  const rows = shellRows(line)
  const surface = panelSurface(rows)
  model.pair('plastic', shell(rows, { nu: 16, nv: 34, flange: 0.007, round: 0.003 }))
  vent(c, surface)
  spoiler(c, surface)
  for (const v of [0.2, 0.84])
    model.pair('metal', bolt(surface(0.42, v), surfaceNormal(surface, 0.42, v), 0.006, 0.003), 24)
  barEnd(c, end, norm(sub(end, bend)))
  clamp(c, before, bend)
}

function shellRows(line: readonly Vec[]): Vec[][] {
  const on = (share: number) => line[Math.round(share * (line.length - 1))]
  return SECTION.map(([height, back]) =>
    SHELL.map(([share, over, under]): Vec => {
      const way = norm(sub(on(share + 0.04), on(share - 0.04)))
      const out = norm([-way[1], way[0], 0])
      const ahead = mul(out, out[0] < 0 ? -1 : 1)
      const reach = 0.0075 - back * Math.min(1, (over + under) / 0.07)
      return add(add(on(share), mul(ahead, reach)), [0, 0, height * (height > 0 ? over : under)])
    }),
  )
}

/** A slot through the shell with a moulded lip, a dark inside and a bar across its centre. */
function vent({ model }: Chassis, surface: Surface): void {
  const slot = {
    u0: 0.16,
    u1: 0.31,
    v0: (t: number) => 0.38 - 0.05 * t,
    v1: (t: number) => 0.74 - 0.05 * t,
  }
  model.pair('gap', subPanel(surface, { ...slot, lift: 0.0003, thickness: 0.0004, n: 6, m: 14 }))
  const lip = (u: number, from: number, to: number): Vec[] =>
    steps(15).map((t) => {
      const v = lerp(from, to, t)
      return add(surface(u, v), mul(surfaceNormal(surface, u, v), 0.001))
    })
  for (const [u, shift] of [
    [0.15, 0],
    [0.235, -0.025],
    [0.32, -0.05],
  ])
    model.pair('tank2', tube(lip(u, 0.37 + shift, 0.75 + shift), [0.0024, 0.0016], { m: 8 }))
}

/** A separate stiffer edge on the upper third of the shell. */
function spoiler({ model }: Chassis, surface: Surface): void {
  const region = {
    u0: 0.68,
    u1: 0.97,
    v0: (t: number) => 0.16 + 0.08 * t,
    v1: (t: number) => 0.9 - 0.1 * t,
  }
  model.pair(
    'tank2',
    subPanel(surface, { ...region, lift: 0.0026, thickness: 0.0026, n: 6, m: 30, lip: 3 }),
  )
}

/** The bar-end weight that carries the backbone. */
function barEnd({ model }: Chassis, end: Vec, way: Vec): void {
  const at = (along: number): Vec => add(end, mul(way, along))
  model.pair('case', cylinder(at(-0.001), at(0.009), 0.0155, { bevel: 0.002, segments: 32 }))
  model.pair('case', cylinder(at(0.016), at(0.03), 0.0135, { bevel: 0.003, segments: 32 }))
  model.pair('metal', bolt(at(0.0295), way, 0.0075, 0.004), 24)
}

/** A clamp of two halves around the bend of the handlebar, with a bolt on each side. */
function clamp({ model }: Chassis, before: Vec, bend: Vec): void {
  const way = norm(sub(bend, before))
  const at = add(bend, [0.004, -0.014, -0.004])
  const half = mul(way, 0.011)
  model.pair('case', cylinder(sub(at, half), add(at, half), 0.0175, { bevel: 0.002, segments: 32 }))
  for (const z of [0.015, -0.015])
    model.pair('metal', bolt(add(at, [0.015, 0, z]), [1, 0, 0], 0.005, 0.004))
}
