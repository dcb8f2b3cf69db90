import { roundProfile } from '../../kernel/spline.ts'
import { bolt, box, cylinder, lathe } from '../../kernel/sweep.ts'
import { TURN, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

/** A flush cap in its bolted ring, with a rear hinge and a flap over the keyhole. */
export function tankCap({ spec, model }: Chassis, at: Vec, slope = 0.09): void {
  const axis = [slope, 0, 1]
  const ring = [
    [0.0001, 0.009],
    [0.024, 0.01],
    [0.029, 0.0085],
    [0.0305, 0.0055],
    [0.032, 0.0055],
    [0.038, 0.005],
    [0.04, -0.006],
  ]
  const metal = spec.exhaustMaterial === 'chrome' ? 'chrome' : 'darkmetal'
  // A seal that follows the crown. A bare ring would float above the crown at its sides.
  if (spec.underSeat === 'cases')
    model.add('rubber', lathe(roundProfile(SEAL, 0.001), { at, axis, segments: 56 }))
  model.add(metal, lathe(roundProfile(ring, 0.0012), { at, axis, segments: 64 }))
  for (let i = 0; i < 5; i++) {
    const a = ((i + 0.5) / 5) * TURN
    const [dx, dy] = [0.0352 * Math.cos(a), 0.0352 * Math.sin(a)]
    model.add('metal', bolt([at[0] + dx, dy, at[2] + 0.005 - slope * dx], axis, 0.0032, 0.002))
  }
  model.add('metal', box([at[0] - 0.034, 0, at[2] + 0.009], [0.012, 0.024, 0.008], 0.003))
  model.add('black', box([at[0] + 0.006, 0, at[2] + 0.0105], [0.024, 0.013, 0.004], 0.0018))
  model.add(
    'gap',
    cylinder([at[0] + 0.009, 0, at[2] + 0.012], [at[0] + 0.009, 0, at[2] + 0.0133], 0.0022),
  )
}

const SEAL = [
  [0.039, 0.003],
  [0.0445, 0.001],
  [0.047, -0.004],
  [0.047, -0.014],
]
