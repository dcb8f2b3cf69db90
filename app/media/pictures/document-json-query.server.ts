import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'

/** The form of a document or row that refers to a picture. */
export type PictureReferenceState =
  | 'published'
  | 'deleted'
  | 'draft'
  | 'planned'
  | 'preview'
  | 'version'
  | 'upload'
  | 'import'

/** Selects the JSON of all drafts, scheduled documents, preview links and versions. */
export const documentJsonQuery = (db: Db) =>
  db
    .selectFrom('published_versions')
    .select([
      'noun',
      'key',
      referenceState('version'),
      sql<string>`cast(number as text)`.as('detail'),
      'document_json as text',
    ])
    .unionAll(
      db
        .selectFrom('drafts')
        .select((eb) => [
          'noun',
          'key',
          referenceState('draft'),
          sql.lit('').as('detail'),
          eb.fn.coalesce('document_json', eb.val('')).as('text'),
        ]),
    )
    .unionAll(
      db
        .selectFrom('drafts')
        .select((eb) => [
          'noun',
          'key',
          referenceState('planned'),
          sql.lit('').as('detail'),
          eb.fn.coalesce('planned_json', eb.val('')).as('text'),
        ]),
    )
    .unionAll(
      db
        .selectFrom('previews')
        .select((eb) => [
          'noun',
          'key',
          referenceState('preview'),
          sql.lit('').as('detail'),
          eb.fn.coalesce('document_json', eb.val('')).as('text'),
        ]),
    )

export const referenceState = (is: PictureReferenceState) =>
  sql<PictureReferenceState>`${sql.lit(is)}`.as('state')
