import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import { formatAmount } from '#app/money/money.ts'
import { Button } from '#app/ui/button.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { GridCell } from './grid-cell.tsx'
import { editsOf, gridRows, pasteFrom } from './grid-rows.ts'
import { JumpList } from './jump-list.tsx'
import * as words from './list-words.ts'
import type { PriceLine, PriceListName } from './price-line.ts'
import type { Applying } from './use-applying.ts'
import { useTyped } from './use-typed.ts'

type Props = {
  list: PriceListName
  lines: readonly PriceLine[]
  applying: Applying
  /** Brings the lines anew; what is typed stays. */
  reload: () => Promise<void>
}

/** All prices of a list as cells: typed, pasted, looked over and saved as one. */
export function PriceGrid({ list, lines, applying, reload }: Props) {
  const [typed, setTyped] = useTyped(list)
  const [told, setTold] = useState<Told>(nothingTold)
  const [asked, setAsked] = useState<'jumps' | 'discard'>()
  const table = useRef<HTMLTableElement>(null)
  const rows = gridRows(list, lines, typed)
  const edits = editsOf(rows)
  const jumps = rows.filter((row) => row.isTyped && row.isChanged && row.isJump)
  const wrong = rows.filter((row) => row.flaw !== undefined)
  const keys = rows.map(({ key }) => key)

  function type(key: string, text: string | undefined) {
    const next = new Map(typed)
    if (text === undefined) next.delete(key)
    else next.set(key, text)
    setTyped(next)
    setTold(nothingTold)
  }

  function onKeyDown(event: KeyboardEvent, key: string) {
    const step = steps.get(event.key)
    if (event.key === 'Escape') type(key, undefined)
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    cellOf(table.current, keys[keys.indexOf(key) + step])?.focus()
  }

  function onPaste(event: ClipboardEvent, at: string) {
    const text = event.clipboardData.getData('text/plain')
    if (!/[\n\t]/.test(text)) return
    event.preventDefault()
    setTyped(pasteFrom(typed, keys, { at, text }))
    setTold(nothingTold)
  }

  function askOrSave() {
    const [first] = wrong
    if (first) {
      setTold({ ...nothingTold, message: words.mendFirst })
      return cellOf(table.current, first.key)?.focus()
    }
    if (jumps.length > 0) return setAsked('jumps')
    void save()
  }

  async function save() {
    setAsked(undefined)
    const done = await applying.apply(edits, 'grid')
    if (done.ok) {
      setTyped(new Map())
      return setTold(nothingTold)
    }
    const notes = new Map(
      Object.entries(done.errors).flatMap(([path, sentences]) => {
        const edit = edits[Number(/^rows\.(\d+)\./.exec(path)?.[1])]
        const row = rows.find(({ line }) => line.id === edit?.id && line.variant === edit.variant)
        return row ? [[row.key, sentences.join(' ')] as const] : []
      }),
    )
    setTold({ message: done.message || words.notSaved, notes })
    if (done.status === 409) await reload()
  }

  return (
    <>
      <p className="mb-4 max-w-prose text-quiet text-sm">{words.tableHint[list]}</p>
      <table ref={table} className="w-full max-w-3xl border-hairline border-t bg-surface">
        <caption className="sr-only">{words.titles[list].table}</caption>
        <thead>
          <tr className="text-left text-quiet text-sm">
            <th scope="col" className={head}>
              {words.columns[list].name}
            </th>
            <th scope="col" className={`${head} text-right max-md:hidden`}>
              {words.columns[list].now}
            </th>
            <th scope="col" className={`${head} w-36 md:w-96`}>
              {words.columns[list].next}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <GridCell
              key={row.key}
              list={list}
              row={row}
              note={told.notes.get(row.key)}
              onType={(text) => type(row.key, text)}
              onKeyDown={(event) => onKeyDown(event, row.key)}
              onPaste={(event) => onPaste(event, row.key)}
            />
          ))}
        </tbody>
      </table>
      <div
        role="status"
        className="foot-bar sticky bottom-3 z-30 mt-4 grid max-w-3xl gap-2 rounded-control border border-control bg-surface p-3 shadow-float"
      >
        {told.message !== '' && (
          <p role="alert" className="border-bad border-l-4 pl-3 text-sm">
            {told.message}
          </p>
        )}
        <div className="flex flex-wrap items-center gap-2">
          <span className="grow font-semibold text-sm tabular-nums">
            {words.changed(edits.length)}
            {wrong.length > 0 && <span className="text-bad">{words.andWrong(wrong.length)}</span>}
          </span>
          <div className="flex gap-2 max-md:w-full *:grow">
            <Button
              size="dense"
              disabled={typed.size === 0 || applying.isBusy}
              onClick={() => setAsked('discard')}
            >
              {words.discard}
            </Button>
            <Button
              size="dense"
              tone="signal"
              aria-disabled={applying.isBusy}
              disabled={edits.length === 0 && wrong.length === 0}
              onClick={() => applying.isBusy || askOrSave()}
            >
              {applying.isBusy ? words.saving : words.save(edits.length)}
            </Button>
          </div>
        </div>
      </div>
      <ConfirmDialog
        isOpen={asked === 'jumps'}
        title={words.jumpQuestion(jumps.length)}
        confirm={words.saveThem}
        tone="signal"
        isBusy={applying.isBusy}
        onConfirm={() => void save()}
        onCancel={() => setAsked(undefined)}
      >
        <JumpList
          jumps={jumps.map(({ line, price }) => ({
            name: words.use(line.name, line.detail),
            was: formatAmount(line.price),
            now: formatAmount(price ?? 0),
          }))}
        />
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'discard'}
        title={words.discardQuestion}
        confirm={words.discard}
        isBusy={false}
        onConfirm={() => {
          setTyped(new Map())
          setTold(nothingTold)
          setAsked(undefined)
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}

type Told = { message: string; notes: ReadonlyMap<string, string> }
const nothingTold: Told = { message: '', notes: new Map() }

const head = 'border-hairline border-b px-3 py-2 font-semibold'
const steps = new Map([
  ['Enter', 1],
  ['ArrowDown', 1],
  ['ArrowUp', -1],
])

const cellOf = (table: HTMLTableElement | null, key: string | undefined) =>
  key === undefined ? null : table?.querySelector<HTMLInputElement>(`input[name="${key}"]`)
