import * as v from 'valibot'
import { day, listOf, record, text, unique, yesOrNo } from '#app/platform/schema/shapes.ts'

/** A group of which nothing is known yet has no rows, and does not stand on the page. */
const specificationGroup = v.optional(
  v.pipe(
    listOf(
      record({
        label: text(60),
        value: text(160),
        approximate: v.optional(yesOrNo, false),
        /** The name of the variant that alone has this figure. */
        variant: v.optional(text(60)),
      }),
      0,
    ),
    v.check(
      (rows) => unique(rows, ({ label, variant = '' }) => `${label}|${variant}`),
      'must not have the same label twice for one variant',
    ),
  ),
  [],
)

/** The three figures of a model's card. */
export const summary = record({ engine: text(60), power: text(60), transmission: text(60) })

export const summaryFallback = { engine: '', power: '', transmission: '' }

/** The six groups of a model's page, as its row holds them. */
export const specifications = record({
  bodyDimensions: specificationGroup,
  engineDetails: specificationGroup,
  transmissionDetails: specificationGroup,
  tyreDetails: specificationGroup,
  frame: specificationGroup,
  electrical: specificationGroup,
})

/** A group that no row can be read of is left out of the page. */
export const specificationsFallback: v.InferOutput<typeof specifications> = {
  bodyDimensions: [],
  engineDetails: [],
  transmissionDetails: [],
  tyreDetails: [],
  frame: [],
  electrical: [],
}

/** Where a figure comes from and when it was looked up. */
export const sources = listOf(record({ what: text(200), source: text(300), checkedOn: day }), 1)
