import * as v from 'valibot'
import type { WarrantyTableTerms } from '#app/catalogue/warranty/warranty-content.ts'
import { rowVersionSchema } from '#app/platform/audit/row-version-schema.ts'
import type { CustomField } from '#app/platform/forms/custom-field.ts'
import { textField } from '#app/platform/forms/field-definitions.ts'
import { rupeesField } from '#app/platform/forms/money-field.ts'
import { rowsField } from '#app/platform/forms/multi-value-fields.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { groupIndianDigits } from '#app/platform/money/format-rupees.ts'
import { hasUniqueKeys } from '#app/platform/schema/schemas.ts'
import { optionalNoteField, optionalNumberField } from './optional-number-field.ts'
import * as words from './staff-words.ts'

/** Terms of a usual loan: both numbers, or neither. */
export const loanTermsFields = {
  ratePercent: optionalNumberField(words.rate, {
    expected: words.rateExpected,
    isRight: (rate) => rate > 0 && rate <= 60,
  }),
  months: optionalNumberField(words.months, {
    expected: words.monthsExpected,
    isRight: (months) => Number.isInteger(months) && months >= 6 && months <= 120,
  }),
  note: optionalNoteField(words.note, words.noteTooLong, words.noteHint),
}

/** An edit must contain every field, even an empty one: a missing field would be stored as none. */
const requiredInEdit = <Value>({ label, schema }: CustomField<Value>) =>
  v.nonOptional(schema, refusalWords.leftOut(label))

export const loanTermsEditSchema = v.pipe(
  v.object({
    ratePercent: requiredInEdit(loanTermsFields.ratePercent),
    months: requiredInEdit(loanTermsFields.months),
    note: requiredInEdit(loanTermsFields.note),
    version: rowVersionSchema,
  }),
  v.forward(
    v.check(({ ratePercent, months }) => ratePercent !== null || months === null, words.rateToo),
    ['ratePercent'],
  ),
  v.forward(
    v.check(({ ratePercent, months }) => months !== null || ratePercent === null, words.monthsToo),
    ['months'],
  ),
)

/** The household electricity tariff, from which the site calculates the cost of a kilometre. */
export const electricityTariffFields = {
  rupeesPerUnit: optionalNumberField(words.tariff, {
    expected: words.tariffExpected,
    isRight: (rupees) => rupees >= 1 && rupees <= 100,
  }),
}

export const electricityTariffEditSchema = v.object({
  rupeesPerUnit: requiredInEdit(electricityTariffFields.rupeesPerUnit),
  version: rowVersionSchema,
})

const priceExpected = { isRequired: true, expected: words.priceExpected }

/** Yearly prices of the maintenance contract, for groups of models that the dealer names. */
export const amcPriceFields = {
  prices: rowsField(
    words.contractPrices,
    {
      label: textField(words.machines, {
        max: 60,
        isRequired: true,
        missing: words.machinesMissing,
      }),
      price: { ...rupeesField(words.price, priceExpected), control: 'text' },
    },
    {
      hint: words.contractHint,
      rows: {
        add: words.addPrice,
        none: words.noPrices,
        remove: ({ label }) => words.takeOut(label ? String(label) : undefined),
      },
    },
  ),
}

export const amcPriceEditSchema = v.object({
  prices: v.pipe(
    amcPriceFields.prices.schema,
    v.maxLength(30, words.tooManyPrices),
    v.check((prices) => hasUniqueKeys(prices, ({ label }) => label), words.machinesTwice),
  ),
  version: rowVersionSchema,
})

const extensionPriceField = (label: string) =>
  optionalNumberField(label, {
    expected: words.priceExpected,
    isRight: (price) => Number.isInteger(price) && price >= 1 && price <= 9_999_999,
  })

const soldForMonthsField = optionalNumberField(words.soldForMonths, {
  expected: words.soldForExpected,
  isRight: (months) => Number.isInteger(months) && months >= 1 && months <= 240,
  hint: words.soldForHint,
})

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
    extensions.map(({ years, km }, place) => [
      extensionPriceFieldName(table, place),
      extensionPriceField(words.extensionPrice({ heading, years, km: groupIndianDigits(km) })),
    ]),
  )
  return { ...Object.fromEntries(prices), soldForMonths: soldForMonthsField }
}

export const warrantyPriceEditSchema = v.object({
  prices: v.array(v.array(extensionPriceField(words.price).schema)),
  soldForMonths: requiredInEdit(soldForMonthsField),
  version: rowVersionSchema,
})
