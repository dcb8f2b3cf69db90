import type { FilmOrBrochureKind } from '#app/media/pictures/film-and-brochure-kinds.ts'
import type { FilmAndBrochureStore } from '#app/media/pictures/film-and-brochure-store.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { atField } from '#app/platform/result/result.ts'
import type { ModelEditorStore } from './model-editor-store.server.ts'
import { uploadModelBrochure, uploadModelFilm } from './model-file-endpoints.ts'
import { unknown } from './staff-words.ts'

type Deps = { db: Db; models: ModelEditorStore; keptFiles: FilmAndBrochureStore }

/** Endpoints that upload a model's film and brochure. The draft names the files afterwards. */
export const modelFileEndpoints = [
  handleEndpoint(uploadModelFilm, (needs: Deps, { params, body }) =>
    storeModelFile(needs, params.slug, 'mp4', body),
  ),
  handleEndpoint(uploadModelBrochure, (needs: Deps, { params, body }) =>
    storeModelFile(needs, params.slug, 'pdf', body),
  ),
]

async function storeModelFile(
  { db, models, keptFiles }: Deps,
  slug: string,
  kind: FilmOrBrochureKind,
  { file }: { file: File },
): Promise<{ name: string }> {
  if (!(await models.read(slug))) throw new Problem(404, unknown)
  const kept = unwrapResult(atField(await keptFiles.store(kind, file), 'file'))
  await db.transaction().execute(kept.write)
  return { name: kept.name }
}
