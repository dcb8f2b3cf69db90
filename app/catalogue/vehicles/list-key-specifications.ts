import { formatHours, formatMeasurement, formatPower } from './format-measurements.ts'
import type { Measurement } from './measurements.ts'
import type { Vehicle } from './vehicle.ts'

/** One of the three figures under a machine's picture. */
export type KeySpecification = { name: KeySpecificationName; value: string; approximate: boolean }
export type KeySpecificationName = (typeof keySpecificationNames)[number]

export const keySpecificationNames = [
  'engine',
  'power',
  'transmission',
  'range',
  'charging',
  'topSpeed',
] as const

/** Engine, power, transmission; of an electric machine what its buyer asks: range, charging or top speed, power. */
export function listKeySpecifications(
  model: Pick<Vehicle, 'kind' | 'summary' | 'figures'>,
): KeySpecification[] {
  const { engine, transmission } = model.summary
  const figures = (model.kind === 'ev' && electricSpecifications(model)) || [
    { name: 'engine', value: engine, approximate: false } as const,
    powerSpecificationOf(model),
    { name: 'transmission', value: transmission, approximate: false } as const,
  ]
  return figures.filter(({ value }) => value !== '')
}

/** In the one convention where it is known as a number, else in the maker's words. */
export function powerSpecificationOf({
  summary,
  figures: { power },
}: Pick<Vehicle, 'summary' | 'figures'>) {
  return {
    name: 'power',
    value: power ? formatPower(power) : summary.power,
    approximate: power?.approximate ?? false,
  } as const
}

function electricSpecifications(
  model: Pick<Vehicle, 'summary' | 'figures'>,
): KeySpecification[] | undefined {
  const { rangeKm, chargingHours, topSpeedKmh } = model.figures
  if (!rangeKm) return undefined
  const figure = (name: KeySpecificationName, amount: Measurement, value: string) => [
    { name, value, approximate: amount.approximate },
  ]
  return [
    ...figure('range', rangeKm, `${formatMeasurement(rangeKm)} km`),
    ...(chargingHours ? figure('charging', chargingHours, formatHours(chargingHours)) : []),
    ...(topSpeedKmh && !chargingHours
      ? figure('topSpeed', topSpeedKmh, `${formatMeasurement(topSpeedKmh)} km/h`)
      : []),
    powerSpecificationOf(model),
  ]
}
