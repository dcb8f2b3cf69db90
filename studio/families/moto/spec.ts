import { Model } from '../../kernel/model.ts'
import { rad, type Vec } from '../../kernel/vector.ts'
import type { Tread } from '../../parts/tyre.ts'
import { tyreSize } from '../../parts/tyre-size.ts'
import type { RimStyle } from '../../parts/wheel.ts'
import type { SideCover } from './side-covers.ts'
import type { Graphic } from './tank-graphics.ts'

/** A motorcycle in figures (metres, degrees) and choices. A model's line names only what differs from the defaults. */
export type MotoSpec = {
  wheelbase: number
  /** As the sidewall names them: the wheels take their size from it. */
  frontTyre: string
  rearTyre: string
  tubeless: boolean
  rimStyle: RimStyle
  rimMaterial: string
  tread: Tread
  tape?: string
  rake: number
  fork: 'usd' | 'telescopic'
  forkMaterial: string
  frontBrake: 'twin' | 'single' | 'drum'
  rearBrake: 'disc' | 'drum'
  /** Diameters of discs or drums in metres. */
  frontBrakeSize: number
  rearBrakeSize: number
  /** Which wheels carry a sensor ring. */
  abs: 'none' | 'front' | 'both'
  caliperMaterial: string
  /** Lifts the body over the wheels. */
  ride: number
  bars: 'wide' | 'clip-on'
  barWidth: number
  barRise: number
  barBack: number
  mirror: 'hex' | 'round' | 'plain'
  lamp: 'mask' | 'cowl' | 'round' | 'fairing'
  /** What shines in it; a cowl says so itself. */
  headlamp: 'led' | 'halogen'
  cowl: Cowl
  tankWidth: number
  tankHeight: number
  tankForm: 'round' | 'square' | 'drop' | 'sharp'
  shroud: 'wings' | 'blade' | 'none'
  frame: 'trellis' | 'diamond' | 'beam' | 'backbone'
  cylinders: 1 | 2 | 4
  lean: number
  engineMaterial: string
  coverMaterial: string
  radiator: boolean
  exhaust: 'can' | 'long' | 'stub'
  exhaustMaterial: string
  seat: 'step' | 'bench'
  seatMaterial: string
  railMaterial: string
  stitch: string
  tailRise: number
  tailMaterial: string
  rearShocks: 'mono' | 'twin'
  swingArm: 'double' | 'single'
  springMaterial: string
  fender: 'short' | 'long'
  fenderMaterial: string
  belly?: string
  sideCover: SideCover
  chainCase: boolean
  kickStart: boolean
  centreStand: boolean
  screen: number
  beak: boolean
  handguards: boolean
  luggage: boolean
  fairing: 'none' | 'full' | 'half'
  nose: Nose
  graphic: Graphic
  /** Figures on the tank, such as the displacement. */
  figures?: string
}

/** The commuter's lamp cowl: how tall, the lens from `top` to `bottom` and how far it spreads and slants. */
export type Cowl = {
  height: number
  top: number
  bottom: number
  spread: number
  slant: number
  light: 'line' | 'brow' | 'split' | 'halogen'
  visor: boolean
}

/** The sport bike's face, in shares of the nose's girth: the eye's height and how far its brow sweeps up; how far back the mouth reaches. */
export type Nose = { eye: number; brow: number; intake: number; winglets?: boolean }

export const MOTO: MotoSpec = {
  wheelbase: 1.405,
  frontTyre: '120/70ZR17',
  rearTyre: '180/55ZR17',
  tubeless: true,
  rimStyle: 'y5',
  rimMaterial: 'alloy',
  tread: 'sport',
  rake: 24.5,
  fork: 'usd',
  forkMaterial: 'gold',
  frontBrake: 'twin',
  rearBrake: 'disc',
  frontBrakeSize: 0.31,
  rearBrakeSize: 0.22,
  abs: 'both',
  caliperMaterial: 'gold',
  ride: 0,
  bars: 'wide',
  barWidth: 0.375,
  barRise: 0.07,
  barBack: 0.1,
  mirror: 'hex',
  lamp: 'mask',
  headlamp: 'led',
  cowl: { height: 1, top: 0.4, bottom: 0.74, spread: 0.36, slant: 0, light: 'line', visor: true },
  tankWidth: 0.178,
  tankHeight: 0.15,
  tankForm: 'round',
  shroud: 'wings',
  frame: 'trellis',
  cylinders: 2,
  lean: 18,
  engineMaterial: 'engine',
  coverMaterial: 'bronze',
  radiator: true,
  exhaust: 'can',
  exhaustMaterial: 'alu',
  seat: 'step',
  seatMaterial: 'seat',
  railMaterial: 'case',
  stitch: 'red',
  tailRise: 0,
  tailMaterial: 'paint',
  rearShocks: 'mono',
  swingArm: 'double',
  springMaterial: 'red',
  fender: 'short',
  fenderMaterial: 'tank2',
  belly: 'paint',
  sideCover: 'none',
  chainCase: false,
  kickStart: false,
  centreStand: false,
  screen: 0,
  beak: false,
  handguards: false,
  luggage: false,
  fairing: 'none',
  nose: { eye: 0.085, brow: 0.085, intake: 0.4 },
  graphic: 'spine',
}

/** What follows from the tyres' names: radii and half widths. */
type Rolling = { frontRadius: number; rearRadius: number; frontWidth: number; rearWidth: number }

/** What every section of the machine needs: the spec, where the wheels are and points along the fork. */
export type Chassis = {
  spec: MotoSpec & Rolling
  model: Model
  front: { x: number; z: number }
  rear: { x: number; z: number }
  forkAxis: Vec
  fork: (along: number, y?: number, out?: number) => Vec
  lift: (z: number) => number
}

/** What shines in the lamp as it is drawn. */
export const headlampOf = ({ lamp, cowl, headlamp }: MotoSpec): MotoSpec['headlamp'] =>
  lamp !== 'cowl' ? headlamp : cowl.light === 'halogen' ? 'halogen' : 'led'

export function chassisOf(choices: MotoSpec): Chassis {
  const [tyre, rearTyre] = [tyreSize(choices.frontTyre), tyreSize(choices.rearTyre)]
  const spec = {
    ...choices,
    frontRadius: tyre.radius,
    rearRadius: rearTyre.radius,
    frontWidth: tyre.width / 2,
    rearWidth: rearTyre.width / 2,
  }
  const rake = rad(spec.rake)
  const front = { x: spec.wheelbase / 2, z: spec.frontRadius }
  const forkAxis = [-Math.sin(rake), 0, Math.cos(rake)]
  return {
    spec,
    model: new Model(),
    front,
    rear: { x: -spec.wheelbase / 2, z: spec.rearRadius },
    forkAxis,
    fork: (along, y = 0, out = 0) => [
      front.x + forkAxis[0] * along + Math.cos(rake) * out,
      y,
      front.z + forkAxis[2] * along + Math.sin(rake) * out,
    ],
    lift: (z) => z + spec.ride,
  }
}
