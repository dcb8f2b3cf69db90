// Parts inside a lamp's bowl: projectors, light strips and an indicator's bulb.
import { segments } from '../../kernel/detail.ts'
import { gridMesh } from '../../kernel/mesh.ts'
import type { Model } from '../../kernel/model.ts'
import type { Surface } from '../../kernel/panel.ts'
import { roundProfile } from '../../kernel/spline.ts'
import { lathe, tube } from '../../kernel/sweep.ts'
import { lerp, steps, type Vec } from '../../kernel/vector.ts'
import { placed, type Region } from './recess.ts'

/** A projector: bright collar, dark throat, lit core and a clear glass ball. */
export function projector(model: Model, at: Vec, r: number, axis: Vec = [1, 0, 0.03]): void {
  const turned = (material: string, profile: Vec[], segments = 40) =>
    model.add(
      material,
      lathe(
        profile.map((q) => [Math.max(0.0001, q[0] * r), q[1] * r]),
        { at, axis, segments },
      ),
    )
  turned(
    'chrome',
    roundProfile(
      [
        [0.86, -0.5],
        [0.98, -0.2],
        [1.16, 0.22],
        [1.24, 0.2],
        [1.2, -0.5],
      ],
      0.04,
    ),
  )
  turned(
    'black',
    [
      [0.9, -0.1],
      [0.5, -0.55],
      [0, -0.6],
    ],
    28,
  )
  turned(
    'ledc',
    [
      [0, -0.34],
      [0.34, -0.36],
      [0.5, -0.5],
    ],
    24,
  )
  turned('glass', [
    [0, 0.52],
    [0.35, 0.46],
    [0.62, 0.3],
    [0.82, 0.05],
    [0.92, -0.2],
  ])
}

/** A reflector bowl with stepped rings and a lit centre. */
export function reflector(model: Model, at: Vec, r: number, axis: Vec = [1, 0, 0.03]): void {
  const turned = (material: string, profile: Vec[], segments: number) =>
    model.add(
      material,
      lathe(
        profile.map((q) => [Math.max(0.0001, q[0] * r), q[1] * r]),
        { at, axis, segments },
      ),
    )
  const bowl = steps(9).flatMap((t) => {
    const k = 1 - t
    const depth = 0.62 * (1 - k * k)
    return [
      [k, -depth],
      [Math.max(0, k - 0.02), -depth + 0.03],
    ]
  })
  turned('metal', bowl, 48)
  turned(
    'chrome',
    roundProfile(
      [
        [0.98, -0.02],
        [1.03, 0.03],
        [1.06, -0.04],
      ],
      0.01,
    ),
    48,
  )
  turned(
    'ledc',
    [
      [0, -0.3],
      [0.16, -0.33],
      [0.22, -0.5],
      [0.22, -0.62],
    ],
    20,
  )
}

/** A light bar across a region at `s`, from `f0` to `f1`. */
export function lightBar(
  model: Model,
  skin: Surface,
  region: Region,
  bar: {
    s: number
    f0?: number
    f1?: number
    lift?: number
    r?: number
    s1?: number
    material?: string
  },
): void {
  const { s, s1 = s, f0 = 0.06, f1 = 0.94, lift = -0.004, r = 0.0022, material = 'ledw' } = bar
  const at = placed(skin, region)
  model.add(
    material,
    tube(
      steps(segments(25, 10) + 1).map((t) => at(lerp(s, s1, t), lerp(f0, f1, t), lift)),
      r,
      { m: 8 },
    ),
  )
}

/** The fluted amber inner lens of an indicator. */
export function amberCell(
  model: Model,
  skin: Surface,
  region: Region,
  { s0 = 0.16, s1 = 0.84, f0 = 0.12, f1 = 0.88, flutes = 9 } = {},
): void {
  const at = placed(skin, region)
  const rows = steps(7).map((s) =>
    steps(segments(6 * flutes, 2 * flutes) + 1).map((f) =>
      at(
        lerp(s0, s1, s),
        lerp(f0, f1, f),
        -0.009 -
          0.007 * (2 * s - 1) ** 2 -
          0.0016 * Math.cos(2 * Math.PI * flutes * f) -
          0.01 * (2 * f - 1) ** 6,
      ),
    ),
  )
  model.add('amber', gridMesh(rows))
}
