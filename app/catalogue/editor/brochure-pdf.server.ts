import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { LRUCache } from 'lru-cache'
import { presentSpecifications } from '#app/catalogue/vehicles/present-specifications.ts'
import { mergeRowsByLabel } from '#app/catalogue/vehicles/variant-specification-rows.ts'
import { specificationGroups, unknownPrice } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleDetail } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import type { MediaStore } from '#app/media/pictures/media-store.server.ts'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import { formatPrice } from '#app/platform/money/format-price.ts'
import { priceOnRequest } from '#app/platform/money/words.ts'
import type { PdfRenderQueue } from '#app/platform/pdf/pdf-render-queue.server.ts'
import * as words from './brochure-pdf-words.ts'
import { findBrochurePhotograph } from './brochure-photograph.server.ts'

type Deps = { pdfs: Pick<PdfRenderQueue, 'print'>; media: Pick<MediaStore, 'find'> }

export type RenderBrochurePdf = (model: VehicleDetail) => Promise<Uint8Array<ArrayBuffer>>

/** A brochure takes some 40 kB of memory. */
const maxCachedBrochures = 100

/**
 * Prints a model's brochure as a PDF. PDFs are cached by their content, so that the site and all
 * previews print equal content once.
 */
export function brochurePdfRenderer({ pdfs, media }: Deps): RenderBrochurePdf {
  /** Keys are hashes of the content. */
  const kept = new LRUCache<string, Promise<Uint8Array<ArrayBuffer>>>({ max: maxCachedBrochures })
  // Visitors request brochures, but the processes that print them also print the staff's reports.
  const limiter = concurrencyLimiter({ limit: 1, queue: 20 })

  async function print({ table, rows }: ReturnType<typeof brochureContent>, model: VehicleDetail) {
    const picture = await findBrochurePhotograph(media, model.hero, words.picture(model.name))
    return buffer(pdfs.print({ ...table, ...(picture && { picture }) }, asSingleBatch(rows)))
  }

  return (model) => {
    const sheet = brochureContent(model)
    const key = createHash('sha256')
      .update(JSON.stringify([sheet, model.hero]))
      .digest('base64url')
    const known = kept.get(key)
    if (known) return known
    const bytes = limiter.run(() => print(sheet, model))
    kept.set(key, bytes)
    bytes.catch(() => kept.delete(key))
    return bytes
  }
}

function brochureContent(model: VehicleDetail) {
  const { name, tagline, isOnSale, price, priceIsApproximate, priceCheckedOn, variants } = model
  const specifications = presentSpecifications(model)
  const rows = specificationGroups.flatMap(([group, heading]) =>
    mergeRowsByLabel(specifications[group]).map(({ label, value, shown }) => [
      heading,
      label,
      shown ?? value,
    ]),
  )
  const prices = isOnSale
    ? variants.map((it) => [words.exShowroom, it.name, formatPrice(it.price, priceIsApproximate)])
    : []
  return {
    table: {
      title: name,
      subtitle: [
        tagline,
        isOnSale
          ? brochurePriceLine(price, priceIsApproximate, priceCheckedOn)
          : words.noLongerSold,
      ],
      head: words.head,
      empty: words.nothingSaid,
    },
    rows: [...prices, ...rows],
  }
}

function brochurePriceLine(price: number, isApproximate: boolean, checkedOn: string): string {
  if (price === unknownPrice) return priceOnRequest
  return words.priceOf(formatPrice(price, isApproximate), checkedOn)
}

async function* asSingleBatch(rows: string[][]): AsyncIterable<string[][]> {
  yield rows
}
