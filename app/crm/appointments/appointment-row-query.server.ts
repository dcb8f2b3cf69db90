import type { Updateable } from 'kysely'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { enquiryAnswerColumns } from '#app/crm/enquiries/enquiry-answer-columns.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { AppointmentRow, AppointmentTable } from '#app/platform/db/schema-appointments.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { freeSeats, lockDays, takeCells } from './appointment-query.server.ts'
import type { AppointmentResource } from './appointments-content.ts'

/** Finds the appointment of an enquiry, also a cancelled one. */
export async function findAppointment(
  on: Db,
  enquiryId: number,
): Promise<AppointmentRow | undefined> {
  return on
    .selectFrom('appointments')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst()
}

/** Finds the last change of an enquiry's state. */
export async function findLastStateEvent(
  on: Db,
  enquiryId: number,
): Promise<{ data_json: string } | undefined> {
  return on
    .selectFrom('desk_events')
    .select('data_json')
    .where('enquiry_id', '=', enquiryId)
    .where('type', '=', 'state')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the version of an enquiry in the caller's transaction. */
export async function findVersion(trx: Db, enquiryId: number): Promise<number> {
  const { version } = await trx
    .selectFrom('enquiries')
    .select('version')
    .where('id', '=', enquiryId)
    .executeTakeFirstOrThrow()
  return version
}

type NewAppointment = Pick<AppointmentRow, 'purpose' | 'day' | 'starts_at' | 'minutes' | 'state'>

/** Adds an active appointment without a seat. */
export async function insertAppointment(
  trx: Db,
  values: NewAppointment & { enquiry_id: number; created_at: string },
): Promise<AppointmentRow> {
  return trx.insertInto('appointments').values(values).returningAll().executeTakeFirstOrThrow()
}

/**
 * Changes an appointment and raises its version. A new sequence is another hour, or none, to which
 * the customer has not said yet that they are coming.
 */
export async function updateAppointment(
  trx: Db,
  { id, version }: Pick<AppointmentRow, 'id' | 'version'>,
  set: Updateable<AppointmentTable>,
): Promise<AppointmentRow> {
  return trx
    .updateTable('appointments')
    .set({ ...(set.sequence !== undefined && { coming_at: null }), ...set, version: version + 1 })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Keeps a cancelled appointment without its seats. Its day must be locked. A cancelled test ride or
 * delivery has a state of its own; the state of a service is that of its enquiry.
 */
export async function deactivateAppointment(
  trx: Db,
  row: AppointmentRow,
  reason: string | null,
): Promise<AppointmentRow> {
  await freeSeats(trx, row.id)
  return updateAppointment(trx, row, {
    is_active: 0,
    reason,
    sequence: row.sequence + 1,
    ...(row.state !== null && { state: 'cancelled' }),
  })
}

/** Keeps an appointment with its day but without its hour. Its day must be locked. */
export async function removeHour(trx: Db, row: AppointmentRow): Promise<AppointmentRow> {
  await freeSeats(trx, row.id)
  return updateAppointment(trx, row, {
    starts_at: null,
    resource: null,
    is_active: 1,
    is_overbooked: 0,
    reason: null,
    sequence: row.sequence + 1,
    ...(row.state !== null && { state: 'booked' }),
  })
}

/** Frees the seats of an appointment from a quarter hour of its day on. The day must be locked. */
export async function freeSeatsFrom(trx: Db, appointmentId: number, cell: number): Promise<void> {
  await trx
    .deleteFrom('appointment_seats')
    .where('appointment_id', '=', appointmentId)
    .where('cell', '>=', cell)
    .execute()
}

/** Maximum number of appointments beyond the seats of a resource at one time. */
const maxOverbooked = 50

/** Takes the first seat beyond those of the resource. Returns `false` if there are too many. */
export async function takeOverbookedSeat(
  trx: Db,
  { key: resource, seats }: Pick<AppointmentResource, 'key' | 'seats'>,
  wanted: { day: string; cells: readonly number[]; appointmentId: number },
): Promise<boolean> {
  for (let seat = seats; seat < seats + maxOverbooked; seat++)
    if (await takeCells(trx, { ...wanted, resource, seat })) return true
  return false
}

/**
 * Writes answers with all columns that depend on them. Clears the key that identifies a repeat, so
 * that the same form, sent again, books again. The event of the act adds the notes to the search
 * text.
 */
export async function saveAnswersOfAppointment(
  trx: Db,
  { id, reference, phone }: EnquiryRow,
  enquiry: EnquiryKind,
  answers: EnquiryAnswers,
): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({
      ...enquiryAnswerColumns(enquiry, { reference, answers, phone: phone ?? '' }),
      idempotency_key: null,
    })
    .where('id', '=', id)
    .execute()
}

/** Sets the promise of a call, or ends it. */
export async function setCallPromise(
  trx: Db,
  enquiryId: number,
  { call_by, promise_assignee_id }: Pick<EnquiryRow, 'call_by' | 'promise_assignee_id'>,
): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({ call_by, promise_assignee_id })
    .where('id', '=', enquiryId)
    .execute()
}

/** Clears the key that identifies a repeat, so that the same form, sent again, books again. */
export async function clearIdempotencyKey(trx: Db, enquiryId: number): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({ idempotency_key: null })
    .where('id', '=', enquiryId)
    .execute()
}

/**
 * Frees the seats of these enquiries' appointments, and empties the reasons and the times at which the
 * customers said that they are coming. Appointments before the day `from` keep their seats for the
 * figures.
 */
export async function eraseAppointments(
  trx: Db,
  enquiryIds: readonly number[],
  from: string,
): Promise<void> {
  if (enquiryIds.length === 0) return
  const rows = await trx
    .selectFrom('appointments')
    .select(['id', 'day'])
    .where('enquiry_id', 'in', enquiryIds)
    .execute()
  if (rows.length === 0) return
  await lockDays(
    trx,
    rows.map(({ day }) => day),
  )
  const ids = rows.map(({ id }) => id)
  await trx
    .deleteFrom('appointment_seats')
    .where('appointment_id', 'in', ids)
    .where('day', '>=', from)
    .execute()
  const erased = trx
    .updateTable('appointments')
    .set((eb) => ({ reason: null, coming_at: null, version: eb('version', '+', 1) }))
    .where('id', 'in', ids)
  await erased.execute()
  await erased.set({ is_active: 0 }).where('day', '>=', from).execute()
}
