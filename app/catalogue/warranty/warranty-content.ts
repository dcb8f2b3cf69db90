import { vehicleKinds } from '#app/catalogue/vehicles/vehicle.ts'
import { type DocumentOf, defineContent } from '#app/content/fields/define-content.ts'
import {
  calendarDayField,
  lineField,
  linesField,
  optionField,
  rupeesField,
  wholeNumberField,
} from '#app/content/fields/field-kinds.ts'
import { checked, optional } from '#app/content/fields/field-modifiers.ts'
import {
  introField,
  searchSummaryField,
  teaserField,
} from '#app/content/fields/page-head-fields.ts'
import * as head from '#app/content/fields/page-head-words.ts'
import { partsField, rowsField } from '#app/content/fields/record-field-kinds.ts'
import { hasUniqueKeys } from '#app/platform/schema/schemas.ts'
import * as priceWords from './cover-price-words.ts'
import * as words from './warranty-content-words.ts'

/**
 * Months from the sale within which extensions are sold. Without it they are sold during the
 * standard warranty.
 */
export const soldForMonthsField = optional(
  wholeNumberField(words.soldForMonths, { hint: words.soldForMonthsHint }),
)

/** The standard warranty and its extensions, by kind of vehicle. */
export const warrantyContent = defineContent({
  key: 'warranty',
  label: 'the extended warranty',
  page: '/extendedWarranty',
  fields: {
    description: searchSummaryField,
    intro: introField,
    teaser: teaserField,
    // The longest total warranty as text: `ten years`.
    longest: lineField(words.longest, { max: 40, hint: words.longestHint }),
    tables: checked(
      rowsField(
        words.tables,
        {
          heading: lineField(words.heading, { max: 40 }),
          // Older rows have no kind; their heading determines it.
          kind: optional(optionField(words.kind, vehicleKinds, words.kinds)),
          standard: partsField({
            years: wholeNumberField(words.standardYears),
            km: wholeNumberField(words.standardKm),
          }),
          extensions: rowsField(
            words.extensions,
            {
              years: wholeNumberField(words.years),
              km: wholeNumberField(words.km),
              price: optional(rupeesField(priceWords.rupees)),
            },
            { one: words.extension, least: 1, table: true },
          ),
        },
        { one: words.table, least: 1 },
      ),
      (tables) => hasUniqueKeys(tables, (it) => it.heading),
      words.repeatedHeading,
    ),
    conditions: linesField(words.conditionLines, { max: 200, isWide: true }),
    pricesCheckedOn: optional(calendarDayField(priceWords.checkedOn)),
    soldForMonths: soldForMonthsField,
  },
  sections: [
    { id: 'head', title: head.head, fields: ['intro', 'description', 'teaser', 'longest'] },
    {
      id: 'tables',
      title: words.tables,
      hint: `${words.tablesHint} ${priceWords.pricesHint}`,
      fields: ['tables', 'pricesCheckedOn', 'soldForMonths'],
    },
    { id: 'conditions', title: words.conditions, fields: ['conditions'] },
  ],
})

export type WarrantyTerms = DocumentOf<typeof warrantyContent>
export type WarrantyTableTerms = WarrantyTerms['tables'][number]
