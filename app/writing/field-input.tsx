import { type Path, valueAt } from '#app/shapes/at-path.ts'
import { CheckboxField } from '#app/ui/choice-field.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import { ColourInput } from './colour-input.tsx'
import type { Written } from './draft-session.ts'
import { LinesInput } from './lines-input.tsx'
import { ListInput } from './list-input.tsx'
import { PictureInput } from './picture-input.tsx'
import type { DocumentField } from './sections.ts'
import { SeveralInput } from './several-input.tsx'
import * as words from './words.ts'
import type { Writing } from './writing.ts'

/** What every field of the editor is given. */
export type Editing = {
  writing: Writing
  written: Written
  change: (path: Path, next: unknown) => void
  /** The sentence that stands at a path: what is wrong there. */
  errorAt: (path: string) => string | undefined
  /** Whether one stands anywhere below it: what is folded opens then. */
  hasErrorBelow: (path: string) => boolean
  /** Addresses of pictures, by their names. */
  pictures: Readonly<Record<string, string>>
  isReadOnly: boolean
}

type Props = { field: DocumentField; at: Path; editing: Editing }

/** One field of a document, by its definition. */
export function FieldInput({ field, at, editing }: Props) {
  const path = [...at, ...field.name.split('.')]
  const name = path.join('.')
  const value = valueAt(editing.written, path)
  const error = editing.errorAt(name)
  const set = (next: unknown) => editing.change(path, next)
  const texts = {
    name,
    label: field.label,
    ...(field.hint !== undefined && { hint: field.hint }),
    ...(field.isOptional && { isOptional: true }),
    error,
  }
  const isOff = editing.isReadOnly
  switch (field.kind) {
    case 'list':
      return <ListInput field={field} path={path} editing={editing} />
    case 'picture':
      return <PictureInput texts={texts} value={asText(value)} onChange={set} editing={editing} />
    case 'tick':
      return (
        <CheckboxField
          {...texts}
          isOptional={false}
          disabled={isOff}
          checked={value === true}
          onChange={(event) => set(event.target.checked || undefined)}
        />
      )
    case 'choice':
      return (
        <SelectField
          {...texts}
          disabled={isOff}
          placeholder={words.pleaseChoose}
          options={field.options}
          value={asText(value)}
          onChange={(event) => set(event.target.value || undefined)}
        />
      )
    case 'long':
      return (
        <TextAreaField
          {...texts}
          disabled={isOff}
          rows={field.rows ?? 3}
          value={asText(value)}
          onChange={(event) => set(event.target.value || undefined)}
        />
      )
    case 'lines':
      return (
        <LinesInput
          texts={texts}
          rows={field.rows ?? 4}
          value={textsOf(value)}
          onChange={set}
          isOff={isOff}
        />
      )
    case 'several':
      return (
        <SeveralInput
          texts={texts}
          options={field.options}
          value={textsOf(value)}
          onChange={set}
          isOff={isOff}
        />
      )
    case 'colour':
      return <ColourInput texts={texts} value={asText(value)} onChange={set} isOff={isOff} />
    case 'number':
      return (
        <TextField
          {...texts}
          label={field.unit === undefined ? field.label : `${field.label} (${field.unit})`}
          disabled={isOff}
          inputMode="decimal"
          // What is no number stays as it was typed, and is refused in words.
          value={asText(value)}
          onChange={(event) => set(numberOf(event.target.value))}
        />
      )
    default:
      return (
        <TextField
          {...texts}
          type={field.kind === 'day' ? 'date' : 'text'}
          disabled={isOff}
          value={asText(value)}
          onChange={(event) => set(event.target.value || undefined)}
        />
      )
  }
}

function textsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((it) => typeof it === 'string') : []
}

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** `1,45,000` is a number to whoever types it; what ends with a dot is still being typed. */
function numberOf(typed: string): unknown {
  const plain = typed.replaceAll(/[,\s]/g, '')
  if (plain === '') return undefined
  return /^\d+(\.\d*[1-9])?$/.test(plain) ? Number(plain) : typed
}
