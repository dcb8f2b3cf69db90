import { purposeOfRow } from '#app/crm/appointments/bookings-without-hour-query.server.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { canSeeEnquiryKind, type EnquiryReader } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { WorkshopHistory, WorkshopVisit } from './job-card.ts'

const maxVisits = 200

/** Kinds of enquiries that have a job card. */
const serviceKinds = enquiryKinds.filter(({ flow }) => flow === 'workshop').map(({ slug }) => slug)

/**
 * Selects the service bookings of a vehicle. A merged duplicate counts if it has a card of its own.
 */
const selectVisits = (on: Db, plate: string) =>
  on
    .selectFrom('enquiries as e')
    .leftJoin('job_cards as j', 'j.enquiry_id', 'e.id')
    .where('e.plate', '=', plate)
    .where('e.kind', 'in', serviceKinds)
    .where((eb) => eb.or([eb('e.joined_to', 'is', null), eb('j.enquiry_id', 'is not', null)]))

/** Lists the visits of a vehicle that the account may see, the newest first. */
export async function readWorkshopHistory(
  on: Db,
  { plate, reader }: { plate: string; reader: EnquiryReader },
): Promise<WorkshopHistory> {
  if (!serviceKinds.some((kind) => canSeeEnquiryKind(reader, kind)))
    return { plate, total: 0, visits: [] }
  const { total } = await selectVisits(on, plate)
    .select((eb) => eb.fn.countAll().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await selectVisits(on, plate)
    .leftJoin('appointments as a', 'a.enquiry_id', 'e.id')
    .select(['e.id', 'e.reference', 'e.kind', 'e.state', 'e.booking_date', 'e.created_at'])
    .select(['e.answers_json', 'e.model', 'a.purpose', 'j.kilometres', 'j.complaints'])
    .select(['j.work_done', 'j.mechanic'])
    // A booking without a day has the day on which it arrived.
    .orderBy((eb) => eb.fn.coalesce('e.booking_date', 'e.created_at'), 'desc')
    .orderBy('e.id', 'desc')
    .limit(maxVisits)
    .execute()
  const estimates = await listNewestEstimates(
    on,
    rows.map(({ id }) => id),
  )
  return {
    plate,
    total: Number(total),
    visits: rows.map((row): WorkshopVisit => {
      const { name } = parseStoredAnswers(row.answers_json)
      return {
        reference: row.reference,
        day: row.booking_date ?? row.created_at.slice(0, 10),
        purpose: row.purpose ?? purposeOfRow(row) ?? 'service-paid',
        state: row.state ?? '',
        name: typeof name === 'string' ? name : '',
        model: row.model ?? '',
        kilometres: row.kilometres,
        complaints: row.complaints ?? '',
        workDone: row.work_done ?? '',
        mechanic: row.mechanic ?? '',
        estimate: estimates.get(row.id) ?? null,
      }
    }),
  }
}

async function listNewestEstimates(on: Db, enquiryIds: readonly number[]) {
  const rows =
    enquiryIds.length === 0
      ? []
      : await on
          .selectFrom('job_estimates')
          .select(['enquiry_id', 'total', 'answer'])
          .where('enquiry_id', 'in', enquiryIds)
          .orderBy('number')
          .execute()
  return new Map(rows.map(({ enquiry_id, ...estimate }) => [enquiry_id, estimate]))
}

type Reading = { kilometres: number; day: string }

/** Returns the reading at the last visit before this one; undefined if there is none. */
export async function findLastReading(
  on: Db,
  { id, plate, day }: { id: number; plate: string; day: string },
): Promise<Reading | undefined> {
  const rows = await selectVisits(on, plate)
    .select(['e.booking_date', 'e.created_at', 'j.kilometres'])
    .where('j.kilometres', 'is not', null)
    .where('e.id', '<>', id)
    .orderBy((eb) => eb.fn.coalesce('e.booking_date', 'e.created_at'), 'desc')
    .orderBy('e.id', 'desc')
    .limit(maxVisits)
    .execute()
  return rows
    .flatMap(({ kilometres, ...row }) =>
      kilometres === null
        ? []
        : { kilometres, day: row.booking_date ?? row.created_at.slice(0, 10) },
    )
    .find((reading) => reading.day <= day)
}
