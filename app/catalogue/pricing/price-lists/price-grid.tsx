import { useCallback, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'
import { ListFilterBar } from '#app/ui/components/list-filter-bar.tsx'
import { useListFilter } from '#app/ui/components/use-list-filter.ts'
import {
  buildPriceGridRows,
  collectPriceEdits,
  type PriceGridRowData,
  type TypedPrices,
} from './build-price-grid-rows.ts'
import { LargePriceChangeList } from './large-price-change-list.tsx'
import { PriceGridTable } from './price-grid-table.tsx'
import { PriceListApplyBar } from './price-list-apply-bar.tsx'
import { type PriceListLine, type PriceListName, priceListLineKey } from './price-list-line.ts'
import * as words from './price-list-words.ts'
import type { PriceEditApplier } from './use-apply-price-edits.ts'
import { useUnsavedPrices } from './use-unsaved-prices.ts'

type Props = {
  list: PriceListName
  lines: readonly PriceListLine[]
  applying: PriceEditApplier
  /** Loads the lines again and keeps typed prices. */
  reload: () => Promise<void>
}

/** Editable table of a whole price list, which is saved in one transaction. */
export function PriceGrid({ list, lines, applying, reload }: Props) {
  const [typed, setTyped] = useUnsavedPrices(list)
  const [told, setTold] = useState<SaveNotice>(emptySaveNotice)
  const [asked, setAsked] = useState<'jumps' | 'discard'>()
  const table = useRef<HTMLTableElement>(null)
  const rows = useMemo(() => buildPriceGridRows(list, lines, typed), [list, lines, typed])
  const {
    shown: found,
    search,
    setSearch,
  } = useListFilter(lines, searchTextOf, listOrder, {
    isInAddress: false,
  })
  const foundKeys = useMemo(() => new Set(found.map(priceListLineKey)), [found])
  const isWrong = ({ key, flaw }: PriceGridRowData) => flaw !== undefined || told.notes.has(key)
  // Invalid rows stay visible, whatever the search.
  const shown = rows.filter((row) => foundKeys.has(row.key) || isWrong(row))
  const edits = collectPriceEdits(rows)
  const isOfMore = edits.some((edit) => edit.availability !== undefined)
  const jumps = rows.filter((row) => row.isTyped && row.isChanged && row.isJump)
  const wrong = rows.filter((row) => row.flaw !== undefined)

  const change = useCallback(
    (next: (typed: TypedPrices) => TypedPrices) => {
      setTyped(next)
      setTold(emptySaveNotice)
    },
    [setTyped],
  )

  function askOrSave() {
    const [first] = wrong
    if (first) {
      // The invalid row may not be rendered yet.
      flushSync(() => setTold({ ...emptySaveNotice, message: words.mendFirst }))
      return findCell(table.current, first.key)?.focus()
    }
    if (jumps.length > 0) return setAsked('jumps')
    void save()
  }

  async function save() {
    setAsked(undefined)
    const done = await applying.apply(edits, 'grid')
    if (done.ok) {
      setTyped(new Map())
      return setTold(emptySaveNotice)
    }
    const notes = new Map(
      Object.entries(done.problem.errors).flatMap(([path, sentences]) => {
        const edit = edits[Number(/^rows\.(\d+)\./.exec(path)?.[1])]
        const row = rows.find(({ line }) => line.id === edit?.id && line.variant === edit.variant)
        return row ? [[row.key, sentences.join(' ')] as const] : []
      }),
    )
    setTold({ message: done.problem.message || words.notSaved, notes })
    if (done.problem.kind === 'conflict') await reload()
  }

  function saveLabel() {
    const { validFrom } = applying
    if (applying.isBusy) return words.saving
    if (validFrom !== undefined) return words.plan(edits.length, validFrom)
    return isOfMore ? words.saveChanges(edits.length) : words.save(edits.length)
  }

  return (
    <>
      <p className="mb-4 max-w-prose text-quiet text-sm">{words.tableHint[list]}</p>
      <div className="max-w-3xl">
        <ListFilterBar
          label={words.find[list]}
          search={search}
          setSearch={setSearch}
          count={shown.length}
          total={rows.length}
        />
      </div>
      <PriceGridTable
        ref={table}
        list={list}
        rows={shown}
        atLeast={told.message === '' ? 0 : 1 + shown.findLastIndex(isWrong)}
        notes={told.notes}
        onChange={change}
      />
      <PriceListApplyBar
        message={told.message}
        applying={applying}
        status={
          <>
            {isOfMore ? words.changes(edits.length) : words.changed(edits.length)}
            {wrong.length > 0 && <span className="text-bad">{words.andWrong(wrong.length)}</span>}
          </>
        }
      >
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
          {saveLabel()}
        </Button>
      </PriceListApplyBar>
      <ConfirmDialog
        isOpen={asked === 'jumps'}
        title={words.jumpQuestion(jumps.length)}
        confirm={words.saveThem}
        tone="signal"
        isBusy={applying.isBusy}
        onConfirm={() => void save()}
        onCancel={() => setAsked(undefined)}
      >
        <LargePriceChangeList
          jumps={jumps.map(({ line, price }) => ({
            name: words.use(line.name, line.detail),
            was: formatRupeesExact(line.price),
            now: formatRupeesExact(price ?? 0),
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
          setTold(emptySaveNotice)
          setAsked(undefined)
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}

type SaveNotice = { message: string; notes: ReadonlyMap<string, string> }
const emptySaveNotice: SaveNotice = { message: '', notes: new Map() }

const searchTextOf = ({ name, detail }: PriceListLine) => `${name} ${detail}`
const listOrder = [{ key: 'order', label: '', compare: () => 0 }] as const

const findCell = (table: HTMLTableElement | null, key: string) =>
  table?.querySelector<HTMLInputElement>(`input[name="${key}"]`)
