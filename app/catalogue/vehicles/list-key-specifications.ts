import { formatHours, formatMeasurement, formatPower } from './format-measurements.ts'
import type { Measurement } from './measurements.ts'
import type { Vehicle } from './vehicle.ts'

/** One of the three specifications below a model's picture. */
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

/**
 * Lists the key specifications: engine, power and transmission. For an electric model they are
 * range, charging or top speed, and power.
 */
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

/**
 * Power in the site's own format if it is stored as a number, otherwise in the manufacturer's
 * words.
 */
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
