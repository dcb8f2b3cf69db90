import { sql } from 'kysely'
import { parseDeskEventData } from '#app/crm/desk/desk-event-data.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { findVisitorEmail } from '#app/crm/mail/visitor-email.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { AppointmentRow } from '#app/platform/db/schema-appointments.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'

/** An appointment with an hour that a reminder can name. */
export type AppointmentToRemind = Pick<
  EnquiryRow,
  | 'reference'
  | 'kind'
  | 'answers_json'
  | 'phone'
  | 'model'
  | 'state'
  | 'call_by'
  | 'first_call_at'
  | 'link_version'
> &
  Pick<AppointmentRow, 'purpose' | 'day' | 'minutes' | 'sequence' | 'created_at' | 'coming_at'> & {
    enquiry_id: number
    at: string
  }

/** States of services whose customer is still to come. */
const awaitedStates = ['requested', 'confirmed']

/** Key by which a reminder is queued once for each hour of an appointment. */
export const reminderKey = ({
  reference,
  sequence,
}: Pick<AppointmentToRemind, 'reference' | 'sequence'>): string =>
  `${reference}.${sequence}.day-before`

const keyInDatabase = sql<string>`e.reference || '.' || cast(a.sequence as text) || '.day-before'`

/** Selects the appointments that still take place: active, with an hour, of an open enquiry. */
function expectedAppointments(db: Db) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
    .select(['e.id as enquiry_id', 'e.reference', 'e.kind', 'e.answers_json', 'e.phone'])
    .select(['e.model', 'e.state', 'e.call_by', 'e.first_call_at', 'e.link_version'])
    .select(['a.purpose', 'a.day', 'a.starts_at as at', 'a.minutes', 'a.sequence', 'a.coming_at'])
    .select('a.created_at')
    .where('a.is_active', '=', 1)
    .where('a.starts_at', 'is not', null)
    .$narrowType<{ at: string }>()
    .where('e.is_open', '=', 1)
    .where('e.erased_at', 'is', null)
    .where('e.joined_to', 'is', null)
    .where((eb) =>
      eb.or([
        eb('a.state', '=', 'booked'),
        eb.and([eb('a.state', 'is', null), eb('e.state', 'in', awaitedStates)]),
      ]),
    )
}

type Period = {
  /** Day and time (`HH:MM`) from which on appointments are read. */
  from: { day: string; time: string }
  /** Last day, included. */
  to: string
}

/** Lists the appointments of a period whose reminder is not queued yet, by day and hour. */
export async function listUnreminded(
  db: Db,
  { from, to }: Period,
  limit: number,
): Promise<AppointmentToRemind[]> {
  return expectedAppointments(db)
    .where('a.day', '>=', from.day)
    .where('a.day', '<=', to)
    .where((eb) => eb.or([eb('a.day', '>', from.day), eb('a.starts_at', '>', from.time)]))
    .where('e.email', 'is not', null)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('outbox').select('id').where('once_key', '=', keyInDatabase))),
    )
    .orderBy('a.day')
    .orderBy('a.starts_at')
    .limit(limit)
    .execute()
}

/** Lists the appointments of a day that still take place, by hour. */
export async function listExpected(
  db: Db,
  day: string,
  limit: number,
): Promise<AppointmentToRemind[]> {
  return expectedAppointments(db)
    .where('a.day', '=', day)
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .limit(limit)
    .execute()
}

/** Finds the appointment of an enquiry if it still takes place. */
export async function findExpected(
  db: Db,
  enquiryId: number,
): Promise<AppointmentToRemind | undefined> {
  return expectedAppointments(db).where('a.enquiry_id', '=', enquiryId).executeTakeFirst()
}

/** Returns the customer's address; undefined without a plain one. */
export function recipientOf({
  kind,
  answers_json,
}: Pick<AppointmentToRemind, 'kind' | 'answers_json'>): string | undefined {
  const enquiry = findEnquiryKind(kind)
  return enquiry && findVisitorEmail(enquiry, parseStoredAnswers(answers_json))
}

/** Acts of the history after which an appointment has another hour, or has it again. */
const bookingActs: readonly string[] = ['booked', 'overbooked', 'moved', 'restored']

/** Returns the time at which each enquiry's present hour was booked or moved, by enquiry. */
export async function findBookingTimes(
  db: Db,
  appointments: readonly Pick<AppointmentToRemind, 'enquiry_id' | 'created_at'>[],
): Promise<Map<number, Date>> {
  const times = new Map(
    appointments.map(({ enquiry_id, created_at }) => [enquiry_id, new Date(created_at)]),
  )
  if (times.size === 0) return times
  const events = await db
    .selectFrom('desk_events')
    .select(['enquiry_id', 'at', 'data_json'])
    .where('enquiry_id', 'in', [...times.keys()])
    .where('type', '=', 'appointment')
    .orderBy('id')
    .execute()
  for (const { enquiry_id, at, data_json } of events) {
    const { appointment } = parseDeskEventData(data_json)
    if (appointment && bookingActs.includes(appointment.act)) times.set(enquiry_id, new Date(at))
  }
  return times
}
