import { useState } from 'react'
import { useLiveEnquiries } from '#app/live/use-live-enquiries.ts'
import { Button } from '#app/ui/button.tsx'
import { type DataColumn, DataTable } from '#app/ui/data-table.tsx'
import { Link } from '#app/ui/link.tsx'
import { PagesNav } from '#app/ui/pages-nav.tsx'
import { showing } from '#app/ui/pagination.ts'
import type { Report, ReportRow } from './define.ts'
import { EnquiryDialog } from './enquiry-dialog.tsx'
import { addressOf } from './report-address.ts'
import { reportCell, summaryOf } from './report-cells.tsx'
import { ReportExports } from './report-exports.tsx'
import { ReportFilterBar } from './report-filter-bar.tsx'
import * as words from './staff-words.ts'
import { type ReportList, useReport } from './use-report.ts'

/** A report's filter, list and exports; everything particular comes from its definition. */
export function ReportPage({ report, initially }: { report: Report; initially: ReportList }) {
  const { filter, list, isLoading, failure, refresh } = useReport(report, initially)
  useLiveEnquiries((enquiries) => {
    if (enquiries.some(({ kind }) => kind === report.kind)) void refresh()
  })
  const [opened, setOpened] = useState<string>()
  const { data, totalPages } = list
  const open = (row: ReportRow) => setOpened(row.reference)
  const columns = report.columns.map(
    (column): DataColumn<ReportRow> => ({
      key: column.key,
      label: column.label,
      cell: (row) =>
        column.key === 'reference' ? (
          <ReferenceLink row={row} onOpen={open} />
        ) : (
          reportCell(report, column, row)
        ),
    }),
  )
  return (
    <>
      <ReportFilterBar filter={filter}>
        <ReportExports report={report} filter={filter} />
      </ReportFilterBar>
      {failure && <Failure message={failure} isLoading={isLoading} onRetry={refresh} />}
      {data.length > 0 ? (
        <DataTable
          caption={report.title}
          columns={columns}
          rows={data}
          rowKey={(row) => row.id}
          onOpen={open}
          isBusy={isLoading}
          summary={(row) => <RowSummary report={report} row={row} onOpen={open} />}
        />
      ) : (
        <Empty report={report} isFiltered={addressOf({ ...list.filter, page: 1 }) !== ''} />
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-quiet text-sm tabular-nums">
          {isLoading ? words.loading : shownOf(list)}
        </p>
        {totalPages > 0 && (
          <PagesNav
            current={list.filter.page}
            total={totalPages}
            hrefOf={(page) => addressOf({ ...filter, page }) || '?'}
          />
        )}
      </div>
      <EnquiryDialog reference={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

function shownOf({
  filter: { page, limit },
  data,
  totalRecords,
  totalIsLeast,
}: ReportList): string {
  return showing(page, limit, data.length, totalRecords, totalIsLeast)
}

type RowProps = { row: ReportRow; onOpen: (row: ReportRow) => void }

/** A real link: without JavaScript, and in a new tab, it leads to the enquiry's own page. */
function ReferenceLink({ row, onOpen }: RowProps) {
  return (
    <Link {...opening(row, onOpen)} className="font-semibold text-ink underline">
      {row.reference}
    </Link>
  )
}

function RowSummary({ report, row, onOpen }: RowProps & { report: Report }) {
  const { name, received, about } = summaryOf(report, row)
  return (
    <Link {...opening(row, onOpen)} className="block py-3 text-ink no-underline">
      <span className="flex items-baseline justify-between gap-3">
        <span className="truncate font-bold">{name}</span>
        <span className="shrink-0 text-quiet text-xs tabular-nums">{received}</span>
      </span>
      <span className="mt-0.5 flex items-baseline justify-between gap-3 text-sm">
        <span className="truncate text-quiet">{about || '–'}</span>
        <span className="shrink-0 text-quiet text-xs">{row.reference}</span>
      </span>
    </Link>
  )
}

function opening(row: ReportRow, onOpen: RowProps['onOpen']) {
  return {
    to: `/admin/enquiries/${row.reference}`,
    onClick: (event: React.MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onOpen(row)
    },
  }
}

/** After a failed fetch the list stays as it was; that it is old must be seen. */
function Failure({
  message,
  isLoading,
  onRetry,
}: {
  message: string
  isLoading: boolean
  onRetry: () => Promise<void>
}) {
  const [what, sinceWhen] = words.listFailed(message)
  return (
    <div
      role="alert"
      className="mb-4 flex flex-wrap items-center justify-between gap-3 border-bad border-l-4 bg-surface px-4 py-2"
    >
      <p>
        <strong>{what}</strong>
        {sinceWhen}
      </p>
      <Button size="dense" onClick={() => void onRetry()} disabled={isLoading}>
        {words.tryAgain}
      </Button>
    </div>
  )
}

/** What will appear here, and how. */
function Empty({ report, isFiltered }: { report: Report; isFiltered: boolean }) {
  const [before, page, after] = words.appearsHere(report.enquiry.page)
  return (
    <div className="rounded-control border border-hairline bg-surface px-6 py-12 text-center">
      <p className="font-bold text-lg">{report.empty}</p>
      <p className="mt-2 text-quiet text-sm">
        {isFiltered ? (
          words.nothingMatches
        ) : (
          <>
            {before}
            <a href={report.enquiry.page} className="text-signal-text underline">
              {page}
            </a>
            {after}
          </>
        )}
      </p>
    </div>
  )
}
