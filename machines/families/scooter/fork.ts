import { curve, roundProfile } from '../../kernel/spline.ts'
import { bolt, box, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import { add, mul, type Vec } from '../../kernel/vector.ts'
import type { ScooterChassis } from './spec.ts'

/** Half the distance between the legs. */
const LEG = 0.08
/** Distance from the legs forward to the axle, in metres. */
const LEAD = 0.036

/**
 * Two telescopic legs from the axle into the mudguard and up behind the apron, and the steering
 * stem between them.
 */
export function scooterFork({ model, front, spec, steeringAxis, steering }: ScooterChassis): void {
  for (const s of [1, -1]) {
    const y = s * LEG
    const at = (t: number, out = 0, ahead = 0): Vec =>
      add([front.x - LEAD + ahead, y + s * out, front.z], mul(steeringAxis, t))
    const slider = [
      [0.0001, -0.016],
      [0.019, -0.016],
      [0.0215, 0],
      [0.0205, 0.05],
      [0.0195, 0.16],
      [0.0225, 0.175],
      [0.0225, 0.2],
      [0.0001, 0.202],
    ]
    const material = spec.shape === 'round' ? 'case' : 'black'
    model.add(
      material,
      lathe(roundProfile(slider, 0.003), { at: at(0), axis: steeringAxis, segments: 36 }),
    )
    model.add('rubber', cylinder(at(0.198), at(0.214), 0.0205, { segments: 28 }))
    const tubes = spec.form === 'sharp' ? 'rubber' : 'chrome'
    model.add(tubes, cylinder(at(0.21), at(0.31), 0.0155, { segments: 28 }))
    model.add(
      material,
      box([front.x - LEAD / 2, y, front.z + 0.004], [0.06, 0.03, 0.034], 0.009, 3),
    )
    const eye = roundProfile(
      [
        [0.0001, -0.02],
        [0.024, -0.02],
        [0.027, -0.008],
        [0.027, 0.008],
        [0.024, 0.02],
        [0.0001, 0.02],
      ],
      0.004,
    )
    model.add(material, lathe(eye, { at: [front.x, y, front.z], segments: 36 }))
    model.add('metal', bolt([front.x, y + s * 0.021, front.z], [0, s, 0], 0.014, 0.008))
    // The mudguard is bolted to a lug on each leg.
    model.add(material, box(at(0.13, -0.004, 0.018), [0.03, 0.02, 0.024], 0.005, 2))
    model.add(
      'amber',
      cylinder(at(0.105, 0.0195, 0.002), at(0.105, 0.0245, 0.002), 0.0125, { segments: 28 }),
    )
  }
  model.add('darkmetal', box(add(steering(0.33), [-0.03, 0, 0]), [0.05, 0.19, 0.026], 0.01, 2))
  model.add(
    'darkmetal',
    cylinder(add(steering(0.33), [-0.03, 0, 0]), steering(0.64), 0.026, { segments: 24 }),
  )
  const hose = curve(
    [
      [front.x - 0.01, -0.075, front.z - 0.05],
      [front.x - 0.09, -0.1, front.z + 0.03],
      [front.x - 0.1, -0.098, front.z + 0.14],
      [front.x - 0.14, -0.07, front.z + 0.27],
    ],
    40,
  )
  model.add('rubber', tube(hose, 0.0042, { m: 10 }))
}
