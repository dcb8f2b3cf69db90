import { merge } from '../../kernel/mesh.ts'
import { roundProfile } from '../../kernel/spline.ts'
import { cylinder, lathe } from '../../kernel/sweep.ts'
import type { Vec } from '../../kernel/vector.ts'
import { casting, type Hull, hexBolt, hullLine, spread } from './casting.ts'
import { type EngineForm, engineForm } from './engine-form.ts'
import type { Chassis } from './spec.ts'

/** A smooth water jacket, the gasket of the head above it, and a cover over two camshafts. */
export function liquidCylinder(c: Chassis): void {
  const { spec, model } = c
  const form = engineForm(c)
  const { barrel, head, wide, long, at, along } = form
  const material = spec.engineMaterial
  const block = corners(long, wide, 0.016)
  model.add(
    material,
    casting(
      block,
      [
        [0.002, -0.004],
        [0.002, barrel - 0.012],
        [-0.004, barrel - 0.008],
        [-0.004, barrel],
      ],
      at,
      { round: 0.0025 },
    ),
    50,
  )
  model.add(
    'gap',
    casting(
      block,
      [
        [-0.0025, barrel - 0.001],
        [-0.0025, barrel + 0.002],
        [0.02, barrel + 0.002],
      ],
      at,
      { round: 0.0002 },
    ),
  )
  model.add(
    material,
    casting(
      block,
      [
        [-0.004, barrel + 0.0015],
        [-0.004, barrel + 0.011],
        [0.004, barrel + 0.016],
        [0.004, barrel + head - 0.01],
        [-0.002, barrel + head - 0.006],
        [-0.002, barrel + head],
        [0.02, barrel + head],
      ],
      at,
      { round: 0.0025 },
    ),
    50,
  )
  // Ribs on the jacket, between the cylinders.
  const bores = form.ports
  for (const u of [1, -1])
    for (const y of bores)
      model.add(
        material,
        casting(
          [
            [y, 0.03, 0.02],
            [y, barrel - 0.032, 0.02],
          ],
          [
            [0, 0],
            [0.002, 0.004],
            [0.01, 0.006],
          ],
          (a, b, h) => at(u * (long - 0.004 + h), a, b),
          { round: 0.0015, n: 40 },
        ),
      )
  camCover(c, form)
  model.add(
    'metal',
    merge(
      [1, -1].flatMap((s) =>
        [-0.045, 0, 0.045].map((u) =>
          hexBolt(at(u, s * (wide + 0.003), barrel + 0.006), [0, s, 0], 0.0052),
        ),
      ),
    ),
  )
  // End of the cam chain on the right: a cast bulge with its tensioner.
  model.add(
    material,
    casting(
      [
        [0.012, 0.03, 0.024],
        [0.012, barrel + head * 0.5, 0.03],
      ],
      [
        [-0.002, 0],
        [0.002, 0.012],
        [0.012, 0.014],
      ],
      (a, b, h) => at(a, -wide - h, b),
      { round: 0.003 },
    ),
    50,
  )
  model.add('metal', hexBolt(at(0.012, -wide - 0.013, barrel * 0.75), [0, -1, 0], 0.008))
  const lug = at(-0.02, 0, barrel + head * 0.35)
  model.add(
    'darkmetal',
    cylinder([lug[0], wide + 0.022, lug[2]], [lug[0], -wide - 0.022, lug[2]], 0.013, {
      bevel: 0.002,
    }),
  )
  const plug = roundProfile(
    [
      [0.0001, 0.016],
      [0.011, 0.016],
      [0.012, 0.004],
      [0.016, 0.003],
      [0.016, 0],
    ],
    0.001,
  )
  for (const y of bores)
    model.add(
      'plastic',
      lathe(plug, { at: at(0, y, barrel + head + 0.034), axis: along(0, 0, 1), segments: 32 }),
    )
}

/** Two rounded ridges over the camshafts, with the rubber gasket and its bolts. */
function camCover(
  { spec, model }: Chassis,
  { barrel, head, wide, long, at, along }: EngineForm,
): void {
  const foot = barrel + head
  const whole = corners(long - 0.004, wide - 0.003, 0.02)
  model.add(
    'rubber',
    casting(
      whole,
      [
        [-0.001, foot],
        [-0.001, foot + 0.0035],
        [0.01, foot + 0.0035],
      ],
      at,
      { round: 0.0008 },
    ),
  )
  model.add(
    spec.coverMaterial,
    casting(
      whole,
      [
        [0, foot + 0.003],
        [0, foot + 0.011],
        [0.006, foot + 0.013],
        [0.009, foot + 0.022],
        [0.02, foot + 0.025],
      ],
      at,
      { round: 0.003 },
    ),
    50,
  )
  for (const u of [0.036, -0.036]) {
    const ridge: Hull = [
      [u, wide - 0.036, 0.024],
      [u, -wide + 0.036, 0.024],
    ]
    model.add(
      spec.coverMaterial,
      casting(
        ridge,
        [
          [-0.006, foot + 0.02],
          [0.001, foot + 0.034],
          [0.012, foot + 0.039],
          [0.02, foot + 0.04],
        ],
        at,
        { round: 0.005 },
      ),
      50,
    )
  }
  const bolts = spread(hullLine(whole, 0.009), 8, 0.5).map(([u, y]) =>
    hexBolt(at(u, y, foot + 0.012), along(0, 0, 1), 0.005),
  )
  model.add('metal', merge(bolts))
}

export const corners = (u: number, y: number, r: number): Vec[] =>
  [-1, 1].flatMap((a) => [-1, 1].map((b) => [a * (u - r), b * (y - r), r]))
