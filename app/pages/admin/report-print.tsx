import { useEffect } from 'react'
import { data } from 'react-router'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { findReport, type Report } from '#app/crm/reports/define-report.ts'
import { parseReportUrl } from '#app/crm/reports/parse-report-url.ts'
import { toPrintableReport } from '#app/crm/reports/printable-report.ts'
import { PrintableReportTable } from '#app/crm/reports/printable-report-table.tsx'
import type { ReportFilter } from '#app/crm/reports/report-filter.ts'
import * as filterWords from '#app/crm/reports/report-filter-words.ts'
import { toServiceBookingSheet } from '#app/crm/reports/service-booking-sheet.ts'
import { ServiceBookingSheet } from '#app/crm/reports/service-booking-sheet.tsx'
import * as sheetWords from '#app/crm/reports/service-booking-sheet-words.ts'
import { servicesContext } from '#app/services-context.server.ts'
import type { Route } from './+types/report-print'
import * as words from './report-print-words.ts'

/** Maximum number of rows to print. With more rows, the page suggests another way. */
const maxPrintedRows = 2000

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title ?? words.unknown },
]

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { reports, dealer } = context.get(servicesContext)
  const report = findReport(params.report)
  if (!report) throw data(null, { status: 404 })
  const filter = parseReportUrl(url.searchParams)
  const { totalRecords } = await reports.list(report, { ...filter, limit: 1 })
  const rows = []
  if (totalRecords <= maxPrintedRows)
    for await (const page of reports.each(report, filter)) rows.push(...page)
  const { name } = await dealer.get()
  const conditions = filterWords.conditions(filter)
  return {
    title: report.title,
    empty: report.empty,
    subtitle: [name, ...conditions, words.entries(totalRecords)].join(' · '),
    totalRecords,
    ...(isWorkshopSheet(report, filter)
      ? { title: sheetWords.title, sheet: toServiceBookingSheet(rows), printed: undefined }
      : { sheet: undefined, printed: toPrintableReport(report, filter.columns, rows) }),
  }
}

/**
 * Bookings of certain days are printed as the workshop's sheet, unless the user has chosen columns.
 */
function isWorkshopSheet({ kind }: Report, { bookingFrom, bookingTo, columns }: ReportFilter) {
  return kind === serviceBookingEnquiry.slug && Boolean(bookingFrom || bookingTo) && !columns
}

/** The content of the print window, and the only page that is designed for paper. */
export default function ReportPrint({ loaderData }: Route.ComponentProps) {
  const { title, empty, subtitle, totalRecords, sheet, printed } = loaderData
  const isPrintable = totalRecords <= maxPrintedRows
  const isEmpty = (sheet ?? printed?.rows)?.length === 0
  useEffect(() => {
    if (isPrintable && isEmpty) printOnce()
  }, [isPrintable, isEmpty])
  return (
    <main className="print-sheet m-6 w-[273mm] text-[7.5pt] print:m-0">
      <h1 className="font-bold text-xl">{title}</h1>
      <p className="mt-1 mb-4">{subtitle}</p>
      {!isPrintable && (
        <p role="alert" className="text-base">
          {words.tooMany(totalRecords, maxPrintedRows)}
        </p>
      )}
      {isPrintable && isEmpty && <p>{empty}</p>}
      {!isEmpty && sheet && <ServiceBookingSheet rows={sheet} onFitted={printOnce} />}
      {!isEmpty && printed && <PrintableReportTable {...printed} onFitted={printOnce} />}
    </main>
  )
}

let isPrinted = false

/** Prints once, when the page fits the paper. Later changes of the page do not print again. */
function printOnce() {
  if (isPrinted) return
  isPrinted = true
  // The browser must draw the fitted page before it prints.
  requestAnimationFrame(() => window.print())
}
