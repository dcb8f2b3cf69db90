import { useEffect, useState } from 'react'
import { useLiveEnquiries } from '#app/crm/live-updates/use-live-enquiries.ts'
import { todayIn } from '#app/platform/calendar/near-days.ts'
import { DataTable } from '#app/ui/components/data-table.tsx'
import { PagesNav } from '#app/ui/components/pages-nav.tsx'
import { showing } from '#app/ui/components/pagination.ts'
import { ListFailure } from '#app/ui/portal/list-failure.tsx'
import { ColumnChooser } from './column-chooser.tsx'
import type { Report, ReportRow } from './define.ts'
import { EnquiryDialog } from './enquiry-dialog.tsx'
import { addressOf } from './report-address.ts'
import { ReportExports } from './report-exports.tsx'
import { ReportFilterBar } from './report-filter-bar.tsx'
import { ReferenceLink, RowSummary } from './report-row.tsx'
import { screenColumns } from './screen-columns.tsx'
import * as words from './staff-words.ts'
import { useColumns } from './use-columns.ts'
import { type ReportList, useReport } from './use-report.ts'

type Props = {
  report: Report
  initially: ReportList
  /** The day at the shop, and where that is. */
  today: string
  timeZone: string
  /** The columns that this browser leaves out. */
  hidden: readonly string[]
}

/** A report's filter, list and exports; everything particular comes from its definition. */
export function ReportPage({ report, initially, timeZone, hidden, ...start }: Props) {
  const { filter, list, isLoading, failure, refresh } = useReport(report, initially)
  useLiveEnquiries((enquiries) => {
    if (enquiries.some(({ kind }) => kind === report.kind)) void refresh()
  })
  const [opened, setOpened] = useState<string>()
  const today = useToday(start.today, timeZone)
  const choice = useColumns(report, hidden)
  const { data, totalPages } = list
  const open = (row: ReportRow) => setOpened(row.reference)
  const columns = screenColumns(report, choice.shown, (row) => (
    <ReferenceLink row={row} onOpen={open} />
  ))
  return (
    <>
      <ReportFilterBar
        filter={filter}
        today={today}
        asksDay={report.enquiry.asksOnce?.day !== undefined}
      >
        <ReportExports report={report} choice={choice} filter={filter} />
        <ColumnChooser choice={choice} />
      </ReportFilterBar>
      {failure && <ListFailure why={failure} isLoading={isLoading} onRetry={refresh} />}
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
      {/* A phone shows the list first; on a wide screen they stand above it. */}
      <div className="mt-4 flex flex-wrap gap-2 md:hidden print:hidden">
        <ReportExports report={report} choice={choice} filter={filter} />
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

/** The day at the shop: a page that was left open over night knows it in the morning. */
function useToday(initially: string, zone: string): string {
  const [today, setToday] = useState(initially)
  useEffect(() => {
    const look = () => setToday(todayIn(zone))
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [zone])
  return today
}
