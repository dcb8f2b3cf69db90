import type { Editor } from '#app/access/session.ts'
import type { Desk } from '#app/changes/change-content.server.ts'
import { changeStore } from '#app/changes/change-store.server.ts'
import { done, gone, type Outcome } from '#app/changes/outcome.ts'
import type { Db } from '#app/db/connect.server.ts'
import { searchText } from './search-text.ts'

export type ErasureStore = ReturnType<typeof erasureStore>

/** Takes a person's answers out of an enquiry. The row stays, so that every count still holds. */
export function erasureStore({ db, clock }: Desk) {
  return {
    async erase(editor: Editor, id: number): Promise<Outcome<{ id: number; reference: string }>> {
      const at = clock()
      return db.transaction().execute(async (trx) => {
        const row = await trx
          .selectFrom('enquiries')
          .select('reference')
          .where('id', '=', id)
          .where('erased_at', 'is', null)
          .executeTakeFirst()
        if (!row) return gone
        const { reference } = row
        await forget(trx, { id, reference }, at.toISOString())
        await changeStore(trx).record({
          at,
          editor,
          action: 'erased the answers of',
          subject: `enquiry/${id}`,
          label: `enquiry ${reference}`,
        })
        return done({ id, reference })
      })
    },
  }
}

/** Takes the answers out of an enquiry and the mail about it away, in the caller's transaction. */
export async function forget(
  trx: Db,
  { id, reference }: { id: number; reference: string },
  at: string,
): Promise<void> {
  await trx
    .updateTable('enquiries')
    .set({
      answers_json: '{}',
      search_text: searchText(reference, {}),
      phone: null,
      source_json: null,
      source: null,
      // A hash of the answers could be guessed back.
      idempotency_key: null,
      erased_at: at,
    })
    .where('id', '=', id)
    .execute()
  await trx.deleteFrom('outbox').where('enquiry_id', '=', id).execute()
}
