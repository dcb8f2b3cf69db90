import { panel, panelSurface, type Surface } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { cylinder } from '../../kernel/sweep.ts'
import { add, type Vec } from '../../kernel/vector.ts'
import { FLANKS, type Flank } from './forms.ts'
import { isIn, type Region, recess, sheet } from './recess.ts'
import { lifted, seam } from './skin.ts'
import { type ScooterChassis, tailLampOf } from './spec.ts'
import { type TailCell, tailCells } from './tail-lamps.ts'

export function scooterTail(c: ScooterChassis): void {
  const flank = FLANKS[c.spec.form]
  deck(c, flank)
  const face = tailFace(flank)
  const holes = tailRegions(c)
  c.model.add(
    'paint',
    sheet(
      face,
      48,
      76,
      holes.map((hole) => hole.region),
    ),
  )
  for (const { region, kind } of holes) {
    recess(c.model, face, region, { depth: 0.026, dome: 0.0035, ...SHELLS[kind] })
    tailCells(c.model, face, region, kind)
  }
  if (isIn(holes[0].region, 0.5, 0.5))
    c.model.add(
      'gap',
      seam(face, [
        [0.97, 0.02],
        [0.97, 0.98],
      ]),
    )
}

/** The painted lid between seat and tail, with a fuel flap on models that have one. */
function deck({ model, spec }: ScooterChassis, flank: Flank): void {
  const rim = curve(flank.seat, 24).filter((q) => q[0] < -0.56)
  const rows = curve(rim, 6).map((q, i) => [
    [q[0] - (i === 5 ? 0.012 : 0), 0, q[2] + 0.016],
    [q[0] - (i === 5 ? 0.009 : 0), q[1] * 0.6, q[2] + 0.012],
    [q[0], q[1] - 0.001, q[2]],
  ])
  model.add(
    spec.shape === 'flush' ? 'tank2' : 'paint',
    panel(rows, { symmetric: true, nu: 30, nv: 36 }),
  )
  if (!spec.fuelFlap) return
  const surface = panelSurface(rows, true)
  const [front, back] = [lifted(surface, 0.58, 0.5, -0.003), lifted(surface, 0.58, 0.5, 0.0085)]
  model.add('gap', cylinder(front, add(back, [0, 0, -0.0032]), 0.036, { segments: 48 }))
  model.add('paint', cylinder(front, back, 0.0335, { segments: 48, bevel: 0.002 }))
  model.add(
    'chrome',
    cylinder(add(back, [0.012, 0, 0]), add(back, [0.012, 0, 0.0015]), 0.0075, { segments: 24 }),
  )
}

/** The tail's rear surface from the left to the right flank. Its normal points back. */
function tailFace(flank: Flank): Surface {
  const last = (points: readonly Vec[]) => points[points.length - 1]
  const edges = [last(flank.seat), last(flank.waist), last(flank.hem), last(flank.belly)]
  const rows = edges.map((q, i) => {
    const back = [0.024, 0.05, 0.04, 0.012][i]
    // Under the ends of layered flanks, so that no light passes through their steps.
    const [ahead, inside] = flank.step ? [0.01, 0.003] : [0, 0]
    return [
      [q[0] + ahead, q[1] - inside, q[2]],
      [q[0] - back * 0.74, q[1] * 0.55, q[2] + (i === 0 ? 0.012 : 0)],
      [q[0] - back, 0, q[2] + (i === 0 ? 0.016 : 0)],
      [q[0] - back * 0.74, -q[1] * 0.55, q[2] + (i === 0 ? 0.012 : 0)],
      [q[0] + ahead, inside - q[1], q[2]],
    ]
  })
  return panelSurface(rows)
}

type Hole = { region: Region; kind: TailCell }

const SHELLS: Record<TailCell, { bowl: string; shell: string }> = {
  led: { bowl: 'tail', shell: 'glass' },
  bulb: { bowl: 'rimsilver', shell: 'redlens' },
  amber: { bowl: 'metal', shell: 'glass' },
}

function tailRegions({ spec }: ScooterChassis): Hole[] {
  const slab = (u0: number, u1: number, v0: number, v1: number, taper = 0): Region => ({
    u0,
    u1,
    v0: (t) => v0 + taper * t,
    v1: (t) => v1 - taper * t,
    round: 4,
  })
  const kind = tailLampOf(spec)
  if (spec.form === 'sharp') return [{ region: slab(0.14, 0.66, 0.05, 0.95, 0.1), kind }]
  if (spec.shape === 'sharp') return [{ region: slab(0.1, 0.86, 0.05, 0.95, 0.12), kind }]
  if (spec.shape === 'flush') return [{ region: slab(0.2, 0.52, 0.03, 0.97, 0.02), kind }]
  return [
    { region: slab(0.2, 0.78, 0.24, 0.76, 0.03), kind },
    { region: slab(0.24, 0.74, 0.04, 0.225, 0.02), kind: 'amber' },
    { region: slab(0.24, 0.74, 0.775, 0.96, 0.02), kind: 'amber' },
  ]
}
