import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core'
import * as v from 'valibot'
import { turntablePath } from '#app/catalogue/vehicles/model-paths.ts'
import { toBikeName } from '#app/catalogue/vehicles/vehicle.ts'
import { openUntilNetworkIdle } from '../tests/support/phone-window.ts'

/**
 * Viewport widths that select the coarse and the fine mesh. The pixel ratio is low because software
 * draws them.
 */
export const levels = {
  phone: { viewport: { width: 375, height: 812 }, deviceScaleFactor: 0.5 },
  desk: { viewport: { width: 800, height: 600 }, deviceScaleFactor: 0.5 },
} satisfies Record<string, BrowserContextOptions>
export type Level = keyof typeof levels

const vehicle = v.object({ name: v.string() })

/** Returns the addresses of all vehicles with a live view, by slug. */
export function drawnMachines(): Map<string, string> {
  const detail: unknown = JSON.parse(readFileSync('machines/live-detail.json', 'utf8'))
  const slugs = Object.keys(v.parse(v.record(v.string(), v.unknown()), detail))
  return new Map(
    slugs.map((slug) => {
      const file = readFileSync(`catalogue/vehicles/${slug}.json`, 'utf8')
      return [
        slug,
        turntablePath({ bikeName: toBikeName(v.parse(vehicle, JSON.parse(file)).name) }),
      ]
    }),
  )
}

export type Fetched = { name: string; type: string; bytes: number }

/** Bytes of script before a tap, and every file fetched after it until the network is idle. */
export type Tap = { scriptBefore: number; after: Fetched[] }

/**
 * Returns `undefined` if the page offers no live view: a service-only model has its turntable only.
 */
export async function tapOn(browser: Browser, url: string, level: Level): Promise<Tap | undefined> {
  const context = await browser.newContext({ ...levels[level], reducedMotion: 'reduce' })
  const page = await context.newPage()
  const fetched = listen(page)
  await openUntilNetworkIdle(page, url)
  const before = await Promise.all(fetched.splice(0))
  const offer = page.getByRole('button', { name: /^See it in 3D/ })
  const isOffered = (await offer.count()) > 0
  if (isOffered) {
    await offer.click()
    await page.getByText('The 3D view is ready').waitFor()
  }
  for (let known = -1; known < fetched.length; ) {
    known = fetched.length
    await sleep(300)
  }
  const after = await Promise.all(fetched)
  await context.close()
  if (!isOffered) return
  const scripts = before.filter(({ type }) => type === 'script')
  return { scriptBefore: bytesOf(scripts), after }
}

function listen(page: Page): Promise<Fetched>[] {
  const fetched: Promise<Fetched>[] = []
  page.on('requestfinished', (request) => {
    const name = basename(new URL(request.url()).pathname)
    const type = request.resourceType()
    fetched.push(bytesIn(request).then((bytes) => ({ name, type, bytes })))
  })
  return fetched
}

/** DevTools reports no bytes for a worker's own file; only the response header has its size. */
export async function bytesIn(request: Request): Promise<number> {
  const { responseBodySize } = await request.sizes()
  const answer = await request.response()
  return responseBodySize || Number((await answer?.headerValue('content-length')) ?? 0)
}

export const bytesOf = (files: readonly Fetched[]): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

/** Returns `street-body` for `street-body-z3NUAaZZ.js`. */
export const plainName = ({ name }: Fetched): string => name.replace(/-[\w-]{8}\.\w+$/, '')
