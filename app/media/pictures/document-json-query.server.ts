import type { Db } from '#app/platform/db/connect-database.server.ts'

/** Selects the JSON of all drafts, scheduled documents, preview links and versions. */
export const documentJsonQuery = (db: Db) =>
  db
    .selectFrom('drafts')
    .select((eb) => eb.fn.coalesce('document_json', eb.val('')).as('json'))
    .unionAll(
      db.selectFrom('drafts').select((eb) => eb.fn.coalesce('planned_json', eb.val('')).as('json')),
    )
    .unionAll(
      db
        .selectFrom('previews')
        .select((eb) => eb.fn.coalesce('document_json', eb.val('')).as('json')),
    )
    .unionAll(db.selectFrom('published_versions').select('document_json as json'))
