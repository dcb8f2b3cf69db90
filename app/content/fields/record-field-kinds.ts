import * as v from 'valibot'
import type {
  EntryDetail,
  EntrySuccession,
} from '#app/content/document-editor/document-sections.ts'
import { hasUniqueIds, isDateRangeInOrder } from '#app/platform/schema/entry-checks.ts'
import { listOfItems, positiveInteger, strictRecord } from '#app/platform/schema/schemas.ts'
import {
  type ContentField,
  type ContentFields,
  type ContentValues,
  editorFields,
  groupedFields,
  recordEntries,
  recordSchema,
  type UnnamedField,
} from './content-field.ts'
import { defineField, type FieldTexts } from './field-modifiers.ts'

/** A record in a record, such as the text and the path of a link. */
export const partsField = <const Parts extends ContentFields>(
  parts: Parts,
): ContentField<ContentValues<Parts>, false> => ({
  schema: recordSchema(parts),
  isOptional: false,
  parts,
})

/** A record whose fields stand on one line if there is room. */
export const groupField = <const Parts extends ContentFields>(
  label: string,
  parts: Parts,
  texts: FieldTexts = {},
) =>
  defineField<ContentValues<Parts>>(
    recordSchema(parts),
    (choices) => ({ kind: 'group', label, fields: groupedFields(parts, choices), ...texts }),
    { parts },
  )

type ListTexts = {
  /** Name of one entry, such as `offer`. */
  one: string
  most?: number
  /** Values with which a new entry starts. */
  start?: object
  /** The fields that a collapsed entry shows after its name. */
  details?: readonly EntryDetail[]
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
  const { one, most, start, details } = texts
  const record = entryRecordSchema({ id: v.optional(positiveInteger), ...recordEntries(entry) })
  return defineField(
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
      ...(details && { details }),
    }),
    { entry },
  )
}

const textOrNothing = (value: unknown) => (typeof value === 'string' ? value : undefined)

type RowsTexts = ListTexts & {
  hint?: string
  least?: number
  /** Rows can be pasted from a spreadsheet. */
  table?: true
  /** The list is collapsed to one line until it is opened. */
  isFolded?: true
  /** A button continues an entry from a later day. */
  succession?: EntrySuccession
}

/** A list of records without ids, as settings have them. */
export function rowsField<const Row extends ContentFields>(
  label: string,
  row: Row,
  texts: RowsTexts,
): ContentField<ContentValues<Row>[], false>
export function rowsField(label: string, row: ContentFields, texts: RowsTexts): unknown {
  const { least = 0, most, ...shown } = texts
  return defineField<unknown>(
    listOfItems(recordSchema(row), least, most),
    (choices): UnnamedField => ({
      kind: 'list',
      label,
      fields: editorFields(row, choices),
      ...shown,
    }),
    { entry: row },
  )
}
