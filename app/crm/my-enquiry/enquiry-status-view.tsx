import type { ReactNode } from 'react'
import { bring } from '#app/crm/appointments/bring-words.ts'
import { formatNonBreakingDay } from '#app/platform/calendar/format-day.ts'
import { formatShortTime, weekdayOf } from '#app/platform/dealer-details/opening-status.ts'
import type { EnquiryStatus, MyAppointment } from './my-enquiry-query.server.ts'
import * as words from './my-enquiry-words.ts'

type Props = {
  status: EnquiryStatus
  heading?: string
  /** The vehicle that the customer named, or ''. */
  vehicle?: string
  /** Address of the dealership. */
  place?: string
  /** Shown below the state. */
  notice?: ReactNode
  /** Links below the appointment. */
  children?: ReactNode
}

/** Reference, state, promise and appointment of an enquiry. */
export function EnquiryStatusView(props: Props) {
  const { status, heading = words.pageTitle, vehicle = '', place, notice, children } = props
  const { reference, title, state, isOpen, promise, appointment, readyBy } = status
  return (
    <>
      <h1 className="headline text-3xl md:text-4xl">{heading}</h1>
      <p className="mt-4 text-lg">{vehicle === '' ? title : `${title}: ${vehicle}`}</p>
      <p className="text-quiet">
        {words.reference}{' '}
        <span translate="no" className="whitespace-nowrap font-bold text-ink tabular-nums">
          {reference}
        </span>
      </p>
      <div className={`mt-6 border-l-4 pl-4 ${isOpen ? 'border-good' : 'border-control'}`}>
        <p className="font-bold text-xl">{state.title}</p>
        <p className="mt-1">{state.next}</p>
        {readyBy && <p className="mt-1 font-semibold">{spokenPromise(readyBy)}</p>}
        {promise && <p className="mt-1 font-semibold">{promise}</p>}
      </div>
      {notice}
      {appointment && (
        <section aria-labelledby="appointment" className="mt-10">
          <h2 id="appointment" className="mb-2 font-bold text-xl">
            {words.appointments[appointment.purpose]}
          </h2>
          <Appointment appointment={appointment} place={place} />
          {children}
        </section>
      )}
    </>
  )
}

function Appointment({
  appointment: { day, at, minutes, isActive, isComing, isAhead, isLost, purpose },
  place,
}: {
  appointment: MyAppointment
  place: string | undefined
}) {
  if (!isActive) return <p>{words.isCancelled(formatNonBreakingDay(day))}</p>
  return (
    <>
      <p className="font-semibold text-lg">{spokenDay(day)}</p>
      <p className="font-semibold text-lg">
        {at === null || minutes === null
          ? words.hourOpen
          : words.atHour(formatShortTime(at), minutes)}
      </p>
      {isComing && <p className="mt-1 font-semibold text-good">{words.isComing}</p>}
      {place && <p className="mt-1">{place}</p>}
      {isAhead && !isLost && <p className="mt-1 text-quiet">{bring[purpose]}</p>}
    </>
  )
}

const spokenPromise = ({ day, at }: NonNullable<EnquiryStatus['readyBy']>) =>
  words.readyBy(
    [weekdayOf(day), formatNonBreakingDay(day), ...(at === null ? [] : [formatShortTime(at)])].join(
      ', ',
    ),
  )

/** Formats a day as `Wednesday, 2 Dec 2026`. */
export const spokenDay = (day: string) => words.onDay(weekdayOf(day), formatNonBreakingDay(day))
