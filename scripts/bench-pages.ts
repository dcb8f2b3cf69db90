import { setTimeout } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { launchChromium } from '../tests/support/chromium.ts'
import { adminPages, isOfPortal, publicPages } from '../tests/support/pages.ts'
import { publicLimit } from '../tests/support/script-budget.ts'
import { sendEnquiry } from '../tests/support/script-weight.ts'
import {
  describePicture,
  type ShownPicture,
  scrollThrough,
  shownPictures,
} from '../tests/support/shown-pictures.ts'
import { adminLogin, startSite } from '../tests/support/site.ts'

// npm run bench:pages [-- route …]: what a telephone of 375 px loads for each page, those of the portal
// logged in, on a first visit that goes on to the end of the page, as it travels. Names the pictures
// that are wider or narrower than needed. Fails where a public page brings more JavaScript than it may.
const kinds = ['Document', 'Script', 'Font', 'Image', 'Fetch'] as const

type Load = { requests: number; bytes: Map<string, number>; unfitting: ShownPicture[] }

const site = await startSite()
const routes =
  process.argv.length > 2
    ? process.argv.slice(2)
    : [...publicPages, ...adminPages, await sendEnquiry(site)]
const server = await launchChromium()
let over = 0
try {
  const browser = await chromium.connect(server.wsEndpoint())
  console.log(
    `kB as they travel, two device pixels to one${kinds.map((kind) => kind.padStart(10)).join('')}       all  requests`,
  )
  for (const route of routes) {
    const { requests, bytes, unfitting } = await load(browser, site.url, route)
    const all = [...bytes.values()].reduce((sum, it) => sum + it, 0)
    const isOver = !isOfPortal(route) && (bytes.get('Script') ?? 0) > publicLimit * 1000
    if (isOver) over++
    const figures = kinds.map((kind) => kilobytes(bytes.get(kind) ?? 0)).join('')
    console.log(
      `${route.padEnd(43)}${figures}${kilobytes(all)}${String(requests).padStart(10)}${isOver ? '  too much script' : ''}`,
    )
    for (const line of new Set(unfitting.map(describePicture))) console.log(`    ${line}`)
  }
} finally {
  await server.close()
  await site.stop()
}
console.log(
  over === 0
    ? `No public page brings more than ${publicLimit} kB of script.`
    : `${over} public pages bring more than ${publicLimit} kB of script.`,
)
process.exitCode = over === 0 ? 0 : 1

/** Bodies by kind, compressed as they came; headers depend on the proxy in front. */
async function load(browser: Browser, origin: string, route: string): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
  })
  if (isOfPortal(route) && route !== '/admin/login') await logIn(context, origin)
  const page = await context.newPage()
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  const loaded: Load = { requests: 0, bytes: new Map(), unfitting: [] }
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
  await page.goto(`${origin}${route}`, { waitUntil: 'networkidle' })
  await scrollThrough(page)
  while (pictures.size > 0) await setTimeout(20)
  const shown = await shownPictures(page)
  loaded.unfitting = shown.filter(({ sent, needed }) => sent > 1.3 * needed || sent < 0.95 * needed)
  await context.close()
  return loaded
}

async function logIn(context: BrowserContext, origin: string): Promise<void> {
  const answer = await context.request.post(`${origin}/api/login`, { data: adminLogin })
  const { token } = await answer.json()
  await context.addInitScript((marker) => localStorage.setItem('adminToken', marker), token)
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(10)
}
