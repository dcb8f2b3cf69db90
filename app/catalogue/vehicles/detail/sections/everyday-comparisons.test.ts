import { describe, expect, it } from 'vitest'
import { describeEverydayComparison } from './describe-everyday-comparison.ts'
import { listEverydayComparisons } from './everyday-comparisons.ts'

const amount = (value: number) => ({ value, approximate: false })
const power = { kw: 12.7, rpm: 8500, isPeak: false, stated: '12.7 kW', approximate: false }
const torque = { nm: 16.1, rpm: 6000, stated: '16.1 Nm', approximate: false }
const tariff = { rupeesPerUnit: 8, checkedOn: '2026-11-01' }

const captions = (...args: Parameters<typeof listEverydayComparisons>) =>
  listEverydayComparisons(...args).map((scale) => describeEverydayComparison(scale).caption)

describe('listEverydayComparisons', () => {
  it('shows power, torque and weight of a motorcycle', () => {
    const figures = { power, torque, weightKg: amount(142) }
    expect(captions('bike', figures, undefined)).toEqual([
      '17 horsepower: one dot for each.',
      'The turning force of the engine: more of it means easier starts and climbs.',
      'You feel it when you push and park. Each person drawn here weighs 70 kg.',
    ])
  })

  it('shows boot, weight and power of a scooter', () => {
    const figures = { power, weightKg: amount(106) }
    expect(listEverydayComparisons('scooter', figures, undefined).map(({ of }) => of)).toEqual([
      'weight',
      'power',
    ])
    const withBoot = { ...figures, bootLitres: amount(26) }
    expect(listEverydayComparisons('scooter', withBoot, undefined).map(({ of }) => of)).toEqual([
      'boot',
      'weight',
      'power',
    ])
    expect(captions('scooter', { weightKg: amount(106) }, undefined)).toEqual([
      'You feel it when you push and park. Each person drawn here weighs 70 kg.',
    ])
  })

  it('shows range, charging time and cost per kilometre of an electric vehicle', () => {
    const figures = {
      rangeKm: amount(80),
      chargingHours: amount(6.83),
      batteryKwh: amount(1.5),
      topSpeedKmh: amount(50),
    }
    expect(captions('ev', figures, tariff)).toEqual([
      '4 days of 20 km a day on one charge, by the test cycle.',
      'Plug it in at 10:00 PM and it is full at 4:50 AM.',
      '₹10 takes you 66 km, one dot for each: worked out from the battery size and the test cycle, at ₹8 a unit at home. The charger itself uses a little more. Tariff checked on 1\u00a0Nov\u00a02026.',
    ])
  })

  it('omits the cost per kilometre without a tariff or for a swappable battery', () => {
    const figures = { rangeKm: amount(102), batteryKwh: amount(3), topSpeedKmh: amount(80) }
    expect(listEverydayComparisons('ev', figures, tariff).map(({ of }) => of)).toEqual([
      'range',
      'speed',
    ])
    const atHome = { ...figures, chargingHours: amount(6) }
    expect(listEverydayComparisons('ev', atHome, undefined).map(({ of }) => of)).toEqual([
      'range',
      'charging',
      'speed',
    ])
  })

  it('omits the cost per kilometre if the tariff is close to zero', () => {
    const figures = { rangeKm: amount(80), batteryKwh: amount(1.5), chargingHours: amount(6.83) }
    const scales = listEverydayComparisons('ev', figures, { ...tariff, rupeesPerUnit: 0.08 })
    expect(scales.map(({ of }) => of)).toEqual(['range', 'charging'])
  })

  it('shows nothing for a model without data', () => {
    expect(listEverydayComparisons('bike', {}, tariff)).toEqual([])
  })
})
