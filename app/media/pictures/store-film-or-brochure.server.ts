import type { Db } from '#app/platform/db/connect-database.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { atField } from '#app/platform/result/result.ts'
import type { FilmOrBrochureKind } from './film-and-brochure-kinds.ts'
import type { FilmAndBrochureStore } from './film-and-brochure-store.server.ts'

type Deps = { db: Db; keptFiles: FilmAndBrochureStore }

/**
 * Stores an uploaded film or brochure and returns its name for documents. A file that no document
 * names is deleted after an hour.
 */
export async function storeFilmOrBrochure(
  { db, keptFiles }: Deps,
  kind: FilmOrBrochureKind,
  { file }: { file: File },
): Promise<{ name: string }> {
  const kept = unwrapResult(atField(await keptFiles.store(kind, file), 'file'))
  await db.transaction().execute(kept.write)
  return { name: kept.name }
}
