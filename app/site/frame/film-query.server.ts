import type { Db } from '#app/platform/db/connect-database.server.ts'
import { type FilmsDocument, filmPages } from './film-content.ts'

/** Reads the films as a document, in the order of their ids. */
export async function readFilmsDocument(db: Db): Promise<FilmsDocument> {
  const rows = await db.selectFrom('films').selectAll().orderBy('id').execute()
  return {
    films: rows.flatMap(({ id, title, poster, youtube_id: youtubeId, file }) => {
      const page = filmPages.find((it) => it === id)
      return page === undefined
        ? []
        : [
            {
              ...{ page, title, poster },
              ...(youtubeId !== null && { youtubeId }),
              ...(file !== null && { file }),
            },
          ]
    }),
  }
}

/** Replaces all films. */
export async function writeFilmsDocument(
  db: Db,
  { after: { films } }: { after: FilmsDocument },
): Promise<void> {
  await db.deleteFrom('films').execute()
  for (const { page: id, youtubeId = null, file = null, ...film } of films)
    await db
      .insertInto('films')
      .values({ ...film, id, youtube_id: youtubeId, file })
      .execute()
}
