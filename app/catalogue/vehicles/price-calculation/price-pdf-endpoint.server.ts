import { Hono } from 'hono'
import { pricePath } from '#app/catalogue/vehicles/on-road-price/price-query.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { AppEnv } from '#app/platform/http/app-env.ts'
import { networkPrefixOf } from '#app/platform/http/network-prefix.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { RateLimiter } from '#app/platform/http/rate-limits.server.ts'
import { type RequestSlots, withRequestSlot } from '#app/platform/http/request-slots.server.ts'
import { findPriceCalculation, type PriceCalculationDeps } from './find-price-calculation.server.ts'
import type { RenderPricePdf } from './price-pdf.server.ts'
import { pricePdfPath } from './price-pdf-path.ts'
import * as words from './words.ts'

type Deps = PriceCalculationDeps & {
  dealer: Pick<DealerStore, 'get'>
  drawPricePdf: RenderPricePdf
  limits: { publicPdfs: RateLimiter }
  publicUrl: string | undefined
  slots: RequestSlots
}

const extension = '.pdf'
const headers = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }

/**
 * Serves `/price/DIO.pdf?…`: a dated calculation as a PDF of one page. An address without a
 * calculation moves to its page, which says why. Each network gets ten PDFs a minute, then 429.
 * `prefix` is the path of a preview.
 */
export function pricePdfEndpoint(deps: Deps, prefix = '') {
  return new Hono<AppEnv>().get('/price/:file{.+\\.pdf}', async (c) => {
    const name = c.req.param('file').slice(0, -extension.length)
    const { address, origin } = c.get('facts')
    const { search } = new URL(c.req.url)
    const asked = { name, search, origin: deps.publicUrl ?? origin }
    // The slot is free again before the PDF waits in its own queue.
    const found = await withRequestSlot(c, deps.slots, () => findPriceCalculation(deps, asked))
    if (found.is === 'moved') {
      const to = pricePdfPath(found.bikeName, found.query)
      return c.body(null, found.status, { ...headers, Location: `${prefix}${to}` })
    }
    if (found.is !== 'found')
      return c.body(null, 302, { ...headers, Location: `${prefix}${pricePath(name)}` })
    const client = networkPrefixOf(address)
    const wait = await deps.limits.publicPdfs.take(client)
    if (wait > 0)
      throw new Problem(429, words.tooManyPdfs(wait), { headers: { 'Retry-After': `${wait}` } })
    const { model, calculation } = found
    const bytes = await deps.drawPricePdf(calculation, await deps.dealer.get(), {
      signal: c.req.raw.signal,
      client,
    })
    return c.body(bytes, 200, {
      ...headers,
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="${words.fileName(model.slug, calculation.day)}"`,
    })
  })
}
