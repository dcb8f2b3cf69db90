import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core'
import { launchChromium } from '../tests/support/launch-chromium.ts'
import { adminPages, isPortalAddress, publicPages } from '../tests/support/page-addresses.ts'
import { adminLogin, startSite } from '../tests/support/start-site.ts'
import { renderContactSheet } from './contact-sheet.ts'
import { listExampleAddresses } from './example-addresses.ts'
import { removePngFiles } from './png-files.ts'
import { screenshotTime } from './screenshot-time.ts'

// npm run screens [-- route …] [--url http://localhost:3000] [--keep folder]: photographs every
// route, or the given ones, on a phone, a tablet and a desktop, light and dark, at one fixed time.
// Puts the pictures side by side in screens/sheet.png. With --keep, also saves the pictures to that
// folder for npm run screens:compare, including portal pages without a session. If routes are
// given, only their pictures in the folder are replaced.
const widths = [375, 768, 1440]
const themes = ['light', 'dark'] as const
const pagesAtATime = 2
// Without these flags the last bit of a colour depends on the division into tiles.
const chromiumFlags = [
  '--disable-partial-raster',
  '--disable-checker-imaging',
  '--disable-skia-runtime-opts',
  '--force-color-profile=srgb',
  '--num-raster-threads=1',
]

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, keep: { type: 'string' } },
})
const folder = given.keep ?? 'screens'
const routes =
  positionals.length > 0 ? positionals : [...new Set([...listScreenshotPages(), ...publicPages])]

type Screen = {
  route: string
  file: string
  width: number
  colorScheme: (typeof themes)[number]
  isLoggedIn: boolean
}

if (positionals.length === 0 || !given.keep) removePngFiles(folder)
mkdirSync(folder, { recursive: true })
const preload = pathToFileURL(resolve('scripts/fixed-clock.ts')).href
const fixedClock = { NODE_OPTIONS: `--import=${preload}` }
const site = given.url ? undefined : await startDemoSite()
const server = await launchChromium(chromiumFlags)
try {
  const url = given.url ?? site?.url ?? ''
  const browser = await chromium.connect(server.wsEndpoint())
  const session = await logIn(browser, url)
  const enquiry = positionals.length > 0 ? [] : [await findEnquiryPage(url, session)]
  const rows = [...routes, ...enquiry].map((route) => listScreens(route, isBehindLogin(route)))
  const loggedOut = adminPages.filter((route) => routes.includes(route) && isBehindLogin(route))
  if (given.keep) rows.push(...loggedOut.map((route) => listScreens(route, false)))

  const waiting = rows.flat()
  const count = waiting.length
  const photographNext = async () => {
    for (let screen = waiting.shift(); screen; screen = waiting.shift())
      await takeScreenshot(browser, url, screen, session).catch((error: Error) => {
        // With two pages at a time, Chromium sometimes never completes a screenshot.
        if (error.name !== 'TimeoutError') throw error
        console.log(`${screen.route} timed out at ${screen.width} px, second try`)
        return takeScreenshot(browser, url, screen, session)
      })
  }
  await Promise.all(Array.from({ length: pagesAtATime }, photographNext))
  if (!given.keep)
    writeFileSync(
      join(folder, 'sheet.png'),
      await renderContactSheet(rows.map((row) => row.map(({ file }) => file))),
    )
  console.log(
    `${count} screens in ${folder}/${given.keep ? '' : `, together in ${folder}/sheet.png`}`,
  )
} finally {
  await server.close()
  await site?.stop()
}

/** Lists pages, without redirects and other responses that are not pages. */
function listScreenshotPages(): string[] {
  return listExampleAddresses().filter(
    (route) => publicPages.includes(route) || (isPortalAddress(route) && route !== '/admin'),
  )
}

function isBehindLogin(route: string): boolean {
  return isPortalAddress(route) && route !== '/admin/login'
}

