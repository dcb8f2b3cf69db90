// The mechanic's place: cabinet, bench and vice.
import { type Mesh, merge, placed } from '../../machines/kernel/mesh.ts'
import { Model } from '../../machines/kernel/model.ts'
import { plate } from '../../machines/kernel/plate.ts'
import { fillet, outline } from '../../machines/kernel/spline.ts'
import { cylinder, tube } from '../../machines/kernel/sweep.ts'
import { board } from './kit.ts'
import { tyreMesh } from './tyres.ts'

/** A roller cabinet on castors, 0.9 m wide, with seven drawers. Its front faces -y. */
export function cabinet(): Model {
  const model = new Model()
  model.add('toolRed', board([0, 0, 0.53], [0.9, 0.46, 0.84], 0.008))
  model.add('rubber', board([0, 0, 0.955], [0.9, 0.46, 0.012], 0.004))
  let z = 0.925
  for (const h of [0.075, 0.075, 0.095, 0.095, 0.12, 0.15, 0.17]) {
    z -= h
    model.add('gap', board([0, -0.2315, z + h / 2], [0.84, 0.004, h - 0.002], 0.001))
    model.add('toolRed', board([0, -0.235, z + h / 2], [0.83, 0.012, h - 0.009], 0.004))
    model.add(
      'alu',
      tube(
        [
          [-0.405, -0.245, z + h - 0.012],
          [0.405, -0.245, z + h - 0.012],
        ],
        [0.006, 0.009],
        { m: 12, up: [0, 1, 0], exponent: 4 },
      ),
    )
  }
  for (const x of [-0.38, 0.38])
    for (const y of [-0.17, 0.17]) {
      model.add(
        'rubber',
        cylinder([x, y - 0.017, 0.05], [x, y + 0.017, 0.05], 0.05, { segments: 30 }),
      )
      model.add('zinc', board([x, y, 0.1], [0.06, 0.05, 0.03], 0.004))
    }
  model.add(
    'chrome',
    tube(
      fillet(
        [
          [0.45, -0.16, 0.86],
          [0.51, -0.16, 0.86],
          [0.51, 0.16, 0.86],
          [0.45, 0.16, 0.86],
        ],
        0.03,
        6,
      ),
      0.011,
      { m: 14 },
    ),
  )
  return model
}

/** A bench 1.8 m long with a beech top, a vice, and a few tools and parts. */
export function bench(): Model {
  const model = new Model()
  model.add('oak', board([0, 0, 0.9], [1.8, 0.62, 0.05], 0.006))
  for (const x of [-0.82, 0.82])
    for (const y of [-0.25, 0.25])
      model.add('powder', board([x, y, 0.44], [0.06, 0.06, 0.88], 0.004))
  model.add('powder', board([0, 0.02, 0.25], [1.7, 0.5, 0.025], 0.004))
  model.add('powder', board([0, 0.26, 0.78], [1.7, 0.03, 0.12], 0.004))
  model.add('toolRed', board([0.45, -0.26, 0.79], [0.62, 0.05, 0.14], 0.005))
  model.add('alu', board([0.45, -0.29, 0.8], [0.2, 0.016, 0.016], 0.004))
  model.add('handleBlue', placed(benchVice(), [-0.55, -0.16, 0.925], -90))
  model.add('rubber', placed(tyreMesh(0.25, 0.07), [0, 0.1, 0.515]), 50)
  const parts: readonly (readonly [string, Mesh])[] = [
    ['alu', cylinder([0.05, 0.02, 0.925], [0.05, 0.02, 1.03], 0.055)],
    ['darkmetal', cylinder([0.24, 0.1, 0.925], [0.24, 0.1, 0.95], 0.09)],
    ['chrome', cylinder([0.24, 0.1, 0.95], [0.24, 0.1, 0.965], 0.045)],
    ['clay', board([0.62, 0.08, 0.98], [0.26, 0.2, 0.11])],
    ['label', board([0.62, 0.08, 1.06], [0.2, 0.15, 0.05])],
    ['handleYellow', cylinder([-0.15, 0.15, 0.925], [-0.15, 0.15, 1.13], 0.042, { bevel: 0.01 })],
  ]
  for (const [material, mesh] of parts) model.add(material, mesh)
  return model
}

function benchVice(): Mesh {
  const body = plate(
    outline(
      [
        [-0.14, 0],
        [0.12, 0],
        [0.1, 0.05],
        [0.03, 0.07],
        [0.03, 0.15],
        [-0.04, 0.15],
        [-0.05, 0.08],
        [-0.14, 0.06],
      ],
      0.014,
      5,
    ),
    -0.06,
    0.06,
    { bevel: 0.008 },
  )
  const slide = plate(
    outline(
      [
        [0.06, 0.055],
        [0.2, 0.055],
        [0.2, 0.15],
        [0.145, 0.15],
        [0.13, 0.095],
        [0.06, 0.09],
      ],
      0.012,
      5,
    ),
    -0.05,
    0.05,
    { bevel: 0.006 },
  )
  return merge(
    body,
    slide,
    cylinder([0.2, 0, 0.08], [0.27, 0, 0.08], 0.014),
    cylinder([0.255, -0.11, 0.05], [0.255, 0.11, 0.11], 0.008),
  )
}
