import * as v from 'valibot'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'

const linesSchema = v.array(v.object({ text: v.string(), amount: v.number() }))

/**
 * Erases the texts of an enquiry's job card and estimates. Kilometres, amounts, times and the
 * mechanic name no customer, so they stay for the figures.
 */
export async function eraseJob(trx: Db, enquiryId: number): Promise<void> {
  await trx
    .updateTable('job_cards')
    .set((eb) => ({ complaints: null, work_done: null, version: eb('version', '+', 1) }))
    .where('enquiry_id', '=', enquiryId)
    .execute()
  const estimates = await trx
    .selectFrom('job_estimates')
    .select(['id', 'lines_json'])
    .where('enquiry_id', '=', enquiryId)
    .execute()
  for (const { id, lines_json } of estimates) {
    const lines = parseStoredJson(linesSchema, lines_json, []).map((line) => ({
      ...line,
      text: '',
    }))
    await trx
      .updateTable('job_estimates')
      .set({ lines_json: JSON.stringify(lines), note: null })
      .where('id', '=', id)
      .execute()
  }
}
