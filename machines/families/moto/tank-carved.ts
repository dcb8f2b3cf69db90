import { type Creased, creased, mirrored } from '../../kernel/creased.ts'
import { liftAtDetail } from '../../kernel/detail.ts'
import { gridMesh } from '../../kernel/mesh.ts'
import { flanged, surfaceNormal } from '../../kernel/panel.ts'
import { tube } from '../../kernel/sweep.ts'
import { add, lerp, mul, steps, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'
import { tankCap } from './tank-cap.ts'

type Form = 'sport' | 'muscle'

/**
 * A tank with creases: a flat deck, a shoulder that runs back as a sharp fold, and recessed flanks
 * for the knees.
 */
export function carvedTank(c: Chassis, form: Form): void {
  const body = bodyOf(c, form)
  c.model.add('paint', gridMesh(body.rows), 34)
  frontCover(c, body, COVERS[form])
  const [v, slope] = form === 'sport' ? [0.47, 0.03] : [0.44, 0]
  tankCap(c, add(body.at(MIDDLE, v), [0, 0, -0.0045]), slope)
  hem(c, body)
}

/**
 * Index of the crease in the centre plane, then the distances of deck and hem from it, counted in
 * creases.
 */
const MIDDLE = 6
const [DECK, HEM] = [1, 5]

function bodyOf({ spec, lift }: Chassis, form: Form): Creased {
  const [wide, tall] = [spec.tankWidth / 0.178, spec.tankHeight / 0.14]
  const placed = ([x, y, z]: Vec): Vec => [x, y * wide, lift(FOOT + (z - FOOT) * tall)]
  const half = LINES[form].map((crease, i) => ({
    ...crease,
    line: crease.line.map(placed),
    swell: SWELL[i],
  }))
  return creased(mirrored(half), { m: 56, pieces: 3 })
}

/** Swell from each crease to the next. The flank below the shoulder is hollow. */
const SWELL = [0.001, 0.004, 0, 0.001, 0.002, 0]

/** Height at which a low tank and a tall one coincide. */
const FOOT = 0.76

/**
 * A dark cover over the air box, raised above the paint. It ends in a point ahead of the cap and
 * has a ridge on each side.
 */
function frontCover({ model }: Chassis, body: Creased, { reach, from, to, tip }: Cover): void {
  const end = (s: number) => lerp(tip, to, Math.abs(2 * s - 1) ** 1.4)
  const rows = steps(15).map((s) =>
    steps(22).map((t) => on(body, MIDDLE + reach * (2 * s - 1), lerp(from, end(s), t), 0.0035)),
  )
  model.add('tank2', flanged(rows, { flange: 0.007, round: 0.0026, thickness: 0.002 }))
  for (const side of [1, -1]) {
    const ridge = steps(24).map((t) =>
      on(body, MIDDLE + side * reach * 0.62, lerp(from + 0.02, to - 0.05, t), 0.0035),
    )
    model.add('tank2', tube(ridge, 0.0032, { m: 8 }))
  }
}

/** The welded seam along the lower edge. */
function hem({ model }: Chassis, body: Creased): void {
  for (const side of [1, -1]) {
    const line = steps(40).map((t) => body.at(MIDDLE + side * HEM, lerp(0.04, 0.97, t)))
    model.add('paint', tube(line, [0.002, 0.0042], { m: 8, up: [0, 0, 1] }))
  }
}

const on = ({ at }: Creased, k: number, v: number, lift: number): Vec => {
  const normal = surfaceNormal((u, t) => at(2 * MIDDLE * u, t), k / (2 * MIDDLE), v)
  return add(at(k, v), mul(normal, liftAtDetail(lift)))
}

/**
 * `reach` counts creases from the centre. The other values are positions along the tank: start, end
 * at the sides, and end of the tip.
 */
type Cover = { reach: number; from: number; to: number; tip: number }
const COVERS: Record<Form, Cover> = {
  sport: { reach: DECK + 0.12, from: 0.1, to: 0.3, tip: 0.37 },
  muscle: { reach: DECK * 0.92, from: 0.06, to: 0.24, tip: 0.3 },
}

/**
 * From the steering head back to the seat: centre, edge of the deck, shoulder, knee, flank, hem and
 * inner edge, in metres.
 */
// biome-ignore format: tables
const LINES: Record<Form, { line: Vec[]; round: number }[]> = {
  sport: [
    { round: 0.2, line: [[0.345, 0, 0.862], [0.326, 0, 0.945], [0.27, 0, 0.988], [0.17, 0, 1.006], [0.07, 0, 1.0], [-0.02, 0, 0.966], [-0.09, 0, 0.908], [-0.15, 0, 0.864]] },
    { round: 0.02, line: [[0.345, 0.05, 0.862], [0.329, 0.072, 0.938], [0.27, 0.09, 0.977], [0.17, 0.098, 0.993], [0.07, 0.093, 0.985], [-0.02, 0.078, 0.949], [-0.092, 0.058, 0.896], [-0.152, 0.046, 0.858]] },
    { round: 0.007, line: [[0.342, 0.088, 0.85], [0.332, 0.132, 0.898], [0.27, 0.173, 0.926], [0.17, 0.188, 0.934], [0.07, 0.18, 0.923], [-0.02, 0.147, 0.896], [-0.095, 0.1, 0.866], [-0.155, 0.066, 0.842]] },
    { round: 0.035, line: [[0.342, 0.09, 0.83], [0.332, 0.13, 0.866], [0.27, 0.166, 0.874], [0.17, 0.17, 0.866], [0.07, 0.136, 0.854], [-0.02, 0.104, 0.838], [-0.095, 0.08, 0.828], [-0.158, 0.062, 0.82]] },
    { round: 0.02, line: [[0.34, 0.09, 0.8], [0.322, 0.125, 0.818], [0.26, 0.16, 0.806], [0.16, 0.166, 0.782], [0.06, 0.147, 0.764], [-0.03, 0.124, 0.762], [-0.1, 0.1, 0.77], [-0.158, 0.066, 0.786]] },
    { round: 0.005, line: [[0.336, 0.086, 0.784], [0.316, 0.116, 0.79], [0.255, 0.15, 0.776], [0.155, 0.16, 0.75], [0.055, 0.144, 0.736], [-0.035, 0.122, 0.742], [-0.105, 0.098, 0.756], [-0.158, 0.064, 0.776]] },
    { round: 0, line: [[0.33, 0.05, 0.79], [0.31, 0.08, 0.796], [0.25, 0.11, 0.782], [0.15, 0.12, 0.756], [0.05, 0.105, 0.742], [-0.035, 0.088, 0.748], [-0.1, 0.07, 0.762], [-0.15, 0.04, 0.78]] },
  ],
  muscle: [
    { round: 0.2, line: [[0.34, 0, 0.86], [0.322, 0, 0.935], [0.265, 0, 0.99], [0.17, 0, 1.012], [0.07, 0, 1.004], [-0.02, 0, 0.97], [-0.1, 0, 0.912], [-0.168, 0, 0.858]] },
    { round: 0.014, line: [[0.34, 0.045, 0.86], [0.324, 0.06, 0.93], [0.265, 0.07, 0.984], [0.17, 0.074, 1.004], [0.07, 0.07, 0.995], [-0.02, 0.06, 0.959], [-0.1, 0.05, 0.902], [-0.17, 0.042, 0.852]] },
    { round: 0.012, line: [[0.336, 0.08, 0.848], [0.325, 0.125, 0.895], [0.265, 0.163, 0.938], [0.17, 0.178, 0.946], [0.07, 0.172, 0.932], [-0.02, 0.144, 0.902], [-0.1, 0.106, 0.866], [-0.172, 0.076, 0.832]] },
    { round: 0.05, line: [[0.336, 0.085, 0.828], [0.325, 0.13, 0.862], [0.265, 0.166, 0.88], [0.17, 0.17, 0.872], [0.07, 0.146, 0.856], [-0.02, 0.116, 0.838], [-0.1, 0.092, 0.824], [-0.172, 0.074, 0.812]] },
    { round: 0.03, line: [[0.334, 0.085, 0.8], [0.32, 0.128, 0.82], [0.26, 0.16, 0.82], [0.165, 0.164, 0.806], [0.06, 0.152, 0.79], [-0.03, 0.132, 0.784], [-0.105, 0.108, 0.784], [-0.174, 0.078, 0.788]] },
    { round: 0.005, line: [[0.33, 0.08, 0.78], [0.315, 0.115, 0.786], [0.255, 0.145, 0.78], [0.16, 0.152, 0.77], [0.055, 0.146, 0.762], [-0.035, 0.128, 0.762], [-0.108, 0.105, 0.766], [-0.174, 0.076, 0.776]] },
    { round: 0, line: [[0.32, 0.05, 0.786], [0.305, 0.08, 0.792], [0.25, 0.11, 0.786], [0.155, 0.115, 0.776], [0.05, 0.11, 0.768], [-0.035, 0.095, 0.768], [-0.1, 0.075, 0.772], [-0.165, 0.045, 0.78]] },
  ],
}
