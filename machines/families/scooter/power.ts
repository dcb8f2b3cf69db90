import { shock } from '../../parts/suspension.ts'
import { beltCase } from './belt-case.ts'
import { electricDrive } from './electric.ts'
import { coolingSide } from './engine-right.ts'
import { silencer } from './silencer.ts'
import type { ScooterChassis } from './spec.ts'
import { footPegs, stands } from './stands.ts'

export function powerUnit(c: ScooterChassis): void {
  const { spec, model, rear } = c
  if (spec.power === 'engine') {
    beltCase(c)
    coolingSide(c)
    silencer(c)
  } else electricDrive(c)
  for (const side of spec.rearSprings === 2 ? [1, -1] : [1])
    shock(model, [rear.x + 0.012, side * 0.124, rear.z + 0.058], [-0.5, side * 0.124, 0.535], {
      radius: 0.029,
      material: spec.springMaterial,
    })
  stands(c)
  footPegs(c)
}
