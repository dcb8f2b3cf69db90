import { initialStates } from '#app/crm/enquiries/enquiry-states.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { formatRupees } from '#app/platform/money/format-rupees.ts'
import * as words from './call-order-words.ts'
import type { MyCall } from './my-calls-schema.ts'

/** Minutes before a due time in which a call is urgent, and after an arrival in which it is hot. */
const urgentMinutes = 60
/** Price of a vehicle, in rupees, from which an enquiry for it goes before its equals. */
const highValue = 150_000
/** An enquiry that is overdue for more days is no longer moved up for its value or its booking. */
const maxRaisedDays = 3

const minuteMs = 60_000

/** The facts that decide the order, beside those of the enquiry itself. */
export type CallOrderFacts = {
  now: Date
  /** The dealer's time zone. */
  zone: string
  /** Prices in rupees by model. `kinds` are those whose customer wants to buy the model. */
  models: readonly { name: string; price: number }[]
  buyingKinds: readonly string[]
}

/** A call in its place. `reasons` say in plain words why it is there, the most important first. */
export type OrderedCall<Row> = { row: Row; reasons: string[]; isLate: boolean }

type OrderedFields = Pick<
  MyCall,
  | 'kind'
  | 'model'
  | 'state'
  | 'dueAt'
  | 'callBy'
  | 'receivedAt'
  | 'lastCall'
  | 'bookingDate'
  | 'requests'
>

/**
 * Sorts the calls in the order in which a salesperson should make them:
 *
 * 1. due within an hour, the earliest first;
 * 2. missed today;
 * 3. arrived within an hour, not called yet;
 * 4. booked for today or tomorrow and not confirmed, asked more than once, or for an expensive
 *    vehicle, unless they are overdue for more than three days;
 * 5. missed yesterday;
 * 6. due later today, the earliest first;
 * 7. the rest: missed earlier, or without a due time.
 *
 * In groups with missed calls, customers who were never called come first, then those who asked more
 * than once, then expensive vehicles, then the call that was missed last.
 */
export function orderCalls<Row extends OrderedFields>(
  rows: readonly Row[],
  facts: CallOrderFacts,
): OrderedCall<Row>[] {
  return rows
    .map((row) => ({ row, rank: rankOf(row, facts) }))
    .sort((one, other) => compareRanks(one.rank, other.rank))
    .map(({ row }) => ({
      row,
      reasons: reasonsOf(row, facts),
      isLate: isMissed(row, facts),
    }))
}

function rankOf(row: OrderedFields, facts: CallOrderFacts): number[] {
  const group = groupOf(row, facts)
  const due = row.dueAt === null ? 0 : Date.parse(row.dueAt)
  if (group === 1 || group === 6) return [group, due]
  if (group === 3) return [group, -Date.parse(row.receivedAt)]
  return [
    group,
    row.lastCall === null ? 0 : 1,
    row.requests > 1 ? 0 : 1,
    -Math.floor(highPriceOf(row, facts) / 1000),
    // Missed calls come first, the last one of them first; later calls follow in their order.
    isMissed(row, facts) ? -due : due,
  ]
}

function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [index, value] of one.entries()) {
    const difference = value - (other[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function groupOf(row: OrderedFields, facts: CallOrderFacts): number {
  const { now, zone } = facts
  const { day: today } = localTime(now, zone)
  const dueDay = row.dueAt && localTime(new Date(row.dueAt), zone).day
  const minutes =
    row.dueAt === null ? undefined : (Date.parse(row.dueAt) - now.getTime()) / minuteMs
  if (minutes !== undefined && minutes >= 0 && minutes <= urgentMinutes) return 1
  if (isMissed(row, facts) && dueDay === today) return 2
  if (isHot(row, facts)) return 3
  const isOld = dueDay !== null && dueDay < addDays(today, -maxRaisedDays)
  const isRaised = isUnconfirmedSoon(row, facts) || row.requests > 1 || highPriceOf(row, facts) > 0
  if (isRaised && !isOld) return 4
  if (dueDay === addDays(today, -1)) return 5
  return dueDay !== null && dueDay >= today ? 6 : 7
}

function isMissed({ dueAt }: OrderedFields, { now }: CallOrderFacts): boolean {
  return dueAt !== null && Date.parse(dueAt) < now.getTime()
}

function minutesSinceArrival({ receivedAt }: OrderedFields, { now }: CallOrderFacts): number {
  return Math.floor((now.getTime() - Date.parse(receivedAt)) / minuteMs)
}

function isHot(row: OrderedFields, facts: CallOrderFacts): boolean {
  return row.lastCall === null && minutesSinceArrival(row, facts) <= urgentMinutes
}

function isUnconfirmedSoon(row: OrderedFields, { now, zone }: CallOrderFacts): boolean {
  const { day: today } = localTime(now, zone)
  const { bookingDate, state } = row
  const isInitial = initialStates.some((it) => it === state)
  return (
    isInitial && bookingDate !== null && bookingDate >= today && bookingDate <= addDays(today, 1)
  )
}

/** Returns the price of the model if the customer wants to buy it and it is expensive, or 0. */
function highPriceOf({ kind, model }: OrderedFields, facts: CallOrderFacts): number {
  if (!facts.buyingKinds.includes(kind)) return 0
  const price = facts.models.find(({ name }) => name === model)?.price ?? 0
  return price >= highValue ? price : 0
}

function reasonsOf(row: OrderedFields, facts: CallOrderFacts): string[] {
  const { now, zone } = facts
  const { day: today } = localTime(now, zone)
  const price = highPriceOf(row, facts)
  return [
    row.dueAt === null ? '' : dueReason({ ...row, dueAt: row.dueAt }, facts),
    isHot(row, facts) ? words.arrived(minutesSinceArrival(row, facts)) : '',
    row.requests > 1 ? words.asked(row.requests) : '',
    row.state === 'ready' ? words.ready : '',
    row.state !== 'ready' && row.bookingDate === today ? words.bookedToday : '',
    row.bookingDate === addDays(today, 1) ? words.bookedTomorrow : '',
    price > 0 ? words.expensive(formatRupees(price)) : '',
  ].filter((reason) => reason !== '')
}

function dueReason(row: OrderedFields & { dueAt: string }, { now, zone }: CallOrderFacts): string {
  const { day: today } = localTime(now, zone)
  const due = localTime(new Date(row.dueAt), zone)
  const isMissedBefore = due.day < today
  if (isMissedBefore && due.day === addDays(today, -1)) return words.overdueSinceYesterday
  if (isMissedBefore) return words.overdueSince(due.day)
  const isPromise = row.dueAt === row.callBy && row.lastCall === null
  const at = due.day === today ? words.at(due.time) : words.atOn(due.time, due.day)
  return isPromise ? words.promised(at) : words.planned(at)
}
