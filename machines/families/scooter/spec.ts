import { Model } from '../../kernel/model.ts'
import { rad, type Vec } from '../../kernel/vector.ts'
import { SAG } from '../../parts/tyre.ts'
import { tyreSize } from '../../parts/tyre-size.ts'
import type { RimStyle } from '../../parts/wheel.ts'
import type { Form } from './forms.ts'

/**
 * Dimensions (metres) and options of a scooter. A model lists only the differences from the
 * defaults.
 */
export type ScooterSpec = {
  /** The model's name, as on its plate and apron. */
  name: string
  wheelbase: number
  /** Size as printed on the sidewall. Wheel dimensions follow from it. */
  frontTyre: string
  rearTyre: string
  rimStyle: RimStyle
  rimMaterial: string
  tape?: string
  /** Silhouette: a rounded family scooter, a sharp sporty one, or a flush electric one. */
  shape: Shape
  /** The feature lines of the flanks. */
  form: Form
  face: Face
  lamp: 'round' | 'bar' | 'hexagon' | 'oval' | 'none'
  dial: 'analogue' | 'mixed' | 'digital' | 'tft'
  power: 'engine' | 'side-motor' | 'hub-motor'
  /** Type of the front brake. The rear brake is always a drum. */
  brake: 'disc' | 'drum'
  /** Diameter of the disc or drum, in metres. */
  brakeSize: number
  rearBrakeSize: number
  shieldWidth: number
  trim: string
  /** Material of the floor's sides. */
  skirtMaterial: string
  mirror: 'round' | 'hex' | 'plain'
  mirrorShell: string
  rail: 'loop' | 'split' | 'cast'
  railMaterial: string
  springMaterial: string
  /** Number of rear springs: one on the left beside the swing unit, or one on each side. */
  rearSprings: 1 | 2
  piping: string
  seatMaterial: string
  innerMaterial: string
  figures?: string
  graphic: 'none' | 'spear' | 'twin-line' | 'slash' | 'blocks' | 'wedge' | 'hem-line'
  fuelFlap: boolean
  chargePort: boolean
  batteryHatch: boolean
}

export type Shape = 'round' | 'sharp' | 'flush'
export type Face = 'tie' | 'wings' | 'collar' | 'eyes' | 'fangs' | 'split' | 'visor' | 'plain'

export const SCOOTER: ScooterSpec = {
  name: '',
  wheelbase: 1.26,
  frontTyre: '90/90-12 54J',
  rearTyre: '90/100-10 53J',
  rimStyle: 'y5',
  rimMaterial: 'rimsilver',
  shape: 'round',
  form: 'classic',
  face: 'tie',
  lamp: 'round',
  dial: 'analogue',
  power: 'engine',
  brake: 'disc',
  brakeSize: 0.19,
  rearBrakeSize: 0.13,
  shieldWidth: 0.235,
  trim: 'chrome',
  skirtMaterial: 'paint',
  mirror: 'round',
  mirrorShell: 'chrome',
  rail: 'loop',
  railMaterial: 'chrome',
  springMaterial: 'red',
  rearSprings: 1,
  piping: 'piping',
  seatMaterial: 'seat',
  innerMaterial: 'plastic',
  graphic: 'none',
  fuelFlap: false,
  chargePort: false,
  batteryHatch: false,
}

/** Features that every scooter of the catalogue has. */
export const EVERY_SCOOTER = {
  fork: 'telescopic',
  rearBrake: 'drum',
  headlamp: 'led',
  frame: 'underbone',
  tubeless: true,
  centreStand: true,
} as const

export const shocksOf = ({ rearSprings }: ScooterSpec): 'one' | 'twin' =>
  rearSprings === 2 ? 'twin' : 'one'

export const tailLampOf = ({ shape }: ScooterSpec): Light => (shape === 'round' ? 'bulb' : 'led')

export const indicatorsOf = ({ power }: ScooterSpec): Light => (power === 'engine' ? 'bulb' : 'led')

type Light = 'bulb' | 'led'

/** Radii of tread and bead seat and half widths, computed from the tyre sizes. */
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
  const front = { x: spec.wheelbase / 2, z: spec.frontRadius - SAG }
  const steeringAxis = [-Math.sin(rake), 0, Math.cos(rake)]
  return {
    spec,
    model: new Model(),
    front,
    rear: { x: -spec.wheelbase / 2, z: spec.rearRadius - SAG },
    steeringAxis,
    steering: (along) => [
      front.x - 0.045 + steeringAxis[0] * along,
      0,
      front.z + steeringAxis[2] * along,
    ],
  }
}
