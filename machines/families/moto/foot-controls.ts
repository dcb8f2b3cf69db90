import { fillet } from '../../kernel/spline.ts'
import { cylinder, tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { tensionSpring } from './casting.ts'
import { brakePedal, gearLever, kickStarter } from './foot-levers.ts'
import { footrest, heelPlate, isTown, pillion, rest, townBar } from './footrests.ts'
import type { Chassis } from './spec.ts'

export function footControls(c: Chassis): void {
  const { spec } = c
  const town = isTown(c)
  if (town) townBar(c)
  for (const side of [1, -1]) {
    if (!town) heelPlate(c, side)
    footrest(c, rest(c, side, town), side, town ? 1.1 : 1)
    if (!spec.solo) pillion(c, side)
  }
  gearLever(c, town)
  brakePedal(c, town)
  if (spec.kickStart) kickStarter(c)
  if (spec.centreStand) centreStand(c)
}

/** The centre stand, folded up under the swing arm. */
function centreStand({ model, lift }: Chassis): void {
  const half = [
    [-0.165, 0.1, 0.3],
    [-0.22, 0.115, 0.235],
    [-0.36, 0.128, 0.232],
    [-0.4, 0.15, 0.226],
  ].map((q): Vec => [q[0], q[1], lift(q[2])])
  model.pair('black', tube(fillet(half, 0.04, 8), 0.0105, { m: 16 }))
  model.add(
    'black',
    cylinder([-0.235, 0.116, lift(0.236)], [-0.235, -0.116, lift(0.236)], 0.0085, { segments: 20 }),
  )
  const arm = [
    [-0.3, 0.124, 0.234],
    [-0.32, 0.175, 0.25],
    [-0.345, 0.2, 0.272],
  ].map((q): Vec => [q[0], q[1], lift(q[2])])
  model.add('black', tube(fillet(arm, 0.02, 6), 0.0075, { m: 14 }))
  model.add('metal', tensionSpring([-0.17, 0.108, lift(0.322)], [-0.29, 0.112, lift(0.243)], 0.008))
}
