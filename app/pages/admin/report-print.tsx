import { useEffect } from 'react'
import { data } from 'react-router'
import { servicesContext } from '#app/context.server.ts'
import { findReport, shownCell } from '#app/reports/define.ts'
import * as filterWords from '#app/reports/filter-words.ts'
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
  useEffect(() => {
    if (isPrintable) window.print()
  }, [isPrintable])
  if (!report) return null
  const subtitle = [
    dealerName,
    ...filterWords.conditions(filter),
    words.entries(totalRecords),
  ].join(' · ')
  return (
    <main className="print-sheet p-6 text-xs print:p-0">
      <h1 className="font-bold text-xl">{report.title}</h1>
      <p className="mt-1 mb-4">{subtitle}</p>
      {!isPrintable && (
        <p role="alert" className="text-base">
          {words.tooMany(totalRecords, mostRows)}
        </p>
      )}
      {isPrintable && rows.length === 0 && <p>{report.empty}</p>}
      {rows.length > 0 && (
        <table className="w-full border-collapse">
          <thead>
            <tr>
              {report.columns.map(({ key, label }) => (
                <th key={key} scope="col" className="border-ink border-b-2 px-1.5 py-1 text-left">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id} className="break-inside-avoid align-top">
                {report.columns.map((column) => {
                  const text = shownCell(report, column, row)
                  return (
                    <td
                      key={column.key}
                      className={`border-hairline border-b px-1.5 py-1 ${widthOf(text)}`}
                    >
                      {text}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </main>
  )
}

/** Dates, numbers and short words stay whole; what is longer breaks where it must. */
function widthOf(text: string): string {
  return text.length <= 13 ? 'whitespace-nowrap' : 'wrap-anywhere min-w-24'
}
