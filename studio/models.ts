// biome-ignore-all format: one machine, one line
// One line per machine: its family and what differs from that family's defaults (see MOTO and SCOOTER).

import { buildMoto } from './families/moto/build.ts'
import type { MotoSpec } from './families/moto/spec.ts'
import { buildScooter } from './families/scooter/build.ts'
import type { ScooterSpec } from './families/scooter/spec.ts'
import type { Model } from './kernel/model.ts'
import type { Material } from './looks.ts'

type Extras = { accent?: string; parts?: Record<string, Material> }
export type Machine = ({ moto: Partial<MotoSpec> } | { scooter: Partial<ScooterSpec> }) & Extras

/** Small commuters share much; each line then says what sets it apart. */
const COMMUTER: Partial<MotoSpec> = {
  wheelbase: 1.285, frontRadius: 0.3, rearRadius: 0.303, frontWidth: 0.041, rearWidth: 0.045, rim: 0.229, rimStyle: 'm10', tread: 'street', fork: 'telescopic', forkMaterial: 'case', lamp: 'cowl', tankWidth: 0.142, tankHeight: 0.12, shroud: 'none', frame: 'diamond', cylinders: 1, lean: 6, engineMaterial: 'case', coverMaterial: 'case', radiator: false, frontBrake: 'single', rearBrake: 'drum', caliperMaterial: 'darkmetal', exhaust: 'long', exhaustMaterial: 'black', seat: 'bench', stitch: 'piping', rearShocks: 'twin', springMaterial: 'chrome', fender: 'long', fenderMaterial: 'paint', barWidth: 0.36, barRise: 0.09, mirror: 'plain', sideCover: 'swept', chainCase: true, kickStart: true, graphic: 'flash',
}
const STREET: Partial<MotoSpec> = {
  ...COMMUTER, wheelbase: 1.34, rearRadius: 0.312, frontWidth: 0.046, rearWidth: 0.058, tankWidth: 0.158, tankHeight: 0.132, rearShocks: 'mono', springMaterial: 'red', chainCase: false, kickStart: false, rimStyle: 'y6', exhaust: 'can', exhaustMaterial: 'black', engineMaterial: 'engine', coverMaterial: 'alu2',
}
const SPORT: Partial<MotoSpec> = {
  lamp: 'fairing', fairing: 'full', bars: 'clip-on', shroud: 'none', frame: 'beam', tankHeight: 0.14, tailRise: 0.045, seat: 'step', sideCover: 'blade', fenderMaterial: 'paint', rake: 23.8, mirror: 'hex',
}

