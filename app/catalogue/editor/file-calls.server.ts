import type { KeptFileKind } from '#app/media/pictures/kept-file-kinds.ts'
import type { KeptFileStore } from '#app/media/pictures/kept-file-store.server.ts'
import { isRefusal } from '#app/media/pictures/upload.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { addModelBrochure, addModelFilm } from './file-calls.ts'
import type { ManagedModelStore } from './managed-model-store.server.ts'
import { unknown } from './staff-words.ts'

type Needs = { db: Db; models: ManagedModelStore; keptFiles: KeptFileStore }

/** Files that a model's draft will name. */
export const modelFileCalls = [
  handleEndpoint(addModelFilm, (needs: Needs, { params, body }) =>
    keep(needs, params.slug, 'mp4', body),
  ),
  handleEndpoint(addModelBrochure, (needs: Needs, { params, body }) =>
    keep(needs, params.slug, 'pdf', body),
  ),
]

async function keep(
  { db, models, keptFiles }: Needs,
  slug: string,
  kind: KeptFileKind,
  { file }: { file: File },
): Promise<{ name: string }> {
  if (!(await models.read(slug))) throw new Problem(404, unknown)
  const kept = await keptFiles.keep(kind, file)
  if (isRefusal(kept))
    throw new Problem(kept.status, kept.sentence, { errors: { file: [kept.sentence] } })
  await db.transaction().execute(kept.write)
  return { name: kept.name }
}
