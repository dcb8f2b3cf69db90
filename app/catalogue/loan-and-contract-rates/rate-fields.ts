import * as v from 'valibot'
import { loanFields } from '#app/catalogue/finance/loan-content.ts'
import { electricityTariffFields as tariffFields } from '#app/catalogue/vehicles/electricity-tariff-content.ts'
import { amcPricesField } from '#app/catalogue/warranty/amc-content.ts'
import {
  soldForMonthsField,
  type WarrantyTableTerms,
} from '#app/catalogue/warranty/warranty-content.ts'
import type { ContentField } from '#app/content/fields/content-field.ts'
import { rupeesField } from '#app/content/fields/field-kinds.ts'
import { checked, optional } from '#app/content/fields/field-modifiers.ts'
import { formFields } from '#app/content/fields/form-fields.ts'
import { versionedEditSchema } from '#app/platform/audit/versioned-edit-schema.ts'
import { type CustomField, customField } from '#app/platform/forms/custom-field.ts'
import { groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import { pick } from '#app/platform/schema/pick.ts'
import { numberFrom, wholeNumberFrom } from '#app/platform/schema/schemas.ts'
import * as words from './staff-words.ts'

/** Visitors see these numbers, so a form refuses digits that nobody reads. */
const withFourDecimals = <IsOptional extends boolean>(field: ContentField<number, IsOptional>) =>
  checked(field, (number) => number === Number(number.toFixed(4)), words.tooManyDecimals)

/** Terms of a usual loan: both numbers, or neither. */
export const loanTermsFields = formFields({
  ...pick(loanFields, ['ratePercent', 'months', 'note']),
  ratePercent: withFourDecimals(loanFields.ratePercent),
})

export const loanTermsEditSchema = v.pipe(
  versionedEditSchema(loanTermsFields),
  v.forward(
    v.check(({ ratePercent, months }) => ratePercent !== null || months === null, words.rateToo),
    ['ratePercent'],
  ),
  v.forward(
    v.check(({ ratePercent, months }) => months !== null || ratePercent === null, words.monthsToo),
    ['months'],
  ),
)

// Documents from before this form may have a tariff below ₹1, more months, or more decimals.

/** The household electricity tariff, from which the site calculates the cost of a kilometre. */
export const electricityTariffFields = formFields({
  rupeesPerUnit: withFourDecimals({
    ...tariffFields.rupeesPerUnit,
    schema: numberFrom(1, 100, words.tariffRange),
  }),
})

export const electricityTariffEditSchema = versionedEditSchema(electricityTariffFields)

const { prices } = formFields({
  prices: checked(amcPricesField, ({ length }) => length <= 30, words.tooManyPrices),
})

/** Yearly prices of the maintenance contract, for groups of models that the dealer names. */
export const amcPriceFields = { prices: { ...prices, hint: words.contractHint } }

export const amcPriceEditSchema = versionedEditSchema(amcPriceFields)

const soldForMonths = { ...soldForMonthsField, schema: wholeNumberFrom(1, 240) }

/** Returns the field name of one extension price; both parameters are indexes. */
export const extensionPriceFieldName = (table: number, extension: number) =>
  `prices.${table}.${extension}`

/**
 * Returns the price field of each extension, in the order of the tables, and the field for the
 * months in which extensions are sold.
 */
export function warrantyPriceFields(
  tables: readonly WarrantyTableTerms[],
): Record<string, CustomField<number | null>> {
  const prices = tables.flatMap(({ heading, extensions }, table) =>
    extensions.map(({ years, km }, place) => {
      const label = words.extensionPrice({ heading, years, km: groupIndianDigits(km) })
      return [extensionPriceFieldName(table, place), optional(rupeesField(label))] as const
    }),
  )
  return formFields({ ...Object.fromEntries(prices), soldForMonths })
}

const { price } = formFields({ price: optional(rupeesField(words.price)) })

export const warrantyPriceEditSchema = versionedEditSchema({
  prices: customField('rows', words.prices, v.array(v.array(price.schema))),
  ...formFields({ soldForMonths }),
})
