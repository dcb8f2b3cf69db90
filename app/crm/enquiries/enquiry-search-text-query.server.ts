import { setImmediate as nextTick } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { enquirySearchText, noteSearchText } from './enquiry-search-text.ts'
import { parseStoredAnswers } from './parse-stored-answers.ts'

/** Enquiries per transaction. SQLite blocks other writers during this time. */
const batchSize = 10

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
 * Writes the search texts of enquiries again from their answers and notes, in a transaction that has
 * locked these enquiries.
 */
export async function refreshEnquirySearchTexts(trx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  const rows = await trx
    .selectFrom('enquiries')
    .select(['id', 'reference', 'answers_json', 'phone', 'search_text'])
    .where('id', 'in', ids)
    .execute()
  const events = await trx
    .selectFrom('desk_events')
    .select(['id', 'enquiry_id', 'text', 'struck_at'])
    .where('enquiry_id', 'in', ids)
    .orderBy('id')
    .execute()
  for (const { id, reference, answers_json, phone, search_text: before } of rows) {
    const notes = events.flatMap(({ enquiry_id, text, struck_at }) =>
      enquiry_id === id && text !== null && struck_at === null ? text : [],
    )
    const answers = parseStoredAnswers(answers_json)
    const search_text = enquirySearchText(reference, answers, phone ?? '', notes)
    if (search_text !== before)
      await trx.updateTable('enquiries').set({ search_text }).where('id', '=', id).execute()
  }
  const read = events.map(({ id }) => id)
  if (read.length > 0)
    await trx
      .updateTable('desk_events')
      .set({ is_in_search: 1 })
      .where('id', 'in', read)
      .where('is_in_search', 'is', null)
      .execute()
}

/**
 * Adds the notes of earlier releases to the search texts. An instance of an earlier release may
 * still write notes, corrections and strikes. It can be interrupted and repeated at any time.
 * Returns the number of enquiries.
 */
export async function fillSearchTexts(db: Db): Promise<number> {
  for (let filled = 0, last = 0; ; await nextTick()) {
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
    await db.transaction().execute(async (trx) => {
      // An update without a change locks a row on both engines.
      await trx
        .updateTable('enquiries')
        .set((eb) => ({ version: eb.ref('version') }))
        .where('id', 'in', ids)
        .execute()
      await refreshEnquirySearchTexts(trx, ids)
    })
    last = newest
    filled += ids.length
  }
}

/** The text must equal the condition of the partial index of migration 57. */
const isMissingInSearch = sql<boolean>`is_in_search is null and (text is not null or type in ('correct', 'strike'))`
