// biome-ignore-all format: one machine, one line
// One line for each machine: its family and its differences from that family's defaults (see MOTO
// and SCOOTER).

import type { MotoSpec } from './families/moto/spec.ts'
import type { ScooterSpec } from './families/scooter/spec.ts'
import { atDetail, sparing } from './kernel/detail.ts'
import type { Model } from './kernel/model.ts'
import type { Material } from './looks.ts'

type Extras = {
  accent?: string
  parts?: Record<string, Material>
  /** Maximum detail (kernel/detail.ts) of a machine with very many parts. */
  finest?: number
  /** Maximum deviation of its surfaces in metres, if that saves triangles. */
  slack?: number
}
export type Machine = ({ moto: Partial<MotoSpec> } | { scooter: Partial<ScooterSpec> }) & Extras

/**
 * A commuter's pale castings with a matt sand-cast surface. As bright as a scooter's, they look
 * like clay beside chrome.
 */
const CAST: Record<string, Material> = {
  case: { base: '#888c90', rough: 0.46 },
  rimsilver: { base: '#84888d', rough: 0.4 },
}
/** Shared values of small commuters. Each line then lists its differences. */
const COMMUTER: Partial<MotoSpec> = {
  wheelbase: 1.285, frontTyre: '80/100-18 47P', rearTyre: '80/100-18 54P', rimStyle: 'm10', tread: 'street', fork: 'telescopic', forkMaterial: 'case', lamp: 'cowl', tankWidth: 0.142, tankHeight: 0.12, shroud: 'none', frame: 'diamond', cylinders: 1, lean: 6, engineMaterial: 'case', coverMaterial: 'case', radiator: false, frontBrake: 'single', rearBrake: 'drum', frontBrakeSize: 0.24, rearBrakeSize: 0.13, abs: 'none', caliperMaterial: 'darkmetal', exhaust: 'long', exhaustMaterial: 'black', seat: 'bench', stitch: 'piping', rearShocks: 'twin', springMaterial: 'chrome', fender: 'long', fenderMaterial: 'paint', barWidth: 0.36, barRise: 0.09, mirror: 'plain', sideCover: 'swept', chainCase: true, kickStart: true, centreStand: true, graphic: 'flash',
}
const STREET: Partial<MotoSpec> = {
  ...COMMUTER, tankWidth: 0.158, tankHeight: 0.132, rearShocks: 'mono', springMaterial: 'red', chainCase: false, rimStyle: 'y6', exhaust: 'can', exhaustMaterial: 'black', engineMaterial: 'engine', coverMaterial: 'alu2',
}
const SPORT: Partial<MotoSpec> = {
  lamp: 'fairing', fairing: 'full', underSeat: 'tray', bars: 'clip-on', shroud: 'none', tankForm: 'sport', frame: 'beam', tankHeight: 0.14, tailRise: 0.045, seat: 'step', sideCover: 'blade', fenderMaterial: 'paint', rake: 23.8, mirror: 'hex',
}

/**
 * A deviation of 0.04 mm is invisible. It is used for sport bikes, which have the most surfaces.
 */
const SPARED = 0.00004

