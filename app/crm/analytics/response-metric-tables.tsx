import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatDuration } from '#app/platform/calendar/format-duration.ts'
import type { Analytics, ResponseMetrics } from './analytics-endpoints.ts'
import type { AnalyticsPeriod } from './analytics-period.ts'
import { deskListUrl } from './desk-list-url.ts'
import { MetricLink, ShareBar } from './metric-link.tsx'
import { MetricTable } from './metric-table.tsx'
import * as words from './staff-words.ts'

type ResponseMetricRow = ResponseMetrics & {
  key: string
  label: string
  narrowed: { kind?: string; answeredBy?: string }
  period: AnalyticsPeriod
}

/** Tables with the same numbers by person, by kind and by week. */
export function ResponseMetricTables({ figures: { answered, from, to } }: { figures: Analytics }) {
  const period = { from, to }
  const whole = { ...answered, key: 'all', label: words.all, narrowed: {}, period }
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
      <ResponseMetricTable
        title={words.byPerson}
        says={words.byPersonMeans}
        whole={whole}
        rows={answered.people.map((it) => ({
          ...it,
          key: String(it.id),
          label: it.id === null ? words.unassigned : it.name,
          narrowed: { answeredBy: it.id === null ? 'none' : String(it.id) },
          period,
        }))}
      />
      <ResponseMetricTable
        title={words.byKind}
        whole={whole}
        rows={answered.kinds.map((it) => ({
          ...it,
          key: it.kind,
          label: it.title,
          narrowed: { kind: it.kind },
          period,
        }))}
      />
      <ResponseMetricTable
        title={words.byWeek}
        whole={whole}
        rows={answered.weeks.map((it) => ({
          ...it,
          key: it.from,
          label: words.weekFrom(shortDay(it.from), shortDay(it.to)),
          narrowed: {},
          period: { from: it.from, to: it.to },
        }))}
      />
    </div>
  )
}

/** Omits the year, because the page already shows the period. */
const shortDay = (day: string) => formatDay(day).split(' ').slice(0, 2).join(' ')

type ResponseMetricTableProps = {
  title: string
  says?: string
  rows: ResponseMetricRow[]
  whole: ResponseMetricRow
}

function ResponseMetricTable({ title, says, rows, whole }: ResponseMetricTableProps) {
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-2 text-quiet text-sm">{says}</p>
      <MetricTable
        title={title}
        columns={[{ label: title, isText: true }, ...columns.map((label) => ({ label }))]}
        rows={rows.map((row) => ({ key: row.key, cells: cellsOf(row) }))}
        foot={cellsOf(whole)}
      />
    </section>
  )
}

const columns = [words.share, words.inTime, words.late, words.missed, words.median]

export const countWithDeadline = ({ inTime, late, missed }: ResponseMetrics) =>
  inTime + late + missed

function cellsOf(row: ResponseMetricRow) {
  const link = (answered: 'in-time' | 'late' | 'missed') =>
    deskListUrl({ ...row.narrowed, answered }, row.period)
  return [
    row.label,
    <span key="share" className="grid min-w-12 gap-1 sm:min-w-20">
      {words.percent(row.inTime, countWithDeadline(row))}
      <ShareBar part={row.inTime} whole={countWithDeadline(row)} isGood />
    </span>,
    <MetricLink key="in-time" count={row.inTime} to={link('in-time')} />,
    <MetricLink key="late" count={row.late} to={link('late')} />,
    <MetricLink key="missed" count={row.missed} to={link('missed')} />,
    row.median === null ? '–' : formatDuration(row.median),
  ]
}
