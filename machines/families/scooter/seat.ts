import { segments } from '../../kernel/detail.ts'
import { merge } from '../../kernel/mesh.ts'
import { panel, panelSurface, type Surface } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { box, cylinder, tube } from '../../kernel/sweep.ts'
import { lerp, steps, type Vec } from '../../kernel/vector.ts'
import { FLANKS } from './forms.ts'
import { lifted } from './skin.ts'
import type { ScooterChassis, ScooterSpec } from './spec.ts'

/** Height of the cushion over its rim, from nose to tail, in metres. */
const PROFILES: Record<ScooterSpec['shape'], readonly number[]> = {
  round: [0.036, 0.062, 0.068, 0.068, 0.084, 0.102, 0.1, 0.088, 0.042],
  sharp: [0.032, 0.056, 0.058, 0.056, 0.088, 0.098, 0.088, 0.07, 0.03],
  flush: [0.036, 0.06, 0.064, 0.066, 0.072, 0.082, 0.08, 0.07, 0.036],
}

export function scooterSeat({ spec, model }: ScooterChassis): void {
  const rim = curve(
    curve(FLANKS[spec.form].seat, 24).filter((q) => q[0] > -0.63),
    9,
  )
  const heights = PROFILES[spec.shape]
  const rows = rim.map((q, i) => {
    const [x, y, z] = q
    const [h, w] = [heights[i], y + 0.007 + (i === 8 ? -0.03 : 0)]
    const dx = i === 0 ? 0.012 : i === 8 ? -0.018 : 0
    return [
      [x + dx, 0, z + h + 0.012],
      [x + dx * 0.9, w * 0.55, z + h + 0.008],
      [x + dx * 0.6, w * 0.86, z + h * 0.86],
      [x, w * 0.985, z + h * 0.5],
      [x - dx * 0.2, w * 0.985, z + 0.012],
      [x - dx * 0.3, w * 0.95, z + 0.004],
    ]
  })
  const surface = panelSurface(rows, true)
  model.add(spec.seatMaterial, panel(rows, { symmetric: true, nu: 84, nv: 72, thickness: 0 }), 60)
  ends(spec.seatMaterial, model, rows)
  upholstery(spec, model, surface)
  const base = rim.map((q) => [q[0], q[1] - 0.004, q[2] + 0.002])
  model.pair('gap', tube(base, [0.004, 0.005], { m: 8, up: [0, 0, 1] }))
  // Seat hinge in front, and lock with a chrome barrel on the left behind.
  model.add(
    'darkmetal',
    cylinder([0.068, -0.03, 0.688], [0.068, 0.03, 0.688], 0.006, { segments: 16 }),
  )
  const lock = surface(0.8, 0.94)
  model.add(
    'chrome',
    cylinder(
      [lock[0], lock[1] - 0.012, lock[2] - 0.024],
      [lock[0], lock[1] + 0.003, lock[2] - 0.025],
      0.0095,
      { segments: 24 },
    ),
  )
  model.add(
    'gap',
    box([lock[0], lock[1] + 0.0032, lock[2] - 0.025], [0.0022, 0.001, 0.009], 0.0004, 1),
  )
}

/** Closes the nose and the tail of the cushion. */
function ends(material: string, model: ScooterChassis['model'], rows: Vec[][]): void {
  for (const row of [rows[0], rows[rows.length - 1]]) {
    const low = row[row.length - 1]
    const dx = row === rows[0] ? 0.012 : -0.014
    const face = [
      row,
      row.map((q, i) => [q[0] + dx * (1 - i / 8), q[1] * 0.97, lerp(q[2], low[2], 0.35)]),
      row.map((q) => [q[0] + dx * 0.4, q[1] * 0.94, low[2] - 0.001]),
    ]
    model.add(material, panel(face, { symmetric: true, nu: 16, nv: 40, thickness: 0 }), 60)
  }
}

/** Piping along both sides, a seam between rider and pillion, and double stitching. */
function upholstery(spec: ScooterSpec, model: ScooterChassis['model'], surface: Surface): void {
  const along = (v: number, lift: number, u0 = 0.02, u1 = 0.98, n = 60) =>
    steps(segments(n - 1, 20) + 1).map((t) => lifted(surface, lerp(u0, u1, t), v, lift))
  for (const v of [0.2, 0.8]) model.add(spec.piping, tube(along(v, -0.0006), 0.0024, { m: 8 }))
  const across = (u: number, bow: number) =>
    steps(30).map((t) => surface(u + bow * Math.sin(Math.PI * t), lerp(0.205, 0.795, t)))
  const seams = { round: [0.47], sharp: [0.45, 0.49], flush: [0.3, 0.62] }[spec.shape]
  for (const u of seams)
    model.add('gap', tube(across(u, spec.shape === 'sharp' ? -0.05 : 0.02), 0.0016, { m: 6 }))
  const stitch = spec.piping === 'gap' ? 'grey' : spec.piping
  const dashes = [0.225, 0.775].flatMap((v) =>
    steps(segments(71, 10) + 1).map((t) => {
      const u = lerp(0.04, 0.96, t)
      return tube([lifted(surface, u, v, 0.0004), lifted(surface, u + 0.006, v, 0.0004)], 0.0008, {
        m: 4,
      })
    }),
  )
  model.add(stitch, merge(dashes))
}
