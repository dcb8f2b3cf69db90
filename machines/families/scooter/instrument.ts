// The instrument: a hooded panel, its face under clear glass.
import { loft } from '../../kernel/loft.ts'
import { gridMesh, type Mesh, mapMesh, merge } from '../../kernel/mesh.ts'
import { box, cylinder, tube } from '../../kernel/sweep.ts'
import { add, lerp, mul, rad, steps, TURN, type Vec } from '../../kernel/vector.ts'
import { X, Z } from './head-lamps.ts'
import type { ScooterChassis, ScooterSpec } from './spec.ts'

const TILT = rad(34)
const CENTRE: Vec = [X - 0.034, 0, Z + 0.077]
const ACROSS: Vec = [0, -1, 0]
const UP: Vec = [Math.cos(TILT), 0, Math.sin(TILT)]
const OUT: Vec = [-Math.sin(TILT), 0, Math.cos(TILT)]

/** Maps coordinates of the face (right, up, towards the rider) to the machine. */
const at = (a: number, b: number, out: number): Vec =>
  add(CENTRE, add(mul(ACROSS, a), add(mul(UP, b), mul(OUT, out))))
const onFace = (mesh: Mesh): Mesh => mapMesh(mesh, (q) => at(q[0], q[1], q[2]))

const SIZES: Record<ScooterSpec['dial'], readonly [number, number, number]> = {
  analogue: [0.066, 0.046, 3],
  mixed: [0.068, 0.046, 3.2],
  digital: [0.062, 0.04, 4],
  tft: [0.068, 0.044, 6],
}

export function instrument({ model, spec }: ScooterChassis): void {
  const [w, h, exponent] = SIZES[spec.dial]
  const ring = (scale: number, out: number, grow = 0): Vec[] =>
    Array.from({ length: 64 }, (_, i) => {
      const a = (i / 64) * TURN
      const power = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / exponent)
      return at(
        (w * scale + grow) * power(Math.cos(a)),
        (h * scale + grow) * power(Math.sin(a)),
        out,
      )
    })
  model.add(
    'plastic',
    gridMesh(
      [
        ring(1, -0.05, 0.02),
        ring(1, -0.012, 0.016),
        ring(1, 0.006, 0.01),
        ring(1, 0.008, 0.004),
        ring(1, -0.003, 0),
      ],
      { closedColumns: true },
    ),
  )
  model.add(
    spec.shape === 'round' ? spec.trim : 'black',
    tube(ring(1, 0.0055, 0.006), 0.0022, { m: 8, closed: true }),
  )
  model.add(
    'screen',
    gridMesh([ring(1, -0.003), ring(0.5, -0.003)], { closedColumns: true, capEnd: true }),
  )
  model.add(
    'glass',
    gridMesh([ring(1, 0.005), ring(0.7, 0.0072), ring(0.3, 0.008)], {
      closedColumns: true,
      capEnd: true,
    }),
  )
  // The hood over the upper edge.
  model.add(
    'plastic',
    loft(
      [
        { x: X - 0.002, z: Z + 0.104, w: w + 0.006, t: 0.0035, b: 0.012, et: 3 },
        { x: X + 0.034, z: Z + 0.094, w: w + 0.01, t: 0.009, b: 0.04, et: 3 },
        { x: X + 0.07, z: Z + 0.07, w: w, t: 0.01, b: 0.03, et: 3 },
      ],
      { start: 0.008, end: 0.02, n: 24, q: 10 },
    ),
  )
  if (spec.dial === 'analogue' || spec.dial === 'mixed')
    dial(model, spec.dial === 'mixed' ? 0.02 : 0.014)
  if (spec.dial !== 'analogue') figures(model, spec.dial, w, h)
}

