import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '#app/ui/components/button.tsx'
import { PaginationNav } from '#app/ui/components/pagination-nav.tsx'
import { UndoBar } from '#app/ui/components/undo-bar.tsx'
import { lazyDialog, lazyWhenIdle } from '#app/ui/portal/lazy-when-idle.tsx'
import { ListLoadFailure } from '#app/ui/portal/list-load-failure.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { useDeskContext } from './desk-context.ts'
import { DeskEmptyState } from './desk-empty-state.tsx'
import { DeskEnquiryList } from './desk-enquiry-list.tsx'
import type { DeskRow } from './desk-enquiry-schema.ts'
import { deskFilterUrl, deskRowsPerPage } from './desk-filter.ts'
import { DeskFilterBar } from './desk-filter-bar.tsx'
import * as words from './desk-list-words.ts'
import { DeskSectionTabs } from './desk-section-tabs.tsx'
import type { EnquiryAction } from './enquiry-actions-dialog.tsx'
import type { OpenedMessage } from './enquiry-messages.ts'
import { InvalidAddressNotice } from './invalid-address-notice.tsx'
import { NewEnquiriesBar } from './new-enquiries-bar.tsx'
import { NewEnquiryButton } from './new-enquiry-button.tsx'
import { type DeskListData, useDeskList } from './use-desk-list.ts'
import { useDialogRow } from './use-dialog-row.ts'
import { useEnquiryActions } from './use-enquiry-actions.ts'
import { useEnquirySelection } from './use-enquiry-selection.ts'
import { useServerTime } from './use-server-time.ts'

const LazyLogCallDialog = lazyDialog(
  words.call,
  async () => (await import('./lazy-desk-dialogs.ts')).LogCallDialog,
)
const LazyEnquiryActionsDialog = lazyDialog(
  words.more,
  async () => (await import('./lazy-desk-dialogs.ts')).EnquiryActionsDialog,
)
const LazyBulkActionsBar = lazyWhenIdle(
  async () => (await import('./lazy-desk-dialogs.ts')).BulkActionsBar,
)

type Props = {
  initially: DeskListData
  /** A counter that increases with each change at the desk. */
  news: number
}

/** The inbox in which staff work on enquiries of all kinds. */
export function DeskPage({ initially, news }: Props) {
  const { now: made } = useDeskContext()
  const mayWork = useHasCapability()('desk.work')
  const desk = useDeskList(initially)
  const { filter, list, isLoading, failure } = desk
  const now = useServerTime(made)
  const selection = useEnquirySelection()
  // The bar stays mounted after the first selection, because the bar also offers the undo.
  const [hasSelected, setSelected] = useState(false)
  if (selection.rows.length > 0 && !hasSelected) setSelected(true)
  const work = useEnquiryActions(() => void desk.refresh())
  const [opened, setOpened] = useState<{ reference: string; part: EnquiryAction | 'call' }>()
  const kept = useDialogRow(list.rows, opened?.reference)
  useOnDeskUpdate(
    news,
    () => void desk.look(canListMove(opened !== undefined || selection.isSelecting)),
  )

  const close = () => setOpened(undefined)
  const actions = {
    open: ({ reference }: DeskRow, part: EnquiryAction) => setOpened({ reference, part }),
    call: ({ reference }: DeskRow) => setOpened({ reference, part: 'call' }),
    message: (row: DeskRow, opened: OpenedMessage) => void work.logMessage(row, opened),
    select: selection.toggle,
  }
  const pages = Math.ceil(list.total / deskRowsPerPage)
  return (
    <div className="@container">
      <PageHeading title={words.desk}>
        <div className="flex flex-wrap gap-2 print:hidden">
          <NewEnquiryButton />
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
      </PageHeading>
      {!mayWork && <p className="mb-4 max-w-prose text-quiet">{words.readOnly}</p>}
      <DeskSectionTabs filter={filter} counts={list.counts} />
      <DeskFilterBar filter={filter} sources={sourcesOf(list.rows)} />
      <InvalidAddressNotice to={deskFilterUrl(filter)} names={desk.invalidNames} />
      {failure && <ListLoadFailure why={failure} isLoading={isLoading} onRetry={desk.refresh} />}
      <NewEnquiriesBar fresh={desk.fresh} onShow={desk.showWaiting} />
      {list.rows.length > 0 ? (
        <DeskEnquiryList
          key={deskFilterUrl(list.filter)}
          rows={list.rows}
          filter={list.filter}
          now={now}
          isBusy={isLoading}
          selection={selection}
          actions={actions}
        />
      ) : (
        <DeskEmptyState filter={list.filter} counts={list.counts} foundInAll={list.foundInAll} />
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-quiet text-sm tabular-nums">
          {isLoading ? words.loading : words.shown(list.rows.length, list.total, list.isMore)}
        </p>
        {pages > 1 && (
          <PaginationNav
            current={list.filter.page}
            total={pages}
            hrefOf={(page) => deskFilterUrl({ ...filter, page })}
            beginsAtTop
          />
        )}
      </div>
      <LazyLogCallDialog isOpen={opened?.part === 'call'} row={kept} work={work} onClose={close} />
      <LazyEnquiryActionsDialog
        isOpen={opened !== undefined && opened.part !== 'call'}
        part={opened && opened.part !== 'call' ? opened.part : 'all'}
        row={kept}
        work={work}
        onClose={close}
      />
      {hasSelected && (
        <LazyBulkActionsBar
          selection={selection}
          rows={list.rows}
          onChanged={() => void desk.refresh()}
        />
      )}
      <UndoBar {...work.bar} />
    </div>
  )
}

/** Lists each source of the rows once. */
function sourcesOf(rows: readonly DeskRow[]): string[] {
  return [...new Set(rows.map(({ source }) => source))].filter(Boolean).sort()
}

/**
 * Returns `true` if new rows may appear at once: the user is at the top of the page and is not
 * working on an enquiry.
 */
function canListMove(isAtWork: boolean): boolean {
  return !isAtWork && scrollY < 40 && !document.activeElement?.closest('.desk-list')
}

function useOnDeskUpdate(news: number, onNews: () => void) {
  const tell = useEffectEvent(onNews)
  const known = useRef(news)
  useEffect(() => {
    if (known.current === news) return
    known.current = news
    tell()
  }, [news])
}
