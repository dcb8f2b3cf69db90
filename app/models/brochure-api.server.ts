import { Hono } from 'hono'
import type { Db } from '#app/db/connect.server.ts'
import { keptFileKinds } from '#app/media/kept-file-kinds.ts'
import type { KeptFileStore } from '#app/media/kept-file-store.server.ts'
import type { MediaStore } from '#app/media/media-store.server.ts'
import { sendKeptFile } from '#app/media/send-kept-file.server.ts'
import { formatPrice } from '#app/money/format-price.ts'
import { priceOnRequest } from '#app/money/words.ts'
import type { PdfPress } from '#app/reports/pdf/pdf-press.server.ts'
import { showSpecifications } from '#app/vehicles/show-specifications.ts'
import { specificationGroups, unknownPrice } from '#app/vehicles/vehicle.ts'
import type { VehicleDetail, VehicleStore } from '#app/vehicles/vehicle-store.server.ts'
import { photographFor } from './brochure-picture.server.ts'
import * as words from './brochure-words.ts'

type Needs = {
  db: Db
  vehicles: Pick<VehicleStore, 'findByName'>
  pdfs: PdfPress
  keptFiles: Pick<KeptFileStore, 'open'>
  media: Pick<MediaStore, 'find'>
}

/** Some 40 kB each; who asks for more of them than there are models gets them made anew. */
const mostKept = 100

/**
 * `/brochures/HORNET3.0.pdf`: the one that the staff uploaded; else, of a model that they wrote or changed, what
 * its page says, as a sheet. A model that stands as it came with the catalogue has the file that came with
 * it, but in a preview (`isWritten`).
 */
export function brochureApi(
  { db, vehicles, pdfs, keptFiles, media }: Needs,
  isWritten = (slug: string) => wasPublished(db, slug),
) {
  const kept = new Map<string, { of: string; bytes: Promise<Uint8Array<ArrayBuffer>> }>()

  function brochure(model: VehicleDetail): Promise<Uint8Array<ArrayBuffer>> {
    const sheet = sheetOf(model)
    const of = JSON.stringify([sheet, model.hero])
    const known = kept.get(model.slug)
    if (known?.of === of) return known.bytes
    if (kept.size >= mostKept) kept.clear()
    const bytes = print(sheet, model)
    kept.set(model.slug, { of, bytes })
    bytes.catch(() => kept.delete(model.slug))
    return bytes
  }

  async function print({ table, rows }: ReturnType<typeof sheetOf>, model: VehicleDetail) {
    const picture = await photographFor(media, model.hero, words.picture(model.name))
    const stream = pdfs.print({ ...table, ...(picture && { picture }) }, inOne(rows))
    return new Response(stream).bytes()
  }

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
    return c.body(await brochure(model), 200, {
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

function sheetOf(model: VehicleDetail) {
  const { name, tagline, price, priceIsApproximate, priceCheckedOn, variants } = model
  const specifications = showSpecifications(model)
  const rows = specificationGroups.flatMap(([group, heading]) =>
    specifications[group].map(({ label, value, shown }) => [heading, label, shown ?? value]),
  )
  const prices = variants.map((it) => [
    words.exShowroom,
    it.name,
    formatPrice(it.price, priceIsApproximate),
  ])
  return {
    table: {
      title: name,
      subtitle: [
        tagline,
        price === unknownPrice
          ? priceOnRequest
          : words.priceOf(formatPrice(price, priceIsApproximate), priceCheckedOn),
      ],
      head: words.head,
      empty: words.nothingSaid,
    },
    rows: [...prices, ...rows],
  }
}

async function* inOne(rows: string[][]): AsyncIterable<string[][]> {
  yield rows
}
