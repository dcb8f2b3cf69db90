import type { Insertable, Selectable } from 'kysely'
import { writeListChanges } from '#app/content/publishing/write-list-changes.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { SlideTable } from '#app/platform/db/schema-catalogue.ts'
import type { SlideDocument, SlidesDocument } from './slide-content.ts'
import { defaultTextSide, phoneTextSides, textSides } from './text-side.ts'

/** Reads the slides as a document. */
export async function readSlidesDocument(db: Db): Promise<SlidesDocument> {
  const rows = await db.selectFrom('slides').selectAll().orderBy('position').orderBy('id').execute()
  return { slides: rows.map(slideDocumentFromRow) }
}

/** Writes only the differences. */
export async function writeSlidesDocument(
  db: Db,
  { before, after }: { before: SlidesDocument; after: SlidesDocument },
): Promise<void> {
  await writeListChanges(before.slides, after.slides, {
    insert: async (slide) => {
      const { id } = await db
        .insertInto('slides')
        .values({ ...slideRowFromDocument(slide), position: 0 })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    update: async (id, step) => {
      await db
        .updateTable('slides')
        .set(slideRowFromDocument(step.after))
        .where('id', '=', id)
        .execute()
    },
    remove: async (id) => {
      await db.deleteFrom('slides').where('id', '=', id).execute()
    },
    order: async (ids) => {
      for (const [index, id] of ids.entries())
        await db
          .updateTable('slides')
          .set({ position: index + 1 })
          .where('id', '=', id)
          .execute()
    },
  })
}

function slideDocumentFromRow(row: Selectable<SlideTable>): SlideDocument {
  const { id, headline, line, picture, link_text, link_href } = row
  return {
    id,
    headline,
    line,
    picture,
    ...(row.tall_picture && { tallPicture: row.tall_picture }),
    quietSide: textSides.find((it) => it === row.quiet_side) ?? defaultTextSide(link_href),
    tallQuietSide: phoneTextSides.find((it) => it === row.tall_quiet_side) ?? 'top',
    link: { text: link_text, href: link_href },
    ...(row.starts_on && { from: row.starts_on }),
    ...(row.until && { until: row.until }),
  }
}

function slideRowFromDocument(
  slide: SlideDocument,
): Omit<Insertable<SlideTable>, 'id' | 'position'> {
  const { headline, line, picture, tallPicture, quietSide, tallQuietSide, link, from, until } =
    slide
  return {
    headline,
    line,
    picture,
    tall_picture: tallPicture ?? null,
    quiet_side: quietSide,
    tall_quiet_side: tallQuietSide,
    link_text: link.text,
    link_href: link.href,
    starts_on: from ?? null,
    until: until ?? null,
  }
}
