import { resourceKinds } from '#app/crm/appointments/appointments-content.ts'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { Link } from '#app/ui/components/link.tsx'
import { splitIntoWeeks } from './analytics-period.ts'
import type { AppointmentFigures } from './appointment-figures-endpoints.ts'
import * as words from './appointment-figures-words.ts'
import { MetricTable } from './metric-table.tsx'
import * as figureWords from './staff-words.ts'

type Props = { figures: AppointmentFigures; mayOpenBoard: boolean }
type Resource = AppointmentFigures['resources'][number]

/** The table has a row for each day up to this number of days, and for each week above. */
const maxDayRows = 31

/** The load of each resource in the period, and by day or week. */
export function AppointmentLoadTables({ figures, mayOpenBoard }: Props) {
  const { resources, days } = figures
  const isByDay = days.length <= maxDayRows
  return (
    <>
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 xl:grid-cols-2">
        {resourceKinds.map((kind) => {
          const own = resources.filter((it) => it.kind === kind)
          return own.length === 0 ? null : <KindTable key={kind} kind={kind} resources={own} />
        })}
      </div>
      <h3 className="mt-8 font-semibold">{isByDay ? words.byDay : words.byWeek}</h3>
      <p className="mb-2 text-quiet text-sm">
        {words.byDayMeans} {isByDay && mayOpenBoard && words.boardMeans}
      </p>
      <MetricTable
        title={isByDay ? words.byDay : words.byWeek}
        columns={[
          { label: isByDay ? words.day : words.week, isText: true },
          ...resources.map(({ name }) => ({ label: name })),
        ]}
        rows={isByDay ? dayRows(figures, mayOpenBoard) : weekRows(figures)}
      />
    </>
  )
}

/** The load of the resources of a kind. The total has no share if a part of its whole is unknown. */
function KindTable({ kind, resources }: { kind: Resource['kind']; resources: Resource[] }) {
  const sum = (of: (it: Resource) => number) => resources.reduce((all, it) => all + of(it), 0)
  const isKnown = resources.every(({ available }) => available !== null)
  const total = {
    appointments: sum((it) => it.appointments),
    booked: sum((it) => it.booked),
    available: isKnown ? sum((it) => it.available ?? 0) : null,
  }
  return (
    <div className="min-w-0">
      <MetricTable
        title={words.kinds[kind]}
        columns={[
          { label: words.resource, isText: true },
          ...[words.appointments, words.booked, words.available, words.share].map((label) => ({
            label,
          })),
        ]}
        rows={resources.map((resource) => ({
          key: resource.key,
          cells: [
            <ResourceName key="name" name={resource.name} status={resource.status} />,
            ...loadCells(resource),
          ],
        }))}
        foot={resources.length > 1 ? [words.kinds[kind], ...loadCells(total)] : undefined}
      />
    </div>
  )
}

function ResourceName({ name, status }: Pick<Resource, 'name' | 'status'>) {
  if (status === 'in-use') return name
  return (
    <>
      {name} <span className="block text-quiet">{words.noLongerUsed[status]}</span>
    </>
  )
}

function loadCells({
  appointments,
  booked,
  available,
}: Pick<Resource, 'appointments' | 'booked' | 'available'>) {
  return [
    figureWords.count(appointments),
    words.hours(booked),
    available === null ? words.unknown : words.hours(available),
    figureWords.percent(available === null ? 0 : booked, available ?? 0),
  ]
}

const dayRows = ({ days, resources }: AppointmentFigures, isLinked: boolean) =>
  days.map(({ day, closed }, index) => ({
    key: day,
    cells: [
      <span key="day" className="whitespace-nowrap">
        <DayLink day={day} isLinked={isLinked} />
        {closed !== null && <span className="block text-quiet">{closed}</span>}
      </span>,
      ...resources.map((it) => (
        <LoadCell
          key={it.key}
          booked={it.bookedByDay[index] ?? 0}
          available={it.availableByDay?.[index] ?? null}
        />
      )),
    ],
  }))

function weekRows({ from, to, days, resources }: AppointmentFigures) {
  return splitIntoWeeks({ from, to }).map((week) => {
    const sumOf = (byDay: readonly number[]) =>
      byDay.reduce((all, minutes, index) => {
        const { day = '' } = days[index] ?? {}
        return day >= week.from && day <= week.to ? all + minutes : all
      }, 0)
    return {
      key: week.from,
      cells: [
        figureWords.weekFrom(formatDay(week.from), formatDay(week.to)),
        ...resources.map(({ key, bookedByDay, availableByDay }) => (
          <LoadCell
            key={key}
            booked={sumOf(bookedByDay)}
            available={availableByDay && sumOf(availableByDay)}
          />
        )),
      ],
    }
  })
}

function LoadCell({ booked, available }: { booked: number; available: number | null }) {
  if (booked === 0 && !available)
    return <span className="text-quiet">{available === 0 ? words.closed : '–'}</span>
  const whole =
    available === null ? words.unknown : available === 0 ? words.closed : words.hours(available)
  return (
    <span className={booked === 0 ? 'text-quiet' : undefined}>
      {words.partOf(words.hours(booked), whole)}
    </span>
  )
}

/** A day with a link to its board, if the account may open it. */
function DayLink({ day, isLinked }: { day: string; isLinked: boolean }) {
  const shown = formatHour({ day, at: null })
  if (!isLinked) return shown
  return (
    <Link
      to={`/admin/board?day=${day}`}
      className="inline-flex min-h-11 items-center text-ink underline decoration-hairline underline-offset-4 hover:decoration-ink md:min-h-8"
    >
      {shown}
    </Link>
  )
}
