import type { Station } from '../../kernel/loft.ts'
import { gridMesh } from '../../kernel/mesh.ts'
import { tube } from '../../kernel/sweep.ts'
import { steps, type Vec } from '../../kernel/vector.ts'
import type { Chassis } from './spec.ts'

/**
 * A slim lamp across the tail's end: dark glass, a comb of cells, and two light strips along its
 * sides. `tall` scales its height.
 */
export function sharpLamp({ model }: Chassis, end: Pick<Station, 'x' | 'z' | 'w'>, tall = 1): void {
  // Straight across the end, then forward along the hull, which becomes wider and lower.
  const at = (t: number, dz: number, out = 0): Vec => {
    const b = 2 * t - 1
    const past = Math.max(0, (Math.abs(b) - 0.5) / 0.5)
    const x = end.x + 0.085 * past ** 1.3
    const y = Math.min(1, Math.abs(b) / 0.5) * end.w + 0.46 * (x - end.x) + 0.002
    const k = past ** 0.6
    return [
      x - 0.004 - out * (1 - k),
      Math.sign(b) * (y + out * k),
      end.z + tall * dz * (1 - 0.45 * past) - 0.27 * (x - end.x),
    ]
  }
  const across = steps(41)
  const sheet = (dx: number, top: number, low: number) =>
    gridMesh(
      steps(9).map((s) =>
        across.map((t) => at(t, low + (top - low) * s, dx - 0.01 * Math.abs(2 * s - 1) ** 3)),
      ),
    )
  model.add('black', sheet(-0.004, 0.02, -0.026))
  const cells = steps(9).map((s) =>
    across.map((t) =>
      at(
        t,
        -0.018 + 0.026 * s,
        0.001 + 0.003 * Math.abs(Math.sin(20 * t * 3.1416) * Math.sin(s * 6.2832)),
      ),
    ),
  )
  model.add('chrome', gridMesh(cells), 15)
  model.add('redlens', sheet(0.008, 0.018, -0.024))
  for (const [dz, from] of [
    [0.013, 0.02],
    [-0.018, 0.14],
  ]) {
    const line = steps(40).map((t) => at(from + (1 - 2 * from) * t, dz, 0.006))
    model.add('ledr', tube(line, 0.0021, { m: 8 }))
  }
  model.add(
    'black',
    tube(
      across.map((t) => at(t, 0.021, 0.003)),
      0.0035,
      { m: 8 },
    ),
  )
  model.add(
    'black',
    tube(
      across.map((t) => at(t, -0.026, 0.003)),
      0.0035,
      { m: 8 },
    ),
  )
}
