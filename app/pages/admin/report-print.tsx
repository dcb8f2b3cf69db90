import { useEffect } from 'react'
import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { findReport } from '#app/reports/define.ts'
import * as filterWords from '#app/reports/filter-words.ts'
import { PrintTable } from '#app/reports/print-table.tsx'
import { filterOf } from '#app/reports/report-url.ts'
import type { Route } from './+types/report-print'
import * as words from './report-print-words.ts'

/** Paper has its limits: beyond these rows the page says what to do instead. */
const mostRows = 2000

export const meta: Route.MetaFunction = ({ params }) => [
  { title: findReport(params.report)?.title ?? words.unknown },
]

export async function loader({ context, url, params }: Route.LoaderArgs) {
  const { reports, dealer } = context.get(servicesContext)
  const report = findReport(params.report)
  if (!report) throw data(null, { status: 404 })
  const filter = filterOf(url.searchParams)
  const { totalRecords } = await reports.list(report, { ...filter, limit: 1 })
  const rows = []
  if (totalRecords <= mostRows)
    for await (const page of reports.each(report, filter)) rows.push(...page)
  return { dealerName: (await dealer.get()).name, filter, rows, totalRecords }
}

/** What the print window shows, and the only page that is made for paper. */
export default function ReportPrint({ loaderData, params }: Route.ComponentProps) {
  const { dealerName, filter, rows, totalRecords } = loaderData
  const report = findReport(params.report)
  const isPrintable = totalRecords <= mostRows
  const isEmpty = rows.length === 0
  useEffect(() => {
    if (isPrintable && isEmpty) printOnce()
  }, [isPrintable, isEmpty])
  if (!report) return null
  const subtitle = [
    dealerName,
    ...filterWords.conditions(filter),
    words.entries(totalRecords),
  ].join(' · ')
  return (
    <main className="print-sheet m-6 w-[273mm] text-[7.5pt] print:m-0">
      <h1 className="font-bold text-xl">{report.title}</h1>
      <p className="mt-1 mb-4">{subtitle}</p>
      {!isPrintable && (
        <p role="alert" className="text-base">
          {words.tooMany(totalRecords, mostRows)}
        </p>
      )}
      {isPrintable && isEmpty && <p>{report.empty}</p>}
      {!isEmpty && (
        <PrintTable report={report} columns={filter.columns} rows={rows} onFitted={printOnce} />
      )}
    </main>
  )
}

let isPrinted = false

/** When it fits the paper; not again when something of the page changes. */
function printOnce() {
  if (isPrinted) return
  isPrinted = true
  // The paper as it was fitted has to be drawn first.
  requestAnimationFrame(() => window.print())
}
