import { loft, type Station } from '../../kernel/loft.ts'
import { plate } from '../../kernel/plate.ts'
import { outline, roundProfile } from '../../kernel/spline.ts'
import { bolt, box, cylinder, lathe } from '../../kernel/sweep.ts'
import { lerp, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

const PIVOT_X = -0.175
const pivotHeight = ({ lift }: Chassis): number => lift(0.455)

/** Point on the arm's centre line, as a share from the pivot to the axle. */
export function onArm(c: Chassis, share: number): Vec {
  return [lerp(PIVOT_X, c.rear.x, share), 0.126, lerp(pivotHeight(c), c.rear.z, share)]
}

const slim = ({ spec }: Chassis): boolean => spec.rearShocks === 'twin'
export const armMaterial = (c: Chassis): string => (slim(c) ? 'black' : 'alu2')

export function swingArm(c: Chassis): void {
  if (c.spec.swingArm === 'single') singleArm(c)
  else for (const side of [1, -1]) doubleArm(c, side)
  pivots(c)
}

function doubleArm(c: Chassis, side: number): void {
  const { model, rear } = c
  const k = slim(c) ? 0.5 : 1
  const station = (share: number, w: number, t: number, b: number, y: number): Station => {
    const [x, , z] = onArm(c, share)
    return {
      x,
      z: z + (share > 0 && share < 1 ? 0.008 * k : 0),
      w,
      t: t * k,
      b: b * k,
      y: side * y,
      et: 6,
      eb: 6,
    }
  }
  const beam = [
    station(0, 0.019, 0.05, 0.048, 0.112),
    station(0.33, 0.019, 0.046, 0.04, 0.118),
    station(0.72, 0.018, 0.036, 0.034, 0.127),
    { ...station(1, 0.017, 0.034, 0.034, 0.13), x: rear.x + 0.045, t: 0.027, b: 0.027 },
  ]
  model.add(armMaterial(c), loft(beam, { start: 0.02, end: 0.006, n: 40, q: 10 }))
  adjuster(c, side)
}

/**
 * The chain adjuster at the arm's end: a slotted plate for the axle, its screw and end cap, and
 * graduation marks.
 */
function adjuster(c: Chassis, side: number): void {
  const { model, rear } = c
  const { x, z } = rear
  const tall = slim(c) ? 0.023 : 0.028
  const shape = (grow: number, from: number, to: number, r: number) =>
    outline(
      [
        [x + to, z + tall * grow],
        [x - from, z + tall * grow],
        [x - from, z - tall * grow],
        [x + to, z - tall * grow],
      ],
      r,
      5,
    )
  const slot = shape(0.42, 0.034, 0.03, 0.009)
  for (const y of [0.114, 0.1445])
    model.add(
      armMaterial(c),
      plate(shape(1, 0.066, 0.062, 0.008), side * y, side * (y + 0.0045), {
        bevel: 0.0012,
        holes: [slot],
      }),
    )
  model.add('metal', box([x - 0.068, side * 0.131, z], [0.006, 0.038, tall * 1.9], 0.0018))
  model.add('metal', cylinder([x - 0.02, side * 0.131, z], [x - 0.094, side * 0.131, z], 0.0042))
  for (const dx of [-0.074, -0.082])
    model.add(
      'metal',
      lathe(hexagon, { at: [x + dx, side * 0.131, z], axis: [-1, 0, 0], segments: 6 }),
      20,
    )
  model.add(
    'alu',
    plate(shape(0.56, 0.016, 0.016, 0.004), side * 0.1485, side * 0.1525, { bevel: 0.001 }),
  )
  for (let i = -2; i <= 2; i++)
    model.add(
      'gap',
      box([x + i * 0.009, side * 0.1491, z + tall * 0.68], [0.0014, 0.0012, 0.009], 0.0004),
    )
  model.add('metal', lathe(nut, { at: [x, side * 0.152, z], axis: [0, side, 0], segments: 6 }), 20)
  model.add('metal', lathe(washer, { at: [x, side * 0.152, z], axis: [0, side, 0], segments: 36 }))
  model.add('darkmetal', cylinder([x, side * 0.13, z], [x, side * 0.169, z], 0.0072))
}

const hexagon = roundProfile(
  [
    [0.0042, 0.005],
    [0.0078, 0.005],
    [0.0084, 0],
  ],
  0.0008,
)
const nut = roundProfile(
  [
    [0.007, 0.0125],
    [0.0115, 0.0125],
    [0.015, 0.0095],
    [0.015, 0.001],
  ],
  0.0012,
)
const washer = roundProfile(
  [
    [0.007, 0.0022],
    [0.019, 0.0022],
    [0.019, -0.002],
  ],
  0.0006,
)

/**
 * One broad arm on the left around the chain, with an eccentric axle carrier. On the right is the
 * large wheel nut.
 */
function singleArm(c: Chassis): void {
  const { model, rear } = c
  const station = (share: number, w: number, t: number, b: number, y: number, up = 0): Station => {
    const [x, , z] = onArm(c, share)
    return { x, z: z + up, w, t, b, y, et: 5, eb: 5 }
  }
  const beam = [
    station(0.02, 0.05, 0.052, 0.05, 0.07),
    station(0.22, 0.046, 0.056, 0.052, 0.1, 0.012),
    station(0.48, 0.031, 0.06, 0.05, 0.147, 0.03),
    station(0.8, 0.029, 0.062, 0.046, 0.156, 0.02),
    station(1, 0.03, 0.07, 0.07, 0.156),
  ]
  model.add('alu2', loft(beam, { start: 0.03, end: 0.03, n: 60, q: 14 }))
  const at = [rear.x, 0.156, rear.z]
  const turned = (material: string, profile: Vec[], segments = 96) =>
    model.add(material, lathe(roundProfile(profile, 0.0025), { at, segments }))
  turned('alu2', [
    [0.03, -0.034],
    [0.072, -0.034],
    [0.079, -0.028],
    [0.079, 0.028],
    [0.072, 0.036],
    [0.058, 0.036],
  ])
  turned('alu', [
    [0.058, 0.03],
    [0.06, 0.04],
    [0.046, 0.042],
    [0.03, 0.034],
    [0.0001, 0.034],
  ])
  turned(
    'metal',
    [
      [0.0001, 0.05],
      [0.012, 0.05],
      [0.022, 0.046],
      [0.024, 0.032],
    ],
    6,
  )
  for (let i = 0; i < 3; i++) {
    const a = 2.6 + i * 0.5
    model.add(
      'metal',
      bolt(
        [rear.x + 0.084 * Math.cos(a), 0.156, rear.z + 0.084 * Math.sin(a)],
        [Math.cos(a), 0, Math.sin(a)],
        0.006,
        0.007,
      ),
      24,
    )
  }
  const right = [rear.x, -0.056, rear.z]
  const facing = (material: string, profile: Vec[], segments = 72) =>
    model.add(
      material,
      lathe(roundProfile(profile, 0.0018), { at: right, axis: [0, -1, 0], segments }),
    )
  facing('case', [
    [0.0001, 0.004],
    [0.05, 0.004],
    [0.056, -0.004],
    [0.056, -0.02],
  ])
  facing(
    'metal',
    [
      [0.012, 0.03],
      [0.019, 0.03],
      [0.026, 0.024],
      [0.029, 0.006],
      [0.037, 0.004],
    ],
    6,
  )
  facing('darkmetal', [
    [0.0001, 0.022],
    [0.015, 0.022],
    [0.015, 0.034],
    [0.012, 0.034],
  ])
}

function pivots(c: Chassis): void {
  const { model, lift } = c
  const z = pivotHeight(c)
  for (const side of [1, -1]) {
    const bearing = [
      [0.0001, 0.01],
      [0.009, 0.01],
      [0.0105, 0.0125],
      [0.0175, 0.0125],
      [0.0215, 0.002],
      [0.0215, -0.01],
    ]
    model.add(
      'metal',
      lathe(roundProfile(bearing, 0.0014), {
        at: [-0.195, side * 0.134, z],
        axis: [0, side, 0],
        segments: 40,
      }),
    )
  }
  const across =
    c.spec.swingArm === 'single' ? [0.09, 0.22, 0.085] : [0.07, 0.225, slim(c) ? 0.04 : 0.06]
  model.add(armMaterial(c), box([-0.29, 0, lift(0.418)], across, 0.016))
}
