import { Hono } from 'hono'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { filmAndBrochureKinds } from '#app/media/pictures/film-and-brochure-kinds.ts'
import type { FilmAndBrochureStore } from '#app/media/pictures/film-and-brochure-store.server.ts'
import { respondWithFileRange } from '#app/media/pictures/respond-with-file-range.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { RenderBrochurePdf } from './brochure-pdf.server.ts'

type Deps = {
  db: Db
  vehicles: Pick<VehicleStore, 'findByName'>
  printBrochure: RenderBrochurePdf
  keptFiles: Pick<FilmAndBrochureStore, 'open'>
}

/**
 * Serves `/brochures/HORNET3.0.pdf`: the brochure that staff uploaded, or else a PDF printed from
 * the model's data. If `isWritten` returns `false`, the file that came with the catalogue is
 * served. A preview passes its own `isWritten`.
 */
export function brochureEndpoint(
  { db, vehicles, printBrochure, keptFiles }: Deps,
  isWritten = (slug: string) => hasPublishedVersion(db, slug),
) {
  return new Hono().get('/brochures/:file{.+\\.pdf}', async (c, next) => {
    const model = await vehicles.findByName(c.req.param('file').slice(0, -'.pdf'.length))
    if (!model?.isActive) return next()
    const uploaded = model.brochure && (await keptFiles.open(model.brochure))
    if (uploaded)
      return respondWithFileRange(c, uploaded, {
        etag: `"${model.brochure}"`,
        'Content-Type': filmAndBrochureKinds.pdf.type,
        'Cache-Control': 'no-cache',
        // Browsers show no PDF in a sandbox, so this one is downloaded.
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(model.bikeName)}.pdf`,
      })
    if (!(await isWritten(model.slug))) return next()
    return c.body(await printBrochure(model), 200, {
      'Content-Type': 'application/pdf',
      'Cache-Control': 'no-cache',
    })
  })
}

async function hasPublishedVersion(db: Db, slug: string): Promise<boolean> {
  const version = await db
    .selectFrom('published_versions')
    .select('id')
    .where('noun', '=', 'model')
    .where('key', '=', slug)
    .limit(1)
    .executeTakeFirst()
  return version !== undefined
}
