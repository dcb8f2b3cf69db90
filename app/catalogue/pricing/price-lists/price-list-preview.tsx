import { useState } from 'react'
import { percentChange } from '#app/catalogue/pricing/large-price-change.ts'
import { formatRupeesExact } from '#app/platform/money/format-rupees.ts'
import { Button } from '#app/ui/components/button.tsx'
import {
  editsFromPreview,
  groupPreviewRows,
  initiallySelectedRows,
  previewRowKey,
} from './preview-selection.ts'
import { PriceListApplyBar } from './price-list-apply-bar.tsx'
import type { PriceListPreviewRow } from './price-list-preview-row.ts'
import * as words from './price-list-words.ts'
import type { PriceEditApplier } from './use-apply-price-edits.ts'

type Props = {
  rows: readonly PriceListPreviewRow[]
  origin: 'file' | 'earlier'
  applying: PriceEditApplier
  onApplied: () => void
  /** Compares the same file or list with the current prices again. */
  again: () => void
}

/** Preview of the changes from a file or an earlier list. Nothing is written before Apply. */
export function PriceListPreview({ rows, origin, applying, onApplied, again }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => initiallySelectedRows(rows))
  const [told, setTold] = useState('')
  const { wrong, jumps, changes, follows, same } = groupPreviewRows(rows)
  const edits = editsFromPreview(rows, chosen)
  const isOfMore = [...jumps, ...changes].some(({ availability }) => availability !== null)
  const count = [...jumps, ...changes].filter((row) => chosen.has(previewRowKey(row))).length

  const set = (some: readonly PriceListPreviewRow[], isChosen: boolean) => {
    const keys = new Set(some.map(previewRowKey))
    const rest = [...chosen].filter((it) => !keys.has(it))
    setChosen(new Set(isChosen ? [...rest, ...keys] : rest))
  }

  async function apply() {
    const done = await applying.apply(edits, origin)
    if (done.ok) return onApplied()
    setTold(done.problem.message || words.notSaved)
  }

  function applyLabel() {
    if (applying.isBusy) return words.applying
    if (applying.validFrom !== undefined) return words.plan(count, applying.validFrom)
    return (isOfMore ? words.applyRows : words.apply)(count)
  }

  const shared = { chosen, set, follows }
  return (
    <>
      <p className="mb-4 max-w-prose text-quiet">
        {jumps.length + changes.length === 0 ? words.allSame : words.nothingWritten}
      </p>
      {wrong.length > 0 && <InvalidRows rows={wrong} />}
      {jumps.length > 0 && (
        <PreviewedChanges
          {...shared}
          rows={jumps}
          title={words.jumpsTitle(jumps.length)}
          isWarning
        />
      )}
      {changes.length > 0 && (
        <PreviewedChanges
          {...shared}
          rows={changes}
          title={(isOfMore ? words.toChange : words.changesTitle)(changes.length)}
        />
      )}
      {same.length > 0 && <p className="mt-6 text-quiet">{words.unchanged(same.length)}</p>}
      {jumps.length + changes.length > 0 && (
        <PriceListApplyBar
          message={told}
          applying={applying}
          status={words.chosenOf(count, jumps.length + changes.length)}
        >
          {told !== '' && (
            <Button size="dense" onClick={again}>
              {words.stale}
            </Button>
          )}
          <Button
            size="dense"
            tone="signal"
            disabled={count === 0}
            aria-disabled={applying.isBusy}
            onClick={() => applying.isBusy || void apply()}
          >
            {applyLabel()}
          </Button>
        </PriceListApplyBar>
      )}
    </>
  )
}

function InvalidRows({ rows }: { rows: readonly PriceListPreviewRow[] }) {
  return (
    <section aria-labelledby="wrong-rows" className="mb-8 max-w-3xl">
      <h2 id="wrong-rows" className="border-bad border-l-4 pl-3 font-bold text-lg">
        {words.wrongTitle(rows.length)}
      </h2>
      <ul className="mt-2 border-hairline border-t bg-surface">
        {rows.map((row, index) => (
          <li
            // The index is part of the key because a row may appear twice.
            key={`${row.row}-${index}`}
            className="grid gap-x-4 border-hairline border-b px-3 py-2 md:grid-cols-[5rem_14rem_1fr]"
          >
            <span className="text-quiet text-sm tabular-nums">
              {row.row > 0 && words.rowNumber(row.row)}
            </span>
            <span dir="auto" className="wrap-anywhere font-semibold">
              {words.use(row.name, row.detail)}
            </span>
            <span dir="auto" className="wrap-anywhere">
              {row.problem}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type PreviewedChangesProps = {
  rows: readonly PriceListPreviewRow[]
  follows: readonly PriceListPreviewRow[]
  title: string
  isWarning?: boolean
  chosen: ReadonlySet<string>
  set: (some: readonly PriceListPreviewRow[], isChosen: boolean) => void
}

function PreviewedChanges({
  rows,
  follows,
  title,
  isWarning = false,
  chosen,
  set,
}: PreviewedChangesProps) {
  const id = isWarning ? 'jumping-rows' : 'changing-rows'
  const areAll = rows.every((row) => chosen.has(previewRowKey(row)))
  return (
    <section aria-labelledby={id} className="mb-8 max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2
          id={id}
          className={`font-bold text-lg ${isWarning ? 'border-warn border-l-4 pl-3' : ''}`}
        >
          {title}
        </h2>
        {rows.length > 1 && (
          <button
            type="button"
            className="link min-h-11 text-sm md:min-h-8"
            onClick={() => set(rows, !areAll)}
          >
            {areAll ? words.chooseNone : words.chooseAll}
          </button>
        )}
      </div>
      <ul className="mt-2 border-hairline border-t bg-surface">
        {rows.map((row) => {
          const key = previewRowKey(row)
          const behind = row.variant === null ? follows.filter((it) => it.id === row.id) : []
          return (
            <li key={key} className="border-hairline border-b">
              <label className="grid min-h-11 cursor-pointer grid-cols-[1.5rem_1fr_auto] items-center gap-x-3 px-3 py-2 hover:bg-ground">
                <input
                  type="checkbox"
                  className="size-5 accent-(--signal-text)"
                  checked={chosen.has(key)}
                  onChange={(event) => set([row], event.target.checked)}
                />
                <span className="min-w-0">
                  <span className="font-semibold">{row.name}</span>{' '}
                  <span className="text-quiet text-sm">{row.detail}</span>
                </span>
                <OldAndNewPrice row={row} />
              </label>
              {behind.map((it) => (
                <p
                  key={previewRowKey(it)}
                  className="flex flex-wrap justify-between gap-x-4 pr-3 pb-2 pl-12 text-quiet text-sm"
                >
                  <span>
                    {it.detail}: {words.movesAlong}
                  </span>
                  <OldAndNewPrice row={it} />
                </p>
              ))}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function OldAndNewPrice({ row: { was, now, availability } }: { row: PriceListPreviewRow }) {
  const becomes = availability !== null && (
    <span className="block font-semibold">{words.willBe[availability]}</span>
  )
  if (was === now) return <span className="text-right">{becomes}</span>
  return (
    <span className="text-right tabular-nums">
      {becomes}
      {formatRupeesExact(was ?? 0)} →{' '}
      <span className="font-semibold">{formatRupeesExact(now ?? 0)}</span>{' '}
      <span className="inline-block min-w-14 text-sm">
        {words.moved(percentChange(was ?? 0, now ?? 0))}
      </span>
    </span>
  )
}
