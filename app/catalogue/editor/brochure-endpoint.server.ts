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
 * `/brochures/HORNET3.0.pdf`: the one that the staff uploaded; else, of a model that they wrote or changed, what
 * its page says, as a sheet. A model that stands as it came with the catalogue has the file that came with
 * it, but in a preview (`isWritten`).
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
        // A browser shows no PDF in its sandbox: it is saved, and opened from there.
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
