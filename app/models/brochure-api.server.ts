import { Hono } from 'hono'
import type { Db } from '#app/db/connect.server.ts'
import { formatPrice } from '#app/money/format-price.ts'
import type { PdfPress } from '#app/reports/pdf/pdf-press.server.ts'
import { showSpecifications } from '#app/vehicles/show-specifications.ts'
import { specificationGroups } from '#app/vehicles/vehicle.ts'
import type { VehicleDetail, VehicleStore } from '#app/vehicles/vehicle-store.server.ts'
import * as words from './brochure-words.ts'

type Needs = { db: Db; vehicles: Pick<VehicleStore, 'findByName'>; pdfs: PdfPress }

/** Some 40 kB each; who asks for more of them than there are models gets them made anew. */
const mostKept = 100

/**
 * `/brochures/HORNET3.0.pdf` of a model that the staff wrote or changed: what its page says, as a
 * sheet. A model that stands as it came with the catalogue has the file that came with it.
 */
export function brochureApi({ db, vehicles, pdfs }: Needs) {
  const kept = new Map<string, { of: string; bytes: Promise<Uint8Array<ArrayBuffer>> }>()

  function brochure(model: VehicleDetail): Promise<Uint8Array<ArrayBuffer>> {
    const sheet = sheetOf(model)
    const of = JSON.stringify(sheet)
    const known = kept.get(model.slug)
    if (known?.of === of) return known.bytes
    if (kept.size >= mostKept) kept.clear()
    const stream = pdfs.print(sheet.table, inOne(sheet.rows))
    const bytes = new Response(stream).bytes()
    kept.set(model.slug, { of, bytes })
    bytes.catch(() => kept.delete(model.slug))
    return bytes
  }

  return new Hono().get('/brochures/:file{.+\\.pdf}', async (c, next) => {
    const model = await vehicles.findByName(c.req.param('file').slice(0, -'.pdf'.length))
    if (!model?.isActive) return next()
    const written = await db
      .selectFrom('published_versions')
      .select('id')
      .where('noun', '=', 'model')
      .where('key', '=', model.slug)
      .limit(1)
      .executeTakeFirst()
    if (!written) return next()
    return c.body(await brochure(model), 200, {
      'Content-Type': 'application/pdf',
      'Cache-Control': 'no-cache',
    })
  })
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
      subtitle: [tagline, words.priceOf(formatPrice(price, priceIsApproximate), priceCheckedOn)],
      head: words.head,
      empty: words.nothingSaid,
    },
    rows: [...prices, ...rows],
  }
}

async function* inOne(rows: string[][]): AsyncIterable<string[][]> {
  yield rows
}
