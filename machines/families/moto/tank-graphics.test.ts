import { expect, test } from 'vitest'
import { atDetail } from '../../kernel/detail.ts'
import type { Mesh } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { graphics } from './tank-graphics.ts'

/** A round tank of 20 cm diameter, along x. */
const tank = [-0.3, -0.1, 0.1, 0.3].map((x) => ({ x, z: 0, w: 0.1, t: 0.1, b: 0.1, et: 2, eb: 2 }))

const furthestOut = ({ points }: Mesh): number =>
  Math.max(...points.map((y, i) => (i % 3 === 1 ? Math.hypot(y, points[i + 1]) : 0)))

test.each([
  [1, 0.0002],
  [0.5, 0.0007],
  [0.28, 0.0014],
])(
  'at detail %d lifts a band %d m off the band below, as coarse faces require',
  (detail, wanted) => {
    const { parts } = atDetail(detail, () => {
      const model = new Model()
      graphics(model, tank, {}, 'wedge')
      return model
    })
    // Each band exists on both sides.
    const [band, , over] = parts.map(({ mesh }) => furthestOut(mesh))
    expect(over - band).toBeGreaterThan(wanted - 0.0001)
  },
)
