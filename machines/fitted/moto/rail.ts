import { rise } from '../../families/moto/seat.ts'
import type { Chassis, MotoSpec } from '../../families/moto/spec.ts'
import type { Vec } from '../../kernel/vector.ts'
import type { Box } from '../boxes.ts'
import { carry } from '../carrier.ts'

/**
 * `true` if the vehicle has a bench's rail, a pair of handles or a carrier. A bare seat cannot
 * carry a box.
 */
export const hasRail = ({ adventure, seat, rail, fairing }: MotoSpec): boolean =>
  adventure || (fairing === 'none' && (seat === 'bench' || rail === 'handles'))

export function boxOnRail(c: Chassis, kind: Box): void {
  const { spec, lift, model } = c
  if (spec.adventure) {
    const [front, back] = [
      [-0.765, 0.06, lift(0.95)],
      [-0.845, 0.06, lift(0.962)],
    ]
    return carry(model, { front, back, at: [-0.875, 0, lift(0.976)] }, kind)
  }
  const over = spec.seat === 'step' ? 0.022 : 0
  const on = (x: number, y: number, z: number): Vec => [x, y, lift(z) + rise(c, x) + over]
  const isPair = spec.rail === 'handles'
  const front = isPair ? on(-0.68, 0.164, 0.896) : on(-0.7, 0.156, 0.903)
  const back = isPair ? on(-0.792, 0.1, 0.914) : on(-0.83, 0.085, 0.934)
  carry(model, { front, back, at: on(-0.89, 0, isPair ? 0.942 : 0.956) }, kind)
}
