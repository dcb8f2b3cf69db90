import { loft } from '../../kernel/loft.ts'
import { type Grid, panel } from '../../kernel/panel.ts'
import { curve } from '../../kernel/spline.ts'
import { capsule, tube } from '../../kernel/sweep.ts'
import { add, lerp, mix, type Vec } from '../../kernel/vector.ts'
import type { ScooterChassis } from './spec.ts'

/** The classic centre tie with horn slots, standing proud of the shield. */
export function tie({ model, spec }: ScooterChassis, grid: Grid): void {
  const middle = (z: number) => {
    const i = grid.findIndex((row, k) => k < 7 && z <= row[0][2] && z >= grid[k + 1][0][2])
    if (i < 0) return grid[z > 0.9 ? 0 : 7][0][0]
    const [a, b] = [grid[i][0], grid[i + 1][0]]
    return lerp(a[0], b[0], (a[2] - z) / (a[2] - b[2]))
  }
  const rows = [
    [0.93, 0.03],
    [0.88, 0.043],
    [0.8, 0.055],
    [0.71, 0.06],
    [0.63, 0.056],
    [0.565, 0.042],
    [0.535, 0.026],
  ].map(([z, w], i) => {
    const x = middle(z)
    const proud = 0.024 * Math.sin((Math.PI * (i + 1.1)) / 8.2) ** 0.5
    return [
      [x + proud, 0, z],
      [x + proud - 0.001, w * 0.55, z - 0.002],
      [x + proud - 0.008, w * 0.88, z - 0.004],
      [x - 0.012, w * 1.02, z - 0.006],
    ]
  })
  model.add('paint', panel(rows, { symmetric: true, nu: 60, nv: 40, thickness: 0.003 }))
  model.pair(
    spec.trim,
    tube(
      curve(
        rows.map((row) => add(mix(row[2], row[3], 0.55), [0.001, 0.001, 0])),
        60,
      ),
      capsule(0.0028, 0.04),
      { m: 10 },
    ),
  )
  for (let i = 0; i < 5; i++) {
    const [z, w] = [0.64 - i * 0.0135, 0.036 - i * 0.003]
    model.add(
      'black',
      tube(
        [
          [middle(z) + 0.0225, -w, z],
          [middle(z) + 0.0245, 0, z + 0.002],
          [middle(z) + 0.0225, w, z],
        ],
        [0.003, 0.0036],
        { m: 10, up: [0, 0, 1] },
      ),
    )
  }
  const boss = (material: string, dx: number, r: number, start: number) => {
    const x = middle(0.8) + dx
    model.add(
      material,
      loft(
        [
          { x, z: 0.802, w: r, t: r, b: r, et: 2.2, eb: 2.2 },
          { x: x - 0.006, z: 0.8, w: r * 1.14, t: r * 1.14, b: r * 1.14, et: 2.2, eb: 2.2 },
        ],
        { start },
      ),
    )
  }
  boss('chrome', 0.026, 0.021, 0.004)
  boss('red', 0.0285, 0.015, 0.003)
}

/** Position lights and indicators set in the apron's wings. */
export function wingLights({ model }: ScooterChassis): void {
  for (const s of [1, -1]) {
    const points = [
      [0.425, s * 0.105, 0.738],
      [0.402, s * 0.14, 0.742],
      [0.372, s * 0.172, 0.75],
      [0.34, s * 0.2, 0.764],
    ]
    const thin = (t: number) => Math.sqrt(Math.max(0.03, 1 - (2 * t - 1) ** 4))
    const layer = (material: string, out: Vec, r: number, h: number) =>
      model.add(
        material,
        tube(
          curve(
            points.map((p) => add(p, out)),
            30,
          ),
          (t) => [r * thin(t), h * thin(t) * (1.2 - 0.5 * t)],
          { m: 24, up: [1, 0, 0.2] },
        ),
      )
    layer('black', [0, 0, 0], 0.007, 0.0165)
    layer('lens', [0.004, 0, 0.001], 0.006, 0.0135)
    model.add(
      'ledw',
      tube(
        curve(
          points.map((p) => add(p, [0.0085, 0, 0.006])),
          30,
        ).slice(2, 28),
        0.0022,
        { m: 10 },
      ),
    )
  }
}
