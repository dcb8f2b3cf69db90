import { enquiryKinds, findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { type AppointmentPurpose, purposeOfEnquiry } from './appointment-purposes.ts'

/** Kinds of enquiries that can have an appointment without staff booking it. */
export const bookedKinds = enquiryKinds.filter(({ appointment }) => appointment !== undefined)

/** Returns the purpose of a stored enquiry's appointment; undefined for a kind without appointments. */
export function purposeOfRow({
  kind,
  answers_json,
}: Pick<EnquiryRow, 'kind' | 'answers_json'>): AppointmentPurpose | undefined {
  const enquiry = findEnquiryKind(kind)
  return enquiry && purposeOfEnquiry(enquiry, parseStoredAnswers(answers_json))
}

/** Selects the bookings without an hour: open enquiries (`e`) with a day and no appointment. */
export const bookingsWithoutHour = (db: Db) =>
  db
    .selectFrom('enquiries as e')
    .leftJoin('appointments as a', 'a.enquiry_id', 'e.id')
    .where('e.booking_date', 'is not', null)
    .where('e.joined_to', 'is', null)
    .where('e.is_open', '=', 1)
    .where('a.id', 'is', null)
