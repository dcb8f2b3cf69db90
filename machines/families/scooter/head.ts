import { loft, loftSurface, type Station } from '../../kernel/loft.ts'
import { curve } from '../../kernel/spline.ts'
import { box, tube } from '../../kernel/sweep.ts'
import { lerp, type Vec } from '../../kernel/vector.ts'
import { control } from '../../parts/controls.ts'
import { mirrorArm } from '../../parts/mirrors.ts'
import { headLamp, LAMPS, visor, X, Z } from './head-lamps.ts'
import { instrument } from './instrument.ts'
import type { ScooterChassis } from './spec.ts'

/** The handlebar cover with its lamp or visor, instruments, arms and mirrors. */
export function handlebarHead(c: ScooterChassis): void {
  const { spec, model } = c
  cover(c)
  if (spec.lamp === 'none') model.as('screen', () => visor(c))
  headLamp(c)
  instrument(c)
  for (const s of [1, -1]) {
    const arm = [
      [X - 0.02, s * 0.05, Z - 0.002],
      [X - 0.032, s * 0.12, Z + 0.012],
      [X - 0.062, s * 0.185, Z + 0.018],
      [X - 0.085, s * 0.225, Z + 0.016],
    ]
    const points = curve(arm, 36)
    model.add(
      'paint',
      tube(points, (t) => [lerp(0.05, 0.025, t ** 0.7), lerp(0.046, 0.025, t ** 0.7)], {
        m: 28,
        up: [0, 0, 1],
      }),
    )
    const last = points.length - 1
    const joint = points.slice(Math.ceil(last * 0.3)).map((q, i, all) => {
      const r = lerp(0.05, 0.025, ((i + points.length - all.length) / last) ** 0.7) * 0.99
      return [q[0] - r * 0.08, q[1], q[2] + r * 0.998]
    })
    model.add('gap', tube(joint, 0.0015, { m: 6 }))
    model.add('plastic', box([X - 0.078, s * 0.206, Z + 0.034], [0.03, 0.05, 0.016], 0.006, 3))
    model.add(
      s > 0 ? 'grey' : 'red',
      box([X - 0.086, s * 0.206, Z + 0.043], [0.01, 0.014, 0.006], 0.002, 2),
    )
    control(model, ...barEnd(s), {
      side: s,
      reservoir: spec.brake === 'disc' && s < 0,
    })
    mirror(c, s)
  }
}

/** The handlebar's end piece outside the head's arm. */
export const barEnd = (side: number): [Vec, Vec] => [
  [X - 0.083, side * 0.22, Z + 0.016],
  [X - 0.142, side * 0.352, Z + 0.008],
]

/** Position where a mirror's stem is screwed into the head. */
export const mirrorFoot = (side: number): Vec => [X - 0.045, side * 0.155, Z + 0.035]

function mirror({ model, spec }: ScooterChassis, s: number): void {
  model.as('mirrors', () =>
    mirrorArm(model, mirrorFoot(s), {
      side: s,
      kind: spec.mirror,
      height: 0.125,
      out: 0.1,
      back: -0.012,
      shell: spec.mirrorShell,
      stem: spec.mirrorShell === 'chrome' ? 'chrome' : 'black',
      size: 1.02,
    }),
  )
}

function cover({ spec, model }: ScooterChassis): void {
  const sharp = spec.shape === 'sharp'
  const ahead: number[][] =
    spec.lamp === 'none'
      ? sharp
        ? spec.form === 'sharp'
          ? PROW
          : [
              [0.13, -0.006, 0.016, 0.018, 0.016, 1.6, 2],
              [0.1, 0.004, 0.07, 0.042, 0.036, 1.6, 2],
            ]
        : [
            [0.112, 0, 0.05, 0.026, 0.026, 2.6, 2.6],
            [0.09, 0.006, 0.086, 0.044, 0.042, 2.8, 2.8],
          ]
      : frontOf(LAMPS[spec.lamp])
  const flat = spec.lamp === 'round' || spec.lamp === 'hexagon' ? 1 : 0.8
  const behind = [
    [0.055, 0.008, 0.092, 0.078, 0.072, 2.3, 2.4],
    [0, 0.004, 0.094, 0.064, 0.06, 2.5, 2.6],
    [-0.06, -0.002, 0.088, 0.044, 0.044, 2.6, 2.6],
    [-0.098, -0.008, 0.072, 0.026, 0.032, 2.6, 2.6],
  ].map(([x, z, w, t, b, et, eb]) => [x, z, w, t * flat, b * flat, et, eb])
  const stations: Station[] = [...ahead, ...behind].map(([x, z, w, t, b, et, eb]) => ({
    x: X + x,
    z: Z + z,
    w,
    t,
    b,
    et,
    eb,
  }))
  const options = { end: 0.035, start: spec.lamp === 'none' ? 0.015 : 0, n: 56 }
  model.add('paint', loft(stations, options))
  // The joint between the front and rear halves, all around.
  const surface = loftSurface(stations, options)
  model.add(
    'gap',
    tube(surface.ring(surface.length * (sharp ? 0.52 : 0.5), 0.0003), 0.0016, {
      m: 6,
      closed: true,
    }),
  )
  // The stem's collar, which closes the gap to the apron.
  model.add(
    'plastic',
    loft(
      [
        { x: X + 0.005, z: Z - 0.075, w: 0.07, t: 0.07, b: 0.07, a: Math.PI / 2 },
        { x: X, z: Z - 0.03, w: 0.078, t: 0.072, b: 0.072, a: Math.PI / 2 },
      ],
      { n: 8 },
    ),
  )
}

/** A wedge with straight flanks, wide and low at its end. */
const PROW: number[][] = [
  [0.15, -0.012, 0.034, 0.008, 0.008, 1.6, 1.6],
  [0.132, -0.01, 0.064, 0.026, 0.021, 1.5, 1.5],
  [0.098, -0.004, 0.085, 0.044, 0.036, 1.6, 1.6],
]

function frontOf([w, h, exponent]: readonly number[]): number[][] {
  return [
    [0.085, 0.012, w + 0.016, h + 0.015, h + 0.015, exponent, exponent],
    [0.07, 0.011, w + 0.012, h + 0.014, h + 0.012, (exponent + 2.4) / 2, (exponent + 2.4) / 2],
  ]
}
