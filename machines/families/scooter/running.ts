import { curve } from '../../kernel/spline.ts'
import { tube } from '../../kernel/sweep.ts'
import { add } from '../../kernel/vector.ts'
import { disc, drum } from '../../parts/brakes.ts'
import { caliper } from '../../parts/caliper.ts'
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
    text: `${spec.frontTyre} TUBELESS`,
    hub: spec.brake === 'drum' ? spec.brakeSize / 2 + 0.012 : 0.036,
    hubHalf: 0.042,
  })
  wheel(model, {
    ...shared,
    ...rear,
    radius: spec.rearRadius,
    width: spec.rearWidth,
    rim: spec.rearRim,
    text: `${spec.rearTyre} TUBELESS`,
    hub: spec.power === 'hub-motor' ? 0.06 : spec.rearBrakeSize / 2 + 0.008,
    hubHalf: 0.046,
  })
  if (spec.brake === 'drum') {
    const radius = spec.brakeSize / 2 + 0.01
    const eye = drum(model, { ...front, y: -0.05, radius, side: -1, cam: 230, lever: 196 })
    const cable = [eye, add(eye, [0.012, 0.004, 0.06]), [front.x - 0.1, -0.05, front.z + 0.26]]
    model.add('rubber', tube(curve(cable, 20), 0.0034, { m: 8 }))
    return
  }
  const place = { ...front, y: -0.062, radius: spec.brakeSize / 2, side: -1 }
  disc(model, { ...place, petals: 8, hubEnd: -0.042 })
  caliper(model, { ...place, angle: 160, material: 'darkmetal', pistons: 1 })
}
