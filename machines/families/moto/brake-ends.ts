import type { Vec } from '../../kernel/vector.ts'
import { type CaliperSpec, gripOf } from '../../parts/caliper.ts'
import type { Chassis, MotoSpec } from './spec.ts'

/** Half the distance between the centre lines of the fork legs, in metres. */
export const FORK_HALF = { usd: 0.11, telescopic: 0.103 }
/** Half the length of each hub, and the distance of the front discs from the centre plane. */
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

/** Attachment point of a front caliper's brake hose. */
export const hoseEnd = (c: Chassis, side: number): Vec => gripOf(frontCaliper(c, side)).hose

/** Lug on the right fork leg that stops the sheath of the drum brake cable. */
export const cableStop = ({ spec, fork }: Chassis): Vec =>
  fork(0.15, 0.02 - FORK_HALF[spec.fork], -0.05)

/** `true` if the speedometer cable is driven by the front hub, as on commuters. */
export const hasSpeedCable = ({ fender, fork }: MotoSpec): boolean =>
  fender === 'long' && fork === 'telescopic'

/** End of the speedometer cable: its drive on the left of the front hub. */
export const speedEnd = ({ front }: Chassis): Vec => [
  front.x - 0.012,
  FRONT_HUB + 0.015,
  front.z + 0.024,
]
