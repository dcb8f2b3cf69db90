import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { flagColumn, requiredColumn } from './column-helpers.ts'

type PictureText = { text: string | null; at: string }

/**
 * Adds the table of uploaded pictures. Pictures that are in use already get a row with the earliest
 * known time of their use, because their file names and upload times were never stored.
 */
export function uploadedPictures(clock: () => Date = () => new Date()): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('uploaded_pictures')
        .ifNotExists()
        .addColumn('name', 'text', (col) => col.primaryKey())
        .addColumn('file_name', 'text', (col) => col.notNull().defaultTo(''))
        .addColumn('bytes', 'integer', (col) => col.notNull().defaultTo(0))
        .addColumn('is_kept', 'integer', flagColumn(0))
        .addColumn('created_at', 'text', requiredColumn)
        .execute()
      const now = clock().toISOString()
      const earliest = new Map<string, string>()
      for (const { text, at } of await readPictureTexts(db))
        for (const name of text?.match(pictureNames) ?? []) {
          const known = earliest.get(name) ?? now
          earliest.set(name, at !== '' && at < known ? at : known)
        }
      for (const [name, at] of earliest)
        await sql`insert into uploaded_pictures (name, created_at) values (${name}, ${at}) on conflict (name) do nothing`.execute(
          db,
        )
    },
  }
}

const pictureNames = /media\/[0-9a-f]{16}-\d{1,5}x\d{1,5}(?:-cut)?/g

/** Reads one table at a time, because the documents may need much memory. */
async function readPictureTexts(db: Kysely<unknown>): Promise<PictureText[]> {
  const texts: PictureText[] = []
  for (const query of pictureTextQueries) {
    const { rows } = await sql<PictureText>`${sql.raw(query)}`.execute(db)
    for (const { text, at } of rows) {
      const names = text?.match(pictureNames)
      if (names) texts.push({ text: names.join(' '), at })
    }
  }
  return texts
}

const pictureTextQueries = [
  'select picture as text, created_at as at from gallery_images',
  'select picture as text, created_at as at from offers',
  'select document_json as text, published_at as at from published_versions',
  'select document_json as text, edited_at as at from drafts',
  'select planned_json as text, edited_at as at from drafts',
  'select document_json as text, created_at as at from previews',
  "select picture as text, '' as at from slides",
  "select tall_picture as text, '' as at from slides",
  "select picture as text, '' as at from features",
  "select picture as text, '' as at from accessories",
  "select hero as text, '' as at from colours",
  "select icon as text, '' as at from colours",
  "select pictures_json as text, '' as at from vehicles",
  "select poster as text, '' as at from films",
  "select value_json as text, '' as at from facts",
  "select before_json as text, '' as at from catalogue_steps",
  "select name as text, '' as at from picture_set_items",
]
