import * as v from 'valibot'
import {
  type AnyFieldControl,
  type CustomField,
  customField,
  type RowsFieldTexts,
} from '#app/platform/forms/custom-field.ts'
import { dateField, type FieldSettings, textField } from '#app/platform/forms/field-definitions.ts'
import { textFieldSchema } from '#app/platform/forms/field-schema.ts'
import { formSchema } from '#app/platform/forms/form-schema.ts'
import { refusalWords } from '#app/platform/forms/refusal-words.ts'
import { parseNumber, parseRupees } from '#app/platform/schema/parse-number.ts'
import type {
  ContentField,
  ContentFields,
  ReferenceChoices,
  UnnamedField,
} from './content-field.ts'
import { type RowValues, toDocumentValues } from './row-values.ts'
import * as words from './words.ts'

/** Form fields of a content's fields. An empty optional field has the value null. */
export type ContentFormFields<Fields extends ContentFields> = {
  readonly [Name in keyof RowValues<Fields>]: CustomField<RowValues<Fields>[Name]>
}

/**
 * Returns the fields of a form for fields of a content: with the same labels, hints and limits. The
 * form accepts numbers as people type them: `1,049`, and `11.5 %` or `₹ 90,000` if the field has
 * that unit. Throws if a form cannot show one of the fields, such as a picture.
 */
export function formFields<const Fields extends ContentFields>(
  fields: Fields,
  choices?: ReferenceChoices,
): ContentFormFields<Fields>
/* @__NO_SIDE_EFFECTS__ */
export function formFields(
  fields: ContentFields,
  choices: ReferenceChoices = { model: [], page: [] },
): unknown {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, formField(field, choices)]),
  )
}

function formField(field: ContentField, choices: ReferenceChoices): CustomField {
  const shown = field.control?.(choices)
  if (!shown) throw new Error('A form cannot show a field without a control')
  const { label } = shown
  const { maxLength = 100, tooLong = words.tooLong(label, maxLength) } = field.form ?? {}
  const define = (
    control: AnyFieldControl,
    read: v.GenericSchema,
    more?: FieldSettings & { label?: string },
  ) => declaredField(field, shown, customField(control, label, read, more))
  switch (shown.kind) {
    case 'text':
    case 'long': {
      const control = shown.kind === 'long' ? 'textarea' : 'text'
      const text = textField(label, { control, max: maxLength, tooLong })
      return define(control, textFieldSchema(text, refusalWords), { maxLength })
    }
    case 'day': {
      const refusals = { ...refusalWords, noDate: words.notADay }
      return define('date', textFieldSchema(dateField(label), refusals))
    }
    case 'time':
      return define('time', v.optional(v.unknown(), ''))
    case 'number':
      return define('text', typedNumber(field, shown), {
        inputMode: 'decimal',
        maxLength: 14,
        ...(shown.unit !== undefined && { label: `${label} (${shown.unit})` }),
      })
    case 'several':
      return define('several', chosenNames(label), { options: shown.options })
    case 'list': {
      const fields = formFields(field.entry ?? {}, choices)
      const row = formSchema(fields, refusalWords.noRow(label))
      const rows = rowsTexts(shown)
      return { ...define('rows', v.array(row, words.notAList(label))), fields, rows }
    }
    default:
      throw new Error(`A form cannot show “${label}”`)
  }
}

/** Adds the rules and the settings of the content's field. `own` parses the typed value. */
function declaredField(
  { schema, isOptional, entry, form = {}, label }: ContentField,
  { label: shownLabel, hint }: UnnamedField,
  own: CustomField,
): CustomField {
  const isRequired = !isOptional && !hasMany.has(own.control)
  const name = label ?? shownLabel
  const { missing = words.missing(name) } = form
  const checkedSchema = v.pipe(
    own.schema,
    v.transform((value) => (isEmpty(value) && !v.is(schema, value) ? null : value)),
    v.rawTransform(({ dataset: { value }, addIssue, NEVER }) => {
      if (value === null && isOptional) return value
      const rows = entry && Array.isArray(value) ? value : undefined
      const given = entry && rows ? rows.map((row) => toDocumentValues(entry, row)) : value
      const result = v.safeParse(schema, given)
      if (result.success) return rows ?? result.output
      addIssue({ message: value === null ? missing : refusal(name, result) })
      return NEVER
    }),
  )
  return {
    ...own,
    ...form,
    isRequired,
    ...(isRequired && { missing }),
    ...(hint !== undefined && { hint }),
    schema: checkedSchema,
  }
}

const hasMany: ReadonlySet<AnyFieldControl> = new Set(['several', 'rows'])

const rowsTexts = ({ one }: Extract<UnnamedField, { kind: 'list' }>): RowsFieldTexts => ({
  add: words.addRow(one),
  none: words.noRows,
  remove: (row) => words.removeRow(String(Object.values(row)[0] || words.thisRow(one))),
})

/** Returns the number, or the text if it is not a number. The schema of the field refuses the text. */
const typedNumber = (
  { schema }: ContentField,
  { label, unit = '' }: Extract<UnnamedField, { kind: 'number' }>,
) =>
  v.pipe(
    v.optional(
      v.nullable(
        v.union([v.string(), v.number()], ({ input }) =>
          refusal(label, v.safeParse(schema, input)),
        ),
      ),
      '',
    ),
    v.transform((typed) => {
      if (typeof typed !== 'string' || typed.length > 100) return typed
      const parse = numberParsers[unit] ?? parseNumber
      const number = parse(typed)
      return Number.isNaN(number) ? typed.trim() : number
    }),
  )

const numberParsers: Record<string, (typed: string) => number> = {
  '₹': parseRupees,
  '%': (typed) => parseNumber(typed.replace(/%\s*$/, '')),
}

const refusal = (label: string, { issues }: v.SafeParseResult<v.GenericSchema>) =>
  `${label} ${issues?.[0].message ?? ''}.`

/** A multipart form has one text for each name, or no text. */
const chosenNames = (label: string) =>
  v.pipe(
    v.optional(
      v.pipe(
        v.union([v.string(), v.array(v.string())], words.notNames(label)),
        v.transform((names) => [names].flat().map((name) => name.trim())),
      ),
      [],
    ),
    v.transform((names) => [...new Set(names)].filter(Boolean)),
  )

const isEmpty = (value: unknown) => value === '' || value === null
