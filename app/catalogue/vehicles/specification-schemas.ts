import * as v from 'valibot'
import {
  day,
  hasUniqueKeys,
  lineOfText,
  listOfItems,
  strictRecord,
  trueOrFalse,
} from '#app/platform/schema/schemas.ts'

/** A group without rows is not on the page. */
const specificationGroupSchema = v.optional(
  v.pipe(
    listOfItems(
      strictRecord({
        label: lineOfText(60),
        value: lineOfText(160),
        approximate: v.optional(trueOrFalse, false),
        /** The only variant with this value. */
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

/** The three key specifications of a model's card. */
export const summarySchema = strictRecord({
  engine: lineOfText(60),
  power: lineOfText(60),
  transmission: lineOfText(60),
})

export const emptySummary = { engine: '', power: '', transmission: '' }

/** The six groups of specifications, as the column stores them. */
export const specificationsSchema = strictRecord({
  bodyDimensions: specificationGroupSchema,
  engineDetails: specificationGroupSchema,
  transmissionDetails: specificationGroupSchema,
  tyreDetails: specificationGroupSchema,
  frame: specificationGroupSchema,
  electrical: specificationGroupSchema,
})

/** Fallback for unreadable specifications: empty groups are not on the page. */
export const emptySpecifications: v.InferOutput<typeof specificationsSchema> = {
  bodyDimensions: [],
  engineDetails: [],
  transmissionDetails: [],
  tyreDetails: [],
  frame: [],
  electrical: [],
}

/** Sources of the specifications, each with the day when it was checked. */
export const sourcesSchema = listOfItems(
  strictRecord({ what: lineOfText(200), source: lineOfText(300), checkedOn: day }),
  1,
)
