import { segments } from '../../kernel/detail.ts'
import { merge } from '../../kernel/mesh.ts'
import { curve, roundProfile } from '../../kernel/spline.ts'
import { box, cylinder, lathe, tube } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { casting, clip, hexBolt } from './casting.ts'
import { engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

/**
 * Radiator with fins, tanks, cap and fan. Hoses run to the pump on the right and to the thermostat
 * behind the head.
 */
export function cooling(c: Chassis): void {
  const { spec, model, lift } = c
  const { at, along, barrel, head, wide, half } = engineForm(c)
  const w = { 1: 0.118, 2: 0.14, 4: 0.148 }[spec.cylinders]
  const tall = spec.cylinders === 4 ? 0.125 : 0.115
  // A short machine's fairing ends further back. The radiator moves back to stay inside it.
  const ahead = spec.fairing === 'none' ? 0.352 : Math.min(0.352, c.front.x - 0.336)
  const centre: Vec = [ahead, 0, lift(0.585)]
  // A plane parallel to the fork: `a` across, `b` up, `h` forward.
  const put = (a: number, b: number, h: number): Vec => [
    centre[0] - b * 0.28 + h * 0.96,
    a,
    centre[2] + b * 0.96 + h * 0.28,
  ]
  const slab = (
    a0: number,
    a1: number,
    b0: number,
    b1: number,
    depth: number,
    r: number,
    lip = 0.004,
  ): Parameters<typeof casting> => [
    [a0, a1].flatMap((a) =>
      [b0, b1].map((b) => [a + (a === a0 ? r : -r), b + (b === b0 ? r : -r), r]),
    ),
    [
      [0, -depth],
      [0, depth],
      [0.01, depth],
    ],
    put,
    { round: lip, n: 64 },
  ]
  model.add('fins', casting(...slab(-w, w, -tall, tall, 0.011, 0.004)))
  for (const s of [1, -1])
    model.add(
      'black',
      casting(
        ...slab(
          s > 0 ? w : -w - 0.034,
          s > 0 ? w + 0.034 : -w,
          -tall - 0.006,
          tall + 0.006,
          0.019,
          0.01,
          0.006,
        ),
      ),
    )
  const rows = 26
  const row = (i: number) => -tall + 0.008 + ((2 * tall - 0.016) * i) / (rows - 1)
  model.add(
    'darkmetal',
    merge(
      Array.from({ length: rows }, (_, i) => {
        const b = row(i)
        return tube([put(-w + 0.003, b, 0.0115), put(w - 0.003, b, 0.0115)], [0.0016, 0.0024], {
          m: 6,
          up: [1, 0, 0],
        })
      }),
    ),
  )
  // Cooling fins between the tubes.
  const pleats = segments(48, 12)
  model.add(
    'alu2',
    merge(
      Array.from({ length: pleats }, (_, i) => {
        const a = -w + 0.005 + ((2 * w - 0.01) * i) / (pleats - 1)
        return tube([put(a, -tall + 0.006, 0.0108), put(a, tall - 0.006, 0.0108)], 0.0011, { m: 4 })
      }),
    ),
  )
  const neck = put(-w + 0.012, tall - 0.002, 0)
  model.add('metal', cylinder(neck, [neck[0] - 0.006, neck[1], neck[2] + 0.024], 0.015))
  const cap = roundProfile(
    [
      [0.0001, 0.012],
      [0.014, 0.012],
      [0.02, 0.008],
      [0.021, 0],
    ],
    0.0015,
  )
  model.add(
    'alu',
    lathe(cap, {
      at: [neck[0] - 0.006, neck[1], neck[2] + 0.02],
      axis: [-0.2, 0, 1],
      segments: 40,
      displace: (a, _, q) => q[0] * (1 - 0.05 * Math.max(0, Math.cos(2 * a) - 0.6)),
    }),
  )
  const hose = (points: Vec[], r: number) => {
    model.add('rubber', tube(curve(points, 40), r, { m: 16 }))
    for (const [i, j] of [
      [0, 1],
      [points.length - 1, points.length - 2],
    ]) {
      const to = points[j].map((v, k) => v - points[i][k])
      const near = points[i].map((v, k) => v + to[k] * 0.22)
      model.add('metal', clip(near, to, r))
    }
  }
  const thermostat = at(-0.03, wide - 0.02, barrel + head + 0.03)
  const s = along(-1, 0, 0.2)
  model.add(
    'alu',
    cylinder(
      thermostat,
      thermostat.map((v, k) => v + s[k] * 0.05),
      0.018,
      { bevel: 0.004 },
    ),
  )
  hose(
    [
      put(w + 0.017, tall - 0.03, -0.016),
      [centre[0] - 0.09, w + 0.004, lift(0.71)],
      [thermostat[0] + 0.04, wide + 0.012, thermostat[2] + 0.016],
      thermostat,
    ],
    0.0125,
  )
  // The pump housing low on the right, with its spiral.
  const pump: Vec = [0.09, -half + 0.012, lift(0.296)]
  const housing = roundProfile(
    [
      [0.0001, 0.036],
      [0.016, 0.036],
      [0.024, 0.026],
      [0.036, 0.022],
      [0.04, 0.006],
      [0.041, -0.03],
    ],
    0.004,
  )
  model.add(
    'alu',
    lathe(housing, {
      at: pump,
      axis: [0, -1, 0],
      segments: 56,
      displace: (a, _, q) => (q[0] > 0.03 ? q[0] * (1 + 0.1 * (a / (2 * Math.PI))) : q[0]),
    }),
    50,
  )
  for (const k of [0.6, 2.6, 4.4])
    model.add(
      'metal',
      hexBolt(
        [pump[0] + 0.037 * Math.cos(k), pump[1] - 0.014, pump[2] + 0.037 * Math.sin(k)],
        [0, -1, 0],
        0.005,
      ),
    )
  hose(
    [
      [pump[0], pump[1] - 0.03, pump[2]],
      [pump[0] + 0.02, pump[1] - 0.044, pump[2] + 0.002],
      [0.22, -half - 0.006, lift(0.35)],
      [0.31, -w - 0.012, lift(0.43)],
      put(-w - 0.017, -tall + 0.024, -0.016),
    ],
    0.0125,
  )
  model.add('plastic', box(put(0, 0, -0.035), [0.05, 0.15, 0.15], 0.02))
}
