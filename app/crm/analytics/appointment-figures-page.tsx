import type { ReactNode } from 'react'
import { formatDay } from '#app/platform/calendar/format-day.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { LinkButton } from '#app/ui/components/button.tsx'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import type { AppointmentFigures } from './appointment-figures-endpoints.ts'
import { appointmentFiguresPath } from './appointment-figures-url.ts'
import * as words from './appointment-figures-words.ts'
import { AppointmentLoadTables } from './appointment-load-tables.tsx'
import { AppointmentPurposeTable } from './appointment-purpose-table.tsx'
import { PeriodPicker } from './period-picker.tsx'

type Props = {
  figures: AppointmentFigures
  /** The chosen preset; '' for other days. */
  chosen: string
  mayOpenBoard: boolean
}

/** The page "Figures of appointments": load, no-shows, moves and cancellations of a period. */
export function AppointmentFiguresPage({ figures, chosen, mayOpenBoard }: Props) {
  const { from, to, total } = figures
  const enquiries = `/admin/figures?${new URLSearchParams({ from, to })}`
  return (
    <>
      <PageHeading title={words.title}>
        <div className="flex flex-wrap gap-2 print:hidden">
          <LinkButton size="dense" to={enquiries}>
            {words.toEnquiries}
          </LinkButton>
          {mayOpenBoard && (
            <LinkButton size="dense" to="/admin/board">
              {words.toBoard}
            </LinkButton>
          )}
        </div>
      </PageHeading>
      <PeriodPicker path={appointmentFiguresPath} period={figures} chosen={chosen} />
      <dl className="grid border-hairline border-t border-l bg-surface sm:grid-cols-3">
        <KeyFigure label={words.appointments} says={words.ofThemCancelled(total.cancelled)}>
          {total.total}
        </KeyFigure>
        <KeyFigure
          label={words.noShows}
          says={total.due === 0 ? words.noneDue : words.ofDue(total.noShows, total.due)}
        >
          {total.noShows}
        </KeyFigure>
        <KeyFigure label={words.wait} says={words.waitMeans}>
          {total.waitDays === null ? '–' : words.days(total.waitDays)}
        </KeyFigure>
      </dl>
      <p className="mt-3 max-w-prose text-quiet text-sm">
        {words.shownPeriod(formatDay(from), formatDay(to))}
      </p>
      <Section title={words.firstFree} says={words.firstFreeMeans}>
        <FirstFreeHours firstFree={figures.firstFree} />
      </Section>
      {figures.resources.length > 0 && (
        <Section title={words.load} says={words.loadMeans}>
          <AppointmentLoadTables figures={figures} mayOpenBoard={mayOpenBoard} />
        </Section>
      )}
      <Section title={words.byPurpose} says={words.byPurposeMeans}>
        {total.total === 0 ? (
          <p className="text-quiet">{words.nothing}</p>
        ) : (
          <AppointmentPurposeTable figures={figures} />
        )}
      </Section>
    </>
  )
}

type KeyFigureProps = { label: string; says: string; children: ReactNode }

function KeyFigure({ label, says, children }: KeyFigureProps) {
  return (
    <div className="border-hairline border-r border-b px-4 py-4 md:px-6 md:py-5">
      <dt className="text-quiet text-sm">{label}</dt>
      <dd className="figure mt-1 text-4xl sm:text-2xl xl:text-4xl">{children}</dd>
      <dd className="text-quiet text-sm">{says}</dd>
    </div>
  )
}

function Section({ title, says, children }: { title: string; says: string; children: ReactNode }) {
  return (
    <section className="mt-10 min-w-0">
      <h2 className="font-bold text-xl">{title}</h2>
      <p className="mt-1 mb-4 max-w-prose text-quiet text-sm">{says}</p>
      {children}
    </section>
  )
}

function FirstFreeHours({ firstFree }: Pick<AppointmentFigures, 'firstFree'>) {
  if (firstFree.length === 0) return <p className="text-quiet">{words.noPlans}</p>
  return (
    <dl className="grid max-w-3xl gap-x-10 sm:grid-cols-2">
      {firstFree.map(({ purpose, hour, lastDay }) => (
        <div
          key={purpose}
          className="flex flex-wrap justify-between gap-x-4 border-hairline border-b py-2 text-sm"
        >
          <dt>{words.purposes[purpose]}</dt>
          <dd className={hour ? 'tabular-nums' : 'text-warn'}>
            {hour ? formatHour(hour) : words.noFreeHour(formatDay(lastDay))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
