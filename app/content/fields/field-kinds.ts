import * as v from 'valibot'
import type { FieldChoice } from '#app/content/document-editor/document-sections.ts'
import { hasUniqueIds, isDateRangeInOrder } from '#app/platform/schema/entry-checks.ts'
import { sanitizeLine, sanitizeMultiline } from '#app/platform/schema/sanitize-text.ts'
import {
  day,
  hasUniqueKeys,
  lineOfText,
  listOfItems,
  oneOfOptions,
  pictureName,
  positiveInteger,
  rupeeAmount,
  strictRecord,
  textMatching,
} from '#app/platform/schema/schemas.ts'
import {
  type ContentField,
  type ContentFields,
  type ContentValues,
  editorFields,
  recordEntries,
  recordSchema,
  type UnnamedField,
} from './content-field.ts'

type FieldTexts = { hint?: string }

const required = <Value>(
  schema: v.GenericSchema<unknown, Value>,
  control: ContentField['control'],
  more: Pick<ContentField, 'refersTo' | 'entry' | 'parts'> = {},
): ContentField<Value, false> => ({ schema, isOptional: false, control, ...more })

/** The field may be left out of the document. */
export const optional = <Value>(field: ContentField<Value>): ContentField<Value, true> => ({
  ...field,
  isOptional: true,
})

/** Data from before the field was added may lack it. The editor shows the field as required. */
export const absentInOldData = <Value>(field: ContentField<Value>): ContentField<Value, true> => ({
  ...optional(field),
  isShownAsRequired: true,
})

/** One line of text with at most `max` characters. */
export const lineField = (label: string, { max, ...texts }: FieldTexts & { max: number }) =>
  required<string>(lineOfText(max), () => ({ kind: 'text', label, ...texts }))

/** One line of text with at most `max` characters, which may also be empty. */
export const emptyLineField = (label: string, { max, ...texts }: FieldTexts & { max: number }) =>
  required<string>(
    v.pipe(
      v.string('must be text in quotes'),
      v.transform(sanitizeLine),
      v.maxLength(max, `must be at most ${max} characters`),
    ),
    () => ({ kind: 'text', label, ...texts }),
  )

/** Several lines of text with at most `max` characters. The editor shows `rows` lines. */
export const paragraphField = (
  label: string,
  { max, rows, ...texts }: FieldTexts & { max: number; rows: number },
) =>
  required<string>(
    v.pipe(
      v.string('must be text in quotes'),
      v.transform(sanitizeMultiline),
      v.nonEmpty('must not be empty'),
      v.maxLength(max, `must be at most ${max.toLocaleString('en-IN')} characters`),
    ),
    () => ({ kind: 'long', label, rows, ...texts }),
  )

/** One line of text that the editor shows in several rows, because it is long. */
export const paragraphLineField = (
  label: string,
  { max, ...texts }: FieldTexts & { max: number },
) => required<string>(lineOfText(max), () => ({ kind: 'long', label, ...texts }))

/** Short texts, one per line, each with at most `max` characters. */
export const linesField = (
  label: string,
  { max, least = 0, ...shown }: { max: number; least?: number; rows?: number; isWide?: true },
) =>
  required<string[]>(listOfItems(lineOfText(max), least), () => ({
    kind: 'lines',
    label,
    ...shown,
  }))

/** A whole number of at least 1. */
export const wholeNumberField = (label: string, texts: FieldTexts = {}) =>
  required<number>(positiveInteger, () => ({ kind: 'number', label, ...texts }))

/** A price in whole rupees. */
export const rupeesField = (label: string) =>
  required<number>(rupeeAmount(1), () => ({ kind: 'number', label, unit: '₹' }))

/** A field with a schema of its own. */
export const ownField = <Value>(
  schema: v.GenericSchema<unknown, Value>,
  control: UnnamedField,
): ContentField<Value, false> => required<Value>(schema, () => control)

/** The name of an uploaded picture. */
export const pictureNameField = (label: string, texts: FieldTexts = {}) =>
  required<string>(pictureName, () => ({ kind: 'picture', label, ...texts }), {
    refersTo: 'picture',
  })

/** A calendar day, `YYYY-MM-DD`. */
export const calendarDayField = (label: string, texts: FieldTexts = {}) =>
  required<string>(day, () => ({ kind: 'day', label, ...texts }))

