import type { FilmOrBrochureKind } from '#app/media/pictures/film-and-brochure-kinds.ts'
import type { FilmAndBrochureStore } from '#app/media/pictures/film-and-brochure-store.server.ts'
import { storeFilmOrBrochure } from '#app/media/pictures/store-film-or-brochure.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
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
  needs: Deps,
  slug: string,
  kind: FilmOrBrochureKind,
  body: { file: File },
): Promise<{ name: string }> {
  if (!(await needs.models.read(slug))) throw new Problem(404, unknown)
  return storeFilmOrBrochure(needs, kind, body)
}
