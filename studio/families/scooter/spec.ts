import { Model } from '../../kernel/model.ts'
import { rad, type Vec } from '../../kernel/vector.ts'
import type { RimStyle } from '../../parts/wheel.ts'

/** A scooter in figures (metres) and choices. A model's line names only what differs from the defaults. */
export type ScooterSpec = {
  wheelbase: number
  frontRadius: number
  rearRadius: number
  tyreWidth: number
  rimStyle: RimStyle
  rimMaterial: string
  tape?: string
  /** The silhouette: rounded family scooter, sharp sporty one, flush electric one. */
  shape: Shape
  lamp: 'round' | 'bar' | 'apron-eyes' | 'apron-bar'
  power: 'engine' | 'side-motor' | 'hub-motor'
  brake: 'disc' | 'drum'
  bodyWidth: number
  shieldWidth: number
  tailLift: number
  trim: string
  mirror: 'round' | 'hex' | 'plain'
  mirrorShell: string
  rail: 'loop' | 'split'
  railMaterial: string
  springMaterial: string
  piping: string
  seatMaterial: string
  innerMaterial: string
  windscreen: boolean
  figures?: string
  flash: boolean
}

export type Shape = 'round' | 'sharp' | 'flush'

export const SCOOTER: ScooterSpec = {
  wheelbase: 1.26,
  frontRadius: 0.236,
  rearRadius: 0.228,
  tyreWidth: 0.054,
  rimStyle: 'y5',
  rimMaterial: 'rimsilver',
  shape: 'round',
  lamp: 'round',
  power: 'engine',
  brake: 'disc',
  bodyWidth: 0.2,
  shieldWidth: 0.235,
  tailLift: 0,
  trim: 'chrome',
  mirror: 'round',
  mirrorShell: 'chrome',
  rail: 'loop',
  railMaterial: 'chrome',
  springMaterial: 'red',
  piping: 'piping',
  seatMaterial: 'seat',
  innerMaterial: 'plastic',
  windscreen: false,
  flash: false,
}

export type ScooterChassis = {
  spec: ScooterSpec
  model: Model
  front: { x: number; z: number }
  rear: { x: number; z: number }
  steeringAxis: Vec
  steering: (along: number) => Vec
}

export function scooterChassis(spec: ScooterSpec): ScooterChassis {
  const rake = rad(26)
  const front = { x: spec.wheelbase / 2, z: spec.frontRadius }
  const steeringAxis = [-Math.sin(rake), 0, Math.cos(rake)]
  return {
    spec,
    model: new Model(),
    front,
    rear: { x: -spec.wheelbase / 2, z: spec.rearRadius },
    steeringAxis,
    steering: (along) => [
      front.x - 0.045 + steeringAxis[0] * along,
      0,
      front.z + steeringAxis[2] * along,
    ],
  }
}
