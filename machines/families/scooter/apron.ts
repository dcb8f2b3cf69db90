import { curve } from '../../kernel/spline.ts'
import { capsule, tube } from '../../kernel/sweep.ts'
import { lerp, steps } from '../../kernel/vector.ts'
import { apronSurface } from './aprons.ts'
import { FACES } from './faces.ts'
import { innerApron } from './inner-apron.ts'
import { sheet } from './recess.ts'
import { lifted } from './skin.ts'
import type { ScooterChassis } from './spec.ts'

export function apron(c: ScooterChassis): void {
  const { spec, model } = c
  const skin = apronSurface(spec)
  const face = FACES[spec.face]
  model.add('paint', sheet(skin, 96, 132, face.holes))
  face.draw(c, skin)
  innerApron(c, skin)
  // The edge: a dark rubber channel under the bead of the trim.
  for (const v of [0, 1]) {
    const edge = curve(
      steps(14).map((t) => lifted(skin, lerp(0.005, 0.995, t), v, -0.004)),
      60,
    )
    model.add('plastic', tube(edge, 0.0095, { m: 10 }))
    const outer = edge.map((q) => [q[0] + 0.004, q[1] * 1.008, q[2]])
    model.add(spec.trim, tube(outer, capsule([0.0062, 0.0072], 0.02), { m: 12 }))
  }
  const top = steps(30).map((t) => lifted(skin, 0.004, t, -0.002))
  model.add('plastic', tube(top, 0.005, { m: 8 }))
}
