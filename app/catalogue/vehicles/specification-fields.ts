import type { ContentValues } from '#app/content/fields/content-field.ts'
import { recordSchema } from '#app/content/fields/content-field.ts'
import { calendarDayField, lineField, tickField } from '#app/content/fields/field-kinds.ts'
import { checked, optional, withDefault } from '#app/content/fields/field-modifiers.ts'
import { rowsField } from '#app/content/fields/record-field-kinds.ts'
import { hasUniqueKeys } from '#app/platform/schema/schemas.ts'
import { labels, sections } from './model-content-words.ts'
import * as groups from './specification-words.ts'

/** Rows of one group. A group without rows is not on the page. */
const specificationRowsField = (label: string) =>
  withDefault(
    checked(
      rowsField(
        label,
        {
          label: lineField(labels.rowLabel, { max: 60 }),
          value: lineField(labels.rowValue, { max: 160 }),
          approximate: tickField(labels.approximate),
          // The only variant with this value.
          variant: optional(lineField(labels.onlyVariant, { max: 60 })),
        },
        { one: labels.row, table: true, isFolded: true },
      ),
      (rows) => hasUniqueKeys(rows, ({ label: item, variant = '' }) => `${item}|${variant}`),
      'must not repeat an item for the same variant',
    ),
    [],
  )

/** The six groups of specifications, as the column stores them. */
export const specificationFields = {
  bodyDimensions: specificationRowsField(groups.bodyDimensions),
  engineDetails: specificationRowsField(groups.engineDetails),
  transmissionDetails: specificationRowsField(groups.transmissionDetails),
  tyreDetails: specificationRowsField(groups.tyreDetails),
  frame: specificationRowsField(groups.frame),
  electrical: specificationRowsField(groups.electrical),
}
export const specificationsSchema = recordSchema(specificationFields)

/** Fallback for unreadable specifications: empty groups are not on the page. */
export const emptySpecifications: ContentValues<typeof specificationFields> = {
  bodyDimensions: [],
  engineDetails: [],
  transmissionDetails: [],
  tyreDetails: [],
  frame: [],
  electrical: [],
}

/** The three key specifications of a model's card. */
export const summaryFields = {
  engine: lineField(labels.engine, { max: 60 }),
  power: lineField(labels.power, { max: 60 }),
  transmission: lineField(labels.transmission, { max: 60 }),
}
export const summarySchema = recordSchema(summaryFields)
export const emptySummary = { engine: '', power: '', transmission: '' }

/** Sources of the specifications, each with the day when it was checked. */
export const sourcesField = rowsField(
  sections.sources,
  {
    what: lineField(labels.sourceOf, { max: 200 }),
    source: lineField(labels.sourceWhere, { max: 300 }),
    checkedOn: calendarDayField(labels.sourceOn, { startsToday: true }),
  },
  { one: labels.source, least: 1, table: true },
)
