import type { AccessoryFitting } from '#app/catalogue/vehicles/accessory-fittings.ts'
import { turntablePath } from '#app/catalogue/vehicles/model-paths.ts'

/** A part that was added; `price` in whole rupees or with paise, as the list has it: `1410.00`. */
export type ChosenAccessory = {
  partNo: string
  heading: string
  price: string
  fitting?: AccessoryFitting | undefined
}

/** A machine as somebody put it together. Prices are ex-showroom, in whole rupees; `total` may hold paise of parts. */
export type VehicleConfiguration = {
  bikeName: string
  name: string
  variant: string
  price: number
  priceIsApproximate: boolean
  /** One of the model's own paints. */
  colour: { name: string; slug: string } | undefined
  parts: readonly ChosenAccessory[]
  total: number
  /** A month of the whole total; undefined where the house names no loan. */
  monthly: number | undefined
}

/** As an address says it; parts by their numbers. */
export type ConfigurationQuery = { variant: string; colour: string; fit: readonly string[] }

/** Whether anything was chosen but the model. */
export function hasConfigurationChoices({ variant, colour, fit }: ConfigurationQuery): boolean {
  return variant !== '' || colour !== '' || fit.length > 0
}

/** Repeats, spaces and empty ones go; at most so many parts are looked at. */
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

/** `/angle-view/HORNET2.0?variant=…&colour=…&fit=SR-ACC-1172,SR-ACC-1173`: the same machine for whoever opens it. */
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
