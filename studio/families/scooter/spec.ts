import { Model } from '../../kernel/model.ts'
import { rad, type Vec } from '../../kernel/vector.ts'
import { tyreSize } from '../../parts/tyre-size.ts'
import type { RimStyle } from '../../parts/wheel.ts'

/** A scooter in figures (metres) and choices. A model's line names only what differs from the defaults. */
export type ScooterSpec = {
  wheelbase: number
  /** As the sidewall names them: the wheels take their size from it. */
  frontTyre: string
  rearTyre: string
  rimStyle: RimStyle
  rimMaterial: string
  tape?: string
  /** The silhouette: rounded family scooter, sharp sporty one, flush electric one. */
  shape: Shape
  lamp: 'round' | 'bar' | 'apron-eyes' | 'apron-bar'
  power: 'engine' | 'side-motor' | 'hub-motor'
  /** The front brake; the rear one is a drum, all that a scooter's line can be. */
  brake: 'disc' | 'drum'
  /** Diameters of disc or drums in metres. */
  brakeSize: number
  rearBrakeSize: number
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
  frontTyre: '90/90-12 54J',
  rearTyre: '90/100-10 53J',
  rimStyle: 'y5',
  rimMaterial: 'rimsilver',
  shape: 'round',
  lamp: 'round',
  power: 'engine',
  brake: 'disc',
  brakeSize: 0.19,
  rearBrakeSize: 0.13,
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

/** What every scooter of ours has, whatever its line says. */
export const EVERY_SCOOTER = {
  fork: 'telescopic',
  rearBrake: 'drum',
  headlamp: 'led',
  frame: 'underbone',
  tubeless: true,
  centreStand: true,
} as const

/** An engine swings on one spring and damper beside the wheel, a motor's arm between two. */
export const shocksOf = ({ power }: ScooterSpec): 'one' | 'twin' =>
  power === 'engine' ? 'one' : 'twin'

/** What follows from the tyres' names: radii of tread and bead seat, half widths. */
type Rolling = {
  frontRadius: number
  rearRadius: number
  frontRim: number
  rearRim: number
  frontWidth: number
  rearWidth: number
}

export type ScooterChassis = {
  spec: ScooterSpec & Rolling
  model: Model
  front: { x: number; z: number }
  rear: { x: number; z: number }
  steeringAxis: Vec
  steering: (along: number) => Vec
}

export function scooterChassis(choices: ScooterSpec): ScooterChassis {
  const [tyre, rearTyre] = [tyreSize(choices.frontTyre), tyreSize(choices.rearTyre)]
  const spec = {
    ...choices,
    frontRadius: tyre.radius,
    rearRadius: rearTyre.radius,
    frontRim: tyre.rim,
    rearRim: rearTyre.rim,
    frontWidth: tyre.width / 2,
    rearWidth: rearTyre.width / 2,
  }
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