export const MACHINES: Record<string, Machine> = {
  'hornet-2-0': { moto: { underSeat: 'cases', tankForm: 'broad', wheelbase: 1.355, frontTyre: '110/70-17 54S', rearTyre: '140/70-17 66S', frame: 'diamond', frontBrake: 'single', frontBrakeSize: 0.276, abs: 'front', cylinders: 1, radiator: false, coverMaterial: 'bronze', figures: 'HORNET', springMaterial: 'red', exhaustMaterial: 'black', underCowl: true, led: true, plate: 'HORNET 2.0' }, accent: '#25272b' },
  'x-blade': { moto: { ...STREET, underSeat: 'cases', wheelbase: 1.347, frontTyre: '80/100-17 46P', rearTyre: '130/70-17 62P', lamp: 'cowl', cowl: { height: 0.94, width: 1.02, prow: 0.016, waist: 0.74, top: 0.3, bottom: 0.7, spread: 0.4, slant: 0.24, light: 'split', visor: true, chin: 'tank2', rim: 'black' }, shroud: 'blade', graphic: 'slashes', sideCover: 'blade', tankForm: 'sharp', railMaterial: 'alu2', seat: 'step', tailRise: 0.03, rearBrake: 'disc', frontBrakeSize: 0.276, rearBrakeSize: 0.22, abs: 'front', figures: 'XBLADE', fenderMaterial: 'tank2', fender: 'short', rail: 'handles', plate: 'XBLADE' }, accent: '#e8641b' },
  unicorn: { moto: { ...STREET, dials: 'two', wheelbase: 1.335, rearTyre: '100/90-18 56P', abs: 'front', cowl: { height: 0.94, width: 1, prow: 0, waist: 0.96, top: 0.36, bottom: 0.82, spread: 0.35, slant: 0.03, light: 'twin', visor: true, chin: 'paint', rim: 'chrome' }, tankForm: 'square', tankWidth: 0.162, tankHeight: 0.136, graphic: 'knee', sideCover: 'upright', railMaterial: 'black', coverMaterial: 'case', exhaust: 'long', exhaustMaterial: 'chrome', figures: 'UNICORN', figuresMaterial: 'metal', rail: 'cast', plate: 'UNICORN' }, parts: CAST, accent: '#c9ccd0' },
  'sp-125': { moto: { ...COMMUTER, cowl: { height: 1.02, width: 1.02, prow: 0.01, waist: 0.8, top: 0.34, bottom: 0.7, spread: 0.4, slant: 0.16, light: 'line', visor: true, chin: 'tank2', rim: 'black' }, shroud: 'blade', tankForm: 'sharp', tankWidth: 0.152, tankHeight: 0.13, graphic: 'none', sideCover: 'blade', railMaterial: 'alu2', rimStyle: 'y6', coverMaterial: 'engine', engineMaterial: 'engine', exhaust: 'can', figures: 'SP 125', springMaterial: 'red', forkMaterial: 'black', rail: 'handles', plate: 'SP 125' }, parts: CAST, accent: '#b4bac1' },
  'cb-shine': { moto: { ...COMMUTER, dials: 'two', frontTyre: '80/100-18', rearTyre: '80/100-18', cowl: { height: 1.02, width: 0.98, prow: 0, waist: 1.02, top: 0.35, bottom: 0.89, spread: 0.36, slant: 0.02, light: 'halogen', visor: true, chin: 'paint', rim: 'chrome' }, tankForm: 'drop', tankWidth: 0.154, tankHeight: 0.124, graphic: 'flash', sideCover: 'swept', rimStyle: 'y5', rimMaterial: 'rimsilver', exhaustMaterial: 'chrome', figures: 'SHINE', figuresMaterial: 'metal', plate: 'CB SHINE' }, parts: CAST, accent: '#c9ccd0' },
  livo: { moto: { ...COMMUTER, dials: 'one', wheelbase: 1.278, cowl: { height: 0.92, width: 0.98, prow: 0.012, waist: 0.78, top: 0.34, bottom: 0.76, spread: 0.37, slant: 0.18, light: 'twin', visor: false, chin: 'tank2', rim: 'black' }, shroud: 'blade', tankForm: 'sharp', tankWidth: 0.138, graphic: 'wedge', sideCover: 'blade', railMaterial: 'black', frontBrake: 'drum', frontBrakeSize: 0.13, springMaterial: 'red', figures: 'LIVO', rail: 'cast', plate: 'LIVO' }, parts: CAST, accent: '#e2a53a' },
  'shine-100': { moto: { ...COMMUTER, dials: 'gauge', wheelbase: 1.245, frontTyre: '2.75-17', rearTyre: '3.00-17', tubeless: false, cowl: { height: 0.9, width: 0.88, prow: -0.012, waist: 1.06, top: 0.38, bottom: 0.88, spread: 0.34, slant: 0, light: 'halogen', visor: false, chin: 'paint', rim: 'chrome' }, tankForm: 'square', tankWidth: 0.132, tankHeight: 0.106, graphic: 'twin', sideCover: 'upright', frontBrake: 'drum', frontBrakeSize: 0.13, rearBrakeSize: 0.11, forkMaterial: 'black', stitch: 'paint2', plate: 'SHINE 100' }, parts: CAST, accent: '#b3202a' },
  'shine-100-dx': { moto: { ...COMMUTER, wheelbase: 1.245, frontTyre: '2.75-17', rearTyre: '3.00-17', cowl: { height: 1.06, width: 0.96, prow: 0.006, waist: 0.86, top: 0.38, bottom: 0.8, spread: 0.37, slant: 0.1, light: 'halogen', visor: true, chin: 'tank2', rim: 'chrome' }, tankForm: 'drop', tankWidth: 0.15, tankHeight: 0.124, graphic: 'swoosh', sideCover: 'blade', railMaterial: 'alu2', frontBrake: 'drum', frontBrakeSize: 0.13, rearBrakeSize: 0.11, exhaustMaterial: 'chrome', forkMaterial: 'black', springMaterial: 'black', figures: 'SHINE DX', figuresMaterial: 'metal', shroud: 'blade', rail: 'cast', plate: 'SHINE 100 DX' }, parts: CAST, accent: '#aeb4bb' },
  'cd110-deluxe': { moto: { ...COMMUTER, dials: 'gauge', rearTyre: '80/100-18 47P', lamp: 'round', headlamp: 'halogen', mirror: 'round', rimMaterial: 'rimsilver', tankForm: 'drop', tankWidth: 0.138, tankHeight: 0.112, graphic: 'lines', sideCover: 'upright', seatMaterial: 'brown', railMaterial: 'chrome', fenderMaterial: 'chrome', frontBrake: 'drum', frontBrakeSize: 0.13, exhaustMaterial: 'chrome', barRise: 0.11, plate: 'CD110 DELUXE' }, parts: CAST, accent: '#a88442' },
  'cbr-150r': { slack: SPARED, moto: { ...SPORT, dials: 'one', wheelbase: 1.305, frontTyre: '100/80-17', rearTyre: '130/70-17', headlamp: 'halogen', nose: { eyeFrom: 0.05, eyeTo: 0.5, drop: 0.02, mouth: 0.004, sharp: -0.004, reach: 0.06, width: 0.9, lens: 1.05, brow: 'low', cheek: 'paint', livery: 'ribbon', flank: { scoop: 0.48, end: 0.86, deep: 0.6, fins: 2 }, name: { text: '150R', u: 0.3, v: 0.36, height: 0.046, material: 'paint2' } }, cylinders: 1, frontBrake: 'single', frontBrakeSize: 0.276, abs: 'none', fork: 'telescopic', forkMaterial: 'black', tankWidth: 0.165, caliperMaterial: 'darkmetal', coverMaterial: 'darkmetal', exhaustMaterial: 'black', plate: 'CBR 150R' }, accent: '#f0f0ee', parts: { alu: { base: '#1a1b1e', rough: 0.36, coat: 0.5, coatRough: 0.12 } } },
  'cbr1000rr-r': { slack: SPARED, moto: { ...SPORT, solo: true, nose: { eyeFrom: 0.1, eyeTo: 0.46, drop: -0.012, mouth: 0.026, sharp: 0.012, reach: -0.02, width: 1, lens: 0.86, brow: 'hook', cheek: 'paint', livery: 'tricolour', flank: { scoop: 0.34, end: 0.97, deep: 0.5, fins: 3 }, name: { text: 'RR-R', u: 0.36, v: 0.44, height: 0.068, material: 'white' }, winglets: true }, wheelbase: 1.455, rearTyre: '200/55ZR17', frontBrakeSize: 0.33, cylinders: 4, exhaustMaterial: 'bronze', exhaust: 'stub', rimStyle: 'y5', tailRise: 0.06, led: true, plate: 'CBR1000RR-R' }, accent: '#1d3fae', parts: { gold: { base: '#b48a34' } } },
  cbr1000rr: { slack: SPARED, moto: { ...SPORT, wheelbase: 1.405, rearTyre: '190/50ZR17', frontBrakeSize: 0.32, cylinders: 4, forkMaterial: 'black', caliperMaterial: 'darkmetal', rimMaterial: 'rimgold', exhaust: 'can', tailRise: 0.035, rake: 23.3, led: true, plate: 'CBR1000RR' }, accent: '#0c0d0f', parts: { alu2: { base: '#5b5e63', metal: 1, rough: 0.36 } } },
  cb1000r: { moto: { underSeat: 'cases', tankForm: 'muscle', wheelbase: 1.455, rearTyre: '190/55ZR17', rearBrakeSize: 0.256, lamp: 'round', cylinders: 4, frame: 'backbone', swingArm: 'single', exhaust: 'stub', exhaustMaterial: 'black', rimStyle: 'x7', tankWidth: 0.19, tankHeight: 0.142, shroud: 'blade', tailRise: 0.05, barWidth: 0.39, barRise: 0.03, mirror: 'plain', coverMaterial: 'alu', stitch: 'piping', led: true, plate: 'CB1000R' }, accent: '#c9cbce' },
  cb500x: { moto: { ride: 0.04, underSeat: 'tray', wheelbase: 1.443, frontTyre: '110/80-19', rearTyre: '160/60-17', frame: 'diamond', fork: 'telescopic', rimStyle: 'x7', tread: 'trail', rake: 26.5, screen: 0.37, adventure: true, handguards: true, barWidth: 0.41, barRise: 0.12, seat: 'bench', tankWidth: 0.168, tankHeight: 0.15, forkMaterial: 'black', frontBrake: 'single', rearBrakeSize: 0.24, caliperMaterial: 'darkmetal', stitch: 'piping', figures: 'CB500X', led: true, plate: 'CB500X' }, accent: '#c8141b', parts: { tint: { refraction: 1.001 } }, finest: 0.9 },
  'activa-6g': { scooter: { trim: 'chrome', brake: 'drum', brakeSize: 0.13, rimStyle: 'pressed', name: 'ACTIVA 6G', graphic: 'spear', fuelFlap: true }, accent: '#c9ccd0' },
  'activa-110': { scooter: { lamp: 'bar', trim: 'metal', brake: 'drum', brakeSize: 0.13, rimMaterial: 'alloy', rimStyle: 'm10', mirrorShell: 'paint', figures: '110', name: 'ACTIVA 110', skirtMaterial: 'grey', form: 'crisp', face: 'wings', dial: 'tft', graphic: 'twin-line', railMaterial: 'black' }, accent: '#c9ccd0' },
  'activa-125': { scooter: { name: 'ACTIVA 125', innerMaterial: 'grey', form: 'grand', face: 'collar', lamp: 'hexagon', dial: 'mixed', shieldWidth: 0.245, rimStyle: 'y5', rail: 'cast', railMaterial: 'alu', seatMaterial: 'brown', mirrorShell: 'paint', graphic: 'wedge', figures: '125' }, accent: '#c9ccd0' },
  dio: { scooter: { shape: 'sharp', lamp: 'none', rail: 'split', railMaterial: 'black', trim: 'black', mirror: 'hex', mirrorShell: 'black', rimMaterial: 'alloy', rimStyle: 'm10', piping: 'gap', shieldWidth: 0.225, brake: 'drum', brakeSize: 0.13, name: 'DIO', skirtMaterial: 'tank2', form: 'sharp', face: 'eyes', dial: 'digital', graphic: 'slash' }, accent: '#e8e8e8' },
  'dio-125': { scooter: { name: 'DIO 125', skirtMaterial: 'tank2', shape: 'sharp', form: 'blade', face: 'fangs', lamp: 'none', dial: 'tft', rail: 'split', railMaterial: 'grey', trim: 'black', mirror: 'hex', mirrorShell: 'black', rimMaterial: 'rimgold', rimStyle: 'y6', piping: 'red', shieldWidth: 0.23, figures: '125', graphic: 'blocks', springMaterial: 'gold', fuelFlap: true }, accent: '#d9dce0' },
  'grazia-125': { scooter: { name: 'GRAZIA 125', skirtMaterial: 'tank2', shape: 'sharp', form: 'beak', face: 'split', lamp: 'none', dial: 'digital', rail: 'loop', railMaterial: 'alu', trim: 'metal', mirror: 'hex', mirrorShell: 'paint', rimMaterial: 'rimsilver', rimStyle: 'y5', piping: 'piping', shieldWidth: 0.24, figures: '125', graphic: 'wedge' }, accent: '#c9ccd0' },
  'activa-e': { scooter: { shape: 'flush', lamp: 'none', power: 'side-motor', rimMaterial: 'alloy', rimStyle: 's3', trim: 'black', mirrorShell: 'black', mirror: 'plain', railMaterial: 'alu', rail: 'split', springMaterial: 'black', wheelbase: 1.31, frontTyre: '90/90-12', rearTyre: '110/80-12', brakeSize: 0.16, piping: 'paint2', name: 'ACTIVA E', innerMaterial: 'grey', form: 'flush', face: 'visor', dial: 'tft', rearSprings: 2, graphic: 'hem-line', batteryHatch: true }, accent: '#12c98a', parts: { tint: { refraction: 1.001 } } },
  qc1: { scooter: { shape: 'flush', lamp: 'oval', power: 'hub-motor', rimMaterial: 'alloy', rimStyle: 'disc', trim: 'grey', mirrorShell: 'black', mirror: 'round', railMaterial: 'black', springMaterial: 'black', wheelbase: 1.275, frontTyre: '90/90-12', rearTyre: '90/100-10', brake: 'drum', brakeSize: 0.13, rearBrakeSize: 0.11, tape: 'paint2', shieldWidth: 0.222, name: 'QC1', innerMaterial: 'grey', form: 'compact', face: 'plain', dial: 'digital', rearSprings: 2, chargePort: true }, accent: '#3a8fd6' },
}

/** Builds at a detail (kernel/detail.ts), limited by the machine's own maximum. */
export function atDetailOf({ finest = 1, slack = 0 }: Machine, detail: number, build: () => Model): Model {
  return atDetail(Math.min(detail, finest), () => sparing(slack, build))
}
