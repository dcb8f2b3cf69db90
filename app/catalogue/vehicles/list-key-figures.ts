import type { Amount } from './figures.ts'
import { shownAmount, shownHours, shownPower } from './shown-figures.ts'
import type { Vehicle } from './vehicle.ts'

/** One of the three figures under a machine's picture. */
export type KeyFigure = { name: KeyFigureName; value: string; approximate: boolean }
export type KeyFigureName = (typeof keyFigureNames)[number]

export const keyFigureNames = [
  'engine',
  'power',
  'transmission',
  'range',
  'charging',
  'topSpeed',
] as const

/** Engine, power, transmission; of an electric machine what its buyer asks: range, charging or top speed, power. */
export function listKeyFigures(model: Pick<Vehicle, 'kind' | 'summary' | 'figures'>): KeyFigure[] {
  const { engine, transmission } = model.summary
  const figures = (model.kind === 'ev' && electricFigures(model)) || [
    { name: 'engine', value: engine, approximate: false } as const,
    powerOf(model),
    { name: 'transmission', value: transmission, approximate: false } as const,
  ]
  return figures.filter(({ value }) => value !== '')
}

/** In the one convention where it is known as a number, else in the maker's words. */
export function powerOf({ summary, figures: { power } }: Pick<Vehicle, 'summary' | 'figures'>) {
  return {
    name: 'power',
    value: power ? shownPower(power) : summary.power,
    approximate: power?.approximate ?? false,
  } as const
}

function electricFigures(model: Pick<Vehicle, 'summary' | 'figures'>): KeyFigure[] | undefined {
  const { rangeKm, chargingHours, topSpeedKmh } = model.figures
  if (!rangeKm) return undefined
  const figure = (name: KeyFigureName, amount: Amount, value: string) => [
    { name, value, approximate: amount.approximate },
  ]
  return [
    ...figure('range', rangeKm, `${shownAmount(rangeKm)} km`),
    ...(chargingHours ? figure('charging', chargingHours, shownHours(chargingHours)) : []),
    ...(topSpeedKmh && !chargingHours
      ? figure('topSpeed', topSpeedKmh, `${shownAmount(topSpeedKmh)} km/h`)
      : []),
    powerOf(model),
  ]
}
