import * as v from 'valibot'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { JobCardRow, JobEstimateRow } from '#app/platform/db/schema-job-cards.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'
import { type Estimate, emptyJobCardFields, type JobCardFields } from './job-card.ts'

/** Number of recent cards whose mechanics the form suggests. */
const cardsWithMechanics = 200

const linesSchema = v.array(v.object({ text: v.string(), amount: v.number() }))

export function findJobCard(on: Db, enquiryId: number): Promise<JobCardRow | undefined> {
  return on
    .selectFrom('job_cards')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .executeTakeFirst()
}

export function fieldsOfCard(card: JobCardRow | undefined): JobCardFields {
  if (!card) return emptyJobCardFields
  return {
    kilometres: card.kilometres,
    complaints: card.complaints ?? '',
    workDone: card.work_done ?? '',
    mechanic: card.mechanic ?? '',
    readyDay: card.ready_day,
    readyTime: card.ready_time,
  }
}

/** Writes the card of a locked enquiry. Returns its new version. */
export async function writeJobCard(
  trx: Db,
  { enquiryId, fields, at }: { enquiryId: number; fields: JobCardFields; at: string },
): Promise<number> {
  const values = {
    kilometres: fields.kilometres,
    complaints: fields.complaints || null,
    work_done: fields.workDone || null,
    mechanic: fields.mechanic || null,
    ready_day: fields.readyDay,
    ready_time: fields.readyTime,
  }
  const { version } = await trx
    .insertInto('job_cards')
    .values({ ...values, enquiry_id: enquiryId, created_at: at })
    .onConflict((oc) =>
      oc
        .column('enquiry_id')
        .doUpdateSet((eb) => ({ ...values, version: eb('job_cards.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** Lists the estimates of an enquiry, the newest first. */
export async function listEstimates(on: Db, enquiryId: number): Promise<Estimate[]> {
  const rows = await on
    .selectFrom('job_estimates')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('number', 'desc')
    .execute()
  return rows.map(presentEstimate)
}

export function presentEstimate(row: JobEstimateRow): Estimate {
  return {
    number: row.number,
    lines: parseStoredJson(linesSchema, row.lines_json, []),
    total: row.total,
    sentAt: row.sent_at,
    answer: row.answer,
    answeredAt: row.answered_at,
    isByCustomer: row.answer !== null && row.answered_by === null,
    note: row.note ?? '',
  }
}

/** Empties the note about an answer by telephone, which is a colleague's and not the customer's. */
export const withoutStaffNote = (estimate: Estimate): Estimate =>
  estimate.isByCustomer ? estimate : { ...estimate, note: '' }

/** Lists the names of mechanics on recent cards, the most recent first. */
export async function listMechanics(on: Db): Promise<string[]> {
  const rows = await on
    .selectFrom('job_cards')
    .select('mechanic')
    .orderBy('enquiry_id', 'desc')
    .limit(cardsWithMechanics)
    .execute()
  return [...new Set(rows.flatMap(({ mechanic }) => mechanic ?? []))]
}
