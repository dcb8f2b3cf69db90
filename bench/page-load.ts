import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright-core'
import {
  listShownPictures,
  type ShownPicture,
  scrollToEnd,
} from '../tests/support/measure-shown-pictures.ts'
import { isPortalAddress } from '../tests/support/page-addresses.ts'
import { openUntilNetworkIdle, phoneWindowOptions } from '../tests/support/phone-window.ts'
import { adminLogin } from '../tests/support/start-site.ts'

export type PageLoad = {
  requests: number
  bytes: Map<string, number>
  /** Pictures that are much wider or narrower than the screen needs. */
  unfitting: ShownPicture[]
}

/**
 * Loads a page for the first time and scrolls to its end. Sums the compressed bodies by kind.
 * Headers are not counted: they depend on the proxy.
 */
export async function loadPage(browser: Browser, origin: string, route: string): Promise<PageLoad> {
  const context = await browser.newContext(phoneWindowOptions)
  if (isPortalAddress(route) && route !== '/admin/login') await logIn(context, origin)
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const loaded: PageLoad = { requests: 0, bytes: new Map(), unfitting: [] }
  const begun = new Map<string, { type: string; head: number }>()
  network.on('Network.responseReceived', ({ requestId, type, response }) => {
    begun.set(requestId, { type, head: response.encodedDataLength })
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type, head } = begun.get(requestId) ?? { type: 'Other', head: 0 }
    loaded.requests++
    loaded.bytes.set(type, (loaded.bytes.get(type) ?? 0) + Math.max(0, encodedDataLength - head))
  })
  const pictures = new Set<string>()
  network.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId)
  })
  network.on('Network.loadingFinished', ({ requestId }) => pictures.delete(requestId))
  network.on('Network.loadingFailed', ({ requestId }) => pictures.delete(requestId))
  await openUntilNetworkIdle(page, `${origin}${route}`)
  await scrollToEnd(page)
  while (pictures.size > 0) await setTimeout(20)
  const shown = await listShownPictures(page)
  loaded.unfitting = shown.filter(({ sent, needed }) => sent > 1.3 * needed || sent < 0.95 * needed)
  await context.close()
  return loaded
}

export function allOf({ bytes }: PageLoad): number {
  return bytes.values().reduce((sum, it) => sum + it, 0)
}

async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/api/login`, { data: adminLogin })
  const { token } = await answer.json()
  await context.addInitScript((marker) => localStorage.setItem('adminToken', marker), token)
}
