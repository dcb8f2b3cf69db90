import { Hono } from 'hono'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { keptFileKinds } from '#app/media/pictures/kept-file-kinds.ts'
import type { KeptFileStore } from '#app/media/pictures/kept-file-store.server.ts'
import { sendKeptFile } from '#app/media/pictures/send-kept-file.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { PrintBrochure } from './brochure-printer.server.ts'

type Needs = {
  db: Db
  vehicles: Pick<VehicleStore, 'findByName'>
  printBrochure: PrintBrochure
  keptFiles: Pick<KeptFileStore, 'open'>
}

/**
 * `/brochures/HORNET3.0.pdf`: the one that the staff uploaded; else, of a model that they wrote or changed, what
 * its page says, as a sheet. A model that stands as it came with the catalogue has the file that came with
 * it, but in a preview (`isWritten`).
 */
export function brochureApi(
  { db, vehicles, printBrochure, keptFiles }: Needs,
  isWritten = (slug: string) => wasPublished(db, slug),
) {
  return new Hono().get('/brochures/:file{.+\\.pdf}', async (c, next) => {
    const model = await vehicles.findByName(c.req.param('file').slice(0, -'.pdf'.length))
    if (!model?.isActive) return next()
    const uploaded = model.brochure && (await keptFiles.open(model.brochure))
    if (uploaded)
      return sendKeptFile(c, uploaded, {
        etag: `"${model.brochure}"`,
        'Content-Type': keptFileKinds.pdf.type,
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

async function wasPublished(db: Db, slug: string): Promise<boolean> {
  const version = await db
    .selectFrom('published_versions')
    .select('id')
    .where('noun', '=', 'model')
    .where('key', '=', slug)
    .limit(1)
    .executeTakeFirst()
  return version !== undefined
}
