import type { MoveToUndo } from '#app/crm/appointments/appointment-acts.ts'
import { byCustomer, isByCustomer } from '#app/crm/desk/customer-author.ts'
import { type DeskEventData, parseDeskEventData } from '#app/crm/desk/desk-event-data.ts'
import { isClosedState } from '#app/crm/enquiries/enquiry-states.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './my-enquiry-words.ts'

/** Time in which a customer can undo an act, in milliseconds. */
export const undoWindow = 30 * 60_000

/** Maximum number of changes of one enquiry by its customer in 24 hours, because anyone has the link. */
const maxDailyChanges = 20

type Former = NonNullable<DeskEventData['former']>

type NextStep = { at: string; text: string | null }

/** The last act of the customer, what was before it, and until when (an instant) it can be undone. */
export type UndoableAct = { until: string } & (
  | { act: 'cancelled' }
  // The answer to the estimate with this number.
  | { act: 'approved' | 'refused'; number: number }
  | ({ act: 'moved' } & MoveToUndo)
  | { act: 'corrected'; former: Former; promise: DeskEventData['promise'] }
  // `freed` is `true` if the withdrawal cancelled the appointment.
  | { act: 'withdrawn'; from: string; cleared: NextStep | undefined; freed: boolean }
)

/** Finds the act that the newest events store, if the customer did it less than 30 minutes ago. */
export async function findUndoableAct(
  db: Db,
  { id, joined_to }: Pick<EnquiryRow, 'id' | 'joined_to'>,
  now: Date,
): Promise<UndoableAct | undefined> {
  if (joined_to !== null) return undefined
  const rows = await db
    .selectFrom('desk_events')
    .select(['at', 'staff_id', 'who', 'type', 'data_json', 'version'])
    .where('enquiry_id', '=', id)
    // Notes and messages change nothing.
    .where('type', 'not in', ['note', 'message'])
    .orderBy('id', 'desc')
    .limit(4)
    .execute()
  const events = rows
    .map(({ data_json, ...event }) => ({
      ...event,
      ...parseDeskEventData(data_json),
      isOwn: isByCustomer(event),
    }))
    // "I am coming" leaves the change before it as the last one.
    .filter(({ appointment }) => appointment?.act !== 'coming')
  const [last] = events
  if (!last?.isOwn) return undefined
  const until = new Date(Date.parse(last.at) + undoWindow).toISOString()
  if (now.toISOString() > until) return undefined
  if (last.type === 'correct') {
    const { former, promise, isUndo = false } = last
    return former && !isUndo ? { act: 'corrected', until, former, promise } : undefined
  }
  // The events of one act have the same version.
  const ofAct = events.filter((it) => it.version === last.version)
  const { act: answer, number } = last.job ?? {}
  if ((answer === 'approved' || answer === 'refused') && number !== undefined)
    return { act: answer, until, number }
  const state = ofAct.find((it) => it.type === 'state')
  const followed = ofAct.find((it) => it.type === 'appointment')
  const appointment = followed?.appointment
  const isWithdrawn = state !== undefined && (state.freed !== undefined || !appointment)
  if (isWithdrawn) {
    const { from, to, cleared, freed = false } = state
    if (!from || !to || !isClosedState(to) || isClosedState(from)) return undefined
    return { act: 'withdrawn', until, from, cleared, freed }
  }
  if (appointment?.act === 'cancelled') return { act: 'cancelled', until }
  const { act: name, from } = appointment ?? {}
  if (name !== 'moved' || followed?.isUndo || !from || from.at === null) return undefined
  const confirmed = state?.from ? { from: state.from, promise: state.promise } : undefined
  const back = { day: from.day, at: from.at }
  return { act: 'moved', until, back, confirmed, promise: followed?.promise }
}

/** Returns `true` if the customer changed the enquiry very often within 24 hours. */
export async function hasTooManyChanges(db: Db, enquiryId: number, now: Date): Promise<boolean> {
  const { count } = await db
    .selectFrom('desk_events')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('enquiry_id', '=', enquiryId)
    .where('staff_id', 'is', null)
    .where('who', '=', byCustomer.name)
    .where('at', '>', new Date(now.getTime() - 24 * 3_600_000).toISOString())
    .executeTakeFirstOrThrow()
  return Number(count) >= maxDailyChanges
}

/** Finds the last act if it is this one and the customer can still undo it. */
export async function findUndoable<Act extends UndoableAct['act']>(
  db: Db,
  row: Pick<EnquiryRow, 'id' | 'joined_to'>,
  { acts, now }: { acts: readonly Act[]; now: Date },
): Promise<Result<Extract<UndoableAct, { act: Act }>>> {
  const found = await findUndoableAct(db, row, now)
  return found && isOneOf(found, acts) ? ok(found) : fail('conflict', words.nothingToUndo)
}

const isOneOf = <Act extends UndoableAct['act']>(
  found: UndoableAct,
  acts: readonly Act[],
): found is Extract<UndoableAct, { act: Act }> => acts.some((act) => act === found.act)
