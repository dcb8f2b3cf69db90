import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { groupBy } from '#app/platform/schema/group-by.ts'
import { AppointmentCard, type CardActions } from './appointment-card.tsx'
import { nextStateOf } from './appointment-progress.ts'
import { isPlaced } from './board-layout.ts'
import { cardId } from './board-links.tsx'
import type { BoardAppointment, DayBoard } from './day-board-schema.ts'
import * as words from './day-board-words.ts'

type Props = {
  board: DayBoard
  now: { day: string; time: string }
  isBusy: boolean
  actions: CardActions
}

/** The day on a phone: the appointments by hour. Those that ended before now are folded. */
export function BoardList({ board, ...card }: Props) {
  const { now } = card
  const names = new Map(board.resources.map(({ key, name }) => [key, name]))
  const placed = board.appointments.filter(isPlaced)
  const isOver = (it: BoardAppointment) =>
    it.day === now.day && (it.at ?? '') < now.time && nextStateOf(it) === undefined
  const over = placed.filter(isOver)
  const hours = (appointments: readonly BoardAppointment[]) =>
    [...groupBy(appointments, ({ at }) => at ?? '')].map(([at, own]) => (
      <section key={at} aria-label={formatStaffTime(at)}>
        <h2 className="mb-1 font-bold tabular-nums">{formatStaffTime(at)}</h2>
        <ul className="grid gap-2">
          {own.map((appointment) => (
            <li
              key={appointment.reference}
              id={cardId(appointment.reference)}
              className="scroll-mt-28 border border-hairline"
            >
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
    ))
  return (
    <div className="grid gap-4">
      {over.length > 0 && (
        <details>
          <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-signal-text underline">
            {words.over(over.length)}
          </summary>
          <div className="grid gap-4">{hours(over)}</div>
        </details>
      )}
      {hours(placed.filter((it) => !isOver(it)))}
    </div>
  )
}
