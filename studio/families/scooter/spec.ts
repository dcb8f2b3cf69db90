import { Model } from '../../kernel/model.ts'
import { rad, type Vec } from '../../kernel/vector.ts'
import type { RimStyle } from '../../parts/wheel.ts'
import type { Form } from './forms.ts'

/** A scooter in figures (metres) and choices. A model's line names only what differs from the defaults. */
export type ScooterSpec = {
  /** The model's own name, on its plate and apron. */
  name: string
  wheelbase: number
  frontRadius: number
  rearRadius: number
  /** Radius of the rear rim: a 10-inch wheel's, or 12 inches as in front. */
  rearRim: number
  tyreWidth: number
  rimStyle: RimStyle
  rimMaterial: string
  tape?: string
  /** The silhouette: rounded family scooter, sharp sporty one, flush electric one. */
  shape: Shape
  /** The feature lines of the flanks. */
  form: Form
  face: Face
  lamp: 'round' | 'bar' | 'hexagon' | 'oval' | 'none'
  dial: 'analogue' | 'mixed' | 'digital' | 'tft'
  power: 'engine' | 'side-motor' | 'hub-motor'
  brake: 'disc' | 'drum'
  shieldWidth: number
  trim: string
  /** The floor's sides. */
  skirtMaterial: string
  mirror: 'round' | 'hex' | 'plain'
  mirrorShell: string
  rail: 'loop' | 'split' | 'cast'
  railMaterial: string
  springMaterial: string
  /** Rear springs: one on the left beside the swing unit, or one on each side. */
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
  frontRadius: 0.234,
  rearRadius: 0.219,
  rearRim: 0.136,
  tyreWidth: 0.05,
  rimStyle: 'y5',
  rimMaterial: 'rimsilver',
  shape: 'round',
  form: 'classic',
  face: 'tie',
  lamp: 'round',
  dial: 'analogue',
  power: 'engine',
  brake: 'disc',
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
