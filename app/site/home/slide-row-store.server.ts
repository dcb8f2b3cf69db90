import type { Insertable, Selectable } from 'kysely'
import { writeList } from '#app/content/publishing/write-list.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { SlideTable } from '#app/platform/db/schema-catalogue.ts'
import {
  quietSides,
  type SlideDocument,
  type SlidesDocument,
  tallQuietSides,
  usualSide,
} from './slide.ts'

/** The slides as the staff write them. */
export async function readSlides(db: Db): Promise<SlidesDocument> {
  const rows = await db.selectFrom('slides').selectAll().orderBy('position').orderBy('id').execute()
  return { slides: rows.map(documentOf) }
}

/** Writes what differs. */
export async function writeSlides(
  db: Db,
  { before, after }: { before: SlidesDocument; after: SlidesDocument },
): Promise<void> {
  await writeList(before.slides, after.slides, {
    insert: async (slide) => {
      const { id } = await db
        .insertInto('slides')
        .values({ ...rowOf(slide), position: 0 })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },
    update: async (id, step) => {
      await db.updateTable('slides').set(rowOf(step.after)).where('id', '=', id).execute()
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

function documentOf(row: Selectable<SlideTable>): SlideDocument {
  const { id, headline, line, picture, link_text, link_href } = row
  return {
    id,
    headline,
    line,
    picture,
    ...(row.tall_picture && { tallPicture: row.tall_picture }),
    quietSide: quietSides.find((it) => it === row.quiet_side) ?? usualSide(link_href),
    tallQuietSide: tallQuietSides.find((it) => it === row.tall_quiet_side) ?? 'top',
    link: { text: link_text, href: link_href },
    ...(row.starts_on && { from: row.starts_on }),
    ...(row.until && { until: row.until }),
  }
}

function rowOf(slide: SlideDocument): Omit<Insertable<SlideTable>, 'id' | 'position'> {
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