/** A round speedometer and a small fuel gauge. */
function dial(model: ScooterChassis['model'], shift: number): void {
  const scale = (a0: number, b0: number, r: number, count: number, from: number, to: number) =>
    merge(
      steps(count).map((t, i) => {
        const a = rad(lerp(from, to, t))
        const inner = i % 2 ? 0.9 : 0.8
        const p = (k: number): Vec => [a0 + r * k * Math.cos(a), b0 + r * k * Math.sin(a), -0.002]
        return tube([p(inner), p(0.98)], i % 2 ? 0.0004 : 0.0008, { m: 4 })
      }),
    )
  model.add('white', onFace(scale(-shift, -0.006, 0.04, 21, 215, -35)))
  model.add('white', onFace(scale(shift + 0.03, 0.016, 0.018, 5, 150, 30)))
  const needle = (a0: number, b0: number, r: number, degrees: number) =>
    tube(
      [
        [a0, b0, -0.0002],
        [a0 + r * Math.cos(rad(degrees)), b0 + r * Math.sin(rad(degrees)), -0.0002],
      ],
      (t) => [0.0004, lerp(0.0014, 0.0005, t)],
      { m: 6, up: [0, 0, 1] },
    )
  model.add(
    'red',
    onFace(merge(needle(-shift, -0.006, 0.034, 215), needle(shift + 0.03, 0.016, 0.015, 60))),
  )
  model.add(
    'black',
    cylinder(at(-shift, -0.006, -0.002), at(-shift, -0.006, 0.0016), 0.005, { segments: 20 }),
  )
  for (const [i, material] of ['green', 'amber', 'ledw'].entries())
    model.add(
      material,
      onFace(box([shift + 0.018 + i * 0.012, -0.022, -0.0022], [0.007, 0.004, 0.0006], 0.0003, 1)),
    )
}

/** Seven-segment numbers and bars. A TFT shows larger ones with coloured fields. */
function figures(
  model: ScooterChassis['model'],
  kind: ScooterSpec['dial'],
  w: number,
  h: number,
): void {
  const small = kind === 'mixed'
  const [a0, size] = small ? [0.032, 0.012] : kind === 'tft' ? [-0.012, 0.028] : [-0.012, 0.024]
  const segment = (a: number, b: number, across: boolean): Mesh =>
    box(
      [a, b, -0.0024],
      across ? [size * 0.5, size * 0.1, 0.0005] : [size * 0.1, size * 0.42, 0.0005],
      0.0002,
      1,
    )
  const digit = (a: number, lit: string) =>
    merge(
      [
        ['a', 0, 0.5, 1],
        ['b', 0.3, 0.25, 0],
        ['c', 0.3, -0.25, 0],
        ['d', 0, -0.5, 1],
        ['e', -0.3, -0.25, 0],
        ['f', -0.3, 0.25, 0],
        ['g', 0, 0, 1],
      ].flatMap(([name, x, y, across]) =>
        lit.includes(String(name))
          ? [
              segment(
                a + Number(x) * size,
                Number(y) * size + (small ? -0.014 : 0.004),
                across === 1,
              ),
            ]
          : [],
      ),
    )
  model.add(
    'ledw',
    onFace(merge(digit(a0 - size * 0.45, 'abged'), digit(a0 + size * 0.45, 'abcdef'))),
  )
  if (small) return
  const bars = steps(6).map((t) =>
    box([lerp(-w * 0.72, w * 0.2, t), -h * 0.66, -0.0024], [0.008, 0.006, 0.0005], 0.0002, 1),
  )
  model.add('green', onFace(merge(bars)))
  const lines = [0.018, 0.006, -0.006].map((b, i) =>
    box([w * 0.58, b, -0.0024], [0.026 - i * 0.005, 0.0028, 0.0005], 0.0002, 1),
  )
  model.add(kind === 'tft' ? 'ledc' : 'lens', onFace(merge(lines)))
  if (kind === 'tft')
    model.add(
      'coolStrip',
      onFace(
        tube(
          steps(30).map((t) => [
            -w * 0.1 - 0.034 * Math.cos(t * Math.PI),
            0.002 + 0.028 * Math.sin(t * Math.PI),
            -0.0024,
          ]),
          [0.0004, 0.0012],
          { m: 4, up: [0, 0, 1] },
        ),
      ),
    )
}
