import { initialStates } from '#app/crm/enquiries/enquiry-states.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { CallOutcome, DeskRow } from './desk-enquiry-schema.ts'
import { instantInZone } from './instant-in-zone.ts'

type Row = Pick<
  DeskRow,
  'isOpen' | 'state' | 'bookingDate' | 'bookingTime' | 'dueAt' | 'nextStepAt'
>
type Promised = Pick<DeskRow, 'callBy' | 'lastCall'>
type Time = { now: Date; zone: string }

/**
 * Returns `true` if nothing brings an open enquiry back: no next step and no promised call, unless
 * it is a booking whose day comes: confirmed, or a new test ride with an hour. The section `unplanned` of the desk has the same rule,
 * except that it leaves out imported enquiries that nobody has worked on.
 */
export function lacksNextStep(row: Row, { now, zone }: Time): boolean {
  const { day } = localTime(now, zone)
  const isRide = row.state === 'new' && row.bookingTime !== null
  const isConfirmed = isRide || !initialStates.some((state) => state === row.state)
  const isAwaited = row.bookingDate !== null && row.bookingDate >= day && isConfirmed
  return row.isOpen && row.dueAt === null && !isAwaited
}

/**
 * Returns `true` if a call without a new next step would leave the enquiry without one. A call
 * completes a past step and, if the customer was reached, any step of today.
 */
export function wouldLackNextStep(row: Row, outcome: CallOutcome, { now, zone }: Time): boolean {
  const { day } = localTime(now, zone)
  const completed = outcome === 'reached' ? instantInZone(addDays(day, 1), '00:00', zone) : now
  const isDone = row.nextStepAt === null || Date.parse(row.nextStepAt) < completed.getTime()
  return lacksNextStep({ ...row, dueAt: isDone ? null : row.nextStepAt }, { now, zone })
}

/** Returns `true` if the enquiry would lack a next step without its present one. */
export function isNextStepNeeded(row: Row & Promised, time: Time): boolean {
  const isInitial = initialStates.some((state) => state === row.state)
  const isCallPromised = isInitial && row.lastCall === null
  return lacksNextStep({ ...row, dueAt: isCallPromised ? row.callBy : null }, time)
}
