import type { Db } from '#app/platform/db/connect-database.server.ts'

/** Returns the user who edits a draft of a model, by the slug of the model. */
export async function findDraftEditors(db: Db): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('drafts')
    .select(['key', 'edited_by'])
    .where('noun', '=', 'model')
    .where('document_json', 'is not', null)
    .execute()
  return new Map(rows.map(({ key, edited_by: who }) => [key, who]))
}
