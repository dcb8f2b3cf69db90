import type { Db } from '#app/platform/db/connect-database.server.ts'

/**
 * Lists the films and brochures that a model, draft, schedule, preview link or version refers to,
 * by file name.
 */
export async function listReferencedFilmsAndBrochures(db: Db): Promise<Set<string>> {
  const written = await db
    .selectFrom('vehicles')
    .select('more_json as json')
    .where('more_json', '!=', '{}')
    .unionAll(
      db
        .selectFrom('drafts')
        .select((eb) => eb.fn.coalesce('document_json', eb.val('')).as('json')),
    )
    .unionAll(
      db.selectFrom('drafts').select((eb) => eb.fn.coalesce('planned_json', eb.val('')).as('json')),
    )
    .unionAll(
      db
        .selectFrom('previews')
        .select((eb) => eb.fn.coalesce('document_json', eb.val('')).as('json')),
    )
    .unionAll(db.selectFrom('published_versions').select('document_json as json'))
    .execute()
  return new Set(
    written.flatMap(({ json }) =>
      [...json.matchAll(/media\/([0-9a-f]{16}\.(?:mp4|pdf))\b/g)].map(([, file = '']) => file),
    ),
  )
}
