import { type ClipboardEvent, useRef, useState } from 'react'
import { type Path, valueAt } from '#app/shapes/at-path.ts'
import { Button } from '#app/ui/button.tsx'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import { Plus } from '#app/ui/icons/plus.ts'
import { X } from '#app/ui/icons/x.ts'
import { EntryHead, titleOf } from './entry-head.tsx'
import { type Editing, FieldInput } from './field-input.tsx'
import type { DocumentField } from './sections.ts'
import * as words from './words.ts'

type Props = { field: Extract<DocumentField, { kind: 'list' }>; path: Path; editing: Editing }

/** Entries that are added, moved and removed; those of a table are pasted from a spreadsheet as well. */
export function ListInput({ field, path, editing }: Props) {
  const group = useRef<HTMLDivElement>(null)
  const list = listOf(valueAt(editing.written, path))
  const { fields, one, table: isTable, folds } = field
  const [openAt, setOpenAt] = useState<number>()
  const error = editing.errorAt(path.join('.'))
  const set = (next: readonly unknown[]) => editing.change(path, next)

  function move(from: number, to: number) {
    const moved = [...list]
    const [entry] = moved.splice(from, 1)
    moved.splice(to, 0, entry)
    set(moved)
    if (openAt === from) setOpenAt(to)
    else if (openAt === to) setOpenAt(from)
  }

  function paste(event: ClipboardEvent, index: number) {
    const rows = rowsOf(event.clipboardData.getData('text/plain'))
    if (!isTable || rows.length === 0) return
    event.preventDefault()
    const named = fields.filter(({ kind }) => kind === 'text' || kind === 'number')
    const entries = rows.map((cells) =>
      Object.fromEntries(
        named.flatMap(({ name, kind }, column) => {
          const cell = cells[column]?.trim()
          if (!cell) return []
          const plain = cell.replaceAll(/[,\s₹]/g, '')
          return [[name, kind === 'number' && /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell]]
        }),
      ),
    )
    // An entry in which nothing stands yet gives way.
    const own = list[index]
    const isEmpty = !own || named.every(({ name }) => !valueAt(own, [name]))
    set([...list.slice(0, isEmpty ? index : index + 1), ...entries, ...list.slice(index + 1)])
  }

  function remove(index: number) {
    set(list.filter((_, at) => at !== index))
    setOpenAt(undefined)
    // The entry that had the focus is gone.
    group.current?.querySelector<HTMLElement>('[data-add]')?.focus()
  }

  return (
    <div ref={group} role="group" aria-label={field.label} className="col-span-full">
      <h3 className="font-semibold">{field.label}</h3>
      {error && (
        <p className="mt-1 border-bad border-l-4 pl-3 font-semibold text-bad text-sm">{error}</p>
      )}
      <ol className={isTable ? 'mt-1' : 'mt-2 grid gap-4'}>
        {list.map((entry, index) => {
          const name = words.nth(one, index)
          const isOpen =
            !folds || openAt === index || editing.hasErrorBelow([...path, index].join('.'))
          return (
            <li
              // Entries have no names that stay while they are written; their place is what they are known by.
              key={`${path.join('.')}-${index}-${list.length}`}
              className={
                isTable
                  ? 'border-hairline border-b py-2 sm:flex sm:items-end sm:gap-2'
                  : `rounded-picture border border-hairline bg-surface ${folds ? 'flex flex-wrap items-center px-3 py-1' : 'p-4'}`
              }
            >
              {folds ? (
                <EntryHead
                  {...{ name, entry, isOpen }}
                  pictures={editing.pictures}
                  onToggle={() => setOpenAt(isOpen ? undefined : index)}
                />
              ) : (
                !isTable && (
                  <p className="mb-3 text-quiet text-sm">
                    {[name, titleOf(entry)].filter(Boolean).join(' · ')}
                  </p>
                )
              )}
              <fieldset
                aria-label={name}
                disabled={editing.isReadOnly}
                hidden={!isOpen}
                onPaste={(event) => paste(event, index)}
                className={`min-w-0 flex-1 gap-x-4 gap-y-3 ${isOpen ? 'grid' : ''} ${folds ? 'order-last basis-full items-start pt-2 pb-4' : ''} ${isTable ? `sm:grid-cols-[1fr_1fr_auto] sm:items-end ${index > 0 ? 'sm:[&_label.block]:sr-only' : ''}` : 'sm:grid-cols-2'}`}
              >
                {isOpen &&
                  fields.map((part) => (
                    <FieldInput
                      key={part.name}
                      field={part}
                      at={[...path, index]}
                      editing={editing}
                    />
                  ))}
              </fieldset>
              {!editing.isReadOnly && (
                <p
                  className={`flex shrink-0 justify-end ${folds ? 'max-sm:w-full' : 'mt-1 gap-1'}`}
                >
                  <IconButton
                    label={words.up(name)}
                    isOff={index === 0}
                    onClick={() => move(index, index - 1)}
                  >
                    <ChevronDown aria-hidden className="size-5 rotate-180" />
                  </IconButton>
                  <IconButton
                    label={words.down(name)}
                    isOff={index === list.length - 1}
                    onClick={() => move(index, index + 1)}
                  >
                    <ChevronDown aria-hidden className="size-5" />
                  </IconButton>
                  <IconButton label={words.remove(name)} onClick={() => remove(index)}>
                    <X aria-hidden className="size-5" />
                  </IconButton>
                </p>
              )}
            </li>
          )
        })}
      </ol>
      {!editing.isReadOnly && (
        <Button
          data-add
          size="dense"
          className="mt-3"
          onClick={() => {
            set([...list, field.start ?? {}])
            setOpenAt(list.length)
          }}
          onPaste={(event) => paste(event, list.length)}
        >
          <Plus aria-hidden className="size-4" /> {words.add(one)}
        </Button>
      )}
    </div>
  )
}

type IconButtonProps = {
  label: string
  isOff?: boolean
  onClick: () => void
  children: React.ReactNode
}

function IconButton({ label, isOff = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={isOff}
      onClick={onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-control text-quiet hover:text-ink disabled:cursor-not-allowed disabled:opacity-40"
    >
      {children}
    </button>
  )
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** Cells that were copied in a spreadsheet: lines, and tabs between columns. One cell is typed text. */
export function rowsOf(text: string): string[][] {
  if (!/[\t\n]/.test(text.trim())) return []
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(0, 200)
    .map((line) => line.split('\t'))
}
