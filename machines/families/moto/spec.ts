import { Model } from '../../kernel/model.ts'
import { rad, type Vec } from '../../kernel/vector.ts'
import type { Tread } from '../../parts/tread.ts'
import { SAG } from '../../parts/tyre.ts'
import { tyreSize } from '../../parts/tyre-size.ts'
import type { RimStyle } from '../../parts/wheel.ts'
import type { Dials } from './clocks.ts'
import type { SideCover } from './street/side-covers.ts'
import type { Graphic } from './tank-graphics.ts'

/**
 * Dimensions (metres, degrees) and options of a motorcycle. A model lists only the differences from
 * the defaults.
 */
export type MotoSpec = {
  wheelbase: number
  /** Size as printed on the sidewall. Wheel dimensions follow from it. */
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
  /** Diameters of discs or drums, in metres. */
  frontBrakeSize: number
  rearBrakeSize: number
  /** Wheels that carry a sensor ring. */
  abs: 'none' | 'front' | 'both'
  caliperMaterial: string
  /** Lifts the body over the wheels, in metres. */
  ride: number
  bars: 'wide' | 'clip-on'
  barWidth: number
  barRise: number
  barBack: number
  mirror: 'hex' | 'round' | 'plain'
  dials: Dials
  lamp: 'mask' | 'cowl' | 'round' | 'fairing'
  /** Light source of the lamp. A cowl declares its own. */
  headlamp: 'led' | 'halogen'
  cowl: Cowl
  tankWidth: number
  tankHeight: number
  /** Soft forms, or forms with creases: `sport` for sport bikes and `muscle` for naked ones. */
  tankForm: 'round' | 'broad' | 'square' | 'drop' | 'sharp' | 'sport' | 'muscle'
  shroud: 'wings' | 'blade' | 'none'
  frame: 'diamond' | 'beam' | 'backbone'
  cylinders: 1 | 2 | 4
  lean: number
  engineMaterial: string
  coverMaterial: string
  radiator: boolean
  exhaust: 'can' | 'long' | 'stub'
  exhaustMaterial: string
  seat: 'step' | 'bench'
  /** For the rider alone: a cowl instead of the pillion's pad and footrests. */
  solo: boolean
  seatMaterial: string
  railMaterial: string
  rail: 'loop' | 'cast' | 'handles'
  stitch: string
  tailRise: number
  tailMaterial: string
  rearShocks: 'mono' | 'twin'
  /**
   * Parts beside the single shock: `tray` adds guard and tray, `cases` adds guard, cases and a
   * moulded hugger; `open` adds none.
   */
  underSeat: 'open' | 'tray' | 'cases'
  swingArm: 'double' | 'single'
  springMaterial: string
  fender: 'short' | 'long'
  fenderMaterial: string
  /** Blades under the engine in both colours. */
  underCowl: boolean
  sideCover: SideCover
  chainCase: boolean
  kickStart: boolean
  centreStand: boolean
  screen: number
  /**
   * An adventure bike: tall tank with layered panels, fairing with a beak, and a rack on a short
   * tail.
   */
  adventure: boolean
  handguards: boolean
  fairing: 'none' | 'full'
  nose: Nose
  graphic: Graphic
  /** Numbers on the tank, such as the displacement. */
  figures?: string
  figuresMaterial: string
  /** The model's name as printed on its number plates. */
  plate?: string
  /** LED indicators instead of bulbs. */
  led: boolean
}

/**
 * The commuter's lamp cowl. `height` and `width` scale it, `prow` extends it forward (metres),
 * `waist` narrows its lower half. The lens lies between `top` and `bottom`; `spread` and `slant`
 * shape it.
 */
export type Cowl = {
  height: number
  width: number
  prow: number
  waist: number
  top: number
  bottom: number
  spread: number
  slant: number
  light: 'line' | 'brow' | 'split' | 'halogen' | 'twin'
  visor: boolean
  chin: string
  rim: string
}

/**
 * The sport bike's face. The ends of the lamp are shares of its band. `drop` makes the lamp taller,
 * `mouth` widens the intake, and `sharp` flattens the top (metres). `reach` shortens the sides
 * behind, and `width` scales the whole width.
 */
