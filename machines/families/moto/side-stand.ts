import { mapMesh } from '../../kernel/mesh.ts'
import { plate } from '../../kernel/plate.ts'
import { fillet, outline } from '../../kernel/spline.ts'
import { box, cylinder, tube } from '../../kernel/sweep.ts'
import { add, mix, type Vec } from '../../kernel/vector.ts'
import { hexBolt, tensionSpring } from './casting.ts'
import type { Chassis } from './spec.ts'
import { standFoot } from './stance.ts'

/** The side stand on the left of the frame: extended when the machine leans, otherwise folded. */
export function sideStand({ model, lift }: Chassis, lean: number): void {
  const pivot: Vec = [-0.118, 0.122, lift(0.292)]
  const bracket = outline(
    [
      [-0.17, 0.37],
      [-0.09, 0.345],
      [-0.092, 0.28],
      [-0.142, 0.272],
    ].map(([x, z]) => [x, lift(z)]),
    0.014,
  )
  model.add('frame', plate(bracket, 0.1, 0.108, { bevel: 0.0015 }))
  model.add('metal', hexBolt(add(pivot, [0, 0.008, 0]), [0, 1, 0], 0.009))
  model.add(
    'black',
    cylinder(add(pivot, [0, -0.014, 0]), add(pivot, [0, 0.008, 0]), 0.016, { bevel: 0.002 }),
  )
  const y = 0.252
  const foot: Vec = lean ? [-0.19, y, standFoot(lean, y) + 0.014] : [-0.4, 0.142, lift(0.245)]
  const knee: Vec = lean ? [-0.14, 0.2, lift(0.16)] : [-0.26, 0.135, lift(0.25)]
  const leg = fillet([pivot, mix(pivot, knee, 0.4), add(knee, [0, 0, 0.02]), foot], 0.04)
  model.add(
    'black',
    tube(leg, (t) => 0.0125 - 0.003 * t, { m: 18 }),
  )
  // The foot reaches below the ground. Broad tyres lift the machine a little, and the ground hides
  // the rest.
  const tread = box([foot[0] - 0.008, foot[1] + 0.004, 0.0005], [0.058, 0.042, 0.018], 0.003)
  model.add(
    'black',
    lean
      ? mapMesh(tread, (q) => [q[0], q[1], q[2] + standFoot(lean, q[1])])
      : mapMesh(tread, (q) => [q[0], foot[1] + q[2], foot[2] + q[1] - y]),
  )
  // A small arm for the boot, and the return spring.
  const toe = mix(knee, foot, 0.7)
  model.add('black', cylinder(toe, add(toe, [-0.02, 0.038, 0.004]), 0.005, { segments: 16 }))
  model.add(
    'metal',
    tensionSpring(add(pivot, [-0.026, 0.006, 0.05]), mix(pivot, foot, 0.4), 0.0075),
  )
}
