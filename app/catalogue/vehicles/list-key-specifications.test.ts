import { expect, test } from 'vitest'
import { sampleVehicle } from '#tests/sample-vehicle.ts'
import { listKeySpecifications } from './list-key-specifications.ts'

const summary = { engine: 'BLDC hub, 1.8 kW peak', power: '1.8 kW peak', transmission: 'Direct' }
const amount = (value: number, approximate = false) => ({ value, approximate })
const power = { kw: 1.8, isPeak: true, stated: '1.2 kW, 1.8 kW peak', approximate: false }
const shown = (model: Parameters<typeof listKeySpecifications>[0]) =>
  listKeySpecifications(model).map(({ name, value, approximate }) =>
    approximate ? `${name}: ${value}, approximate` : `${name}: ${value}`,
  )

test('lists the engine, power and transmission of a petrol model', () => {
  const figures = { power: { ...power, kw: 5.764, rpm: 8000, isPeak: false, approximate: true } }
  const petrol = { engine: '109.51 cc', power: '7.73 bhp', transmission: 'CVT' }
  expect(shown(sampleVehicle('A', { summary: petrol, figures }))).toEqual([
    'engine: 109.51 cc',
    'power: 5.8 kW (7.7 bhp) @ 8,000 rpm, approximate',
    'transmission: CVT',
  ])
  expect(shown(sampleVehicle('A', { summary: petrol }))).toContain('power: 7.73 bhp')
})

test('lists the range, charging time and power of an electric model', () => {
  const figures = { power, rangeKm: amount(80), topSpeedKmh: amount(50) }
  const charging = { ...figures, chargingHours: amount(6.83, true) }
  expect(shown(sampleVehicle('A', { kind: 'ev', summary, figures: charging }))).toEqual([
    'range: 80 km',
    'charging: 6 h 50 min, approximate',
    'power: 1.8 kW (2.4 bhp) peak',
  ])
  expect(shown(sampleVehicle('A', { kind: 'ev', summary, figures }))[1]).toBe('topSpeed: 50 km/h')
})

test('lists engine and power of an electric model without a range, and omits empty values', () => {
  expect(shown(sampleVehicle('A', { kind: 'ev', summary }))).toEqual([
    'engine: BLDC hub, 1.8 kW peak',
    'power: 1.8 kW peak',
    'transmission: Direct',
  ])
  expect(shown(sampleVehicle('A'))).toEqual(['engine: 110 cc'])
})
