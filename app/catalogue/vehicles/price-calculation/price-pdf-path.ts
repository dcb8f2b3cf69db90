import {
  buildPriceQuery,
  type PriceQuery,
} from '#app/catalogue/vehicles/on-road-price/price-query.ts'

/** Returns the address of the PDF of a dated calculation. */
export function pricePdfPath(bikeName: string, query: Partial<PriceQuery>): string {
  const search = buildPriceQuery(query)
  return `/price/${encodeURIComponent(bikeName)}.pdf${search && `?${search}`}`
}
