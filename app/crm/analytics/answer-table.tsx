import { shownDay } from '#app/platform/calendar/shown-day.ts'
import { shownDuration } from '#app/platform/calendar/shown-duration.ts'
import { deskLink } from './desk-link.ts'
import type { AnswerFigures, Figures } from './figure-calls.ts'
import { FigureLink, ShareBar } from './figure-link.tsx'
import { FigureTable } from './figure-table.tsx'
import type { Period } from './period.ts'
import * as words from './staff-words.ts'

type Row = AnswerFigures & {
  key: string
  label: string
  narrowed: { kind?: string; answeredBy?: string }
  period: Period
}

/** The same numbers by person, by kind and by week. */
export function AnswerTables({ figures: { answered, from, to } }: { figures: Figures }) {
  const period = { from, to }
  const whole = { ...answered, key: 'all', label: words.all, narrowed: {}, period }
  return (
    <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
      <AnswerTable
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
      <AnswerTable
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
      <AnswerTable
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

/** The year is the period's, said above. */
const shortDay = (day: string) => shownDay(day).split(' ').slice(0, 2).join(' ')

type TableProps = { title: string; says?: string; rows: Row[]; whole: Row }

function AnswerTable({ title, says, rows, whole }: TableProps) {
  return (
    <section className="min-w-0">
      <h3 className="font-semibold">{title}</h3>
      <p className="mb-2 text-quiet text-sm">{says}</p>
      <FigureTable
        title={title}
        columns={[{ label: title, isText: true }, ...columns.map((label) => ({ label }))]}
        rows={rows.map((row) => ({ key: row.key, cells: cellsOf(row) }))}
        foot={cellsOf(whole)}
      />
    </section>
  )
}

const columns = [words.share, words.inTime, words.late, words.missed, words.median]

export const promisedOf = ({ inTime, late, missed }: AnswerFigures) => inTime + late + missed

function cellsOf(row: Row) {
  const link = (answered: 'in-time' | 'late' | 'missed') =>
    deskLink({ ...row.narrowed, answered }, row.period)
  return [
    row.label,
    <span key="share" className="grid min-w-12 gap-1 sm:min-w-20">
      {words.percent(row.inTime, promisedOf(row))}
      <ShareBar part={row.inTime} whole={promisedOf(row)} isGood />
    </span>,
    <FigureLink key="in-time" count={row.inTime} to={link('in-time')} />,
    <FigureLink key="late" count={row.late} to={link('late')} />,
    <FigureLink key="missed" count={row.missed} to={link('missed')} />,
    row.median === null ? '–' : shownDuration(row.median),
  ]
}
