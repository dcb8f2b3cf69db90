import { useEffect, useState } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatDayAndTime } from '#app/platform/calendar/format-day-and-time.ts'
import { BarChart } from '#app/ui/components/bar-chart.tsx'
import { Button } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { buildReportUrl } from './build-report-url.ts'
import * as words from './dashboard-charts-panel-words.ts'
import type { DashboardCharts, NewestEnquiry } from './dashboard-charts-schema.ts'
import { getDashboardCharts } from './dashboard-endpoints.ts'

/**
 * The charts. They load after the page, so that the page's counts appear without waiting for them.
 * `version` changes when new enquiries arrive.
 */
export default function DashboardChartsPanel({ version }: { version: unknown }) {
  const { charts, failure, retry } = useDashboardCharts(version)
  if (!charts && failure)
    return (
      <div role="alert" className="mt-8 flex flex-wrap items-center gap-4">
        <p>{words.failed(failure)}</p>
        <Button size="dense" onClick={retry}>
          {words.tryAgain}
        </Button>
      </div>
    )
  if (!charts)
    return (
      <p role="status" className="mt-8 text-quiet">
        {words.loadingCharts}
      </p>
    )
  return (
    <div className="mt-8 grid gap-x-8 gap-y-10 xl:grid-cols-[3fr_2fr]">
      <section aria-labelledby="chart-kinds" className="min-w-0">
        <ChartHeading id="chart-kinds">{words.lastDays(charts.days.length)}</ChartHeading>
        <EnquiriesByKindChart charts={charts} />
      </section>
      <div className="grid min-w-0 content-start gap-y-10">
        <section aria-labelledby="newest">
          <ChartHeading id="newest">{words.newest}</ChartHeading>
          <NewestEnquiries rows={charts.newest} />
        </section>
      </div>
    </div>
  )
}

function ChartHeading({ id, children }: { id: string; children: React.ReactNode }) {
  return (
    <h2 id={id} className="mb-3 font-semibold text-quiet">
      {children}
    </h2>
  )
}

/**
 * A row of bars for each kind. All rows have the same scale. The total links to the report for the
 * same days.
 */
function EnquiriesByKindChart({ charts: { days, kinds } }: { charts: DashboardCharts }) {
  const [fromDate, toDate] = [days[0], days.at(-1)]
  const highest = Math.max(1, ...kinds.flatMap(({ counts }) => counts))
  const range = buildReportUrl({ page: 1, fromDate, toDate, search: '' })
  return (
    <table className="w-full border-hairline border-t text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.byDay}</th>
          <th scope="col">{words.total}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map(({ name, report, counts }) => {
          const total = counts.reduce((sum, count) => sum + count, 0)
          const [seen, heard] = words.totalOf(total, name)
          return (
            <tr key={name}>
              <th
                scope="row"
                className="w-24 border-hairline border-b py-2 pr-3 text-left font-normal sm:w-32"
              >
                {name}
              </th>
              <td className="border-hairline border-b py-2">
                <BarChart
                  values={counts}
                  highest={highest}
                  height={32}
                  marked={counts.length - 1}
                  label={describeChart(days, counts)}
                  titleOf={(index) => `${formatDay(days[index] ?? '')}: ${counts[index]}`}
                />
              </td>
              <td className="figure w-14 border-hairline border-b py-2 pl-3 text-right">
                {report ? (
                  <Link
                    to={`/admin/reports/${report}${range}`}
                    className="number-link text-ink underline"
                  >
                    {seen}
                    <span className="sr-only">{heard}</span>
                  </Link>
                ) : (
                  total
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
      <tfoot aria-hidden className="text-quiet text-xs">
        <tr>
          <td />
          <td className="pt-1.5">
            <span className="flex justify-between tabular-nums">
              <span>{fromDate && formatDay(fromDate)}</span>
              <span className="text-signal-text">{words.today}</span>
            </span>
          </td>
          <td />
        </tr>
      </tfoot>
    </table>
  )
}

/** Describes a chart for screen readers. */
function describeChart(days: readonly string[], counts: readonly number[]): string {
  const most = Math.max(...counts)
  if (most === 0) return words.noneAtAll
  return words.todayAndMost(counts.at(-1) ?? 0, formatDay(days[counts.indexOf(most)] ?? ''), most)
}

function NewestEnquiries({ rows }: { rows: readonly NewestEnquiry[] }) {
  if (rows.length === 0) return <p className="text-quiet text-sm">{words.firstWillStandHere}</p>
  return (
    <ol className="border-hairline border-t text-sm">
      {rows.map(({ reference, kind, name, created_date, created_time }) => (
        <li key={reference} className="border-hairline border-b">
          <Link
            to={`/admin/desk/${reference}`}
            className="grid min-h-11 grid-cols-[1fr_auto] items-baseline gap-x-4 py-2 text-ink no-underline hover:underline"
          >
            <span className="truncate">
              <strong className="font-semibold">{name || '–'}</strong>{' '}
              <span className="text-quiet">{kind}</span>
            </span>
            <span className="text-quiet text-xs tabular-nums">
              {formatDayAndTime(created_date, created_time)}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  )
}

function useDashboardCharts(version: unknown) {
  const [charts, setCharts] = useState<DashboardCharts>()
  const [failure, setFailure] = useState<string>()
  const [attempt, setAttempt] = useState(0)

  // A change of `version` or `attempt` aborts the running request and starts a new one. So a late
  // response never replaces a newer one.
  useEffect(() => {
    const controller = new AbortController()
    void load(controller.signal)
    return () => controller.abort()

    async function load(signal: AbortSignal) {
      const result = await requestAsStaff(getDashboardCharts, { signal })
      if (signal.aborted) return
      if (result.ok) {
        setCharts(result.value)
        setFailure(undefined)
      } else setFailure(result.problem.message || words.chartsFailed)
    }
  }, [version, attempt])
  return { charts, failure, retry: () => setAttempt(attempt + 1) }
}
