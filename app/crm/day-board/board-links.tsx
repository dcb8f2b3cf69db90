import type { ReactNode } from 'react'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { isExpected } from './appointment-progress.ts'
import { isPlaced } from './board-layout.ts'
import type { BoardStripContent } from './board-strip.tsx'
import type { DayBoard } from './day-board-schema.ts'
import * as words from './day-board-words.ts'
import { displayName } from './use-board-acts.ts'

type Props = {
  board: DayBoard
  /** Day and time on the dealer's clock. */
  now: { day: string; time: string }
  /** The lists under the hours. */
  strips: readonly BoardStripContent[]
  /** A link to another page. */
  children?: ReactNode
}

/** Number of next appointments that a phone names before its list. */
const maxNext = 3

/**
 * Links to the lists under the hours, with their counts, and on a phone to the next appointments of
 * today, because the list starts in the morning.
 */
export function BoardLinks({ board, now, strips, children }: Props) {
  const lists = strips.filter(({ appointments }) => appointments.length > 0)
  const next =
    board.day === now.day
      ? board.appointments
          .filter((it) => isPlaced(it) && isExpected(it) && (it.at ?? '') >= now.time)
          .slice(0, maxNext)
      : []
  if (lists.length === 0 && next.length === 0 && !children) return null
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {next.length > 0 && (
        <nav
          aria-label={words.nextAppointments}
          className="flex flex-wrap items-center gap-2 md:hidden"
        >
          <span aria-hidden className="text-quiet text-sm">
            {words.next}
          </span>
          {next.map((appointment) => (
            <a
              key={appointment.reference}
              href={`#${cardId(appointment.reference)}`}
              className={linkClassName}
            >
              <span className="tabular-nums">{formatStaffTime(appointment.at ?? '')}</span>
              <span className="wrap-anywhere font-normal">{displayName(appointment)}</span>
            </a>
          ))}
        </nav>
      )}
      {lists.map(({ id, title, appointments }) => (
        <a key={id} href={`#${id}`} className={linkClassName}>
          {title} ({appointments.length})
        </a>
      ))}
      {children}
    </div>
  )
}

/** Id of a card in the list of a phone. */
export const cardId = (reference: string) => `card-${reference}`

const linkClassName = buttonClassName({ size: 'dense' })
