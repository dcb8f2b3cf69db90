import { cmToFeetAndInches } from '#app/catalogue/vehicles/rider-seat-height.ts'
import * as vehicleWords from '#app/catalogue/vehicles/words.ts'
import { formatRupees, groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import type { QueryLimit } from './query-limit.ts'
import * as searchWords from './words.ts'

/** Texts that explain the interpretation of a search. */

export const kind = vehicleWords.kinds
export const use = (uses: readonly string[]) =>
  new Intl.ListFormat('en-IN').format(uses.map((one) => searchWords.uses[one] ?? one))
export const petrol = 'Petrol'
export const automatic = 'Gearless'
export const engine = (cc: string) => `${cc} cc`
export const meant = (word: string, typed: string) => `${word.toUpperCase()} for “${typed}”`
export const quoted = (word: string) => `“${word}”`

export const order = {
  price: 'Cheapest first',
  dearest: 'Dearest first',
  onRoad: 'Lowest on-road price first',
  power: 'Most powerful first',
  weight: 'Lightest first',
  seat: 'Lowest seat first',
  range: 'Longest range first',
  boot: 'Largest boot first',
  mileage: 'Best mileage first',
}
/** Shown above the list if no model has the requested value. */
export const noFigures = {
  price: 'We have no prices yet. Please ask us.',
  dearest: 'We have no prices yet. Please ask us.',
  onRoad: 'We have no on-road prices yet. Please ask us.',
  power: 'We have no power figures yet. Please ask us.',
  weight: 'We have no weights yet. Please ask us.',
  seat: 'We have no seat heights yet. Please ask us.',
  range: 'We have no range figures yet. Please ask us.',
  boot: 'We have no boot sizes yet. Please ask us.',
  mileage: 'We have no mileage figures yet. Ask us what owners get.',
} satisfies Record<keyof typeof order, string>

/** Shown above the list if a limit cannot be applied, because no model has the value. */
export const noValues = {
  kmpl: noFigures.mileage,
  onRoad: noFigures.onRoad,
  monthly: 'We have no monthly prices yet. Please ask us.',
}

/**
 * Rounds the seat height down to a centimetre, because it follows a rule of thumb
 * (`rider-seat-height.ts`).
 */
export const rider = (cm: number, seatMm: number, decimal?: string) => {
  const { feet, inches } = cmToFeetAndInches(cm)
  const height = decimal ? `${feet} ft ${inches} in, for “${decimal} feet”` : `${cm} cm`
  return `Rider about ${height}: seat up to about ${Math.floor(seatMm / 10) * 10} mm`
}
export const noneForRider = (cm: number) =>
  `None of our seats is as low as we suggest for a rider of ${cm} cm. These come closest: come and sit on one.`

export const bound = (bound: QueryLimit): string => {
  const [number, to] = [
    amount(bound.number, bound.unit),
    bound.word === 'between' ? amount(bound.to, bound.unit) : '',
  ]
  const sentences = {
    under: `Under ${number}`,
    upTo: `Up to ${number}`,
    over: `${number} and above`,
    around: `Around ${number}`,
    between: `${number} to ${to}`,
  }
  return `${sentences[bound.word]}${basis(bound)}`
}
export const nothing = (bound: QueryLimit): string => {
  const [number, to] = [
    amount(bound.number, bound.unit),
    bound.word === 'between' ? amount(bound.to, bound.unit) : '',
  ]
  const sentences = {
    under: `Nothing under ${number}`,
    upTo: `Nothing up to ${number}`,
    over: `Nothing at ${number} or above`,
    around: `Nothing around ${number}`,
    between: `Nothing from ${number} to ${to}`,
  }
  return `${sentences[bound.word]}${basis(bound)}. These come closest.`
}
export const nothingCalled = (typed: string) =>
  `We found nothing called “${typed}”. Did you mean one of these?`
export const nothingFits = 'No model matches all of that. These come closest.'

function amount(number: number, unit: QueryLimit['unit']): string {
  if (unit === 'rupees' || unit === 'onRoad' || unit === 'monthly') return formatRupees(number)
  return `${groupIndianDigits(number)} ${unit === 'kmpl' ? 'km/l' : unit}`
}

function basis({ unit }: QueryLimit): string {
  if (unit === 'onRoad') return ' on the road'
  return unit === 'monthly' ? ' a month' : ''
}
