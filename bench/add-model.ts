import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { launchChromium } from '../tests/support/launch-chromium.ts'
import { phoneWindowOptions } from '../tests/support/phone-window.ts'
import { adminLogin, type StartedSite, startSite } from '../tests/support/start-site.ts'
import { type Hand, handOn, type Photograph } from './add-model/hand.ts'
import { photographs } from './add-model/photographs.ts'
import { untilMade, writeModel } from './add-model/write-model.ts'
import { digits } from './goals.ts'
import { table } from './report.ts'
import { count } from './written.ts'

const windows: { on: string; name: string; window: BrowserContextOptions }[] = [
  { on: 'a desk', name: 'VAYU 125', window: { viewport: { width: 1440, height: 900 } } },
  {
    on: 'a phone',
    name: 'VAYU 160',
    window: { ...phoneWindowOptions, hasTouch: true, isMobile: true },
  },
]

/** Typing speed in characters a minute, of a person who also does other work. */
const typedInAMinute = 200

/**
 * Measures the work of adding one model to the site: presses, typed characters and bytes sent. The
 * model has three variants, two colours, four photographs of a telephone, a price and a feature.
 * Its figures are typed, and one specification group is pasted from a spreadsheet.
 */
export async function addModel(): Promise<string> {
  const site = await startSite()
  const server = await launchChromium()
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const pictures = await photographs()
    const rows: string[][] = []
    for (const at of windows) rows.push(await rowOf({ browser, site, pictures }, at))
    return table(
      [
        'on',
        'presses',
        'keys',
        'minutes of typing',
        'the run (s)',
        'of it for photographs',
        'sent (kB)',
        'seen after (ms)',
      ],
      rows,
    )
  } finally {
    await server.close()
    await site.stop()
  }
}

type Needs = { browser: Browser; site: StartedSite; pictures: readonly Photograph[] }

async function rowOf(
  { browser, site, pictures }: Needs,
  { on, name, window }: (typeof windows)[number],
) {
  const page = await openDashboard(browser, site, window)
  const bytes = countSent(page, site)
  const hand = handOn(page)
  const begun = performance.now()
  await toModels(hand, window.isMobile === true)
  await writeModel(hand, name, pictures)
  const written = performance.now()
  await untilMade(page, pictures.length)
  const made = performance.now()
  await hand.press(page.getByRole('button', { name: 'Publish', exact: true }))
  await hand.press(page.getByRole('button', { name: 'Publish now' }))
  const published = performance.now()
  await untilShown(site, name)
  const shown = performance.now()
  const { presses, keys } = hand.counted()
  const sent = await bytes()
  await page.context().close()
  return [
    ...[on, count(presses), count(keys), digits(keys / typedInAMinute)],
    ...[digits((published - begun) / 1000), digits((made - written) / 1000)],
    ...[count(sent / 1000), digits(shown - published)],
  ]
}

async function openDashboard(
  browser: Browser,
  { url }: StartedSite,
  window: BrowserContextOptions,
): Promise<Page> {
  const context = await browser.newContext({ ...window, baseURL: url })
  const page = await context.newPage()
  await page.goto('/admin/login')
  await page.getByLabel('User ID').fill(adminLogin.userId)
  await page.getByLabel('Password').fill(adminLogin.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  return page
}

async function toModels(hand: Hand, isPhone: boolean): Promise<void> {
  if (isPhone) await hand.press(hand.page.locator('summary', { hasText: 'Menu' }))
  await hand.press(hand.page.getByRole('link', { name: 'Models', exact: true }))
}

/** Counts the bytes of all request bodies that the browser sends: form fields and photographs. */
function countSent(page: Page, { url }: StartedSite): () => Promise<number> {
  const sent: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'GET' || !request.url().startsWith(url)) return
    // The DevTools protocol reports no size for a file upload, so the size comes from its header.
    sent.push(request.allHeaders().then((headers) => Number(headers['content-length'] ?? 0)))
  })
  return async () => (await Promise.all(sent)).reduce((sum, it) => sum + it, 0)
}

async function untilShown({ url }: StartedSite, name: string): Promise<void> {
  for (;;) {
    const { status } = await fetch(`${url}/view-details/${name.replaceAll(' ', '')}`)
    if (status === 200) return
    await sleep(5)
  }
}
