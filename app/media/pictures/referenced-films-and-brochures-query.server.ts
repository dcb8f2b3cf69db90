import type { Db } from '#app/platform/db/connect-database.server.ts'
import { documentJsonQuery } from './document-json-query.server.ts'

/**
 * Lists the films and brochures that a model, page, draft, schedule, preview link or version refers to,
 * by file name.
 */
export async function listReferencedFilmsAndBrochures(db: Db): Promise<Set<string>> {
  const written = await db
    .selectFrom(documentJsonQuery(db).as('document'))
    .select('text')
    .unionAll(db.selectFrom('vehicles').select('more_json as text').where('more_json', '!=', '{}'))
    .unionAll(db.selectFrom('films').select((eb) => eb.fn.coalesce('file', eb.val('')).as('text')))
    .execute()
  return new Set(
    written.flatMap(({ text }) =>
      [...text.matchAll(/media\/([0-9a-f]{16}\.(?:mp4|pdf))\b/g)].map(([, file = '']) => file),
    ),
  )
}
