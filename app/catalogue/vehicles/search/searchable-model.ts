import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'

/** What a model is found by. */
export type SearchableModel = Pick<
  Vehicle,
  'name' | 'bikeName' | 'tagline' | 'kind' | 'use' | 'price' | 'engineCc'
> & {
  /** In one line, as the list shows it: `109.51 cc · 5.7 kW (7.7 bhp)`. */
  glance: string
  /** Kilowatts, kilograms, millimetres, kilometres, litres, kilometres from a litre. */
  measures: {
    kw?: number | undefined
    kg?: number | undefined
    seat?: number | undefined
    range?: number | undefined
    boot?: number | undefined
    mileage?: number | undefined
  }
}
