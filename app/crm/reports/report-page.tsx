import { useEffect, useState } from 'react'
import { InvalidAddressNotice } from '#app/crm/desk/invalid-address-notice.tsx'
import { useOnNewEnquiries } from '#app/crm/live-updates/use-on-new-enquiries.ts'
import { todayInZone } from '#app/platform/calendar/day-arithmetic.ts'
import { DataTable } from '#app/ui/components/data-table.tsx'
import { formatShownRange } from '#app/ui/components/pagination.ts'
import { PaginationNav } from '#app/ui/components/pagination-nav.tsx'
import { ListLoadFailure } from '#app/ui/portal/list-load-failure.tsx'
import { buildReportUrl } from './build-report-url.ts'
import type { Report, ReportRow } from './define-report.ts'
import { EnquiryRecordDialog } from './enquiry-record-dialog.tsx'
import { ReportColumnChooser } from './report-column-chooser.tsx'
import { ReportExportButtons } from './report-export-buttons.tsx'
import { ReportFilterBar } from './report-filter-bar.tsx'
import { ReportReferenceLink, ReportRowSummary } from './report-row-summary.tsx'
import { reportTableColumns } from './report-table-columns.tsx'
import * as words from './staff-words.ts'
import { useReportColumns } from './use-report-columns.ts'
import { type ReportListData, useReportList } from './use-report-list.ts'

type Props = {
  report: Report
  initially: ReportListData
  /** The current day in the dealer's time zone. */
  today: string
  timeZone: string
  /** Keys of the columns that the user has hidden in this browser. */
  hidden: readonly string[]
}

/**
 * The page of any report: filter, list and exports. Everything that differs between reports is in
 * the report's definition.
 */
export function ReportPage({ report, initially, timeZone, hidden, ...start }: Props) {
  const found = useReportList(report, initially)
  const { filter, list, isLoading, failure, refresh } = found
  useOnNewEnquiries((enquiries) => {
    if (enquiries.some(({ kind }) => kind === report.kind)) void refresh()
  })
  const [opened, setOpened] = useState<string>()
  const today = useToday(start.today, timeZone)
  const choice = useReportColumns(report, hidden)
  const { data, totalPages } = list
  const open = (row: ReportRow) => setOpened(row.reference)
  const columns = reportTableColumns(report, choice.shown, (row) => (
    <ReportReferenceLink row={row} onOpen={open} />
  ))
  return (
    <>
      <ReportFilterBar
        filter={filter}
        today={today}
        asksDay={report.enquiry.asksOnce?.day !== undefined}
      >
        <ReportExportButtons report={report} choice={choice} filter={filter} />
        <ReportColumnChooser choice={choice} />
      </ReportFilterBar>
      <InvalidAddressNotice to={buildReportUrl(filter) || `?`} names={found.invalidNames} />
      {failure && <ListLoadFailure why={failure} isLoading={isLoading} onRetry={refresh} />}
      {data.length > 0 ? (
        <DataTable
          caption={report.title}
          columns={columns}
          rows={data}
          rowKey={(row) => row.id}
          onOpen={open}
          isBusy={isLoading}
          summary={(row) => <ReportRowSummary report={report} row={row} onOpen={open} />}
        />
      ) : (
        <EmptyReport
          report={report}
          isFiltered={buildReportUrl({ ...list.filter, page: 1 }) !== ''}
        />
      )}
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <p role="status" className="text-quiet text-sm tabular-nums">
          {isLoading ? words.loading : showingText(list)}
        </p>
        {totalPages > 0 && (
          <PaginationNav
            current={list.filter.page}
            total={totalPages}
            hrefOf={(page) => buildReportUrl({ ...filter, page }) || '?'}
          />
        )}
      </div>
      {/* On a phone the export buttons follow the list; on a wide screen they are above it. */}
      <div className="mt-4 flex flex-wrap gap-2 md:hidden print:hidden">
        <ReportExportButtons report={report} choice={choice} filter={filter} />
      </div>
      <EnquiryRecordDialog reference={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

function showingText({
  filter: { page, limit },
  data,
  totalRecords,
  totalIsLeast,
}: ReportListData): string {
  return formatShownRange(page, limit, data.length, totalRecords, totalIsLeast)
}

/** The text for an empty list. It explains where these enquiries come from. */
function EmptyReport({ report, isFiltered }: { report: Report; isFiltered: boolean }) {
  const { page } = report.enquiry
  return (
    <div className="rounded-control border border-hairline bg-surface px-6 py-12 text-center">
      <p className="font-bold text-lg">{report.empty}</p>
      <p className="mt-2 text-quiet text-sm">
        {isFiltered ? (
          words.nothingMatches
        ) : page === undefined ? (
          words.addedHere
        ) : (
          <>
            {words.appearsHere[0]}
            <a href={page} className="text-signal-text underline">
              {page}
            </a>
            {words.appearsHere[1]}
          </>
        )}
      </p>
    </div>
  )
}

/**
 * Returns the current day in the dealer's time zone. In a page that stays open, the day changes at
 * midnight.
 */
function useToday(initially: string, zone: string): string {
  const [today, setToday] = useState(initially)
  useEffect(() => {
    const look = () => setToday(todayInZone(zone))
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [zone])
  return today
}
