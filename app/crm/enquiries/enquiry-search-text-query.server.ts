import { setImmediate as nextTick } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { enquirySearchText, noteSearchText } from './enquiry-search-text.ts'
import { parseStoredAnswers } from './parse-stored-answers.ts'

const batchSize = 100

/** Adds a note to the search text of its enquiry, in the transaction that stores the note. */
export async function addToSearchText(trx: Db, enquiryId: number, note: string): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({ search_text: sql<string>`search_text || ${`\n${noteSearchText(note)}`}` })
    .where('id', '=', enquiryId)
    .where('erased_at', 'is', null)
    .execute()
}

/**
 * Writes the search text of an enquiry again from its answers and notes, in a transaction that has
 * locked the enquiry.
 */
export async function refreshEnquirySearchText(trx: Db, id: number): Promise<void> {
  const row = await trx
    .selectFrom('enquiries')
    .select(['reference', 'answers_json', 'phone', 'search_text'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return
  const { reference, answers_json, phone, search_text } = row
  const events = await trx
    .selectFrom('desk_events')
    .select(['text', 'struck_at'])
    .where('enquiry_id', '=', id)
    // Texts of messages are much the same for all customers.
    .where('type', '<>', 'message')
    .orderBy('id')
    .execute()
  const notes = events.flatMap(({ text, struck_at }) => (struck_at === null ? (text ?? []) : []))
  const answers = parseStoredAnswers(answers_json)
  const refreshed = enquirySearchText(reference, answers, phone ?? '', notes)
  if (refreshed !== search_text)
    await trx
      .updateTable('enquiries')
      .set({ search_text: refreshed })
      .where('id', '=', id)
      .execute()
  await trx
    .updateTable('desk_events')
    .set({ is_in_search: 1 })
    .where('enquiry_id', '=', id)
    .where('is_in_search', 'is', null)
    .execute()
}

/**
 * Adds the notes of earlier releases to the search texts. An instance of an earlier release may
 * still write notes, corrections and strikes. It can be interrupted and repeated at any time.
 * Returns the number of enquiries.
 */
export async function fillSearchTexts(db: Db): Promise<number> {
  for (let filled = 0, last = 0; ; ) {
    const rows = await db
      .selectFrom('desk_events')
      .select('enquiry_id')
      .distinct()
      .where('enquiry_id', '>', last)
      .where(isMissingInSearch)
      .orderBy('enquiry_id')
      .limit(batchSize)
      .execute()
    const ids = rows.map(({ enquiry_id }) => enquiry_id)
    const newest = ids.at(-1)
    if (newest === undefined) return filled
    for (const id of ids) {
      await db.transaction().execute((trx) => lockAndRefresh(trx, id))
      await nextTick()
    }
    last = newest
    filled += ids.length
  }
}

/** A transaction locks one row, so it cannot wait for staff who change several enquiries. */
async function lockAndRefresh(trx: Db, id: number): Promise<void> {
  // An update without a change locks a row on both engines.
  await trx
    .updateTable('enquiries')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .execute()
  await refreshEnquirySearchText(trx, id)
}

/** The text must equal the condition of the partial index of migration 57. */
const isMissingInSearch = sql<boolean>`is_in_search is null and (text is not null or type in ('correct', 'strike'))`
