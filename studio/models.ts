// biome-ignore-all format: one machine, one line
// One line per machine: its family and what differs from that family's defaults (see MOTO and SCOOTER).

import { buildMoto } from './families/moto/build.ts'
import type { MotoSpec } from './families/moto/spec.ts'
import { buildScooter } from './families/scooter/build.ts'
import type { ScooterSpec } from './families/scooter/spec.ts'
import { atDetail } from './kernel/detail.ts'
import type { Model } from './kernel/model.ts'
import type { Material } from './looks.ts'

type Extras = { accent?: string; parts?: Record<string, Material> }
export type Machine = ({ moto: Partial<MotoSpec> } | { scooter: Partial<ScooterSpec> }) & Extras

/** Small commuters share much; each line then says what sets it apart. */
const COMMUTER: Partial<MotoSpec> = {
  wheelbase: 1.285, frontTyre: '80/100-18 47P', rearTyre: '80/100-18 54P', rimStyle: 'm10', tread: 'street', fork: 'telescopic', forkMaterial: 'case', lamp: 'cowl', tankWidth: 0.142, tankHeight: 0.12, shroud: 'none', frame: 'diamond', cylinders: 1, lean: 6, engineMaterial: 'case', coverMaterial: 'case', radiator: false, frontBrake: 'single', rearBrake: 'drum', frontBrakeSize: 0.24, rearBrakeSize: 0.13, abs: 'none', caliperMaterial: 'darkmetal', exhaust: 'long', exhaustMaterial: 'black', seat: 'bench', stitch: 'piping', rearShocks: 'twin', springMaterial: 'chrome', fender: 'long', fenderMaterial: 'paint', belly: undefined, barWidth: 0.36, barRise: 0.09, mirror: 'plain', sideCover: 'swept', chainCase: true, kickStart: true, centreStand: true, graphic: 'flash',
}
const STREET: Partial<MotoSpec> = {
  ...COMMUTER, tankWidth: 0.158, tankHeight: 0.132, rearShocks: 'mono', springMaterial: 'red', chainCase: false, rimStyle: 'y6', exhaust: 'can', exhaustMaterial: 'black', engineMaterial: 'engine', coverMaterial: 'alu2',
}
const SPORT: Partial<MotoSpec> = {
  lamp: 'fairing', fairing: 'full', bars: 'clip-on', shroud: 'none', frame: 'beam', tankHeight: 0.14, tailRise: 0.09, seat: 'step', sideCover: 'blade', fenderMaterial: 'paint', belly: undefined, rake: 23.8, mirror: 'hex',
}

