import { useId } from 'react'
import type { Uploads } from '#app/picture-sets/use-uploads.ts'
import { type Path, valueAt } from '#app/shapes/at-path.ts'
import { CheckboxField } from '#app/ui/choice-field.tsx'
import { controlProps, FieldFrame, SelectField, TextAreaField, TextField } from '#app/ui/field.tsx'
import type { Written } from './draft-session.ts'
import * as words from './editor-words.ts'
import { FramesInput } from './frames-input.tsx'
import { ListInput } from './list-input.tsx'
import type { ModelField } from './model-sections.ts'
import { PictureInput } from './picture-input.tsx'

/** What every field of the editor is given. */
export type Editing = {
  slug: string
  written: Written
  change: (path: Path, next: unknown) => void
  /** The sentence that stands at a path: what is wrong there. */
  errorAt: (path: string) => string | undefined
  /** Addresses of pictures, by their names. */
  pictures: Readonly<Record<string, string>>
  isReadOnly: boolean
  uploads: Uploads
}

type Props = { field: ModelField; at: Path; editing: Editing }

/** One field of a model, by its definition. */
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
      return <PictureInput texts={texts} value={asText(value)} path={path} editing={editing} />
    case 'frames':
      return <FramesInput texts={texts} value={value} path={path} editing={editing} />
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
          rows={3}
          value={asText(value)}
          onChange={(event) => set(event.target.value || undefined)}
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

function asText(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/** `1,45,000` is a number to whoever types it; what ends with a dot is still being typed. */
function numberOf(typed: string): unknown {
  const plain = typed.replaceAll(/[,\s]/g, '')
  if (plain === '') return undefined
  return /^\d+(\.\d*[1-9])?$/.test(plain) ? Number(plain) : typed
}

type ColourProps = {
  texts: Parameters<typeof FieldFrame>[0] extends infer Texts ? Omit<Texts, 'children'> : never
  value: string
  onChange: (next: unknown) => void
  isOff: boolean
}

function ColourInput({ texts, value, onChange, isOff }: ColourProps) {
  const id = useId()
  return (
    <FieldFrame {...texts}>
      <div className="flex items-center gap-3">
        <input
          {...controlProps(texts)}
          type="color"
          disabled={isOff}
          value={value || '#888888'}
          onChange={(event) => onChange(event.target.value)}
          className="h-12 w-16 cursor-pointer rounded-control border border-control bg-surface p-1"
        />
        <span id={id} className="text-quiet text-sm tabular-nums">
          {value}
        </span>
      </div>
    </FieldFrame>
  )
}
