import type { AccessoryFitting } from '#app/catalogue/vehicles/accessory-fittings.ts'
import { turntablePath } from '#app/catalogue/vehicles/model-paths.ts'

/**
 * A chosen accessory. `price` is in rupees as the price list has it, with or without paise:
 * `1410.00`.
 */
export type ChosenAccessory = {
  partNo: string
  heading: string
  price: string
  fitting?: AccessoryFitting | undefined
}

/**
 * A configured vehicle. Prices are ex-showroom, in whole rupees; `total` may include paise of
 * accessories.
 */
export type VehicleConfiguration = {
  bikeName: string
  name: string
  variant: string
  price: number
  priceIsApproximate: boolean
  /** A colour of the model. */
  colour: { name: string; slug: string } | undefined
  parts: readonly ChosenAccessory[]
  total: number
  /** On-road price with the accessories, in whole rupees; `place` is the place of registration. */
  onRoad?: { total: number; isApproximate: boolean; place: string } | undefined
  /** Monthly instalment for the on-road price, or for the total without one; undefined without loan terms. */
  monthly: number | undefined
}

/** A configuration as in an address. `fit` lists part numbers. */
export type ConfigurationQuery = { variant: string; colour: string; fit: readonly string[] }

/** `true` if the address contains more than the model. */
export function hasConfigurationChoices({ variant, colour, fit }: ConfigurationQuery): boolean {
  return variant !== '' || colour !== '' || fit.length > 0
}

/**
 * Maximum number of accessories in an address. The parser also drops duplicates, spaces and empty
 * entries.
 */
export const maxAccessories = 20

export function parseConfigurationQuery(query: URLSearchParams): ConfigurationQuery {
  const one = (name: string) => (query.get(name) ?? '').trim()
  return {
    variant: one('variant'),
    colour: one('colour'),
    fit: parseAccessoryNumbers(query.getAll('fit')),
  }
}

export function parseAccessoryNumbers(given: readonly string[]): string[] {
  const named = given.flatMap((it) => it.split(',')).map((it) => it.trim())
  return [...new Set(named.filter((it) => it !== '' && it.length <= 40))].slice(0, maxAccessories)
}

/**
 * Builds the address of a configuration, such as
 * `/angle-view/HORNET2.0?variant=…&colour=…&fit=SR-ACC-1172,SR-ACC-1173`.
 */
export function configurationPath(
  bikeName: string,
  { variant, colour, fit }: Partial<ConfigurationQuery> = {},
): string {
  const query = buildConfigurationQuery({ variant, colour, fit })
  return `${turntablePath({ bikeName })}${query && `?${query}`}`
}

export function buildConfigurationQuery({
  variant,
  colour,
  fit = [],
}: Partial<ConfigurationQuery>): string {
  const parts = fit.map(encodeURIComponent).join(',')
  const query = new URLSearchParams({ ...(variant && { variant }), ...(colour && { colour }) })
  return [query.toString(), parts && `fit=${parts}`].filter(Boolean).join('&')
}
