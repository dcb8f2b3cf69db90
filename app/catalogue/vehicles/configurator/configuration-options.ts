import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import type { ListedOnRoadPrice } from '#app/catalogue/pricing/charges/listed-on-road-price.tsx'
import type { ChosenAccessory } from './vehicle-configuration.ts'

/**
 * The options of a model at today's prices, for configurations on the server and in the browser.
 */
export type ConfigurationOptions = {
  bikeName: string
  name: string
  /** Ex-showroom price of the first variant in whole rupees; 0 if there is none. */
  price: number
  priceIsApproximate: boolean
  variants: readonly { name: string; price: number }[]
  /** `variant` is the only variant that has this colour, or null. */
  colours: readonly { name: string; slug: string; variant: string | null }[]
  parts: readonly ChosenAccessory[]
  loan: LoanTerms | null
  /** On-road prices by variant, without accessories; undefined if there are none. */
  onRoad?: OnRoadOptions | undefined
}

type OnRoadOptions = {
  place: string
  variants: Readonly<Record<string, Pick<ListedOnRoadPrice, 'total' | 'isApproximate'>>>
}
