import { fillet, roundProfile } from '../../kernel/spline.ts'
import { cylinder, lathe, sphere, tube } from '../../kernel/sweep.ts'
import { add, type Vec } from '../../kernel/vector.ts'
import { hexBolt, tensionSpring } from './casting.ts'
import { engineForm } from './engine-form.ts'
import { block, rest } from './footrests.ts'
import type { Chassis } from './spec.ts'
import { onArm } from './swing-arm.ts'

/**
 * Left foot lever: heel-and-toe on commuters, otherwise a toe lever with a rod to the gearbox
 * shaft.
 */
export function gearLever(c: Chassis, town: boolean): void {
  const { model, lift } = c
  const y = Math.max(0.148, engineForm(c).half + 0.03)
  const shaft: Vec = [-0.055, y, lift(0.338)]
  model.add(
    'metal',
    cylinder([shaft[0], 0.07, shaft[2]], add(shaft, [0, 0.008, 0]), 0.0075, { segments: 24 }),
  )
  const arm = (points: Vec[], r = 0.0062) =>
    model.add('metal', tube(fillet(points, 0.03, 8), [r, r * 0.72], { m: 14, up: [0, 0, 1] }))
  const pad = (at: Vec, length = 0.042) => {
    model.add(
      'metal',
      cylinder(add(at, [0, -0.004, 0]), add(at, [0, length - 0.003, 0]), 0.005, { segments: 16 }),
    )
    const ribs = Array.from({ length: 5 }, (_, i) => i * 0.0075).flatMap((a) => [
      [0.0085, a],
      [0.0102, a + 0.001],
      [0.0102, a + 0.0045],
      [0.0085, a + 0.0055],
    ])
    model.add(
      'rubber',
      lathe([[0.0001, 0], ...ribs, [0.0085, length], [0.0001, length]], {
        at,
        axis: [0, 1, 0],
        segments: 22,
      }),
      30,
    )
  }
  model.add(
    'metal',
    cylinder(add(shaft, [0, -0.006, 0]), add(shaft, [0, 0.006, 0]), 0.0135, { bevel: 0.002 }),
  )
  model.add('metal', hexBolt(add(shaft, [-0.012, 0.004, -0.008]), [0, 1, 0], 0.0045))
  if (town) {
    const [toe, heel]: Vec[] = [
      [0.052, y + 0.02, lift(0.33)],
      [-0.262, y + 0.02, lift(0.372)],
    ]
    arm([
      toe,
      [0.0, y + 0.016, lift(0.316)],
      shaft,
      [-0.13, y + 0.004, lift(0.368)],
      [-0.21, y + 0.018, lift(0.37)],
      heel,
    ])
    pad(toe)
    model.add('rubber', block(add(heel, [0, 0.016, 0.002]), [0.03, 0.04, 0.014], 0.005))
    return
  }
  const [px, , pz] = rest(c, 1, false)
  const pivot: Vec = [px + 0.018, 0.156, pz - 0.012]
  const toe: Vec = [px + 0.145, 0.162, pz - 0.012]
  arm([toe, [px + 0.09, 0.16, pz - 0.024], pivot])
  pad(toe)
  model.add(
    'metal',
    cylinder(add(pivot, [0, -0.012, 0]), add(pivot, [0, 0.006, 0]), 0.011, { bevel: 0.002 }),
  )
  const knuckle: Vec = [shaft[0] - 0.006, y + 0.004, shaft[2] + 0.034]
  arm([shaft, knuckle], 0.0055)
  const below = add(pivot, [0.042, -0.004, 0.012])
  model.add('metal', cylinder(below, knuckle, 0.0038, { segments: 14 }))
  for (const end of [below, knuckle]) model.add('darkmetal', sphere(end, 0.0085, 18))
}

