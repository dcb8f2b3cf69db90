import { headlampOf, MOTO, tailLampOf as motoTailLampOf } from '../machines/families/moto/spec.ts'
import {
  EVERY_SCOOTER,
  indicatorsOf,
  SCOOTER,
  shocksOf,
  tailLampOf,
} from '../machines/families/scooter/spec.ts'
import type { Machine } from '../machines/machines.ts'
import type { RimStyle } from '../machines/parts/wheel.ts'

/** Properties of a machine's picture, field by field, in the words of `FIELDS`. */
export type Shown = Record<string, string>

const WHEELS: Partial<Record<RimStyle, string>> = { wire: 'wire', pressed: 'pressed' }
const DIALS = { two: 'analogue', gauge: 'analogue', one: 'mixed', display: 'digital' } as const
const millimetres = (metres: number) => String(Math.round(metres * 1000))

/** Reads the specification that the builder uses, including its defaults. */
export function shownBy(machine: Machine): Shown {
  return 'moto' in machine ? shownByMoto(machine) : shownByScooter(machine)
}

function shownByMoto(machine: Extract<Machine, { moto: unknown }>): Shown {
  const spec = { ...MOTO, ...machine.moto }
  return {
    wheelbase: millimetres(spec.wheelbase),
    frontTyre: spec.frontTyre,
    rearTyre: spec.rearTyre,
    tubeless: spec.tubeless ? 'tubeless' : 'tubed',
    wheels: WHEELS[spec.rimStyle] ?? 'alloy',
    frontBrake: `${spec.frontBrake} ${millimetres(spec.frontBrakeSize)}`,
    rearBrake: `${spec.rearBrake} ${millimetres(spec.rearBrakeSize)}`,
    abs: spec.abs,
    frame: spec.frame,
    fork: spec.fork,
    shocks: spec.rearShocks,
    arm: spec.swingArm,
    headlamp: headlampOf(spec),
    lampForm: spec.lamp === 'round' ? 'round' : 'other',
    cylinders: String(spec.cylinders),
    cooling: spec.radiator ? 'liquid' : 'air',
    starting: spec.kickStart ? 'kick' : 'button',
    stands: spec.centreStand ? 'both' : 'side',
    drive: 'chain',
    tailLamp: motoTailLampOf(spec),
    indicators: spec.led ? 'led' : 'bulb',
    instruments: DIALS[spec.dials],
  }
}

function shownByScooter(machine: Extract<Machine, { scooter: unknown }>): Shown {
  const spec = { ...SCOOTER, ...machine.scooter }
  const front = spec.brake === 'disc' ? 'single' : 'drum'
  return {
    wheelbase: millimetres(spec.wheelbase),
    frontTyre: spec.frontTyre,
    rearTyre: spec.rearTyre,
    tubeless: EVERY_SCOOTER.tubeless ? 'tubeless' : 'tubed',
    wheels: WHEELS[spec.rimStyle] ?? 'alloy',
    frontBrake: `${front} ${millimetres(spec.brakeSize)}`,
    rearBrake: `${EVERY_SCOOTER.rearBrake} ${millimetres(spec.rearBrakeSize)}`,
    abs: 'none',
    frame: EVERY_SCOOTER.frame,
    fork: EVERY_SCOOTER.fork,
    shocks: shocksOf(spec) === 'one' ? 'mono' : 'twin',
    arm: 'double',
    headlamp: EVERY_SCOOTER.headlamp,
    lampForm: spec.lamp === 'round' ? 'round' : 'other',
    cylinders: spec.power === 'engine' ? '1' : 'none',
    cooling: spec.power === 'engine' ? 'fan' : 'none',
    starting: spec.power === 'engine' ? 'kick' : 'button',
    stands: EVERY_SCOOTER.centreStand ? 'both' : 'side',
    motor: spec.power,
    drive: spec.power,
    tailLamp: tailLampOf(spec),
    indicators: indicatorsOf(spec),
    instruments: spec.dial,
  }
}
