import { merge } from '../../kernel/mesh.ts'
import type { Model } from '../../kernel/model.ts'
import type { Surface } from '../../kernel/panel.ts'
import { cylinder, sphere, tube } from '../../kernel/sweep.ts'
import { lerp, steps } from '../../kernel/vector.ts'
import { placed, type Region } from './recess.ts'

export type TailCell = 'led' | 'bulb' | 'amber'

/** Light sources behind a tail lamp's shell: ribs and a light strip, or a bulb in its bowl. */
export function tailCells(model: Model, face: Surface, region: Region, kind: TailCell): void {
  const at = placed(face, region)
  if (kind === 'bulb') {
    model.add('lens', sphere(at(0.5, 0.5, -0.014), 0.0105, 20))
    model.add('metal', cylinder(at(0.5, 0.5, -0.027), at(0.5, 0.5, -0.02), 0.0075))
    const flutes = steps(23).map((t) =>
      tube(
        steps(8).map((s) => at(lerp(0.07, 0.93, s), lerp(0.06, 0.94, t), 0.0008)),
        0.0012,
        { m: 4 },
      ),
    )
    model.add('tail', merge(flutes))
    return
  }
  if (kind === 'amber') {
    model.add('amber', sphere(at(0.5, 0.5, -0.012), 0.011, 20))
    const ribs = steps(5).map((t) =>
      tube(
        steps(8).map((f) => at(lerp(0.14, 0.86, f), lerp(0.15, 0.85, t), 0.001)),
        0.0011,
        { m: 4 },
      ),
    )
    model.add('amber', merge(ribs))
    return
  }
  const ribs = steps(13).map((t) =>
    tube(
      steps(8).map((s) => at(lerp(0.12, 0.88, s), lerp(0.1, 0.9, t), -0.006)),
      0.0022,
      { m: 6 },
    ),
  )
  model.add('tail', merge(ribs))
  for (const s of [0.3, 0.7])
    model.add(
      'ledr',
      tube(
        steps(20).map((t) => at(s, lerp(0.12, 0.88, t), -0.003)),
        0.0016,
        { m: 6 },
      ),
    )
}
