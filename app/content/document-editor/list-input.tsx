import { type ClipboardEvent, useEffect, useRef, useState } from 'react'
import { todayInZone } from '#app/platform/calendar/day-arithmetic.ts'
import { entryTitle } from '#app/platform/schema/entry-title.ts'
import { type JsonPath, valueAt } from '#app/platform/schema/json-path.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Plus } from '#app/ui/icons/plus.ts'
import { lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { CollapsibleEntry } from './collapsible-entry.tsx'
import { continueEntry } from './continue-entry.ts'
import type { DocumentField } from './document-sections.ts'
import type { EditingContext } from './field-input.tsx'
import { ListEntry } from './list-entry.tsx'
import { insertPastedRows } from './pasted-rows.ts'
import { moveEntry, useListEntries } from './use-open-entries.ts'
import * as words from './words.ts'

type Props = {
  field: Extract<DocumentField, { kind: 'list' }>
  path: JsonPath
  editing: EditingContext
  /** The section's title. A list with the same label does not repeat it. */
  under?: string | undefined
}

const LazyPasteRows = lazyWhenIdle(
  async () => (await import('./paste-rows-field.tsx')).PasteRowsField,
)

/**
 * A list whose entries can be added, moved and removed. Table rows can also be pasted from a
 * spreadsheet.
 */
export function ListInput({ field, path, editing, under }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const list = asList(valueAt(editing.written, path))
  const entries = useListEntries(list.length)
  const [isOpen, setOpen] = useState(false)
  const added = useRef<{ index: number; first: string }>(undefined)
  const moved = useRef<{ to: number; direction: 'up' | 'down' }>(undefined)
  const [said, setSaid] = useState('')
  const entryAt = (index: number) =>
    group.current
      ?.querySelectorAll<HTMLElement>(':scope > ol > li, :scope > details > ol > li')
      .item(index)
  // The entry keeps the focus when it moves, so that the same key moves it again.
  useEffect(() => {
    if (!moved.current) return
    const { to, direction } = moved.current
    moved.current = undefined
    const button = entryAt(to)?.querySelector<HTMLElement>(`[data-move=${direction}]`)
    button?.focus({ preventScroll: true })
    button?.scrollIntoView({ block: 'nearest' })
  })
  // Moves the focus to the first field of a new entry, which may be far above the button.
  useEffect(() => {
    if (added.current === undefined) return
    const entry = entryAt(added.current.index)
    const field =
      entry?.querySelector<HTMLElement>(added.current.first) ??
      entry?.querySelector<HTMLElement>('input, textarea')
    added.current = undefined
    field?.focus({ preventScroll: true })
    field?.scrollIntoView({ block: 'center' })
  }, [list.length])
  const name = path.join('.')
  const { fields, one, table: isTable, succession } = field
  const error = editing.errorAt(name)
  const set = (next: readonly unknown[]) => editing.change(path, next)

  function pasteText(text: string, index: number): boolean {
    const next = isTable && insertPastedRows(list, fields, { text, index })
    if (next) set(next)
    return Boolean(next)
  }
  const paste = (event: ClipboardEvent, index: number) => {
    if (pasteText(event.clipboardData.getData('text/plain'), index)) event.preventDefault()
  }

  function continueFrom(index: number, day: string): boolean {
    const next = succession && continueEntry(list, index, succession, { day, now: todayInZone() })
    if (!next) return false
    set(next)
    entries.continue(index)
    // The amount is the first number.
    added.current = { index: index + 1, first: '[inputmode=decimal]' }
    setSaid(succession.texts.done(titleOf(list[index], index)))
    return true
  }

  const titleOf = (entry: unknown, index: number) => entryTitle(entry) ?? words.nth(one, index)
  const body = (
    <>
      {field.hint && <p className="max-w-prose text-quiet text-sm">{field.hint}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
      {error && (
        <p
          tabIndex={-1}
          data-flaw
          className="mt-1 scroll-mt-24 border-bad border-l-4 pl-3 font-semibold text-bad text-sm"
        >
          {error}
        </p>
      )}
      <ol className="mt-1">
        {list.map((entry, index) => (
          <ListEntry
            // Entries have no stable id while they are edited, so the index is their key.
            key={`${name}-${index}-${list.length}`}
            {...{ field, entry, index, editing, ...entries.of(index) }}
            at={[...path, index]}
            count={list.length}
            onFold={(next) => entries.fold(index, next)}
            onPaste={(event) => paste(event, index)}
            onContinue={(day) => continueFrom(index, day)}
            onMove={(to) => {
              set(moveEntry(list, index, to))
              entries.move(index, to)
              moved.current = { to, direction: to < index ? 'up' : 'down' }
              setSaid(words.moved(titleOf(entry, index), to + 1, list.length))
            }}
            onRemove={() => {
              set(list.filter((_, at) => at !== index))
              entries.remove(index)
              setSaid(words.removed(titleOf(entry, index)))
              // The focused entry is gone, so the Add button gets the focus.
              group.current?.querySelector<HTMLElement>('[data-add]')?.focus()
            }}
          />
        ))}
      </ol>
      {!editing.isReadOnly && isTable && field.isFolded && list.length === 0 && (
        <LazyPasteRows onRows={(text) => pasteText(text, 0)} />
      )}
      {!editing.isReadOnly && (
        <Button
          data-add
          size="dense"
          className="mt-3 mb-4"
          onClick={() => {
            set([...list, newEntryValues(field)])
            entries.add()
            added.current = { index: list.length, first: 'input, textarea' }
          }}
          onPaste={(event) => paste(event, list.length)}
        >
          <Plus aria-hidden className="size-4" /> {words.add(one)}
        </Button>
      )}
    </>
  )
  const frame = { ref: group, role: 'group', 'aria-label': field.label } as const
  if (!field.isFolded)
    return (
      <div {...frame} className="col-span-full">
        {field.label !== under && <h3 className="font-semibold">{field.label}</h3>}
        {body}
      </div>
    )
  return (
    <div {...frame} className="col-span-full">
      <CollapsibleEntry
        isOpen={isOpen || editing.mustBeOpen(name)}
        onFold={setOpen}
        head={
          <>
            <h3>{field.label}</h3>
            <span className="font-normal text-quiet text-sm tabular-nums">{list.length}</span>
          </>
        }
      >
        {body}
      </CollapsibleEntry>
    </div>
  )
}

/** Returns the values of a new entry. */
function newEntryValues({ start, fields }: Props['field']): object {
  const days = fields.filter((it) => it.kind === 'day' && it.startsToday)
  return { ...start, ...Object.fromEntries(days.map(({ name }) => [name, todayInZone()])) }
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
