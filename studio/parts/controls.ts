import type { Model } from '../kernel/model.ts'
import { curve, roundProfile } from '../kernel/spline.ts'
import { box, capsule, lathe, sphere, tube } from '../kernel/sweep.ts'
import { add, len, mul, norm, steps, sub, type Vec } from '../kernel/vector.ts'

/** Grip, bar end, switches, lever and (on request) the brake fluid's vessel, on the bar's last piece. */
export function control(
  model: Model,
  from: Vec,
  to: Vec,
  { lever = true, reservoir = false, side = 1 } = {},
): void {
  const d = norm(sub(to, from))
  const end = len(sub(to, from))
  const at = (t: number, offset: Vec = [0, 0, 0]): Vec => add(add(from, mul(d, t)), offset)
  const gripLength = 0.115
  const grip = end - gripLength
  const ribs = steps(16).flatMap((t) => {
    const a = 0.008 + t * (gripLength - 0.02)
    return [
      [0.0172, a],
      [0.0172, a + 0.0036],
      [0.0158, a + 0.0042],
      [0.0158, a + 0.0062],
    ]
  })
  const turned = (material: string, profile: Vec[], along: number, crease?: number) =>
    model.add(material, lathe(profile, { at: at(along), axis: d, segments: 40 }), crease)
  turned(
    'rubber',
    [
      [0.0001, 0],
      [0.0165, 0.002],
      ...ribs,
      [0.017, gripLength - 0.006],
      [0.012, gripLength],
      [0.0001, gripLength],
    ],
    grip,
    30,
  )
  turned(
    'rubber',
    roundProfile(
      [
        [0.0001, 0],
        [0.024, 0],
        [0.024, 0.004],
        [0.0001, 0.004],
      ],
      0.0015,
    ),
    grip - 0.003,
  )
  turned(
    'darkmetal',
    roundProfile(
      [
        [0.0001, 0],
        [0.0165, 0],
        [0.0165, 0.026],
        [0.0125, 0.03],
        [0.0001, 0.03],
      ],
      0.002,
    ),
    end,
  )
  turned(
    'plastic',
    roundProfile(
      [
        [0.0001, 0],
        [0.021, 0],
        [0.0225, 0.012],
        [0.021, 0.04],
        [0.0001, 0.04],
      ],
      0.003,
    ),
    grip - 0.047,
  )
  model.add('plastic', box(at(grip - 0.026, [-0.012, 0, 0.002]), [0.032, 0.034, 0.032], 0.007))
  model.add('red', box(at(grip - 0.022, [-0.029, 0, 0.008]), [0.004, 0.01, 0.008], 0.002))
  if (lever) {
    const ahead = (t: number, x: number, z: number) => at(t, [x, 0, z])
    model.add('darkmetal', box(ahead(grip - 0.03, 0.022, 0), [0.045, 0.028, 0.02], 0.006))
    const bend = [
      ahead(grip - 0.02, 0.04, -0.001),
      ahead(grip + 0.01, 0.052, -0.004),
      ahead(grip + 0.05, 0.048, -0.007),
      ahead(grip + 0.095, 0.052, -0.009),
      ahead(grip + 0.135, 0.06, -0.009),
    ]
    model.add(
      'lever',
      tube(curve(bend, 30), capsule([0.0052, 0.0085], 0.08), { m: 14, up: [0, 0, 1] }),
    )
    model.add('lever', sphere(ahead(grip + 0.136, 0.06, -0.009), 0.008))
  }
  if (reservoir) {
    const c = at(grip - 0.052, [0.03, 0, 0.018])
    const axis = [0.1 * side, 0, 1]
    model.add(
      'darkmetal',
      lathe(
        roundProfile(
          [
            [0.0001, 0],
            [0.018, 0],
            [0.021, 0.026],
            [0.0001, 0.026],
          ],
          0.002,
        ),
        { at: c, axis, segments: 36 },
      ),
    )
    const lid = roundProfile(
      [
        [0.0001, 0],
        [0.023, 0],
        [0.023, 0.007],
        [0.0001, 0.009],
      ],
      0.0015,
    )
    model.add('plastic', lathe(lid, { at: add(c, [0.002, 0, 0.026]), axis, segments: 36 }))
  }
}
