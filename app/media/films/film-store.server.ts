import type { Picture } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

export type FilmStore = ReturnType<typeof filmStore>
export type Film = { title: string; poster: Picture; youtubeId: string | null; file: string | null }

export function filmStore(db: Db, pictures: PictureLibrary) {
  return {
    /** Finds the film of a page: `amc`, `optain` or `joy-club`. */
    async find(id: string): Promise<Film | undefined> {
      const row = await db.selectFrom('films').selectAll().where('id', '=', id).executeTakeFirst()
      if (!row) return undefined
      const { title, poster, youtube_id: youtubeId, file } = row
      return { title, poster: pictures.get(poster), youtubeId, file }
    },
  }
}
