import { panel, panelSurface, type Surface } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import { lerp, type Vec } from '../../kernel/vector.ts'
import { electricDetails } from './electric-details.ts'
import { flankGraphic } from './flank-graphics.ts'
import { layers } from './flank-layers.ts'
import { FLANKS, type Flank } from './forms.ts'
import { between, cover, seam } from './skin.ts'
import type { ScooterChassis } from './spec.ts'

export type Skin = { upper: Surface; lower: Surface; belly: Surface; flank: Flank }

function flankSkin({ spec }: ScooterChassis): Skin {
  const flank = FLANKS[spec.form]
  const inset = (points: readonly Vec[]) => points.map((q) => [q[0], q[1] - 0.006, q[2] - 0.001])
  return {
    flank,
    upper: between(flank.seat, flank.waist, { swell: flank.swell[0] }),
    lower: between(flank.step ?? flank.waist, flank.hem, { swell: flank.swell[1], at: 0.45 }),
    belly: between(inset(flank.hem), flank.belly, { swell: 0.004 }),
  }
}

export function rearBody(c: ScooterChassis): void {
  const { model } = c
  const skin = flankSkin(c)
  const { upper, lower, belly, flank } = skin
  model.pair('paint', cover(upper, { n: 36, m: 84 }))
  model.pair('paint', cover(lower, { n: 32, m: 84 }))
  model.pair('plastic', cover(belly, { n: 14, m: 60, thickness: 0.003 }))
  if (flank.step) layers(c, skin)
  else joints(c, skin)
  flankGraphic(c, skin)
  electricDetails(c, skin)
  front(c, skin.flank)
  underTray(c, skin.flank)
}

function joints({ spec, model }: ScooterChassis, { upper, lower }: Skin): void {
  const lean = spec.shape === 'sharp' ? 0.12 : -0.05
  const tail = spec.shape === 'sharp' ? 0.7 : 0.78
  model.pair(
    'gap',
    seam(upper, [
      [0.02, tail],
      [1, tail + lean],
    ]),
  )
  model.pair(
    'gap',
    seam(lower, [
      [0, tail + lean],
      [1, tail + lean * 1.8],
    ]),
  )
  if (!spec.batteryHatch)
    // The service lid over the belt, with a joint of its own.
    model.pair(
      'gap',
      seam(lower, [
        [0.5, 0.02],
        [0.46, 0.2],
        [0.52, 0.4],
        [0.98, 0.52],
      ]),
    )
}

/** The wall between the rider's heels, from the seat's nose to the floor. */
function front({ spec, model }: ScooterChassis, flank: Flank): void {
  const rows = [flank.seat[0], flank.waist[0], flank.hem[0], flank.belly[0]].map((edge, i) => {
    const ahead = [0.016, 0.026, 0.026, 0.026][i]
    return [
      [edge[0] + ahead, 0, edge[2] + 0.004],
      [edge[0] + ahead * 0.78, edge[1] * 0.66, edge[2] + 0.002],
      [edge[0], edge[1] - 0.002, edge[2]],
    ]
  })
  const material = spec.shape === 'sharp' ? 'plastic' : 'paint'
  model.add(material, panel(rows, { symmetric: true, nu: 40, nv: 40 }))
  const surface = panelSurface(rows, true)
  const lid: Vec[] = [
    [0.14, 0.26],
    [0.14, 0.74],
    [0.5, 0.8],
    [0.62, 0.74],
    [0.66, 0.5],
    [0.62, 0.26],
    [0.5, 0.2],
    [0.14, 0.26],
  ]
  for (let i = 0; i + 1 < lid.length; i++)
    model.add('gap', seam(surface, [lid[i], lid[i + 1]], 0.0012))
  const edge = (mirror: 1 | -1) =>
    curve(
      [flank.seat[0], flank.waist[0], flank.hem[0], flank.belly[0]].map((q) => [
        q[0] + 0.001,
        mirror * q[1],
        q[2],
      ]),
      30,
    )
  for (const side of [1, -1] as const) model.add('gap', tube(edge(side), 0.0018, { m: 6 }))
}

/** The tray that closes the body from below, clear of wheel and engine. */
function underTray({ model }: ScooterChassis, flank: Flank): void {
  const rows = curve(flank.belly, 9).map((q, i) => {
    const roof = lerp(q[2] + 0.03, q[2] + 0.004, i / 8)
    return [
      [q[0], 0, roof + 0.03 * Math.sin((Math.PI * i) / 8)],
      [q[0], q[1] * 0.6, roof + 0.02 * Math.sin((Math.PI * i) / 8)],
      [q[0], q[1] - 0.002, q[2] + 0.002],
    ]
  })
  model.add('plastic', panel(rows, { symmetric: true, nu: 24, nv: 20, thickness: 0.003 }))
}
