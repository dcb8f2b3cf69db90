import * as v from 'valibot'
import type { ColumnMapping, ImportColumn } from './import-columns.ts'
import { importableKinds } from './import-status.ts'
import * as words from './import-words.ts'

const position = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(199)))

const columnsSchema = v.pipe(
  v.object({
    name: position,
    mobile: position,
    email: position,
    model: position,
    plate: position,
    date: position,
    kind: position,
    status: position,
    notes: position,
    source: position,
    city: position,
  } satisfies Record<ImportColumn, typeof position>),
  v.check(({ name, mobile }) => name !== undefined || mobile !== undefined, words.noPerson),
  v.check((columns) => {
    const used = Object.values(columns).filter((it) => it !== undefined)
    return new Set(used).size === used.length
  }, words.columnTwice),
)

/** The choices of the person who imports, as JSON in a field beside the file. */
export const importOptionsSchema = v.pipe(
  v.string(words.noOptions),
  v.maxLength(4000, words.noOptions),
  v.parseJson(undefined, words.noOptions),
  v.object(
    {
      columns: columnsSchema,
      dayOrder: v.picklist(['day-first', 'month-first'], words.noOptions),
      /** Slug of the kind of rows without a known type. */
      kind: v.picklist(
        importableKinds.map(({ slug }) => slug),
        words.noKind,
      ),
      /** `true` if rows with problems are left out. Otherwise they stop the import. */
      skipsProblems: v.optional(v.boolean(), false),
    },
    words.noOptions,
  ),
)

export type ImportOptions = Omit<v.InferOutput<typeof importOptionsSchema>, 'columns'> & {
  columns: ColumnMapping
}
