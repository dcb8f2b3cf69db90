import type { ReactNode } from 'react'
import { purposes } from '#app/crm/appointments/appointments-content-words.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import { buttonClassName, LinkButton } from '#app/ui/components/button.tsx'
import { Ellipsis } from '#app/ui/icons/ellipsis.ts'
import { Phone } from '#app/ui/icons/phone.ts'
import { isExpected, lateMinutesOf, nextStateOf } from './appointment-progress.ts'
import { CardNotes } from './card-notes.tsx'
import { collectionNoteOf } from './collection-note.ts'
import type { BoardAppointment } from './day-board-schema.ts'
import * as words from './day-board-words.ts'
import { displayName, stateLabel } from './use-board-acts.ts'

/** Acts of a card, for an account that works on the board. */
export type CardActions = {
  setState: (appointment: BoardAppointment, state: string) => void
  open: (appointment: BoardAppointment) => void
  schedule: (appointment: BoardAppointment) => void
}

type Props = {
  appointment: BoardAppointment
  /** Day and time on the dealer's clock. */
  now: { day: string; time: string }
  isBusy: boolean
  actions: CardActions
  /** Text before the vehicle, such as the place in a list. */
  lead?: ReactNode
  /** Leaves out the complaint and the length, which the table shows by the height. */
  isTight?: boolean
}

/** An appointment: the vehicle, the customer, the state, and the next act as one button. */
export function AppointmentCard({
  appointment,
  now,
  isBusy,
  actions,
  lead,
  isTight = false,
}: Props) {
  const { model, registrationNumber, phone, purpose, minutes, isOverbooked, state } = appointment
  const { complaint, at, isErased, isComing, mechanic, estimate, isJobCardEmpty } = appointment
  const name = displayName(appointment)
  const late = lateMinutesOf(appointment, now)
  const collection = collectionNoteOf(appointment, now)
  return (
    <article
      aria-label={`${at === null ? '' : `${formatStaffTime(at)}, `}${name}`}
      data-reference={appointment.reference}
      className={`grid h-full content-start gap-x-2 gap-y-1 border-l-4 bg-surface p-1.5 text-sm leading-snug ${edgeOf(appointment, late !== undefined || collection?.isLate === true)}`}
    >
      <p className="wrap-anywhere flex flex-wrap items-baseline gap-x-2">
        {lead}
        {!isErased && registrationNumber && (
          <strong className="whitespace-nowrap font-semibold">{registrationNumber}</strong>
        )}
        <span>{model}</span>
      </p>
      <p className="wrap-anywhere flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold">{name}</span>
        <span className="text-quiet">
          {purposes[purpose]}
          {!isTight && `, ${words.length(minutes)}`}
        </span>
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span>{stateLabel(appointment, state)}</span>
        {isComing && <strong className="text-good">{words.coming}</strong>}
        {late !== undefined && <strong className="text-bad">{words.late(late)}</strong>}
        {isOverbooked && <strong className="text-warn">{words.overbooked}</strong>}
        {collection && (
          <span className={collection.isLate ? 'font-bold text-bad' : ''}>{collection.text}</span>
        )}
        {mechanic && <span className="wrap-anywhere text-quiet">{words.mechanic(mechanic)}</span>}
        {isJobCardEmpty && <span className="text-warn">{words.emptyJobCard}</span>}
        {estimate && (
          <strong className={estimate === 'refused' ? 'text-bad' : ''}>
            {words.estimates[estimate]}
          </strong>
        )}
      </p>
      <CardNotes appointment={appointment} />
      {complaint && !isTight && <p className="line-clamp-2 text-quiet">{complaint}</p>}
      <div className="flex flex-wrap items-center gap-1">
        <MainAct {...{ appointment, now, actions, isBusy, isLate: late !== undefined }} />
        {phone && (
          <a
            href={telephoneUrl(phone)}
            aria-label={words.callWho(name)}
            draggable={false}
            className={signClassName}
          >
            <Phone aria-hidden className="size-4.5" />
          </a>
        )}
        <button
          type="button"
          aria-label={words.moreFor(name)}
          onClick={() => actions.open(appointment)}
          className={signClassName}
        >
          <Ellipsis aria-hidden className="size-4.5" />
        </button>
      </div>
    </article>
  )
}

const signClassName =
  'grid size-11 shrink-0 place-items-center rounded-control border border-control text-ink hover:border-ink md:size-8'

type MainActProps = Pick<Props, 'appointment' | 'now' | 'actions' | 'isBusy'> & { isLate: boolean }

/** The next state, the no-show of a late customer, or the booking of an hour. */
function MainAct({ appointment, now, actions, isBusy, isLate }: MainActProps) {
  const { at, isService, isErased, mergedInto } = appointment
  const name = displayName(appointment)
  // A customer can arrive from the day of the appointment on.
  const isAhead = appointment.day > now.day
  const next = isAhead || (at === null && !isService) ? undefined : nextStateOf(appointment)
  const isMissed = isLate || (appointment.day < now.day && isExpected(appointment))
  const states = [next, next && isMissed ? 'no-show' : undefined].filter((it) => it !== undefined)
  if (isErased) return null
  if (mergedInto !== null)
    return (
      <LinkButton size="dense" to={`/admin/desk/${mergedInto}`}>
        {words.mergedInto(mergedInto)}
      </LinkButton>
    )
  return (
    <>
      {at === null && appointment.resource === null && isBookable(appointment) && (
        <button
          type="button"
          disabled={isBusy}
          onClick={() => actions.schedule(appointment)}
          className={buttonClassName({ size: 'dense' })}
        >
          {words.bookHour}
        </button>
      )}
      {states.map((state) => (
        <button
          key={state}
          type="button"
          disabled={isBusy}
          aria-label={words.markAs(stateLabel(appointment, state), name)}
          onClick={() => actions.setState(appointment, state)}
          className={buttonClassName({ size: 'dense' })}
        >
          {stateLabel(appointment, state)}
        </button>
      ))}
    </>
  )
}

/** Work that has begun needs no hour. */
const isBookable = ({ state }: BoardAppointment) =>
  ['requested', 'confirmed', 'booked', 'new'].includes(state)

function edgeOf({ state, isOverbooked }: BoardAppointment, isLate: boolean): string {
  if (isLate) return 'border-bad'
  if (isOverbooked) return 'border-warn'
  if (['arrived', 'in-work'].includes(state)) return 'border-signal'
  if (['ready', 'delivered', 'done'].includes(state)) return 'border-good'
  return 'border-control'
}
