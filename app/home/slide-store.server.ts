import type { Db } from '#app/db/connect.server.ts'
import type { Picture } from '#app/media/picture.ts'
import type { PictureLibrary } from '#app/media/picture-library.server.ts'
import { modelOfLink } from '#app/vehicles/paths.ts'

export type SlideStore = ReturnType<typeof slideStore>
export type Slide = {
  id: number
  headline: string
  line: string
  link: { text: string; href: string }
  picture: Picture
  /** The upright picture that a phone shows instead. */
  tallPicture: Picture | null
}

export function slideStore(db: Db, pictures: PictureLibrary) {
  return {
    /** Those that lead to a model only while it is on the site. */
    async list(): Promise<Slide[]> {
      const rows = await db.selectFrom('slides').selectAll().orderBy('position').execute()
      const led = rows.map((row) => ({ row, model: modelOfLink(row.link_href) }))
      const isOnSite = await activeAmong(led.flatMap(({ model }) => model ?? []))
      const shown = led.filter(({ model }) => model === undefined || isOnSite.has(model))
      return shown.map(({ row }) => ({
        id: row.id,
        headline: row.headline,
        line: row.line,
        link: { text: row.link_text, href: row.link_href },
        picture: pictures.get(row.picture),
        tallPicture: row.tall_picture ? pictures.get(row.tall_picture) : null,
      }))
    },
  }

  async function activeAmong(keys: readonly string[]): Promise<Set<string>> {
    if (keys.length === 0) return new Set()
    const rows = await db
      .selectFrom('vehicles')
      .select('key')
      .where('key', 'in', keys)
      .where('status', '=', 1)
      .execute()
    return new Set(rows.map(({ key }) => key))
  }
}
