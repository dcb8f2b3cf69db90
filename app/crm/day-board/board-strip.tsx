import type { ReactNode } from 'react'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { AppointmentCard, type CardActions } from './appointment-card.tsx'
import type { BoardAppointment } from './day-board-schema.ts'
import * as words from './day-board-words.ts'

export type BoardStripContent = {
  /** Id of the section, for links. */
  id: string
  title: string
  hint?: string
  appointments: readonly BoardAppointment[]
  /** Returns the name of a resource. */
  placeName?: (key: string) => string
}

type Props = BoardStripContent & {
  now: { day: string; time: string }
  isBusy: boolean
  actions: CardActions
}

/** Appointments without a place in the table. */
export function BoardStrip({
  id,
  title,
  hint,
  appointments,
  placeName,
  ...card
}: Props): ReactNode {
  if (appointments.length === 0) return null
  return (
    <section id={id} aria-label={title} className="mb-4 scroll-mt-28 lg:scroll-mt-20">
      <h2 className="font-bold">
        {title} ({appointments.length})
      </h2>
      {hint && <p className="text-quiet text-sm">{hint}</p>}
      <ul className="mt-1 grid gap-2 sm:grid-cols-[repeat(auto-fill,minmax(17rem,1fr))]">
        {appointments.map((appointment) => (
          <li key={appointment.reference} className="border border-hairline">
            <AppointmentCard
              appointment={appointment}
              lead={
                appointment.day < card.now.day && (
                  <span className="text-quiet">
                    {placeName && `${placeOf(appointment, placeName)}, `}
                    {words.since(formatHour({ day: appointment.day, at: null }))}
                  </span>
                )
              }
              {...card}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const placeOf = ({ resource }: BoardAppointment, placeName: (key: string) => string) =>
  resource === null ? words.noPlace : placeName(resource)
