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
import { parseRupees } from '#app/platform/schema/parse-number.ts'
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
 * form accepts numbers as people type them, such as `1,049` or `11.5 %`. Throws if a form cannot
 * show one of the fields, such as a picture.
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
  const { max = 100, tooLong = words.tooLong(label, max) } = field.form ?? {}
  switch (shown.kind) {
    case 'text':
    case 'long': {
      const control = shown.kind === 'long' ? 'textarea' : 'text'
      const text = textFieldSchema(textField(label, { control, max, tooLong }), refusalWords)
      return declaredField(field, shown, control, text, { maxLength: max })
    }
    case 'day':
      return declaredField(
        field,
        shown,
        'date',
        textFieldSchema(dateField(label), { ...refusalWords, noDate: words.notADay }),
      )
    case 'number':
      return declaredField(field, shown, 'text', typedNumber, {
        inputMode: 'decimal',
        maxLength: 14,
        ...(shown.unit !== undefined && { label: `${label} (${shown.unit})` }),
      })
    case 'several':
      return declaredField(field, shown, 'several', chosenNames(label), {
        options: shown.options,
        isRequired: false,
      })
    case 'list':
      return rowsField(field, shown, choices)
    default:
      throw new Error(`A form cannot show “${label}”`)
  }
}

function declaredField(
  field: ContentField,
  { label, hint }: UnnamedField,
  control: AnyFieldControl,
  read: v.GenericSchema,
  more: FieldSettings & { label?: string } = {},
): CustomField {
  const isRequired = !field.isOptional
  const { missing = words.missing(label) } = field.form ?? {}
  const schema = v.pipe(
    read,
    v.transform((value) => (isEmpty(value) && !v.is(field.schema, value) ? null : value)),
    v.rawCheck(({ dataset, addIssue }) => {
      const { typed, value } = dataset
      if (!typed || (value === null && !isRequired)) return
      const { issues } = v.safeParse(field.schema, toDocumentValue(field, value))
      const message = value === null ? missing : issues && `${label} ${issues[0].message}.`
      if (message !== undefined) addIssue({ message })
    }),
  )
  const texts = { isRequired, ...(isRequired && { missing }), ...(hint !== undefined && { hint }) }
  return { ...customField(control, label, schema, texts), ...more }
}

/** Returns the number, or the text if it is not a number. The schema of the field refuses the text. */
const typedNumber = v.pipe(
  v.optional(v.unknown(), ''),
  v.transform((given) => {
    const typed = typeof given === 'number' ? String(given) : given
    if (typeof typed !== 'string' || typed.length > 100) return given ?? ''
    const bare = typed.replace(/%\s*$/, '').trim()
    const number = parseRupees(bare)
    return Number.isNaN(number) ? bare : number
  }),
)

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

function rowsField(
  field: ContentField,
  shown: Extract<UnnamedField, { kind: 'list' }>,
  choices: ReferenceChoices,
): CustomField {
  const { label, one } = shown
  const fields = formFields(field.entry ?? {}, choices)
  const row = formSchema(fields, refusalWords.noRow(label))
  const list = v.array(row, words.notAList(label))
  const rows: RowsFieldTexts = {
    add: words.addRow(one),
    none: words.noRows(label),
    remove: (values) => words.removeRow(String(Object.values(values)[0] || words.thisRow(one))),
  }
  return { ...declaredField(field, shown, 'rows', list, { isRequired: false }), fields, rows }
}

const isEmpty = (value: unknown) => value === '' || value === null

/** The rows of a document leave empty optional fields out. */
const toDocumentValue = ({ entry }: ContentField, value: unknown) =>
  entry && Array.isArray(value) ? value.map((row) => toDocumentValues(entry, row)) : value
