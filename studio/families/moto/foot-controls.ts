import { panel } from '../../kernel/panel.ts'
import { circle, plate } from '../../kernel/plate.ts'
import { fillet, outline, roundProfile } from '../../kernel/spline.ts'
import { box, cylinder, lathe, sphere, spring, tube } from '../../kernel/sweep.ts'
import { add, mul, type Vec } from '../../kernel/vector.ts'
import { hexBolt } from './casting.ts'
import { engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

/** A town machine's rests sit on a bar under the engine; the others' on plates at the swing arm, further back. */
const isTown = ({ spec }: Chassis): boolean => spec.fender === 'long'

/** The rider's footrest on one side, where its hinge begins. */
function rest({ spec, lift }: Chassis, side: number, town: boolean): Vec {
  if (town) return [-0.135, side * 0.15, lift(0.298)]
  if (spec.bars === 'clip-on') return [-0.3, side * 0.156, lift(0.4)]
  return [-0.25, side * 0.156, lift(0.35)]
}

export function footControls(c: Chassis): void {
  const { spec } = c
  const town = isTown(c)
  if (town) townBar(c)
  for (const side of [1, -1]) {
    if (!town) heelPlate(c, side)
    footrest(c, rest(c, side, town), side, town ? 1.1 : 1)
    pillion(c, side)
  }
  gearLever(c, town)
  brakePedal(c, town)
  if (spec.kickStart) kickStarter(c)
  if (spec.centreStand) centreStand(c)
  if (spec.belly) belly(c)
}

/** The bar across under the engine that carries both rests. */
function townBar({ model, lift }: Chassis): void {
  const half = [
    [-0.118, 0, 0.262],
    [-0.12, 0.1, 0.262],
    [-0.135, 0.135, 0.29],
    [-0.135, 0.152, 0.298],
  ].map((q): Vec => [q[0], q[1], lift(q[2])])
  model.pair('black', tube(fillet(half, 0.02, 6), 0.0115, { m: 16 }))
  const ear = [
    [-0.145, 0.256],
    [-0.095, 0.256],
    [-0.1, 0.3],
    [-0.14, 0.31],
  ].map(([x, z]) => [x, lift(z)])
  model.pair('black', plate(outline(ear, 0.008), 0.052, 0.058, { bevel: 0.001 }))
  model.pair('metal', hexBolt([-0.118, 0.058, lift(0.29)], [0, 1, 0], 0.0075))
}

function heelPlate(c: Chassis, s: number): void {
  const { model, lift } = c
  const [x, , z] = rest(c, s, false)
  const shape = [
    [-0.172, lift(0.46)],
    [-0.225, lift(0.47)],
    [x - 0.012, z + 0.075],
    [x - 0.026, z],
    [x + 0.002, z - 0.02],
    [x + 0.028, z + 0.002],
    [-0.175, lift(0.41)],
  ]
  const holes = [
    circle((x - 0.21) / 2, (z + lift(0.43)) / 2 + 0.012, 0.013, 28),
    circle(x + 0.004, z + 0.045, 0.009, 24),
  ]
  model.add(
    'alu2',
    plate(outline(shape, 0.014), s * 0.142, s * 0.149, { bevel: 0.0022, segments: 3, holes }),
  )
  model.add('metal', hexBolt([-0.198, s * 0.149, lift(0.45)], [0, s, 0], 0.0085))
  model.add('metal', hexBolt([-0.182, s * 0.149, lift(0.422)], [0, s, 0], 0.0065))
  // The guard that keeps the heel off the moving parts.
  const guard = [
    [x - 0.012, z + 0.07],
    [x + 0.012, z + 0.04],
    [x - 0.02, z + 0.004],
    [x - 0.06, z + 0.05],
    [x - 0.05, z + 0.1],
  ]
  model.add('alu2', plate(outline(guard, 0.016), s * 0.15, s * 0.1525, { bevel: 0.0008 }))
}

/** Fork, hinge pin, return spring and a ribbed rubber with a raised end. */
function footrest({ model }: Chassis, at: Vec, s: number, scale: number): void {
  const axis: Vec = [-0.05, s, 0.04]
  const on = (k: number): Vec => add(at, mul(axis, k))
  for (const dz of [0.011, -0.011])
    model.add('metal', block(add(at, [0, s * 0.006, dz]), [0.024, 0.03, 0.0045], 0.002))
  model.add(
    'metal',
    cylinder(add(at, [0, s * 0.012, -0.018]), add(at, [0, s * 0.012, 0.018]), 0.0045, {
      segments: 16,
    }),
  )
  model.add(
    'metal',
    spring(
      add(at, [0.006, s * 0.012, -0.009]),
      add(at, [0.006, s * 0.012, 0.009]),
      0.0068,
      0.0011,
      4,
    ),
  )
  model.add('darkmetal', cylinder(on(0.004), on(0.03), 0.0085, { segments: 24 }))
  const ribs = Array.from({ length: 8 }, (_, i) => 0.006 + i * 0.0088).flatMap((a) => [
    [0.0118, a],
    [0.0142, a + 0.0012],
    [0.0142, a + 0.0056],
    [0.0118, a + 0.0068],
  ])
  const profile = [
    [0.0001, 0],
    [0.0118, 0.001],
    ...ribs,
    [0.0165, 0.0785],
    [0.0165, 0.085],
    [0.0001, 0.087],
  ]
  model.add(
    'rubber',
    lathe(
      profile.map((q) => [q[0] * scale, q[1] * scale]),
      { at: on(0.022), axis, segments: 24 },
    ),
    30,
  )
}

function pillion({ spec, model, lift }: Chassis, s: number): void {
  const up = spec.bars === 'clip-on' ? 0.06 : 0
  const arm = [
    [-0.325, 0.655],
    [-0.35, 0.665],
    [-0.47, 0.515],
    [-0.47, 0.478],
    [-0.435, 0.478],
    [-0.42, 0.515],
  ].map(([x, z]) => [x, lift(z) + up * ((0.66 - z) / 0.18)])
  model.add('black', plate(outline(arm, 0.01), s * 0.116, s * 0.122, { bevel: 0.0015 }))
  model.add('metal', hexBolt([-0.343, s * 0.122, lift(0.65)], [0, s, 0], 0.0075))
  const at: Vec = [-0.452, s * 0.124, lift(0.492) + up]
  model.add('metal', block(add(at, [0, s * 0.004, 0]), [0.02, 0.018, 0.026], 0.004))
  // Folded in: it points to the rear, its rubber close to the frame.
  const profile = [
    [0.0001, 0],
    [0.009, 0],
    [0.0115, 0.006],
    [0.0115, 0.07],
    [0.009, 0.076],
    [0.0001, 0.076],
  ]
  model.add(
    'rubber',
    lathe(roundProfile(profile, 0.002), {
      at: add(at, [0, s * 0.012, 0]),
      axis: [-0.94, s * 0.12, 0.3],
      segments: 22,
    }),
  )
}

/** Left: a heel-and-toe lever on town machines; else one toe piece with a rod to the gearbox's shaft. */
function gearLever(c: Chassis, town: boolean): void {
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

/** Right: pedal with a treaded pad, its rod to the rear brake and the lamp switch's spring. */
function brakePedal(c: Chassis, town: boolean): void {
  const { spec, model, lift, rear } = c
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
  if (spec.rearBrake === 'drum') {
    const [from, to]: Vec[] = [
      add(pivot, [-0.02, 0.012, -0.034]),
      [rear.x + 0.012, -0.122, rear.z - 0.105],
    ]
    model.add('metal', tube([pivot, from], [0.004, 0.008], { m: 12, up: [0, 1, 0] }))
    model.add('metal', cylinder(from, to, 0.0036, { segments: 14 }))
    model.add(
      'metal',
      spring(add(to, [0.075, 0.002, 0.004]), add(to, [0.012, 0, 0]), 0.007, 0.0012, 6),
    )
    model.add('metal', cylinder(to, add(to, [-0.016, 0, -0.001]), 0.007, { segments: 6 }))
  } else {
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
    hose(
      [
        add(pump, [-0.012, 0, 0.062]),
        add(pump, [-0.02, 0.002, 0.085]),
        [-0.34, -0.152, lift(0.48)],
        [rear.x + 0.17, -0.15, rear.z + 0.082],
      ],
      0.0044,
    )
  }
  const lamp: Vec = [pivot[0] - 0.006, -0.128, lift(0.45)]
  model.add('plastic', cylinder(lamp, add(lamp, [0, 0, 0.045]), 0.0075, { segments: 20 }))
  model.add('metal', spring(lamp, [pivot[0] - 0.004, -0.132, pivot[2] + 0.008], 0.0034, 0.0008, 8))
}

/** Its arm stands up along the cover, the pedal folded in. */
function kickStarter(c: Chassis): void {
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

/** Folded up under the swing arm. */
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
  model.add(
    'metal',
    spring([-0.17, 0.112, lift(0.322)], [-0.29, 0.118, lift(0.243)], 0.008, 0.0014, 9),
  )
}

/** A cowl under the engine: open in front, where the header goes in, with a keel below. */
function belly({ spec, model, lift }: Chassis): void {
  const rows = [
    [
      [0.262, 0.05, 0.246],
      [0.266, 0.088, 0.262],
      [0.262, 0.112, 0.3],
      [0.246, 0.116, 0.334],
    ],
    [
      [0.196, 0.05, 0.19],
      [0.2, 0.102, 0.206],
      [0.192, 0.134, 0.246],
      [0.176, 0.136, 0.276],
    ],
    [
      [0.08, 0.05, 0.176],
      [0.08, 0.108, 0.19],
      [0.07, 0.144, 0.222],
      [0.052, 0.146, 0.246],
    ],
    [
      [-0.05, 0.05, 0.182],
      [-0.05, 0.098, 0.19],
      [-0.07, 0.13, 0.208],
      [-0.098, 0.13, 0.222],
    ],
  ].map((row) => row.map((q): Vec => [q[0], q[1], lift(q[2])]))
  model.pair(spec.belly ?? 'paint', panel(rows, { thickness: -0.004, nu: 36, nv: 28 }))
  const keel = rows.map((row): Vec[] => [
    [row[0][0], 0, row[0][2] - 0.008],
    add(row[0], [0, 0.004, 0.003]),
  ])
  model.add('plastic', panel(keel, { symmetric: true, thickness: -0.004, nu: 30, nv: 10 }))
}

const block = (centre: Vec, size: Vec, r: number) => box(centre, size, r, 2)
