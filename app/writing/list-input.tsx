import { type ClipboardEvent, useRef, useState } from 'react'
import { type Path, valueAt } from '#app/shapes/at-path.ts'
import { Button } from '#app/ui/button.tsx'
import { Plus } from '#app/ui/icons/plus.ts'
import type { Editing } from './field-input.tsx'
import { Fold } from './fold.tsx'
import { ListEntry } from './list-entry.tsx'
import { withPasted } from './pasted-rows.ts'
import type { DocumentField } from './sections.ts'
import { moved, useEntries } from './use-entries.ts'
import * as words from './words.ts'

type Props = {
  field: Extract<DocumentField, { kind: 'list' }>
  path: Path
  editing: Editing
  /** The title above, which need not be said twice. */
  under?: string | undefined
}

/** Entries that are added, moved and removed; those of a table are pasted from a spreadsheet as well. */
export function ListInput({ field, path, editing, under }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const list = listOf(valueAt(editing.written, path))
  const entries = useEntries(list.length)
  const [isOpen, setOpen] = useState(false)
  const name = path.join('.')
  const { fields, one, table: isTable } = field
  const error = editing.errorAt(name)
  const set = (next: readonly unknown[]) => editing.change(path, next)

  function paste(event: ClipboardEvent, index: number) {
    const text = event.clipboardData.getData('text/plain')
    const next = isTable && withPasted(list, fields, { text, index })
    if (!next) return
    event.preventDefault()
    set(next)
  }

  const body = (
    <>
      {error && (
        <p className="mt-1 border-bad border-l-4 pl-3 font-semibold text-bad text-sm">{error}</p>
      )}
      <ol className="mt-1">
        {list.map((entry, index) => (
          <ListEntry
            // Entries have no names that stay while they are written; their place is what they are known by.
            key={`${name}-${index}-${list.length}`}
            {...{ field, entry, index, editing, ...entries.of(index) }}
            at={[...path, index]}
            count={list.length}
            onFold={(next) => entries.fold(index, next)}
            onPaste={(event) => paste(event, index)}
            onMove={(to) => {
              set(moved(list, index, to))
              entries.move(index, to)
            }}
            onRemove={() => {
              set(list.filter((_, at) => at !== index))
              entries.remove(index)
              // The entry that had the focus is gone.
              group.current?.querySelector<HTMLElement>('[data-add]')?.focus()
            }}
          />
        ))}
      </ol>
      {!editing.isReadOnly && (
        <Button
          data-add
          size="dense"
          className="mt-3 mb-4"
          onClick={() => {
            set([...list, field.start ?? {}])
            entries.add()
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
    <div
      {...frame}
      className="col-span-full -mt-5 border-hairline border-b first:mt-0 first:border-t"
    >
      <Fold
        isOpen={isOpen || editing.isWrongBelow(name)}
        onFold={setOpen}
        head={
          <>
            <h3>{field.label}</h3>
            <span className="font-normal text-quiet text-sm tabular-nums">{list.length}</span>
          </>
        }
      >
        {body}
      </Fold>
    </div>
  )
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
