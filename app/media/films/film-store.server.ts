import type { Picture } from '#app/media/pictures/picture.ts'
import type { PictureLibrary } from '#app/media/pictures/picture-library.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'

export type FilmStore = ReturnType<typeof filmStore>
export type Film = { title: string; poster: Picture; youtubeId: string | null; file: string | null }

type StoredFilm = {
  id: string
  title: string
  /** Name of the picture. */
  poster: string
  youtubeId?: string | null | undefined
  file?: string | null | undefined
}

export function filmStore(db: Db, pictures: PictureLibrary) {
  const toFilm = ({ title, poster, youtubeId = null, file = null }: StoredFilm): Film => ({
    title,
    poster: pictures.get(poster),
    youtubeId: file?.startsWith('media/') ? null : youtubeId,
    file,
  })
  return {
    /** Finds the film of a page: `amc`, `optain` or `joy-club`. */
    async find(id: string): Promise<Film | undefined> {
      const row = await db.selectFrom('films').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toFilm({ ...row, youtubeId: row.youtube_id })
    },

    /** Returns a store that finds these films instead. */
    showing: (films: readonly StoredFilm[]) => ({
      find: async (id: string): Promise<Film | undefined> =>
        films.filter((film) => film.id === id).map(toFilm)[0],
    }),
  }
}
