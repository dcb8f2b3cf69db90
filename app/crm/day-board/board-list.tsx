import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { AppointmentCard, type CardActions } from './appointment-card.tsx'
import { isPlaced } from './board-layout.ts'
import type { DayBoard } from './day-board-schema.ts'

type Props = {
  board: DayBoard
  now: { day: string; time: string }
  isBusy: boolean
  actions: CardActions
}

/** The day on a phone: the appointments by hour. */
export function BoardList({ board, ...card }: Props) {
  const names = new Map(board.resources.map(({ key, name }) => [key, name]))
  const placed = board.appointments.filter(isPlaced)
  const hours = [...new Set(placed.map(({ at }) => at ?? ''))]
  return (
    <div className="grid gap-4">
      {hours.map((at) => (
        <section key={at} aria-label={formatStaffTime(at)}>
          <h2 className="mb-1 font-bold tabular-nums">{formatStaffTime(at)}</h2>
          <ul className="grid gap-2">
            {placed
              .filter((it) => (it.at ?? '') === at)
              .map((appointment) => (
                <li key={appointment.reference} className="border border-hairline">
                  <AppointmentCard
                    appointment={appointment}
                    lead={
                      <span className="whitespace-nowrap text-quiet">
                        {names.get(appointment.resource ?? '')}
                      </span>
                    }
                    {...card}
                  />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
