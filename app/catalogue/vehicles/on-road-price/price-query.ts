import { parseAccessoryNumbers } from '#app/catalogue/vehicles/configurator/vehicle-configuration.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { parseRupees } from '#app/platform/schema/parse-number.ts'

/** The choices of a buyer as in an address. */
export type PriceQuery = {
  /** Name of the variant; '' means the first one. */
  variant: string
  /** Part numbers of accessories. */
  fit: readonly string[]
  /** Keys of the chosen optional lines. Undefined means the lines that are chosen at first. */
  options?: readonly string[]
  /** Years by which the warranty is extended. */
  warranty?: number
  /** Key of the yearly price of the maintenance contract. */
  amc?: string
  /** Value of the old vehicle and down payment, in whole rupees. */
  exchange?: number
  down?: number
  /** Months of the loan. */
  months?: number
  /** Day of the calculation, if the address is a dated one. */
  on?: string
}

const maxOptions = 40
const maxNameLength = 60
const maxRupees = 9_999_999

/** Parses the choices of an address or of a form. Unknown keys and unreadable values are left out. */
export function parsePriceQuery(query: URLSearchParams): PriceQuery {
  const one = (name: string) => (query.get(name) ?? '').trim().slice(0, maxNameLength)
  const rupees = (name: string) => wholeNumber(parseRupees(one(name)), maxRupees)
  const warranty = wholeNumber(Number(one('warranty')), 20)
  const exchange = rupees('exchange')
  const down = rupees('down')
  const months = wholeNumber(Number(one('months')), 120)
  const on = one('on')
  const amc = one('amc')
  return {
    variant: one('variant'),
    fit: parseAccessoryNumbers(query.getAll('fit')),
    ...(query.has('options') && { options: parseKeys(query.getAll('options')) }),
    ...(warranty !== undefined && { warranty }),
    ...(amc !== '' && { amc }),
    ...(exchange !== undefined && { exchange }),
    ...(down !== undefined && { down }),
    ...(months !== undefined && { months }),
    ...(isCalendarDay(on) && { on }),
  }
}

/** Returns the canonical query: known keys only, always in the same order. */
export function buildPriceQuery(query: Partial<PriceQuery>): string {
  const { variant, fit = [], options, warranty, amc, exchange, down, months, on } = query
  const list = (values: readonly string[]) => values.map(encodeURIComponent).join(',')
  const text = (name: string, value: string | number | undefined) =>
    value === undefined || value === ''
      ? ''
      : new URLSearchParams({ [name]: String(value) }).toString()
  return [
    text('variant', variant),
    fit.length > 0 ? `fit=${list(fit)}` : '',
    options === undefined ? '' : `options=${list(options)}`,
    text('warranty', warranty),
    text('amc', amc),
    text('exchange', exchange),
    text('down', down),
    text('months', months),
    text('on', on),
  ]
    .filter(Boolean)
    .join('&')
}

/** Returns the address of the dated calculation of a vehicle. */
export function pricePath(bikeName: string, query: Partial<PriceQuery> = {}): string {
  const search = buildPriceQuery(query)
  return `/price/${encodeURIComponent(bikeName)}${search && `?${search}`}`
}

function parseKeys(given: readonly string[]): string[] {
  const keys = given.flatMap((it) => it.split(',')).map((it) => it.trim())
  const known = keys.filter((it) => it !== '' && it.length <= maxNameLength)
  return [...new Set(known)].slice(0, maxOptions)
}

const wholeNumber = (value: number, most: number): number | undefined =>
  Number.isInteger(value) && value > 0 && value <= most ? value : undefined
