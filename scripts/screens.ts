import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { launchChromium } from '../tests/support/chromium.ts'
import { adminLogin, startSite } from '../tests/support/site.ts'
import { everyRoute } from './every-route.ts'

// npm run screens [-- route …] [--url http://localhost:3000]: looks at every route, or those given,
// on a phone, a tablet and a desk, light and dark, and lays them side by side in screens/sheet.png.
const widths = [375, 768, 1440]
const themes = ['light', 'dark'] as const
const folder = 'screens'

const words = process.argv.slice(2)
const flag = words.indexOf('--url')
const given = flag < 0 ? undefined : words.splice(flag, 2)[1]
const routes = words.length > 0 ? words : everyRoute()

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder)
const site = given ? undefined : await siteWithDemoData()
const server = await launchChromium()
try {
  const url = given ?? site?.url
  const browser = await chromium.connect(server.wsEndpoint())
  const session = routes.some((route) => route.startsWith('/admin'))
    ? await sessionOf(await browser.newPage({ baseURL: url }))
    : undefined
  const shots: string[][] = routes.map(() => [])
  for (const colorScheme of themes)
    for (const width of widths) {
      const context = await browser.newContext({
        baseURL: url,
        colorScheme,
        viewport: { width, height: width < 1000 ? 812 : 900 },
        locale: 'en-IN',
        timezoneId: 'Asia/Kolkata',
        reducedMotion: 'reduce',
        ...(session ? { storageState: session } : {}),
      })
      const page = await context.newPage()
      page.on('console', (message) => {
        if (message.type() === 'error') console.error(`${page.url()}: ${message.text()}`)
      })
      for (const [index, route] of routes.entries()) {
        const name = route.replaceAll(/[^\w.]+/g, '-').replaceAll(/^-|-$/g, '') || 'home'
        const file = join(folder, `${name}-${width}-${colorScheme}.png`)
        await photograph(page, route, file)
        shots[index]?.push(file)
      }
      await context.close()
    }
  writeFileSync(join(folder, 'sheet.png'), await contactSheet(shots))
  console.log(
    `${routes.length * widths.length * themes.length} screens in ${folder}/, together in ${folder}/sheet.png`,
  )
} finally {
  await server.close()
  await site?.stop()
}

async function siteWithDemoData() {
  const site = await startSite()
  const demo = spawnSync(process.execPath, ['scripts/demo-enquiries.ts', '25'], {
    env: { ...process.env, DATA_DIR: site.dataDir },
    encoding: 'utf8',
  })
  if (demo.status !== 0) throw new Error(demo.stderr)
  return site
}

async function sessionOf(page: Page) {
  await page.goto('/admin/login')
  await page.getByLabel('User ID').fill(adminLogin.userId)
  await page.getByLabel('Password', { exact: true }).fill(adminLogin.password)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/dashboard')
  return page.context().storageState()
}

async function photograph(page: Page, route: string, path: string): Promise<void> {
  await page.goto(route, { waitUntil: 'load' })
  // Pictures further down come when they are scrolled to.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise((resolve) => setTimeout(resolve, 40))
    }
    scrollTo(0, 0)
    // One that is hidden at this width is never decoded.
    const decoded = Promise.allSettled([...document.images].map((image) => image.decode()))
    await Promise.race([decoded, new Promise((resolve) => setTimeout(resolve, 1500))])
  })
  await page.screenshot({ path, fullPage: true })
}

/** One row for each route, one column for each width and theme; very long pages are cut at the foot. */
async function contactSheet(rows: string[][]): Promise<Buffer> {
  const cell = { width: 240, height: 520 }
  const gap = 16
  const pictures = await Promise.all(
    rows.flatMap((files, row) =>
      files.map(async (file, column) => ({
        input: await sharp(file)
          .resize({ width: cell.width })
          .extract(await topOf(file, cell))
          .toBuffer(),
        left: gap + column * (cell.width + gap),
        top: gap + row * (cell.height + gap),
      })),
    ),
  )
  const columns = widths.length * themes.length
  return sharp({
    create: {
      width: gap + columns * (cell.width + gap),
      height: gap + rows.length * (cell.height + gap),
      channels: 3,
      background: '#808080',
    },
  })
    .composite(pictures)
    .png()
    .toBuffer()
}

async function topOf(file: string, cell: { width: number; height: number }) {
  const { width, height } = await sharp(file).metadata()
  const scaled = Math.max(1, Math.round((height * cell.width) / width))
  return { left: 0, top: 0, width: cell.width, height: Math.min(cell.height, scaled) }
}
