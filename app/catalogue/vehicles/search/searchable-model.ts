import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'

/** The fields of a model that a search reads. */
export type SearchableModel = Pick<
  Vehicle,
  'name' | 'bikeName' | 'tagline' | 'kind' | 'use' | 'price' | 'engineCc'
> & {
  /** Summary line as the list shows it: `109.51 cc · 5.7 kW (7.7 bhp)`. */
  glance: string
  /** On-road price in whole rupees; undefined without a complete sheet. */
  onRoad?: { total: number } | undefined
  /** Monthly instalment in whole rupees; undefined without loan terms. */
  monthly: number | undefined
  /** In kW, kg, mm, km, litres and kilometres per litre. */
  measures: {
    kw?: number | undefined
    kg?: number | undefined
    seat?: number | undefined
    range?: number | undefined
    boot?: number | undefined
    mileage?: number | undefined
  }
}
