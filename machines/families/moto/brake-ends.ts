import type { Vec } from '../../kernel/vector.ts'
import { type CaliperSpec, gripOf } from '../../parts/caliper.ts'
import type { Chassis, MotoSpec } from './spec.ts'

/** Half of what stands between the fork legs' middles. */
export const FORK_HALF = { usd: 0.11, telescopic: 0.103 }
/** Half the hubs' lengths, and how far out the front discs run. */
export const FRONT_HUB = 0.046
export const REAR_HUB = 0.058
const FRONT_DISC = 0.064

export function frontCaliper({ spec, front }: Chassis, side: number): CaliperSpec {
  return {
    ...front,
    y: side * FRONT_DISC,
    radius: spec.frontBrakeSize / 2,
    side,
    angle: 163,
    material: spec.caliperMaterial,
    pistons: spec.frontBrake === 'twin' ? 4 : 2,
  }
}

/** Where the hose of a front caliper is screwed in. */
export const hoseEnd = (c: Chassis, side: number): Vec => gripOf(frontCaliper(c, side)).hose

/** The lug on the right leg in which the drum cable's sheath ends. */
export const cableStop = ({ spec, fork }: Chassis): Vec =>
  fork(0.15, 0.02 - FORK_HALF[spec.fork], -0.05)

/** Town machines read their speed from the front hub. */
export const hasSpeedCable = ({ fender, fork }: MotoSpec): boolean =>
  fender === 'long' && fork === 'telescopic'

/** Where the speedometer's cable leaves its drive on the left of the front hub. */
export const speedEnd = ({ front }: Chassis): Vec => [
  front.x - 0.012,
  FRONT_HUB + 0.015,
  front.z + 0.024,
]
