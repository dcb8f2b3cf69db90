import { merge } from '../../kernel/mesh.ts'
import type { Model } from '../../kernel/model.ts'
import type { Surface } from '../../kernel/panel.ts'
import { sphere, tube } from '../../kernel/sweep.ts'
import { lerp, steps } from '../../kernel/vector.ts'
import { placed, type Region } from './recess.ts'

/** What glows behind a tail lamp's shell: ribs and a line of light, or an amber bulb in its bowl. */
export function tailCells(
  model: Model,
  face: Surface,
  region: Region,
  kind: 'red' | 'amber',
): void {
  const at = placed(face, region)
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
