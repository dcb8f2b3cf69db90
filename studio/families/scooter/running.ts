import { caliper, disc, drum } from '../../parts/brakes.ts'
import { wheel } from '../../parts/wheel.ts'
import type { ScooterChassis } from './spec.ts'

export function runningGear({ spec, model, front, rear }: ScooterChassis): void {
  const shared = {
    style: spec.rimStyle,
    material: spec.rimMaterial,
    tread: 'scooter' as const,
    tape: spec.tape,
  }
  wheel(model, {
    ...shared,
    ...front,
    radius: spec.frontRadius,
    width: spec.frontWidth,
    rim: spec.frontRim,
    hub: spec.brake === 'drum' ? 0.062 : 0.04,
  })
  wheel(model, {
    ...shared,
    ...rear,
    radius: spec.rearRadius,
    width: spec.rearWidth,
    rim: spec.rearRim,
    hub: 0.045,
  })
  if (spec.brake === 'drum') return drum(model, { ...front, y: -0.05, radius: 0.07, side: -1 })
  disc(model, { ...front, y: -0.066, radius: 0.108, holes: 14, rings: 2, side: -1 })
  caliper(model, {
    ...front,
    y: -0.066,
    radius: 0.108,
    angle: 155,
    side: -1,
    material: 'darkmetal',
    size: 1.15,
  })
}
