import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { PagesNav } from '#app/ui/components/pages-nav.tsx'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { useMay } from '#app/ui/portal/allowed.ts'
import { late, lateDialog } from '#app/ui/portal/late.tsx'
import { ListFailure } from '#app/ui/portal/list-failure.tsx'
import { PageHead } from '#app/ui/portal/page-head.tsx'
import { DeskEmpty } from './desk-empty.tsx'
import { useDeskFacts } from './desk-facts.ts'
import { addressOf } from './desk-filter.ts'
import { DeskFilterBar } from './desk-filter-bar.tsx'
import { DeskLines } from './desk-lines.tsx'
import { DeskNews } from './desk-news.tsx'
import { rowsAPage } from './desk-question.ts'
import type { DeskRow } from './desk-row.ts'
import { DeskTabs } from './desk-tabs.tsx'
import * as words from './desk-words.ts'
import { type DeskList, useDeskList } from './use-desk-list.ts'
import { useKeptRow } from './use-kept-row.ts'
import { useNow } from './use-now.ts'
import { useSelection } from './use-selection.ts'
import { useWork } from './use-work.ts'
import type { WorkPart } from './work-dialog.tsx'

const CallDialog = lateDialog(words.call, async () => (await import('./late-parts.ts')).CallDialog)
const WorkDialog = lateDialog(words.more, async () => (await import('./late-parts.ts')).WorkDialog)
const BulkBar = late(async () => (await import('./late-parts.ts')).BulkBar)

type Props = {
  initially: DeskList
  /** Counts on with each piece of news of the desk. */
  news: number
}

/** The screen where the staff work all day: one list over all kinds of enquiry. */
export function DeskPage({ initially, news }: Props) {
  const { now: made } = useDeskFacts()
  const mayWork = useMay()('desk.work')
  const desk = useDeskList(initially)
  const { filter, list, isLoading, failure } = desk
  const now = useNow(made)
  const selection = useSelection()
  // Once it was there it stays: it offers to take back what was done.
  const [hasSelected, setSelected] = useState(false)
  if (selection.rows.length > 0 && !hasSelected) setSelected(true)
  const work = useWork(() => void desk.refresh())
  const [opened, setOpened] = useState<{ reference: string; part: WorkPart | 'call' }>()
  const kept = useKeptRow(list.rows, opened?.reference)
  useNews(news, () => void desk.look(mayMove(opened !== undefined || selection.isSelecting)))

  const close = () => setOpened(undefined)
  const actions = {
    open: ({ reference }: DeskRow, part: WorkPart) => setOpened({ reference, part }),
    call: ({ reference }: DeskRow) => setOpened({ reference, part: 'call' }),
    select: selection.toggle,
  }
  const pages = Math.ceil(list.total / rowsAPage)
  return (
    <div className="@container">
      <PageHead title={words.desk}>
        <div className="flex flex-wrap gap-2 print:hidden">
          {mayWork && (
            <Button
              size="dense"
              className="@[46rem]:hidden"
              onClick={selection.isSelecting ? selection.clear : selection.begin}
            >
              {selection.isSelecting ? words.stopSelecting : words.select}
            </Button>
          )}
          <Button
            size="dense"
            className="@max-[46rem]:hidden"
            onClick={() => document.dispatchEvent(new Event('desk:keys'))}
          >
            {words.keys}
          </Button>
        </div>
      </PageHead>
      <DeskTabs filter={filter} counts={list.counts} />
      <DeskFilterBar filter={filter} sources={sourcesOf(list.rows)} />
      {failure && <ListFailure why={failure} isLoading={isLoading} onRetry={desk.refresh} />}
      <DeskNews fresh={desk.fresh} onShow={desk.showWaiting} />
      {list.rows.length > 0 ? (
        <DeskLines
          rows={list.rows}
          now={now}
          isBusy={isLoading}
          selection={selection}
          actions={actions}
        />
      ) : (
        <DeskEmpty filter={list.filter} counts={list.counts} />
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-quiet text-sm tabular-nums">
          {isLoading ? words.loading : words.shown(list.rows.length, list.total, list.isMore)}
        </p>
        {pages > 1 && (
          <PagesNav
            current={list.filter.page}
            total={pages}
            hrefOf={(page) => addressOf({ ...filter, page })}
            beginsAtTop
          />
        )}
      </div>
      <CallDialog isOpen={opened?.part === 'call'} row={kept} work={work} onClose={close} />
      <WorkDialog
        isOpen={opened !== undefined && opened.part !== 'call'}
        part={opened && opened.part !== 'call' ? opened.part : 'all'}
        row={kept}
        work={work}
        onClose={close}
      />
      {hasSelected && (
        <BulkBar selection={selection} rows={list.rows} onChanged={() => void desk.refresh()} />
      )}
      <UndoBar {...work.bar} />
    </div>
  )
}

/** Each once. */
function sourcesOf(rows: readonly DeskRow[]): string[] {
  return [...new Set(rows.map(({ source }) => source))].filter(Boolean).sort()
}

/** Whoever stands at the top with nothing open sees what is new at once. */
function mayMove(isAtWork: boolean): boolean {
  return !isAtWork && scrollY < 40 && !document.activeElement?.closest('.desk-list')
}

function useNews(news: number, onNews: () => void) {
  const tell = useEffectEvent(onNews)
  const known = useRef(news)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    tell()
  }, [news])
}
