import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { ReviewableKind } from '#app/platform/audit/reviewable-kind.ts'
import { Button } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { type ReviewCount, type ReviewItem, reviewItemKey } from './review-item.ts'
import { ReviewItemRow } from './review-item-row.tsx'
import * as words from './review-list-words.ts'
import { useConfirmReviewItems } from './use-confirm-review-items.ts'
import { useRowSelection } from './use-row-selection.ts'

type Props = {
  rows: readonly ReviewItem[]
  counts: readonly ReviewCount[]
  kind: ReviewableKind | undefined
}

/** Manage → To confirm: facts that nobody confirmed lately, confirmed one by one or in bulk. */
export function ReviewList({ rows, counts, kind }: Props) {
  const { revalidate } = useRevalidator()
  const mayConfirm = useHasCapability()('prices.edit')
  const head = useRef<HTMLHeadingElement>(null)
  const isLosing = useRef(false)
  const chosen = useRowSelection(rows.map(reviewItemKey))
  const confirming = useConfirmReviewItems(() => {
    isLosing.current = true
    void revalidate()
  })
  // A removed row loses the focus, so the page heading gets it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the rows have changed
  useEffect(() => {
    if (isLosing.current && document.activeElement === document.body) head.current?.focus()
    isLosing.current = false
  }, [rows])

  const shownCount = counts
    .filter((it) => kind === undefined || it.kind === kind)
    .reduce((sum, { count }) => sum + count, 0)
  const confirmChosen = async () => {
    await confirming.confirm(rows.filter((row) => chosen.keys.includes(reviewItemKey(row))))
    chosen.none()
  }

  return (
    <>
      <PageHeading title={words.title} ref={head} />
      <p className="mb-4 max-w-prose text-quiet text-sm">
        {words.hint(counts.map(({ due }) => due))}
      </p>
      <KindFilter counts={counts} kind={kind} />
      {rows.length === 0 ? (
        <p className="max-w-prose py-10 text-quiet">{words.allFresh}</p>
      ) : (
        <>
          {shownCount > rows.length && (
            <p className="mb-3 text-quiet text-sm">{words.someShown(rows.length, shownCount)}</p>
          )}
          <ul className="@container border-hairline border-t bg-surface">
            {rows.map((row) => {
              const key = reviewItemKey(row)
              return (
                <ReviewItemRow
                  key={key}
                  fact={row}
                  kind={counts.find((it) => it.kind === row.kind)?.one ?? ''}
                  mayConfirm={mayConfirm}
                  isBusy={confirming.isBusy}
                  isChosen={chosen.has(key)}
                  onChoose={(isRange) => chosen.toggle(key, { isRange })}
                  onConfirm={() => void confirming.confirm([row])}
                />
              )
            })}
          </ul>
        </>
      )}
      {mayConfirm && rows.length > 1 && (
        <section
          aria-label={words.chosen(chosen.keys.length)}
          className="foot-bar sticky bottom-3 z-30 mt-4 flex flex-wrap items-center gap-2 rounded-control border border-control bg-surface p-2 pl-4 shadow-float md:w-fit"
        >
          <p role="status" className="mr-2 grow font-semibold text-sm tabular-nums">
            {words.chosen(chosen.keys.length)}
          </p>
          {chosen.keys.length < rows.length ? (
            <Button size="dense" onClick={chosen.all}>
              {words.chooseShown(rows.length)}
            </Button>
          ) : (
            <Button size="dense" onClick={chosen.none}>
              {words.chooseNone}
            </Button>
          )}
          <Button
            size="dense"
            tone="signal"
            disabled={chosen.keys.length === 0}
            aria-disabled={confirming.isBusy}
            onClick={() => confirming.isBusy || void confirmChosen()}
          >
            {words.stillRight}
          </Button>
        </section>
      )}
      <UndoBar {...confirming.bar} />
    </>
  )
}

function KindFilter({ counts, kind }: Pick<Props, 'counts' | 'kind'>) {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  const entries = [
    { to: '/admin/to-confirm', label: words.everything, count: all, isHere: kind === undefined },
    ...counts.map((it) => ({
      to: `/admin/to-confirm?kind=${it.kind}`,
      label: it.many,
      count: it.count,
      isHere: it.kind === kind,
    })),
  ]
  return (
    <nav aria-label={words.filter} className="mb-4">
      <ul className="flex flex-wrap gap-x-6 border-hairline border-b">
        {entries.map(({ to, label, count, isHere }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={isHere ? 'page' : undefined}
              className={`-mb-px inline-flex min-h-11 min-w-11 items-center gap-2 border-b-2 text-ink no-underline ${isHere ? 'border-signal-text font-semibold' : 'border-transparent hover:border-hairline'}`}
            >
              {label} <span className="text-quiet text-sm tabular-nums">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
