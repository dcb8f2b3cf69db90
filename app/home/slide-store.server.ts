import type { Db } from '#app/db/connect.server.ts'
import type { Picture } from '#app/media/picture.ts'
import type { PictureLibrary } from '#app/media/picture-library.server.ts'

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
    async list(): Promise<Slide[]> {
      const rows = await db.selectFrom('slides').selectAll().orderBy('position').execute()
      return rows.map((row) => ({
        id: row.id,
        headline: row.headline,
        line: row.line,
        link: { text: row.link_text, href: row.link_href },
        picture: pictures.get(row.picture),
        tallPicture: row.tall_picture ? pictures.get(row.tall_picture) : null,
      }))
    },
  }
}
