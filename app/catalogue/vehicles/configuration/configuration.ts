import type { Fitting } from '#app/catalogue/vehicles/fittings.ts'
import { anglePath } from '#app/catalogue/vehicles/paths.ts'

/** A part that was added; `price` in whole rupees or with paise, as the list has it: `1410.00`. */
export type ChosenPart = {
  partNo: string
  heading: string
  price: string
  fitting?: Fitting | undefined
}

/** A machine as somebody put it together. Prices are ex-showroom, in whole rupees; `total` may hold paise of parts. */
export type Configuration = {
  bikeName: string
  name: string
  variant: string
  price: number
  priceIsApproximate: boolean
  /** One of the model's own paints. */
  colour: { name: string; slug: string } | undefined
  parts: readonly ChosenPart[]
  total: number
  /** A month of the whole total; undefined where the house names no loan. */
  monthly: number | undefined
}

/** As an address says it; parts by their numbers. */
export type Asked = { variant: string; colour: string; fit: readonly string[] }

/** Whether anything was chosen but the model. */
export function isChosen({ variant, colour, fit }: Asked): boolean {
  return variant !== '' || colour !== '' || fit.length > 0
}

/** Repeats, spaces and empty ones go; at most so many parts are looked at. */
export const mostParts = 20

export function askedIn(query: URLSearchParams): Asked {
  const one = (name: string) => (query.get(name) ?? '').trim()
  return { variant: one('variant'), colour: one('colour'), fit: readFit(query.getAll('fit')) }
}

export function readFit(given: readonly string[]): string[] {
  const named = given.flatMap((it) => it.split(',')).map((it) => it.trim())
  return [...new Set(named.filter((it) => it !== '' && it.length <= 40))].slice(0, mostParts)
}

/** `/angle-view/HORNET2.0?variant=…&colour=…&fit=SR-ACC-1172,SR-ACC-1173`: the same machine for whoever opens it. */
export function configurationPath(
  bikeName: string,
  { variant, colour, fit }: Partial<Asked> = {},
): string {
  const query = configurationQuery({ variant, colour, fit })
  return `${anglePath({ bikeName })}${query && `?${query}`}`
}

export function configurationQuery({ variant, colour, fit = [] }: Partial<Asked>): string {
  const parts = fit.map(encodeURIComponent).join(',')
  const query = new URLSearchParams({ ...(variant && { variant }), ...(colour && { colour }) })
  return [query.toString(), parts && `fit=${parts}`].filter(Boolean).join('&')
}