export type Nose = {
  eyeFrom: number
  eyeTo: number
  drop: number
  mouth: number
  sharp: number
  reach: number
  width: number
  lens: number
  brow: 'high' | 'low' | 'hook'
  cheek: string
  livery: 'belly' | 'tricolour' | 'ribbon'
  /**
   * As shares of the flank's length and height: position of the scoop's mouth, end of the painted
   * skin, and depth of the scoop in front.
   */
  flank: { scoop: number; end: number; deep: number; fins: number }
  /** Letters on the lower skin: position, and height in metres. */
  name: { text: string; u: number; v: number; height: number; material: string }
  winglets?: boolean
}

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
  dials: 'display',
  lamp: 'mask',
  headlamp: 'led',
  cowl: {
    height: 1,
    width: 1,
    prow: 0,
    waist: 1,
    top: 0.4,
    bottom: 0.74,
    spread: 0.36,
    slant: 0,
    light: 'line',
    visor: true,
    chin: 'paint',
    rim: 'black',
  },
  tankWidth: 0.178,
  tankHeight: 0.15,
  tankForm: 'round',
  shroud: 'wings',
  frame: 'diamond',
  cylinders: 2,
  lean: 18,
  engineMaterial: 'engine',
  coverMaterial: 'bronze',
  radiator: true,
  exhaust: 'can',
  exhaustMaterial: 'alu',
  seat: 'step',
  solo: false,
  seatMaterial: 'seat',
  railMaterial: 'case',
  rail: 'loop',
  stitch: 'red',
  tailRise: 0,
  tailMaterial: 'paint',
  rearShocks: 'mono',
  underSeat: 'open',
  swingArm: 'double',
  springMaterial: 'red',
  fender: 'short',
  fenderMaterial: 'tank2',
  sideCover: 'none',
  chainCase: false,
  kickStart: false,
  centreStand: false,
  screen: 0,
  adventure: false,
  handguards: false,
  fairing: 'none',
  nose: {
    eyeFrom: 0.06,
    eyeTo: 0.5,
    drop: 0,
    mouth: 0,
    sharp: 0,
    reach: 0,
    width: 1,
    lens: 1,
    brow: 'high',
    cheek: 'tank2',
    livery: 'belly',
    flank: { scoop: 0.42, end: 0.8, deep: 0.6, fins: 2 },
    name: { text: 'CBR', u: 0.4, v: 0.5, height: 0.07, material: 'white' },
  },
  graphic: 'spine',
  led: false,
  figuresMaterial: 'white',
  underCowl: false,
}

/** Radii and half widths, computed from the tyre sizes. */
type Rolling = { frontRadius: number; rearRadius: number; frontWidth: number; rearWidth: number }

/** Input of every section: the specification, the wheel positions and points along the fork. */
export type Chassis = {
  spec: MotoSpec & Rolling
  model: Model
  front: { x: number; z: number }
  rear: { x: number; z: number }
  forkAxis: Vec
  fork: (along: number, y?: number, out?: number) => Vec
  lift: (z: number) => number
}

/** Light source of the lamp as drawn. */
export const headlampOf = ({ lamp, cowl, headlamp }: MotoSpec): MotoSpec['headlamp'] =>
  lamp !== 'cowl' ? headlamp : cowl.light === 'halogen' || cowl.light === 'twin' ? 'halogen' : 'led'

/** A stepped tail always has a slim LED lamp. */
export const tailLampOf = ({ seat, led }: MotoSpec): 'led' | 'bulb' =>
  led || seat === 'step' ? 'led' : 'bulb'

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
  const front = { x: spec.wheelbase / 2, z: spec.frontRadius - SAG }
  const forkAxis = [-Math.sin(rake), 0, Math.cos(rake)]
  return {
    spec,
    model: new Model(),
    front,
    rear: { x: -spec.wheelbase / 2, z: spec.rearRadius - SAG },
    forkAxis,
    fork: (along, y = 0, out = 0) => [
      front.x + forkAxis[0] * along + Math.cos(rake) * out,
      y,
      front.z + forkAxis[2] * along + Math.sin(rake) * out,
    ],
    lift: (z) => z + spec.ride,
  }
}
