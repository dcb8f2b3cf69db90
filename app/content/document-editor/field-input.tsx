import type { ProcessedPicture } from '#app/media/upload-batches/upload-session.ts'
import type { UploadSessionHandle } from '#app/media/upload-batches/use-upload-session.ts'
import { type JsonPath, valueAt } from '#app/platform/schema/json-path.ts'
import { slugify } from '#app/platform/schema/slugify.ts'
import { CheckboxField } from '#app/ui/components/checkbox-and-radio.tsx'
import { SelectField, TextAreaField, TextField } from '#app/ui/components/form-field.tsx'
import { CollapsibleGroup } from './collapsible-group.tsx'
import { ColourInput } from './colour-input.tsx'
import type { DocumentField } from './document-sections.ts'
import type { DocumentValues } from './draft-session.ts'
import type { EditorBinding } from './editor-binding.ts'
import {
  asText,
  asTextList,
  choicesFromEntries,
  parseTypedNumber,
  withChosen,
} from './field-values.ts'
import { FileInput } from './file-input.tsx'
import { findFallbackPictures } from './find-entry-pictures.ts'
import { ListInput } from './list-input.tsx'
import { MultiSelectInput } from './multi-select-input.tsx'
import { OnePerLineInput } from './one-per-line-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { TurntableFramesInput } from './turntable-frames-input.tsx'
import * as words from './words.ts'

/** Context that all fields of an editor share. */
export type EditingContext = {
  writing: EditorBinding
  written: DocumentValues
  change: (path: JsonPath, next: unknown) => void
  /** Returns the error message of a path. */
  errorAt: (path: string) => string | undefined
  /** Returns the warning about a path. */
  warningAt: (path: string) => string | undefined
  /** Returns `true` if the entry at the path contains a field to show, or one with an error. */
  mustBeOpen: (path: string) => boolean
  /** Addresses of pictures, by name. */
  pictures: Readonly<Record<string, string>>
  isReadOnly: boolean
  uploads: UploadSessionHandle
  /** Puts a picture of the library into a field. */
  choosePicture: (path: JsonPath, picture: ProcessedPicture) => void
}

type Props = {
  field: DocumentField
  at: JsonPath
  editing: EditingContext
  /** The title of the field's section. */
  under?: string
  /** `true` in an entry that was added since the editor was opened. */
  isNew?: boolean
}

/** Renders one field of a document by its definition. */
export function FieldInput({ field, at, editing, under, isNew = false }: Props) {
  const path = [...at, ...field.name.split('.')]
  const name = path.join('.')
  const value = valueAt(editing.written, path)
  const error = editing.errorAt(name)
  const warning = editing.warningAt(name)
  if (!isShown(field, at, editing) && error === undefined && !editing.mustBeOpen(name)) return null
  const set = (next: unknown) => editing.change(path, next)
  const texts = {
    name,
    label: field.label,
    ...(field.hint !== undefined && { hint: field.hint }),
    ...(warning !== undefined && { hint: <HintWithWarning hint={field.hint} warning={warning} /> }),
    ...(field.isOptional && { isOptional: true }),
    error,
  }
  const isOff = editing.isReadOnly
  switch (field.kind) {
    case 'list':
      return <ListInput {...{ field, path, editing, under }} />
    case 'picture':
      return (
        <PictureInput
          {...{ texts, path, editing }}
          value={asText(value)}
          otherwise={findFallbackPictures(field, at, editing)}
        />
      )
    case 'frames':
      return (
        <TurntableFramesInput
          {...{ texts, value, path, editing }}
          otherwise={findFallbackPictures(field, at, editing)}
        />
      )
    case 'file':
      return (
        <FileInput {...{ texts, editing }} kind={field.of} value={asText(value)} onChange={set} />
      )
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
          placeholder={field.none ?? words.pleaseChoose}
          options={field.options}
          value={asText(value)}
          onChange={(event) => set(event.target.value || undefined)}
        />
      )
    case 'named':
      return (
        <SelectField
          {...texts}
          disabled={isOff}
          placeholder={field.none ?? words.forAll}
          options={withChosen(choicesFromEntries(editing.written, field.from), asText(value))}
          value={asText(value)}
          onChange={(event) => set(event.target.value || undefined)}
        />
      )
    case 'group':
      if (field.isFolded) return <CollapsibleGroup {...{ field, at, editing }} />
      return (
        <fieldset className="col-span-full grid grid-cols-2 items-end gap-x-4 gap-y-1 @lg:grid-cols-[1fr_1fr_12rem] @max-lg:[&>:nth-child(4)]:col-span-2">
          <legend className="sr-only">{field.label}</legend>
          {field.fields.map((part) => (
            <FieldInput key={part.name} field={part} at={at} editing={editing} />
          ))}
        </fieldset>
      )
    case 'long':
      return (
        <TextAreaField
          {...texts}
          lang={field.language}
          disabled={isOff}
          rows={field.rows ?? 3}
          value={asText(value)}
          onChange={(event) => set(event.target.value || undefined)}
        />
      )
    case 'lines':
      return (
        <OnePerLineInput
          texts={texts}
          rows={field.rows ?? 4}
          value={asTextList(value)}
          onChange={set}
          isOff={isOff}
        />
      )
    case 'several':
      return (
        <MultiSelectInput
          texts={texts}
          options={[
            ...field.options,
            ...(field.from ? choicesFromEntries(editing.written, field.from) : []),
          ]}
          value={asTextList(value)}
          onChange={set}
          isOff={isOff}
        />
      )
    case 'colour':
      return (
        <ColourInput {...{ texts, isOff }} none={field.none} value={asText(value)} onChange={set} />
      )
    case 'number':
      return (
        <TextField
          {...texts}
          label={field.unit === undefined ? field.label : `${field.label} (${field.unit})`}
          disabled={isOff}
          inputMode="decimal"
          // Text that isn't a number stays as typed; validation refuses it.
          value={asText(value)}
          onChange={(event) => set(parseTypedNumber(event.target.value))}
        />
      )
    case 'day':
    case 'time':
      return (
        <TextField
          {...texts}
          type={field.kind === 'day' ? 'date' : 'time'}
          disabled={isOff}
          value={asText(value)}
          onChange={(event) => set(event.target.value || undefined)}
        />
      )
    default:
      return (
        <TextField
          {...texts}
          lang={field.language}
          disabled={isOff}
          value={asText(value)}
          onChange={({ target }) => {
            set(target.value || undefined)
            if (isNew && field.leads)
              updateSlugFromName(editing, [...at, field.leads], asText(value), target.value)
          }}
        />
      )
  }
}

/** Returns `false` if another field of the same record hides the field. */
function isShown({ shownWith = {} }: DocumentField, at: JsonPath, { written }: EditingContext) {
  return Object.entries(shownWith).every(([name, values]) =>
    values.includes(asText(valueAt(written, [...at, ...name.split('.')]))),
  )
}

function HintWithWarning({ hint, warning }: { hint: string | undefined; warning: string }) {
  return (
    <>
      {hint !== undefined && `${hint} `}
      <strong className="font-semibold text-ink">{warning}</strong>
    </>
  )
}

/** Derives the web address from the name, unless a user typed a different address. */
function updateSlugFromName(
  { written, change }: EditingContext,
  path: JsonPath,
  before: string,
  now: string,
) {
  const led = asText(valueAt(written, path))
  if (led === '' || led === slugify(before)) change(path, slugify(now) || undefined)
}
