import type { AnyField } from '#app/platform/forms/custom-field.ts'
import type { UnnamedField } from './content-field.ts'

/**
 * Returns the control of the document editor for a field of a form, with the same label and hint.
 * So a value that has both a form and a document is labelled once. `one` is the name of one row, if
 * the field is a list.
 */
export function formFieldControl(field: AnyField, one = ''): UnnamedField {
  const { control, label, hint } = field
  const texts = { label, ...(typeof hint === 'string' && { hint }) }
  if (field.kind === 'own' && field.fields) {
    const fields = Object.entries(field.fields).map(([name, part]) => ({
      ...formFieldControl(part),
      name,
    }))
    return { ...texts, kind: 'list', one, fields, table: true }
  }
  if (control === 'several')
    return { ...texts, kind: 'several', options: [...(field.options ?? [])] }
  if (control === 'time') return { ...texts, kind: 'time' }
  if (field.kind === 'number') return { ...texts, kind: 'number' }
  return { ...texts, kind: 'text' }
}