async function startDemoSite() {
  const started = await startSite(fixedClock)
  const demo = spawnSync(process.execPath, ['scripts/seed-demo-enquiries.ts', '300'], {
    env: { ...process.env, ...fixedClock, DATA_DIR: started.dataDir },
    encoding: 'utf8',
  })
  if (demo.status !== 0) throw new Error(demo.stderr)
  return started
}

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>

async function logIn(browser: Browser, url: string): Promise<Session> {
  const page = await browser.newPage({ baseURL: url })
  await page.goto('/admin/login')
  await page.getByLabel('User ID').fill(adminLogin.userId)
  await page.getByLabel('Password', { exact: true }).fill(adminLogin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/dashboard')
  const session = await page.context().storageState()
  await page.context().close()
  return session
}

/** Finds the page of one enquiry, whose address depends on the data. */
async function findEnquiryPage(url: string, session: Session): Promise<string> {
  const cookie = session.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${url}/admin/reports/booking`, { headers: { cookie } })
  const [path] = (await answer.text()).match(/\/admin\/enquiries\/[\w-]+/) ?? []
  if (!path) throw new Error('The booking report leads to no enquiry')
  return path
}

function listScreens(route: string, isLoggedIn: boolean): Screen[] {
  const name = route.replaceAll(/[^\w.]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
  const state = isPortalAddress(route) && !isLoggedIn ? '-logged-out' : ''
  return themes.flatMap((colorScheme) =>
    widths.map((width) => ({
      route,
      width,
      colorScheme,
      isLoggedIn,
      file: join(folder, `${name}${state}-${width}-${colorScheme}.png`),
    })),
  )
}

/** Uses a browser context of its own, because some pages show models that were viewed before. */
async function takeScreenshot(browser: Browser, url: string, screen: Screen, session: Session) {
  await using context = await browser.newContext({
    baseURL: url,
    colorScheme: screen.colorScheme,
    viewport: { width: screen.width, height: screen.width < 1000 ? 812 : 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    ...(screen.isLoggedIn ? { storageState: session } : {}),
  })
  const page = await context.newPage()
  page.on('console', (message) => {
    const isExpected = !screen.isLoggedIn && message.text().includes('401')
    if (message.type() === 'error' && !isExpected) console.error(`${page.url()}: ${message.text()}`)
  })
  const pending = pendingRequests(page)
  await page.clock.setFixedTime(screenshotTime)
  await page.goto(screen.route, { waitUntil: 'load' })
  await waitForIdle(page)
  writeFileSync(screen.file, await captureStablePicture(page, pending))
}

/** Tracks unfinished requests of the page, except the portal's live updates, which never end. */
function pendingRequests(page: Page): ReadonlySet<Request> {
  const pending = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() !== 'eventsource') pending.add(request)
  })
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  return pending
}

/**
 * Takes pictures until two consecutive pictures are identical, so that late content is included.
 */
async function captureStablePicture(page: Page, pending: ReadonlySet<Request>): Promise<Buffer> {
  let before: Buffer | undefined
  for (let attempt = 0; attempt < 20; attempt++) {
    const isWaiting = pending.size > 0
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
    if (!isWaiting && before?.equals(picture)) return picture
    before = picture
    await page.waitForTimeout(300)
  }
  throw new Error(`${page.url()} does not come to rest`)
}

/**
 * Waits until no request is pending, including lazy pictures that need scrolling, down or sideways.
 */
async function waitForIdle(page: Page): Promise<void> {
  // The page requests its late content only after hydration. A page without scripts is complete
  // already.
  await page.waitForFunction(
    () =>
      !document.querySelector('script[type="module"]') ||
      Object.keys(document).some((key) => key.startsWith('__reactContainer')),
  )
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    scrollTo(0, 0)
  })
  await page.waitForLoadState('networkidle')
  await page
    .locator('[role="progressbar"], [aria-busy="true"]')
    .first()
    .waitFor({ state: 'hidden' })
  await page.evaluate(async () => {
    await document.fonts.ready
    const decoded = Promise.allSettled([...document.images].map((image) => image.decode()))
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 3000))])
  })
}
