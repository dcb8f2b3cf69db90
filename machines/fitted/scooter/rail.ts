import { railLine } from '../../families/scooter/rail.ts'
import type { ScooterChassis } from '../../families/scooter/spec.ts'
import { curve } from '../../kernel/spline.ts'
import type { Vec } from '../../kernel/vector.ts'
import type { Box } from '../boxes.ts'
import { carry } from '../carrier.ts'

export function boxOnRail({ spec, model }: ScooterChassis, kind: Box): void {
  const { line, end } = railLine(spec)
  const along = curve(line, 30)
  const highest = Math.max(...along.map((q) => q[2]))
  const on = (x: number) => along.find((q) => q[0] <= x) ?? along[along.length - 1]
  const at: Vec = [Math.min(-0.86, end[0] - 0.02), 0, highest + 0.022]
  carry(model, { front: on(-0.66), back: on(-0.79), at }, kind)
}
