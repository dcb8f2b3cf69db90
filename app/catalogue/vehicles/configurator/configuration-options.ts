import type { LoanTerms } from '#app/catalogue/finance/loan-terms-setting.ts'
import type { ChosenAccessory } from './vehicle-configuration.ts'

/** All that one may choose of a model, at today's prices: what a configuration is made of, on the server and in the browser. */
export type ConfigurationOptions = {
  bikeName: string
  name: string
  /** Of the first variant, ex-showroom, in whole rupees; 0 where nobody has entered one. */
  price: number
  priceIsApproximate: boolean
  variants: readonly { name: string; price: number }[]
  /** `variant`: the name of the one that alone has this paint. */
  colours: readonly { name: string; slug: string; variant: string | null }[]
  parts: readonly ChosenAccessory[]
  loan: LoanTerms | null
}
