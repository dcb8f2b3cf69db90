import type { DeskRow } from '#app/crm/desk/desk-enquiry-schema.ts'
import { parseDeskEventData } from '#app/crm/desk/desk-event-data.ts'
import { presentDeskRows } from '#app/crm/desk/desk-rows-query.server.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import {
  canSeeEnquiryKind,
  type EnquiryReader,
  pipelineOfKind,
} from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { dayInZone, startOfDay } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { type DoneToday, type MyCall, maxCardTextLength } from './my-calls-schema.ts'

const requestPeriodMs = 30 * 24 * 3_600_000
/** Bounds on what is read for all cards together. */
const maxNotes = 2000
const maxRequests = 2000
const maxDone = 50

/** Adds the message, the last note and the number of requests to the rows. */
export async function addCallFacts(db: Db, rows: readonly DeskRow[], now: Date): Promise<MyCall[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [stored, notes] = await Promise.all([
    db
      .selectFrom('enquiries')
      .select(['id', 'customer_id', 'answers_json'])
      .where('id', 'in', ids)
      .execute(),
    listLastNotes(db, ids),
  ])
  const enquiries = new Map(stored.map((row) => [row.id, row]))
  const requests = await countRequests(
    db,
    stored.flatMap(({ customer_id }) => customer_id ?? []),
    new Date(now.getTime() - requestPeriodMs).toISOString(),
  )
  return rows.map((row) => {
    const found = enquiries.get(row.id)
    const customer = found?.customer_id
    return {
      ...row,
      message: found && !row.isErased ? messageOf(found.answers_json) : '',
      lastNote: notes.get(row.id) ?? null,
      requests: Math.max(1, customer ? (requests.get(`${customer} ${row.flow}`) ?? 1) : 1),
    }
  })
}

async function listLastNotes(db: Db, ids: readonly number[]) {
  const found = await db
    .selectFrom('desk_events')
    .select(['enquiry_id', 'text', 'who', 'at'])
    .where('enquiry_id', 'in', ids)
    .where('type', 'in', ['note', 'call'])
    .where('struck_at', 'is', null)
    .where('text', '<>', '')
    .orderBy('id', 'desc')
    .limit(maxNotes)
    .execute()
  return new Map(
    found
      .toReversed()
      .map(({ enquiry_id, text, who, at }) => [enquiry_id, { text: clip(text ?? ''), who, at }]),
  )
}

/** Counts the enquiries since `from` by customer and flow. */
async function countRequests(
  db: Db,
  customers: readonly number[],
  from: string,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  if (customers.length === 0) return counts
  const found = await db
    .selectFrom('enquiries')
    .select(['customer_id', 'kind'])
    .where('customer_id', 'in', [...new Set(customers)])
    .where('created_at', '>=', from)
    .where('erased_at', 'is', null)
    .where('import_id', 'is', null)
    .limit(maxRequests)
    .execute()
  for (const { customer_id, kind } of found) {
    const key = `${customer_id} ${pipelineOfKind(kind)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

/** Lists the reader's calls and notes since midnight, the newest first, without struck ones. */
export async function listDoneToday(
  db: Db,
  { reader, now, timeZone }: { reader: EnquiryReader; now: Date; timeZone: string },
): Promise<DoneToday[]> {
  const newest = await db
    .selectFrom('desk_events')
    .select(['id', 'enquiry_id', 'at', 'type', 'text', 'data_json', 'struck_at'])
    .where('staff_id', '=', reader.id)
    .orderBy('id', 'desc')
    .limit(4 * maxDone)
    .execute()
  const midnight = startOfDay(dayInZone(now, timeZone), timeZone)
  const events = newest
    .filter(({ at, struck_at }) => at >= midnight && struck_at === null)
    .filter((event) => event.type === 'call' || event.type === 'note')
    .slice(0, maxDone)
  const enquiries = await listEnquiries(db, [...new Set(events.map((it) => it.enquiry_id))])
  const visible = enquiries.filter(({ kind }) => canSeeEnquiryKind(reader, kind))
  const rows = new Map(
    (await presentDeskRows(db, visible, { reader, now })).map((row) => [row.id, row]),
  )
  return events.flatMap(({ id, enquiry_id, at, type, text, data_json }) => {
    const row = rows.get(enquiry_id)
    if (!row) return []
    return {
      ...{ event: id, reference: row.reference, name: row.name, at },
      type: type === 'call' ? ('call' as const) : ('note' as const),
      outcome: parseDeskEventData(data_json).outcome ?? null,
      text: clip(text ?? ''),
    }
  })
}

async function listEnquiries(db: Db, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db.selectFrom('enquiries').selectAll().where('id', 'in', ids).execute()
}

function messageOf(answers: string): string {
  const { message } = parseStoredAnswers(answers)
  return typeof message === 'string' ? clip(message) : ''
}

const clip = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > maxCardTextLength ? `${line.slice(0, maxCardTextLength - 1)}…` : line
}
