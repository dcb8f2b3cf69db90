import type { ClipboardEvent } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { entryTitle } from '#app/platform/schema/entry-title.ts'
import { type JsonPath, valueAt } from '#app/platform/schema/json-path.ts'
import { CollapsibleEntry } from './collapsible-entry.tsx'
import { ContinueEntryForm } from './continue-entry-form.tsx'
import type { DocumentField } from './document-sections.ts'
import { type EditingContext, FieldInput } from './field-input.tsx'
import { fieldGridClass, tableRowClass } from './field-layout.ts'
import { findEntryPictureUrl } from './find-entry-pictures.ts'
import { MoveAndRemoveButtons } from './move-and-remove-buttons.tsx'
import * as words from './words.ts'

type Props = {
  field: Extract<DocumentField, { kind: 'list' }>
  entry: unknown
  at: JsonPath
  index: number
  /** The number of entries. */
  count: number
  /** `true` if the entry was added since the editor was opened. */
  isNew: boolean
  isOpen: boolean
  onFold: (isOpen: boolean) => void
  onMove: (to: number) => void
  onRemove: () => void
  onPaste: (event: ClipboardEvent) => void
  /** Continues the entry from a later day: see `EntrySuccession`. */
  onContinue: (day: string) => boolean
  editing: EditingContext
}

/** One entry of a list: a table row, or a collapsible group under its name. */
export function ListEntry({ field, entry, at, index, count, isNew, editing, ...on }: Props) {
  const { fields, one, table: isTable, succession } = field
  const name = words.nth(one, index)
  const isOpen = on.isOpen || editing.mustBeOpen(at.join('.'))
  const buttons = !editing.isReadOnly && (
    <MoveAndRemoveButtons
      name={name}
      index={index}
      count={count}
      isBrief={!isTable && !isOpen}
      {...on}
    />
  )
  const inputs = (
    <fieldset
      aria-label={name}
      disabled={editing.isReadOnly}
      onPaste={on.onPaste}
      className={`grid min-w-0 flex-1 gap-x-4 gap-y-3 ${isTable ? tableRowClass(fields, index) : fieldGridClass(fields)}`}
    >
      {fields.map((part) => (
        <FieldInput key={part.name} field={part} at={at} editing={editing} isNew={isNew} />
      ))}
    </fieldset>
  )
  if (isTable)
    return (
      <li className="border-hairline border-b py-2 @lg:flex @lg:items-end @lg:gap-2">
        {inputs}
        {buttons}
      </li>
    )
  return (
    <li className="relative border-hairline border-b first:border-t">
      <CollapsibleEntry
        hasRoomForButtons={!editing.isReadOnly}
        isOpen={isOpen}
        onFold={on.onFold}
        head={
          <EntryPreview
            entry={entry}
            fallback={name}
            details={detailsOf(field, entry)}
            picture={findEntryPictureUrl(fields, at, editing)}
          />
        }
      >
        <div className="grid gap-4 pb-5">
          {succession && !isNew && !editing.isReadOnly && (
            <ContinueEntryForm texts={succession.texts} onContinue={on.onContinue} />
          )}
          {inputs}
        </div>
      </CollapsibleEntry>
      {/* Beside the name, so that entries can be moved without opening them. */}
      <div className="absolute top-1.5 right-0">{buttons}</div>
    </li>
  )
}

type EntryPreviewProps = {
  entry: unknown
  fallback: string
  details: readonly string[]
  picture: string | undefined
}

/** Identifies a collapsed entry by its picture or colour, and its name. */
function EntryPreview({ entry, fallback, details, picture }: EntryPreviewProps) {
  const swatch = valueAt(entry, ['swatch'])
  const paint = typeof swatch === 'string' && swatch !== '' ? swatch : undefined
  return (
    <>
      {paint !== undefined && (
        <svg aria-hidden viewBox="0 0 24 24" className="size-7 shrink-0">
          <circle cx="12" cy="12" r="11.5" fill={paint} className="stroke-control" />
        </svg>
      )}
      {picture !== undefined && (
        <img
          src={picture}
          alt=""
          loading="lazy"
          // A phone has no room for both, and the colour identifies the entry.
          className={`h-10 w-14 shrink-0 object-contain max-sm:w-11 ${paint === undefined ? '' : 'max-sm:hidden'}`}
        />
      )}
      <span className="wrap-anywhere line-clamp-3 min-w-0 leading-snug group-open/fold:line-clamp-none">
        {entryTitle(entry) ?? fallback}
        {details.length > 0 && <span className="text-quiet"> · {details.join(' · ')}</span>}
      </span>
    </>
  )
}

/**
 * Returns texts that tell entries of the same name apart: labels of options, days, times, texts and
 * ticks.
 */
function detailsOf({ fields, details = [] }: Props['field'], entry: unknown): string[] {
  return details.flatMap((detail) => {
    const [name, says] = typeof detail === 'string' ? [detail] : [detail.field, detail.says]
    const field = fields.find((it) => it.name === name)
    const value = valueAt(entry, [name])
    if (field?.kind === 'choice')
      return field.options.find((option) => option.value === value)?.label ?? []
    if (field?.kind === 'several' && Array.isArray(value)) {
      const chosen = field.options.filter((option) => value.includes(option.value))
      return chosen.length > 0 ? [chosen.map(({ label }) => label).join(', ')] : []
    }
    if (field?.kind === 'tick') return value === true && says !== undefined ? [says] : []
    if (typeof value !== 'string' || value === '') return []
    const shown = isCalendarDay(value) ? formatDay(value) : value
    return [says, shown].join(' ').trim()
  })
}
