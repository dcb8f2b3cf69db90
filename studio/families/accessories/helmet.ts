import { gridMesh, type Mesh } from '../../kernel/mesh.ts'
import { Model } from '../../kernel/model.ts'
import { solidify } from '../../kernel/panel.ts'
import { spline } from '../../kernel/spline.ts'
import { lathe, tube } from '../../kernel/sweep.ts'
import { lerp, rad, steps, TURN, type Vec } from '../../kernel/vector.ts'

/** A full-face helmet, its face towards +x. */
export function helmet(): Model {
  const model = new Model()
  const at = (angle: number, t: number, lift = 0): Vec => {
    const [r, z] = HELMET(t)
    const chin = Math.max(0, Math.cos(angle)) ** 3 * 0.05 * Math.exp(-(((t - 0.2) / 0.16) ** 2))
    const length = Math.cos(angle) > 0 ? 1.12 : 1.2
    return [
      (r + lift) * Math.cos(angle) * length + chin,
      (r + lift) * Math.sin(angle),
      z + lift * t,
    ]
  }
  const ring = (t: number, lift = 0) =>
    Array.from({ length: 96 }, (_, i) => at((i / 96) * TURN, t, lift))
  model.add(
    'paint',
    gridMesh(
      steps(60).map((t) => ring(t)),
      { closedColumns: true, capEnd: true },
    ),
  )
  model.add('tank2', tube(ring(0.005, -0.003), 0.007, { closed: true }))
  const patch = (
    a: number,
    t0: (s: number) => number,
    t1: (s: number) => number,
    lift: number,
    thickness: number,
  ): Mesh =>
    solidify(
      steps(50).map((s) =>
        steps(24).map((f) => at(rad(lerp(-a, a, s)), lerp(t0(s), t1(s), f), lift)),
      ),
      thickness,
    )
  const curveUp = (s: number) => 0.06 * Math.abs(2 * s - 1) ** 2
  model.add(
    'black',
    patch(
      84,
      (s) => 0.33 + curveUp(s),
      (s) => 0.69 - curveUp(s),
      0.001,
      0.003,
    ),
  )
  model.add(
    'smoke',
    patch(
      81,
      (s) => 0.345 + curveUp(s),
      (s) => 0.675 - curveUp(s),
      0.005,
      0.002,
    ),
  )
  for (const s of [1, -1]) {
    const q = at(rad(86 * s), 0.52, 0.003)
    model.add(
      'black',
      lathe(
        [
          [0.0001, 0.01],
          [0.024, 0.009],
          [0.03, 0.003],
          [0.031, -0.006],
        ],
        { at: q, axis: [0.05, s, 0], segments: 40 },
      ),
    )
    model.add(
      'tank2',
      solidify(
        steps(14).map((u) =>
          steps(6).map((f) => at(rad(s * lerp(6, 24, f)), lerp(0.14, 0.2, u), 0.002)),
        ),
        0.003,
      ),
    )
    model.add(
      'paint2',
      solidify(
        steps(40).map((u) =>
          steps(5).map((f) =>
            at(rad(s * lerp(18, 150, u)), lerp(0.75, 0.8, f) + 0.1 * Math.sin(Math.PI * u), 0.001),
          ),
        ),
        0.001,
      ),
    )
    model.add(
      'paint2',
      solidify(
        steps(30).map((u) =>
          steps(5).map((f) =>
            at(rad(s * lerp(30, 120, u)), lerp(0.16, 0.16 + 0.1 * (1 - u), f), 0.001),
          ),
        ),
        0.001,
      ),
    )
  }
  return model
}

/** Radius and height from the neck to the crown. */
const HELMET = spline(
  [0, 0.1, 0.25, 0.45, 0.65, 0.82, 0.93, 1],
  [
    [0.098, 0],
    [0.112, 0.02],
    [0.124, 0.062],
    [0.131, 0.125],
    [0.124, 0.19],
    [0.092, 0.243],
    [0.052, 0.262],
    [0.001, 0.268],
  ],
)