export const MACHINES: Record<string, Machine> = {
  'hornet-2-0': { moto: { plate: 'HORNET 2.0', led: true, wheelbase: 1.375, frontBrake: 'single', rearWidth: 0.07, frontWidth: 0.055, cylinders: 1, radiator: false, coverMaterial: 'bronze', figures: 'HORNET', underCowl: true, springMaterial: 'red', exhaustMaterial: 'black' }, accent: '#25272b', parts: { frame: { base: '#aeb3ba', metal: 0.6, rough: 0.35 } } },
  'x-blade': { moto: { plate: 'XBLADE', rail: 'handles', ...STREET, lamp: 'cowl', cowl: { height: 0.94, width: 1.02, prow: 0.016, waist: 0.74, top: 0.3, bottom: 0.7, spread: 0.4, slant: 0.24, light: 'split', visor: true, chin: 'tank2', rim: 'black' }, shroud: 'blade', graphic: 'slashes', sideCover: 'blade', tankForm: 'sharp', railMaterial: 'alu2', seat: 'step', tailRise: 0.03, rearBrake: 'disc', rearWidth: 0.065, figures: 'XBLADE', fenderMaterial: 'tank2', fender: 'short', kickStart: false }, accent: '#e8641b' },
  unicorn: { moto: { plate: 'UNICORN', rail: 'cast', ...STREET, cowl: { height: 0.94, width: 1, prow: 0, waist: 0.96, top: 0.36, bottom: 0.82, spread: 0.35, slant: 0.03, light: 'twin', visor: true, chin: 'paint', rim: 'chrome' }, tankForm: 'square', tankWidth: 0.162, tankHeight: 0.136, graphic: 'knee', sideCover: 'upright', railMaterial: 'black', coverMaterial: 'case', exhaust: 'long', exhaustMaterial: 'chrome', figures: 'UNICORN', figuresMaterial: 'chrome' }, accent: '#c9ccd0' },
  'sp-125': { moto: { plate: 'SP 125', rail: 'handles', ...COMMUTER, cowl: { height: 1.02, width: 1.02, prow: 0.01, waist: 0.8, top: 0.34, bottom: 0.7, spread: 0.4, slant: 0.16, light: 'line', visor: true, chin: 'tank2', rim: 'black' }, shroud: 'blade', tankForm: 'sharp', tankWidth: 0.152, tankHeight: 0.13, graphic: 'slashes', sideCover: 'blade', railMaterial: 'alu2', rimStyle: 'y6', coverMaterial: 'engine', engineMaterial: 'engine', exhaust: 'can', figures: 'SP 125', springMaterial: 'red', forkMaterial: 'black', kickStart: false }, accent: '#d9dce0' },
  'cb-shine': { moto: { plate: 'CB SHINE', ...COMMUTER, cowl: { height: 1.02, width: 0.98, prow: 0, waist: 1.02, top: 0.4, bottom: 0.84, spread: 0.32, slant: 0.02, light: 'halogen', visor: true, chin: 'paint', rim: 'chrome' }, tankForm: 'drop', tankWidth: 0.154, tankHeight: 0.124, graphic: 'flash', sideCover: 'swept', rimStyle: 'y5', rimMaterial: 'rimsilver', exhaustMaterial: 'chrome', figures: 'SHINE', figuresMaterial: 'chrome' }, accent: '#c9ccd0' },
  livo: { moto: { plate: 'LIVO', rail: 'cast', ...COMMUTER, cowl: { height: 0.92, width: 0.98, prow: 0.012, waist: 0.78, top: 0.34, bottom: 0.76, spread: 0.37, slant: 0.18, light: 'twin', visor: false, chin: 'tank2', rim: 'black' }, shroud: 'blade', tankForm: 'sharp', tankWidth: 0.138, graphic: 'wedge', sideCover: 'blade', railMaterial: 'black', frontBrake: 'drum', springMaterial: 'red', figures: 'LIVO' }, accent: '#e2a53a' },
  'shine-100': { moto: { plate: 'SHINE 100', ...COMMUTER, wheelbase: 1.245, cowl: { height: 0.9, width: 0.88, prow: -0.012, waist: 1.06, top: 0.38, bottom: 0.88, spread: 0.34, slant: 0, light: 'halogen', visor: false, chin: 'paint', rim: 'chrome' }, tankForm: 'square', tankWidth: 0.132, tankHeight: 0.106, graphic: 'twin', sideCover: 'upright', frontBrake: 'drum', forkMaterial: 'black', stitch: 'paint2' }, accent: '#b3202a' },
  'shine-100-dx': { moto: { plate: 'SHINE 100 DX', rail: 'cast', ...COMMUTER, wheelbase: 1.245, cowl: { height: 1.06, width: 0.96, prow: 0.006, waist: 0.86, top: 0.38, bottom: 0.8, spread: 0.37, slant: 0.1, light: 'halogen', visor: true, chin: 'tank2', rim: 'chrome' }, tankForm: 'drop', tankWidth: 0.15, tankHeight: 0.124, graphic: 'swoosh', shroud: 'blade', sideCover: 'blade', railMaterial: 'alu2', figures: 'SHINE DX', figuresMaterial: 'chrome', frontBrake: 'drum', exhaustMaterial: 'chrome', forkMaterial: 'black', springMaterial: 'black' }, accent: '#c9ccd0' },
  'cd110-deluxe': { moto: { plate: 'CD110 DELUXE', ...COMMUTER, lamp: 'round', mirror: 'round', rimStyle: 'wire', rimMaterial: 'chrome', tankForm: 'drop', tankWidth: 0.138, tankHeight: 0.112, graphic: 'lines', sideCover: 'upright', seatMaterial: 'brown', railMaterial: 'chrome', fenderMaterial: 'chrome', legGuard: true, frontBrake: 'drum', exhaustMaterial: 'chrome', barRise: 0.11 }, accent: '#a88442' },
  'cbr-150r': { moto: { plate: 'CBR 150R', ...SPORT, wheelbase: 1.305, frontRadius: 0.29, rearRadius: 0.3, frontWidth: 0.05, rearWidth: 0.066, nose: { eyeFrom: 0.05, eyeTo: 0.5, drop: 0.02, mouth: 0.004, sharp: -0.004, reach: 0.06, width: 0.9, lens: 1.05, brow: 'low', cheek: 'paint', livery: 'ribbon' }, cylinders: 1, frontBrake: 'single', frame: 'diamond', fork: 'telescopic', forkMaterial: 'black', tankWidth: 0.165, caliperMaterial: 'darkmetal', coverMaterial: 'engine', exhaustMaterial: 'black', figures: '150' }, accent: '#f0f0ee' },
  'cbr1000rr-r': { moto: { plate: 'CBR1000RR-R', led: true, ...SPORT, nose: { eyeFrom: 0.1, eyeTo: 0.46, drop: -0.012, mouth: 0.026, sharp: 0.012, reach: -0.02, width: 1, lens: 0.86, brow: 'hook', cheek: 'paint', livery: 'tricolour', winglets: true }, wheelbase: 1.455, rearWidth: 0.1, cylinders: 4, exhaustMaterial: 'bronze', exhaust: 'stub', rimStyle: 'y5', figures: '1000', tailRise: 0.06 }, accent: '#1d3fae', parts: { gold: { base: '#b48a34' } } },
  cbr1000rr: { moto: { plate: 'CBR1000RR', led: true, ...SPORT, wheelbase: 1.405, rearWidth: 0.096, cylinders: 4, forkMaterial: 'black', caliperMaterial: 'darkmetal', rimMaterial: 'rimgold', exhaust: 'can', tailRise: 0.035, rake: 23.3, figures: '1000' }, accent: '#0c0d0f' },
  cb1000r: { moto: { plate: 'CB1000R', led: true, wheelbase: 1.455, rearWidth: 0.098, frontWidth: 0.063, lamp: 'round', cylinders: 4, frame: 'beam', exhaust: 'stub', exhaustMaterial: 'black', rimStyle: 'x7', tankWidth: 0.19, tankHeight: 0.142, shroud: 'blade', tailRise: 0.05, barWidth: 0.39, barRise: 0.03, mirror: 'plain', coverMaterial: 'alu', stitch: 'piping' }, accent: '#c9cbce' },
  cb500x: { moto: { plate: 'CB500X', led: true, ride: 0.04, wheelbase: 1.443, frontRadius: 0.33, rearRadius: 0.318, frontWidth: 0.055, rearWidth: 0.08, rim: 0.238, rimStyle: 'x7', tread: 'trail', rake: 26.5, screen: 0.27, beak: true, handguards: true, barWidth: 0.41, barRise: 0.12, seat: 'bench', tankWidth: 0.188, tankHeight: 0.16, forkMaterial: 'black', frontBrake: 'single', caliperMaterial: 'darkmetal', stitch: 'piping', luggage: true, figures: '500' }, accent: '#c8141b' },
  'activa-6g': { scooter: { trim: 'chrome' }, accent: '#c9ccd0' },
  'activa-110': { scooter: { lamp: 'bar', trim: 'metal', brake: 'drum', rimMaterial: 'alloy', rimStyle: 'm10', bodyWidth: 0.205, mirrorShell: 'black', figures: '110' }, accent: '#c9ccd0' },
  'activa-125': { scooter: { lamp: 'bar', bodyWidth: 0.212, shieldWidth: 0.245, rimStyle: 'y5', railMaterial: 'metal', windscreen: false, seatMaterial: 'brown', figures: '125' }, accent: '#c9ccd0' },
  dio: { scooter: { shape: 'sharp', lamp: 'apron-eyes', rail: 'split', railMaterial: 'black', trim: 'black', mirror: 'hex', mirrorShell: 'black', rimMaterial: 'alloy', rimStyle: 'm10', piping: 'gap', bodyWidth: 0.19, shieldWidth: 0.225, brake: 'drum', tailLift: 0.03, flash: true }, accent: '#e8e8e8' },
  'dio-125': { scooter: { shape: 'sharp', lamp: 'apron-eyes', rail: 'split', railMaterial: 'grey', trim: 'black', mirror: 'hex', mirrorShell: 'black', rimMaterial: 'rimgold', rimStyle: 'y6', piping: 'red', bodyWidth: 0.195, shieldWidth: 0.23, tailLift: 0.045, figures: '125', flash: true, springMaterial: 'gold' }, accent: '#17181b' },
  'grazia-125': { scooter: { shape: 'sharp', lamp: 'apron-eyes', rail: 'loop', railMaterial: 'alu', trim: 'metal', mirror: 'hex', mirrorShell: 'black', rimMaterial: 'rimsilver', rimStyle: 'y5', piping: 'piping', bodyWidth: 0.205, shieldWidth: 0.24, tailLift: 0.02, figures: '125' }, accent: '#c9ccd0' },
  'activa-e': { scooter: { shape: 'flush', lamp: 'apron-bar', power: 'side-motor', rimMaterial: 'alloy', rimStyle: 's3', trim: 'black', mirrorShell: 'black', mirror: 'plain', railMaterial: 'alu', rail: 'split', springMaterial: 'black', wheelbase: 1.31, piping: 'paint2' }, accent: '#12c98a' },
  qc1: { scooter: { shape: 'flush', lamp: 'bar', power: 'hub-motor', rimMaterial: 'alloy', rimStyle: 'disc', trim: 'grey', mirrorShell: 'black', mirror: 'round', railMaterial: 'black', springMaterial: 'black', wheelbase: 1.275, brake: 'drum', tape: 'paint2', bodyWidth: 0.188, shieldWidth: 0.222 }, accent: '#3a8fd6' },
}

export function buildMachine(slug: string): Model {
  const machine = MACHINES[slug]
  if (!machine) throw new Error(`No machine ${slug}: write its line in studio/models.ts.`)
  return 'moto' in machine ? buildMoto(machine.moto) : buildScooter(machine.scooter)
}
