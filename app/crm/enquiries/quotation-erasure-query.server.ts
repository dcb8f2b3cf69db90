import * as v from 'valibot'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'

const choicesSchema = v.record(v.string(), v.unknown())

/** Erases the note and the old vehicle. Number, lines and total name no person, so they stay. */
export async function eraseQuotations(trx: Db, enquiryId: number): Promise<void> {
  const rows = await trx
    .selectFrom('quotations')
    .select(['id', 'choices_json'])
    .where('enquiry_id', '=', enquiryId)
    .execute()
  for (const row of rows) {
    const { exchangeVehicle: _, ...choices } = parseStoredJson(choicesSchema, row.choices_json, {})
    await trx
      .updateTable('quotations')
      .set({ note: '', choices_json: JSON.stringify(choices) })
      .where('id', '=', row.id)
      .execute()
  }
}
