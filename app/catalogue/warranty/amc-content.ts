import { defineContent } from '#app/content/fields/define-content.ts'
import {
  calendarDayField,
  lineField,
  linesField,
  rupeesField,
} from '#app/content/fields/field-kinds.ts'
import { absentInOldData, checked, optional } from '#app/content/fields/field-modifiers.ts'
import {
  introField,
  searchSummaryField,
  teaserField,
} from '#app/content/fields/page-head-fields.ts'
import * as head from '#app/content/fields/page-head-words.ts'
import { rowsField } from '#app/content/fields/record-field-kinds.ts'
import { hasUniqueKeys } from '#app/platform/schema/schemas.ts'
import * as words from './amc-content-words.ts'
import * as priceWords from './cover-price-words.ts'

const amcPriceFields = {
  label: lineField(words.vehicles, { max: 60, missing: words.vehiclesMissing }),
  price: rupeesField(priceWords.rupees),
}

/** Yearly prices, each for a class of vehicles such as `Scooters up to 125 cc`. */
export const amcPricesField = checked(
  rowsField(priceWords.prices, amcPriceFields, { one: priceWords.price, table: true }),
  (prices) => hasUniqueKeys(prices, (it) => it.label),
  words.repeatedVehicles,
)

/** Contents and prices of the annual maintenance contract. */
export const amcContent = defineContent({
  key: 'amc',
  label: 'the maintenance contract',
  page: '/amc',
  fields: {
    // For search engines and shared links.
    description: searchSummaryField,
    // Without it, `defaultAmcIntro` is the fallback.
    intro: absentInOldData(introField),
    teaser: teaserField,
    // Text and figure of one line: "Savings up to 30%".
    features: rowsField(
      words.features,
      {
        text: lineField(words.featureText, { max: 120 }),
        figure: lineField(words.figure, { max: 20 }),
      },
      { one: words.feature, least: 1, table: true },
    ),
    terms: linesField(words.terms, { max: 200, isWide: true }),
    prices: absentInOldData(amcPricesField),
    // The day of the latest check.
    pricesCheckedOn: optional(calendarDayField(priceWords.checkedOn)),
  },
  sections: [
    { id: 'head', title: head.head, fields: ['intro', 'description', 'teaser'] },
    {
      id: 'features',
      title: words.features,
      hint: words.featuresHint,
      fields: ['features', 'terms'],
    },
    {
      id: 'prices',
      title: priceWords.prices,
      hint: priceWords.pricesHint,
      fields: ['prices', 'pricesCheckedOn'],
    },
  ],
})
