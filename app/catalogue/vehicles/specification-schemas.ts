import * as v from 'valibot'
import {
  day,
  hasUniqueKeys,
  lineOfText,
  listOfItems,
  strictRecord,
  trueOrFalse,
} from '#app/platform/schema/schemas.ts'

/** A group of which nothing is known yet has no rows, and does not stand on the page. */
const specificationGroupSchema = v.optional(
  v.pipe(
    listOfItems(
      strictRecord({
        label: lineOfText(60),
        value: lineOfText(160),
        approximate: v.optional(trueOrFalse, false),
        /** The name of the variant that alone has this figure. */
        variant: v.optional(lineOfText(60)),
      }),
      0,
    ),
    v.check(
      (rows) => hasUniqueKeys(rows, ({ label, variant = '' }) => `${label}|${variant}`),
      'must not repeat an item for the same variant',
    ),
  ),
  [],
)

/** The three figures of a model's card. */
export const summarySchema = strictRecord({
  engine: lineOfText(60),
  power: lineOfText(60),
  transmission: lineOfText(60),
})

export const emptySummary = { engine: '', power: '', transmission: '' }

/** The six groups of a model's page, as its row holds them. */
export const specificationsSchema = strictRecord({
  bodyDimensions: specificationGroupSchema,
  engineDetails: specificationGroupSchema,
  transmissionDetails: specificationGroupSchema,
  tyreDetails: specificationGroupSchema,
  frame: specificationGroupSchema,
  electrical: specificationGroupSchema,
})

/** A group that no row can be read of is left out of the page. */
export const emptySpecifications: v.InferOutput<typeof specificationsSchema> = {
  bodyDimensions: [],
  engineDetails: [],
  transmissionDetails: [],
  tyreDetails: [],
  frame: [],
  electrical: [],
}

/** Where a figure comes from and when it was looked up. */
export const sourcesSchema = listOfItems(
  strictRecord({ what: lineOfText(200), source: lineOfText(300), checkedOn: day }),
  1,
)
