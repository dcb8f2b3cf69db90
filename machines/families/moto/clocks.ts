import { strokes } from '../../kernel/lettering.ts'
import { type Mesh, merge } from '../../kernel/mesh.ts'
import { tube } from '../../kernel/sweep.ts'
import { rad, steps, type Vec } from '../../kernel/vector.ts'
import { casting, type Hull, hullLine, type Put } from './casting.ts'
import type { Chassis } from './spec.ts'

/**
 * The instruments: two round dials, one dial beside a fuel gauge, one beside a small display, or a
 * display alone.
 */
export type Dials = 'two' | 'gauge' | 'one' | 'display'

/**
 * The instruments over the upper yoke, facing the saddle. `x` and `z` are the centre of the
 * handlebar.
 */
export function clocks({ spec, model }: Chassis, x: number, z: number): void {
  // Axes of the face: `a` to the rider's left, `b` up the slope, `h` towards the rider.
  const put: Put = (a, b, h) => [
    x + 0.084 + 0.82 * b - 0.57 * h,
    a,
    z + 0.066 + 0.57 * b + 0.82 * h,
  ]
  const add = (material: string, mesh: Mesh, crease?: number) => model.add(material, mesh, crease)
  const raise = (hull: Hull, profile: Vec[], n = 72) =>
    casting(hull, profile, put, { round: 0.0022, n })
  const pods: Hull[] =
    spec.dials === 'two'
      ? [[[0.049, 0, 0.043]], [[-0.049, 0, 0.043]]]
      : [
          [
            [0.052, 0.018, 0.022],
            [-0.052, 0.018, 0.022],
            [0.044, -0.02, 0.02],
            [-0.044, -0.02, 0.02],
          ],
        ]
  for (const pod of pods) {
    add(
      'black',
      raise(pod, [
        [0.02, -0.034],
        [0.004, -0.022],
        [0, -0.004],
        [0, 0.006],
        [0.004, 0.007],
        [0.0055, 0.001],
      ]),
      50,
    )
    add(
      spec.dials === 'two' ? 'chrome' : 'darkmetal',
      raise(pod, [
        [0.0008, 0.006],
        [0.0014, 0.0085],
        [0.0045, 0.0085],
        [0.0055, 0.0006],
      ]),
    )
    add(
      spec.dials === 'display' ? 'screen' : 'gap',
      raise(pod, [
        [0.005, 0.0005],
        [0.005, 0.0012],
        [0.012, 0.0012],
      ]),
    )
  }
  if (spec.dials === 'two') {
    dial(add, put, [0.049, 0], 0.036, 140, 20)
    dial(add, put, [-0.049, 0], 0.036, 12, 2)
    add(
      'black',
      raise(
        [
          [0, 0.024, 0.016],
          [0, -0.024, 0.014],
        ],
        [
          [0.006, -0.02],
          [0, 0],
          [0.003, 0.003],
          [0.01, 0.003],
        ],
        48,
      ),
    )
    for (const b of [0.026, 0.01, -0.006, -0.022])
      add(
        'grey',
        raise(
          [[0, b, 0.0045]],
          [
            [0, 0.003],
            [0.001, 0.0042],
          ],
          20,
        ),
      )
  } else if (spec.dials === 'gauge') {
    dial(add, put, [-0.02, 0.001], 0.034, 120, 20)
    dial(add, put, [0.042, 0.002], 0.019, 1, 1)
  } else if (spec.dials === 'one') {
    dial(add, put, [-0.024, 0.002], 0.032, 12, 2)
    const lcd: Hull = [
      [0.058, 0.016, 0.004],
      [0.022, 0.016, 0.004],
      [0.054, -0.02, 0.004],
      [0.022, -0.02, 0.004],
    ]
    add(
      'lens',
      raise(
        lcd,
        [
          [0, 0.001],
          [0, 0.0019],
          [0.002, 0.0019],
        ],
        40,
      ),
    )
    add('gap', figures(put, '0', [0.032, -0.006], 0.017, 0.0009, 0.0022))
  } else {
    add('ledc', figures(put, '0', [0.004, -0.012], 0.026, 0.0011, 0.0018))
    add('ledc', figures(put, 'N', [-0.042, -0.006], 0.014, 0.0008, 0.0018))
    add('ledc', figures(put, '1250', [0.056, -0.024], 0.0065, 0.0005, 0.0018))
    // Scale of the rev counter along the upper edge.
    add(
      'ledc',
      merge(
        steps(13).map((t) => {
          const [a, b] = [0.054 - 0.108 * t, 0.02 + 0.01 * Math.sin(Math.PI * t)]
          return tube([put(a, b, 0.0018), put(a, b + 0.006, 0.0018)], 0.0007, { m: 6 })
        }),
      ),
    )
  }
}

type Add = (material: string, mesh: Mesh) => void

/** A scale of 240 degrees with its numbers, and the needle at rest. */
function dial(add: Add, put: Put, [a0, b0]: Vec, r: number, last: number, step: number): void {
  const on = (share: number, k: number, h = 0.0018): Vec => {
    const angle = rad(210 - 240 * share)
    return put(a0 - r * k * Math.cos(angle), b0 + r * k * Math.sin(angle), h)
  }
  const big = last / step
  const ticks = steps(4 * big + 1).map((t, i) =>
    tube([on(t, i % 4 ? 0.9 : 0.84), on(t, 0.97)], i % 4 ? 0.0003 : 0.0006, { m: 5 }),
  )
  add('white', merge(ticks))
  const named = steps(big + 1).flatMap((t, i) => {
    const angle = rad(210 - 240 * t)
    const text = String(i * step)
    const [wide, h] = [strokes(text, 0.0048, 0).width, 0.0048]
    const at: Vec = [
      a0 - r * 0.68 * Math.cos(angle) + wide / 2,
      b0 + r * 0.68 * Math.sin(angle) - h / 2,
    ]
    return figures(put, text, at, h, 0.0003, 0.0016)
  })
  add('white', merge(named))
  add(
    'red',
    tube([on(0, -0.16, 0.0032), on(0, 0.86, 0.0032)], (t) => 0.0011 - 0.0007 * t, { m: 8 }),
  )
  const hub: Hull = [[a0, b0, 0.005]]
  add(
    'black',
    casting(
      hub,
      [
        [0, 0.001],
        [0, 0.0042],
        [0.0015, 0.005],
      ],
      put,
      { round: 0.0006, n: 28 },
    ),
  )
  const rim = hullLine([[a0, b0, r * 1.02]], 0, 56).map(([a, b]) => put(a, b, 0.0016))
  add('grey', tube([...rim, rim[0]], 0.0004, { m: 5 }))
}

/**
 * Numbers on the face. `at` is the lower corner of the first one. They run towards smaller `a`,
 * because `a` points to the rider's left.
 */
function figures(put: Put, text: string, at: Vec, h: number, r: number, over: number): Mesh {
  return merge(
    strokes(text, h, 0).lines.map((line) =>
      tube(
        line.map((q) => put(at[0] - q[0], at[1] + q[1], over)),
        r,
        { m: 6 },
      ),
    ),
  )
}