/** One of the values. The editor shows their labels. */
export const optionField = <const Value extends string>(
  label: string,
  values: readonly Value[],
  options: readonly (FieldChoice & { value: Value })[],
) => required<Value>(oneOfOptions(values), () => ({ kind: 'choice', label, options }))

/** At most 100 models, by the names that they have in addresses. */
export const modelsField = (label: string) =>
  required<string[]>(
    listOfItems(lineOfText(100), 0, 100),
    ({ model }) => ({ kind: 'several', label, options: model }),
    { refersTo: 'model' },
  )

/** The path of a page of this site. */
export const pagePathField = (label: string) =>
  required<string>(
    textMatching(/^\/[\w\-./#?=&+%]*$/, '/motorcycle'),
    ({ page }) => ({ kind: 'choice', label, options: page }),
    { refersTo: 'page' },
  )

/** A record in a record, such as the text and the path of a link. */
export const partsField = <const Parts extends ContentFields>(parts: Parts) =>
  required<ContentValues<Parts>>(recordSchema(parts), () => ({ kind: 'text', label: '' }), {
    parts,
  })

type ListTexts = {
  /** Name of one entry, such as `offer`. */
  one: string
  most: number
  /** Values with which a new entry starts. */
  start?: object
}

/** An entry has no id until it is published for the first time. */
export type WithId<Entry> = Entry & { id?: number | undefined }

/**
 * Returns the schema of one entry of a list, as files of the catalogue have it. If an entry has a
 * first and a last day (`from`, `until`), they must be in order.
 */
export function entrySchema<const Entry extends ContentFields>(
  entry: Entry,
): v.GenericSchema<unknown, ContentValues<Entry>>
/* @__NO_SIDE_EFFECTS__ */
export function entrySchema(entry: ContentFields): unknown {
  return entryRecordSchema(recordEntries(entry))
}

const entryRecordSchema = (entries: Record<string, v.GenericSchema>) =>
  v.pipe(
    strictRecord(entries),
    v.forward(
      v.check(
        ({ from, until }: Record<string, unknown>) =>
          isDateRangeInOrder({ from: textOrNothing(from), until: textOrNothing(until) }),
        'must not be before the first day',
      ),
      ['until'],
    ),
  )

/** A list of records with stable ids: see `entrySchema`. */
export function recordsField<const Entry extends ContentFields>(
  label: string,
  entry: Entry,
  texts: ListTexts,
): ContentField<WithId<ContentValues<Entry>>[], false>
export function recordsField(label: string, entry: ContentFields, texts: ListTexts): unknown {
  const { one, most, start } = texts
  const record = entryRecordSchema({ id: v.optional(positiveInteger), ...recordEntries(entry) })
  return required(
    v.pipe(
      listOfItems(record, 0, most),
      v.check((list) => hasUniqueIds(list), 'must not repeat an id'),
    ),
    (choices): UnnamedField => ({
      kind: 'list',
      label,
      one,
      fields: editorFields(entry, choices),
      ...(start && { start }),
    }),
    { entry },
  )
}

const textOrNothing = (value: unknown) => (typeof value === 'string' ? value : undefined)

type RowsTexts = {
  /** Name of one row, such as `price`. */
  one: string
  least?: number
  most?: number
  /** Rows can be pasted from a spreadsheet. */
  table?: true
  /** A text that no two rows share, and the message about a repeated one. */
  unique?: { name: string; says: string }
}

/** A list of records without ids, as settings have them. */
export function rowsField<const Row extends ContentFields>(
  label: string,
  row: Row,
  texts: RowsTexts,
): ContentField<ContentValues<Row>[], false>
export function rowsField(label: string, row: ContentFields, texts: RowsTexts): unknown {
  const { one, least = 0, most, table, unique } = texts
  const list = listOfItems(recordSchema(row), least, most)
  const schema =
    unique === undefined
      ? list
      : v.pipe(
          list,
          v.check((rows) => hasUniqueKeys(rows, (it) => String(it[unique.name])), unique.says),
        )
  return required<unknown>(
    schema,
    (choices): UnnamedField => ({
      kind: 'list',
      label,
      one,
      fields: editorFields(row, choices),
      ...(table && { table }),
    }),
    { entry: row },
  )
}
