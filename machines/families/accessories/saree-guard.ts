import { type Mesh, merge } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { circle, plate } from '../../kernel/plate.ts'
import { curve, fillet, outline } from '../../kernel/spline.ts'
import { box, cylinder, tube } from '../../kernel/sweep.ts'
import { lerp, steps } from '../../kernel/vector.ts'
import { capScrew, hexBolt } from './pieces.ts'

/**
 * A saree guard: a black grille on the left of the rear wheel, with a foot rest for a passenger who
 * sits sideways.
 */
export function sareeGuard(): Model {
  const model = new Model()
  sareeGrille(model)
  for (const [x, z] of [
    [-0.2, 0.342],
    [0.13, 0.325],
    [0.215, 0.045],
  ])
    tab(model, x, z)
  sareeFootRest(model)
  return model
}

/** The frame and its bars, bowed outwards. */
export function sareeGrille(model: Model): void {
  const bow = (x: number, z: number): number =>
    0.035 * Math.sin((Math.PI * clampZ(z)) / 0.34) + 0.012 * Math.cos(x * 5)
  const frame = fillet(
    [
      [-0.3, 0, 0.05, 0.06],
      [-0.33, 0, 0.2, 0.1],
      [-0.22, 0, 0.335, 0.08],
      [0.2, 0, 0.31, 0.07],
      [0.27, 0, 0.18, 0.1],
      [0.2, 0, 0.03, 0.05],
      [-0.3, 0, 0.05],
    ],
    0.06,
    14,
  ).slice(0, -1)
  const start = frame.findIndex((q, i) => i > 0 && q[0] > -0.05 && q[2] < 0.1)
  const loop = [...frame.slice(start), ...frame.slice(0, start)].map((q) => [
    q[0],
    bow(q[0], q[2]),
    q[2],
  ])
  model.add('powder', tube(loop, 0.0085, { m: 22, closed: true }))
  const span = (x: number): [number, number] => {
    const zs = loop.flatMap((p, i) => {
      const q = loop[(i + 1) % loop.length]
      return p[0] <= x === q[0] > x ? [lerp(p[2], q[2], (x - p[0]) / (q[0] - p[0]))] : []
    })
    return [Math.min(...zs), Math.max(...zs)]
  }
  const bars: Mesh[] = steps(13).map((t) => {
    const x = lerp(-0.285, 0.225, t)
    const [low, high] = span(x)
    return tube(
      steps(16).map((k) => [x, bow(x, lerp(low, high, k)), lerp(low, high, k)]),
      0.0042,
      { m: 14 },
    )
  })
  model.add('powder', merge(bars))
  for (const z of [0.115, 0.255])
    model.add(
      'powder',
      tube(
        curve(
          [
            [-0.31, bow(-0.31, z) - 0.005, z],
            [-0.02, bow(0, z) - 0.006, z],
            [0.245, bow(0.245, z) - 0.005, z],
          ],
          20,
        ),
        [0.0075, 0.0022],
        { m: 16, up: [0, 0, 1], exponent: 6 },
      ),
    )
}

const clampZ = (z: number): number => Math.min(0.34, Math.max(0, z))

/** A mounting lug with its bolt through to the frame. */
function tab(model: Model, x: number, z: number): void {
  const up = z > 0.2 ? 1 : -1
  const shape = outline(
    [
      [x - 0.016, z - up * 0.012],
      [x + 0.016, z - up * 0.012],
      [x + 0.012, z + up * 0.034],
      [x - 0.012, z + up * 0.034],
    ],
    0.009,
    8,
  )
  model.add(
    'powder',
    plate(shape, 0.006, 0.011, { bevel: 0.001, holes: [circle(x, z + up * 0.02, 0.0048, 24)] }),
  )
  hexBolt(model, [x, 0.011, z + up * 0.02], [0, 1, 0], 0.008)
  model.add(
    'zinc',
    cylinder([x, 0.008, z + up * 0.02], [x, -0.03, z + up * 0.02], 0.0048, { segments: 22 }),
  )
  model.add(
    'zinc',
    cylinder([x, -0.004, z + up * 0.02], [x, -0.024, z + up * 0.02], 0.009, { segments: 28 }),
  )
}

/** A folding foot plate with ribbed rubber, on two arms. */
export function sareeFootRest(model: Model): void {
  const [y, z] = [0.1, 0.062]
  model.add('powder', box([-0.06, y, z], [0.25, 0.1, 0.006], 0.003, 3))
  model.add('rubber', box([-0.06, y, z + 0.006], [0.236, 0.088, 0.008], 0.004, 3))
  for (let i = 0; i < 9; i++)
    model.add(
      'rubber',
      box([-0.06, y - 0.036 + i * 0.009, z + 0.0112], [0.224, 0.0042, 0.004], 0.0016, 2),
    )
  for (const x of [-0.15, 0.03]) {
    model.add(
      'powder',
      tube(
        fillet(
          [
            [x, 0.018, 0.125],
            [x, 0.05, 0.07],
            [x, 0.14, z - 0.008],
          ],
          0.03,
          8,
        ),
        [0.008, 0.0035],
        { m: 16, up: [1, 0, 0], exponent: 5 },
      ),
    )
    capScrew(model, [x, 0.052, 0.0745], [0, 0.7, 0.7], 0.006)
  }
}
