import { fillet } from '../../kernel/spline.ts'
import { cylinder, tube } from '../../kernel/sweep.ts'
import { add, lerp, mul, norm, type Vec } from '../../kernel/vector.ts'
import { casting, hexBolt } from './casting.ts'
import { exhaustPorts } from './engine-form.ts'
import { joint, longSilencer, MEETING, sideSilencer } from './silencer.ts'
import type { Chassis } from './spec.ts'

export function exhaust(c: Chassis): void {
  headers(c)
  if (c.spec.exhaust === 'long') longSilencer(c)
  else sideSilencer(c)
}

function headers(c: Chassis): void {
  const { spec, model, lift } = c
  const ports = exhaustPorts(c)
  const single = ports.length === 1
  const r = single ? 0.0172 : 0.0185
  const material = spec.exhaust === 'long' ? 'chrome' : 'header'
  ports.forEach(({ at, axis }, i) => {
    flange(c, at, axis, single)
    const out = add(at, mul(axis, single ? 0.052 : 0.045))
    const y = at[1]
    const low: Vec[] = single
      ? [
          [0.292, -0.058, lift(0.52), 0.06],
          [0.278, -0.082, lift(0.33), 0.07],
          [0.2, -0.098, lift(0.236), 0.07],
          ...after(c),
        ]
      : [
          [0.306, y * 1.02, lift(0.42), 0.1],
          [0.262, y * 0.95, lift(0.23), 0.09],
          [0.14, lerp(MEETING[1], y, 0.5), lift(0.2), 0.05],
          ...joint(c, i, ports.length),
        ]
    const path = fillet([add(at, mul(axis, -0.004)), [...out, 0.05], ...low], 0.08, 10)
    model.add(material, tube(path, r, { m: 22 }))
  })
}

function after({ spec, lift }: Chassis): Vec[] {
  if (spec.exhaust === 'long')
    return [
      [0.02, -0.116, lift(0.226), 0.06],
      [-0.13, -0.15, lift(0.234)],
    ]
  return [
    [0.1, -0.075, lift(0.205), 0.05],
    [MEETING[0] - 0.02, MEETING[1], lift(MEETING[2])],
  ]
}

/** An oval exhaust flange on two studs. */
function flange({ model }: Chassis, at: Vec, axis: Vec, across: boolean): void {
  const up = norm([-axis[2], 0, axis[0]])
  const put = (a: number, b: number, h: number): Vec =>
    add(at, add(mul(axis, h), add([0, a, 0], mul(up, b))))
  const ear = across ? 0.026 : 0.0
  const oval = [
    [ear, across ? 0.008 : 0.026, 0.011],
    [-ear, across ? -0.008 : -0.026, 0.011],
    [0, 0, 0.0255],
  ]
  model.add(
    'darkmetal',
    casting(
      oval,
      [
        [0, -0.002],
        [0, 0.008],
        [0.012, 0.0082],
      ],
      put,
      { round: 0.0015, n: 56 },
    ),
  )
  for (const k of [0, 1]) {
    const [a, b] = oval[k]
    model.add(
      'metal',
      cylinder(put(a, b, 0), put(a, b, 0.024), 0.0032, { segments: 14, bevel: 0.0005 }),
    )
    model.add('metal', hexBolt(put(a, b, 0.009), axis, 0.0062))
  }
  model.add('metal', cylinder(put(0, 0, 0.006), put(0, 0, 0.014), 0.0206, { bevel: 0.001 }))
}