/** Right pedal with a treaded pad, its rod to the rear brake, and the spring of the lamp switch. */
export function brakePedal(c: Chassis, town: boolean): void {
  const { spec, model, lift } = c
  const [px, , pz] = rest(c, -1, town)
  const pivot: Vec = town ? [px - 0.03, -0.138, pz - 0.006] : [px + 0.02, -0.156, pz - 0.012]
  const pad: Vec = town ? [px + 0.17, -0.188, lift(0.305)] : [px + 0.15, -0.176, pz - 0.006]
  const way = fillet(
    [pivot, add(pivot, [0.06, -0.012, -0.022]), add(pad, [-0.06, 0.008, -0.012]), pad],
    0.04,
    8,
  )
  model.add('metal', tube(way, [0.0052, 0.0085], { m: 14, up: [0, 1, 0] }))
  model.add('metal', block(add(pad, [0.004, 0, 0.004]), [0.036, 0.036, 0.006], 0.0025))
  for (let i = 0; i < 4; i++)
    model.add(
      'metal',
      block(add(pad, [-0.008 + i * 0.008, 0, 0.0078]), [0.0032, 0.033, 0.003], 0.001),
    )
  model.add(
    'metal',
    cylinder(add(pivot, [0, 0.02, 0]), add(pivot, [0, -0.008, 0]), 0.0125, { bevel: 0.002 }),
  )
  if (spec.rearBrake === 'drum')
    model.add(
      'metal',
      tube([pivot, [-0.2, -0.122, lift(0.305)]], [0.0042, 0.0085], { m: 12, up: [0, 1, 0] }),
    )
  else masterCylinder(c, pivot)
  const lamp: Vec = [pivot[0] - 0.006, -0.128, lift(0.45)]
  model.add('plastic', cylinder(lamp, add(lamp, [0, 0, 0.045]), 0.0075, { segments: 20 }))
  model.add(
    'metal',
    tensionSpring(lamp, [pivot[0] - 0.004, -0.132, pivot[2] + 0.008], 0.0034, 0.0018),
  )
}

/**
 * The rear brake's master cylinder behind the pedal, its reservoir, and the hose to the swing arm.
 */
function masterCylinder(c: Chassis, pivot: Vec): void {
  const { spec, model, lift } = c
  const pump: Vec = add(pivot, [-0.052, 0.008, 0.052])
  model.add('black', cylinder(pump, add(pump, [-0.012, 0, 0.062]), 0.011, { bevel: 0.003 }))
  model.add('metal', cylinder(add(pivot, [-0.04, 0.006, 0.004]), pump, 0.004, { segments: 14 }))
  const vessel: Vec = [-0.245, -0.142, lift(0.6)]
  model.add('tank2', cylinder(vessel, add(vessel, [0, 0, 0.034]), 0.0155, { bevel: 0.003 }))
  model.add(
    'black',
    cylinder(add(vessel, [0, 0, 0.032]), add(vessel, [0, 0, 0.044]), 0.017, { bevel: 0.002 }),
  )
  const hose = (points: Vec[], r: number) =>
    model.add('rubber', tube(fillet(points, 0.05, 10), r, { m: 10 }))
  hose([vessel, add(vessel, [0, 0, -0.05]), add(pump, [-0.02, -0.004, 0.05])], 0.005)
  const [x, y, z] = onArm(c, 0.2)
  const end: Vec =
    spec.swingArm === 'single' ? [-0.24, -0.09, lift(0.52)] : [x, 0.006 - y, z + 0.048]
  hose(
    [
      add(pump, [-0.012, 0, 0.062]),
      add(pump, [-0.02, 0.002, 0.085]),
      add(end, [0.03, -0.006, 0.03]),
      end,
    ],
    0.0042,
  )
}

/** The kick starter: its arm points up along the cover, with the pedal folded in. */
export function kickStarter(c: Chassis): void {
  const { model, lift } = c
  const y = -engineForm(c).half - 0.05
  const at = (x: number, z: number, out = 0): Vec => [x, y - out, lift(z)]
  model.add(
    'metal',
    cylinder([-0.122, -0.07, lift(0.4)], at(-0.122, 0.4, 0.014), 0.0095, { segments: 28 }),
  )
  model.add(
    'metal',
    cylinder(at(-0.122, 0.4, -0.006), at(-0.122, 0.4, 0.012), 0.0165, { bevel: 0.002 }),
  )
  model.add('metal', hexBolt(at(-0.112, 0.411, 0.011), [0, -1, 0], 0.005))
  const arm = fillet(
    [
      at(-0.122, 0.4, 0.004),
      at(-0.146, 0.455, 0.012),
      at(-0.152, 0.52, 0.03),
      at(-0.138, 0.572, 0.038),
    ],
    0.03,
    8,
  )
  model.add(
    'metal',
    tube(arm, (t) => [0.0066 - 0.001 * t, 0.0092 - 0.002 * t], { m: 16, up: [0, 1, 0] }),
  )
  const hinge = at(-0.138, 0.572, 0.038)
  model.add('metal', sphere(hinge, 0.0115, 20))
  const profile = [
    [0.0001, 0],
    [0.007, 0],
    [0.0095, 0.008],
    [0.0095, 0.016],
    [0.0115, 0.02],
    [0.0115, 0.072],
    [0.009, 0.078],
    [0.0001, 0.078],
  ]
  model.add(
    'rubber',
    lathe(roundProfile(profile, 0.0015), { at: hinge, axis: [-0.9, -0.16, 0.14], segments: 24 }),
  )
}