export const MACHINES: Record<string, Machine> = {
  'hornet-2-0': { moto: { wheelbase: 1.355, frontTyre: '110/70-17 54S', rearTyre: '140/70-17 66S', frame: 'diamond', frontBrake: 'single', frontBrakeSize: 0.276, abs: 'front', cylinders: 1, radiator: false, coverMaterial: 'bronze', figures: '184', springMaterial: 'red', exhaustMaterial: 'black' }, accent: '#d8dadd' },
  'x-blade': { moto: { ...STREET, wheelbase: 1.347, frontTyre: '80/100-17 46P', rearTyre: '130/70-17 62P', lamp: 'cowl', cowl: { height: 0.92, top: 0.3, bottom: 0.72, spread: 0.4, slant: 0.34, light: 'split', visor: false }, shroud: 'blade', graphic: 'slashes', sideCover: 'blade', tankForm: 'sharp', railMaterial: 'alu2', seat: 'step', tailRise: 0.03, rearBrake: 'disc', frontBrakeSize: 0.276, rearBrakeSize: 0.22, abs: 'front', figures: '160', fenderMaterial: 'tank2', fender: 'short' }, accent: '#e8641b' },
  unicorn: { moto: { ...STREET, wheelbase: 1.335, rearTyre: '100/90-18 56P', abs: 'front', cowl: { height: 0.92, top: 0.34, bottom: 0.8, spread: 0.36, slant: 0.04, light: 'halogen', visor: true }, tankForm: 'square', tankWidth: 0.162, tankHeight: 0.136, graphic: 'knee', sideCover: 'upright', railMaterial: 'black', coverMaterial: 'case', exhaust: 'long', exhaustMaterial: 'chrome', figures: '160' }, accent: '#c9ccd0' },
  'sp-125': { moto: { ...COMMUTER, cowl: { height: 1.02, top: 0.32, bottom: 0.7, spread: 0.4, slant: 0.24, light: 'line', visor: true }, shroud: 'blade', tankForm: 'sharp', tankWidth: 0.152, tankHeight: 0.13, graphic: 'slashes', sideCover: 'blade', railMaterial: 'alu2', rimStyle: 'y6', coverMaterial: 'engine', engineMaterial: 'engine', exhaust: 'can', figures: '125', springMaterial: 'red', forkMaterial: 'black' }, accent: '#d9dce0' },
  'cb-shine': { moto: { ...COMMUTER, frontTyre: '80/100-18', rearTyre: '80/100-18', cowl: { height: 1.04, top: 0.4, bottom: 0.82, spread: 0.3, slant: 0.02, light: 'halogen', visor: true }, tankForm: 'drop', tankWidth: 0.154, tankHeight: 0.124, graphic: 'flash', sideCover: 'swept', rimStyle: 'y5', rimMaterial: 'rimsilver', exhaustMaterial: 'chrome', figures: '125' }, accent: '#c9ccd0' },
  livo: { moto: { ...COMMUTER, wheelbase: 1.278, cowl: { height: 0.9, top: 0.38, bottom: 0.72, spread: 0.36, slant: 0.26, light: 'halogen', visor: false }, shroud: 'blade', tankForm: 'sharp', tankWidth: 0.138, graphic: 'wedge', sideCover: 'blade', railMaterial: 'black', frontBrake: 'drum', frontBrakeSize: 0.13, springMaterial: 'red', figures: '110' }, accent: '#e2a53a' },
  'shine-100': { moto: { ...COMMUTER, wheelbase: 1.245, frontTyre: '2.75-17', rearTyre: '3.00-17', tubeless: false, cowl: { height: 0.98, top: 0.42, bottom: 0.84, spread: 0.28, slant: 0, light: 'halogen', visor: false }, tankForm: 'square', tankWidth: 0.132, tankHeight: 0.106, graphic: 'twin', sideCover: 'upright', frontBrake: 'drum', frontBrakeSize: 0.13, rearBrakeSize: 0.11, forkMaterial: 'black' }, accent: '#b3202a' },
  'shine-100-dx': { moto: { ...COMMUTER, wheelbase: 1.245, frontTyre: '2.75-17', rearTyre: '3.00-17', cowl: { height: 1.08, top: 0.36, bottom: 0.78, spread: 0.34, slant: 0.12, light: 'halogen', visor: true }, tankForm: 'drop', tankWidth: 0.146, tankHeight: 0.12, graphic: 'knee', sideCover: 'swept', railMaterial: 'alu2', frontBrake: 'drum', frontBrakeSize: 0.13, rearBrakeSize: 0.11, exhaustMaterial: 'chrome', rimStyle: 'y5', rimMaterial: 'rimsilver' }, accent: '#c9ccd0' },
  'cd110-deluxe': { moto: { ...COMMUTER, rearTyre: '80/100-18 47P', lamp: 'round', headlamp: 'halogen', mirror: 'round', rimMaterial: 'rimsilver', tankForm: 'drop', tankWidth: 0.138, tankHeight: 0.112, graphic: 'knee', sideCover: 'upright', seatMaterial: 'brown', railMaterial: 'chrome', fenderMaterial: 'chrome', frontBrake: 'drum', frontBrakeSize: 0.13, exhaustMaterial: 'chrome', barRise: 0.11 }, accent: '#a88442' },
  'cbr-150r': { moto: { ...SPORT, wheelbase: 1.305, frontTyre: '100/80-17', rearTyre: '130/70-17', headlamp: 'halogen', fairing: 'half', nose: { eye: 0.1, brow: 0.075, intake: 0.32 }, cylinders: 1, frontBrake: 'single', frontBrakeSize: 0.276, abs: 'none', fork: 'telescopic', forkMaterial: 'black', tankWidth: 0.165, caliperMaterial: 'darkmetal', coverMaterial: 'engine', exhaustMaterial: 'black', figures: '150' }, accent: '#f0f0ee', parts: { alu: { base: '#1a1b1e', rough: 0.36, coat: 0.5, coatRough: 0.12 } } },
  'cbr1000rr-r': { moto: { ...SPORT, nose: { eye: 0.066, brow: 0.095, intake: 0.46, winglets: true }, wheelbase: 1.455, rearTyre: '200/55ZR17', frontBrakeSize: 0.33, cylinders: 4, exhaustMaterial: 'bronze', exhaust: 'stub', rimStyle: 'y5', figures: '1000', tailRise: 0.11 }, accent: '#1d3fae', parts: { gold: { base: '#b48a34' } } },
  cbr1000rr: { moto: { ...SPORT, wheelbase: 1.405, rearTyre: '190/50ZR17', frontBrakeSize: 0.32, cylinders: 4, forkMaterial: 'black', caliperMaterial: 'darkmetal', rimMaterial: 'rimgold', exhaust: 'can', tailRise: 0.075, rake: 23.3, figures: '1000' }, accent: '#0c0d0f' },
  cb1000r: { moto: { wheelbase: 1.455, rearTyre: '190/55ZR17', rearBrakeSize: 0.256, lamp: 'round', cylinders: 4, frame: 'backbone', swingArm: 'single', exhaust: 'stub', exhaustMaterial: 'black', rimStyle: 'x7', tankWidth: 0.19, tankHeight: 0.142, shroud: 'blade', tailRise: 0.05, barWidth: 0.39, barRise: 0.03, mirror: 'plain', coverMaterial: 'alu', belly: undefined, stitch: 'piping' }, accent: '#c9cbce' },
  cb500x: { moto: { ride: 0.04, wheelbase: 1.443, frontTyre: '110/80-19', rearTyre: '160/60-17', frame: 'diamond', fork: 'telescopic', rimStyle: 'x7', tread: 'trail', rake: 26.5, screen: 0.27, beak: true, handguards: true, barWidth: 0.41, barRise: 0.12, belly: 'plastic', seat: 'bench', tankWidth: 0.188, tankHeight: 0.16, forkMaterial: 'black', frontBrake: 'single', rearBrakeSize: 0.24, caliperMaterial: 'darkmetal', stitch: 'piping', figures: '500' }, accent: '#c8141b' },
  'activa-6g': { scooter: { trim: 'chrome', brake: 'drum', brakeSize: 0.13, rimStyle: 'pressed', name: 'ACTIVA 6G', graphic: 'spear', fuelFlap: true }, accent: '#c9ccd0' },
  'activa-110': { scooter: { lamp: 'bar', trim: 'metal', brake: 'drum', brakeSize: 0.13, rimMaterial: 'alloy', rimStyle: 'm10', mirrorShell: 'paint', figures: '110', name: 'ACTIVA 110', skirtMaterial: 'grey', form: 'crisp', face: 'wings', dial: 'tft', graphic: 'twin-line', railMaterial: 'black' }, accent: '#c9ccd0' },
  'activa-125': { scooter: { name: 'ACTIVA 125', form: 'grand', face: 'collar', lamp: 'hexagon', dial: 'mixed', shieldWidth: 0.245, rimStyle: 'y5', rail: 'cast', railMaterial: 'alu', seatMaterial: 'brown', mirrorShell: 'paint', graphic: 'wedge', figures: '125' }, accent: '#c9ccd0' },
  dio: { scooter: { shape: 'sharp', lamp: 'none', rail: 'split', railMaterial: 'black', trim: 'black', mirror: 'hex', mirrorShell: 'black', rimMaterial: 'alloy', rimStyle: 'm10', piping: 'gap', shieldWidth: 0.225, brake: 'drum', brakeSize: 0.13, name: 'DIO', skirtMaterial: 'tank2', form: 'sharp', face: 'eyes', dial: 'digital', graphic: 'slash' }, accent: '#e8e8e8' },
  'dio-125': { scooter: { name: 'DIO 125', skirtMaterial: 'tank2', shape: 'sharp', form: 'blade', face: 'fangs', lamp: 'none', dial: 'tft', rail: 'split', railMaterial: 'grey', trim: 'black', mirror: 'hex', mirrorShell: 'black', rimMaterial: 'rimgold', rimStyle: 'y6', piping: 'red', shieldWidth: 0.23, figures: '125', graphic: 'blocks', springMaterial: 'gold', fuelFlap: true }, accent: '#d9dce0' },
  'grazia-125': { scooter: { name: 'GRAZIA 125', skirtMaterial: 'tank2', shape: 'sharp', form: 'beak', face: 'split', lamp: 'none', dial: 'digital', rail: 'loop', railMaterial: 'alu', trim: 'metal', mirror: 'hex', mirrorShell: 'paint', rimMaterial: 'rimsilver', rimStyle: 'y5', piping: 'piping', shieldWidth: 0.24, figures: '125', graphic: 'wedge' }, accent: '#c9ccd0' },
  'activa-e': { scooter: { shape: 'flush', lamp: 'none', power: 'side-motor', rimMaterial: 'alloy', rimStyle: 's3', trim: 'black', mirrorShell: 'black', mirror: 'plain', railMaterial: 'alu', rail: 'split', springMaterial: 'black', wheelbase: 1.31, frontTyre: '90/90-12', rearTyre: '110/80-12', brakeSize: 0.16, piping: 'paint2', name: 'ACTIVA E', form: 'flush', face: 'visor', dial: 'tft', rearSprings: 2, graphic: 'hem-line', batteryHatch: true }, accent: '#12c98a' },
  qc1: { scooter: { shape: 'flush', lamp: 'oval', power: 'hub-motor', rimMaterial: 'alloy', rimStyle: 'disc', trim: 'grey', mirrorShell: 'black', mirror: 'round', railMaterial: 'black', springMaterial: 'black', wheelbase: 1.275, frontTyre: '90/90-12', rearTyre: '90/100-10', brake: 'drum', brakeSize: 0.13, rearBrakeSize: 0.11, tape: 'paint2', shieldWidth: 0.222, name: 'QC1', form: 'compact', face: 'plain', dial: 'digital', rearSprings: 2, chargePort: true }, accent: '#3a8fd6' },
}

/** A machine's geometry; a `detail` below 1 has fewer triangles (kernel/detail.ts). */
export function buildMachine(slug: string, detail = 1): Model {
  const machine = MACHINES[slug]
  if (!machine) throw new Error(`No machine ${slug}: write its line in studio/models.ts.`)
  return atDetail(detail, () =>
    'moto' in machine ? buildMoto(machine.moto) : buildScooter(machine.scooter),
  )
}
