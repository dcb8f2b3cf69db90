import * as v from 'valibot'
import {
  day,
  hasUniqueKeys,
  lineOfText,
  listOfItems,
  rupeeAmount,
  strictRecord,
} from '#app/platform/schema/schemas.ts'
import { defineSetting } from '#app/platform/settings/define-setting.ts'

/** Yearly price for a class of vehicles, such as `Scooters up to 125 cc`. */
const amcPriceSchema = strictRecord({ label: lineOfText(60), price: rupeeAmount(1) })

export const amcPricesSchema = v.pipe(
  listOfItems(amcPriceSchema, 0),
  v.check((prices) => hasUniqueKeys(prices, (it) => it.label), 'must not repeat a vehicle type'),
)

export type AmcPrice = v.InferOutput<typeof amcPriceSchema>

/** Contents and prices of the annual maintenance contract. */
export const amcSetting = defineSetting({
  name: 'amc',
  label: 'the maintenance contract',
  shape: strictRecord({
    /** For search engines and shared links. */
    description: lineOfText(200),
    /** Older rows have none; `defaultAmcIntro` is the fallback. */
    intro: v.optional(lineOfText(300)),
    /** The contract in one line, for the list of services. */
    teaser: lineOfText(200),
    /** Text and figure of one line: "Savings up to 30%". */
    features: listOfItems(strictRecord({ text: lineOfText(120), figure: lineOfText(20) }), 1),
    terms: listOfItems(lineOfText(200), 0),
    /** Older rows have no prices. The day is that of the latest check. */
    prices: v.optional(amcPricesSchema),
    pricesCheckedOn: v.optional(day),
  }),
  fallback: { description: '', teaser: '', features: [], terms: [] },
})
