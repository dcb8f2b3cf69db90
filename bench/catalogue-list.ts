import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from 'playwright-core'
import { launchChromium } from '../tests/support/launch-chromium.ts'
import { logInForCookie } from '../tests/support/login-session.ts'
import { phoneWindowOptions } from '../tests/support/phone-window.ts'
import { adminLogin, type StartedSite } from '../tests/support/start-site.ts'
import { inTurns, spreadOf } from './rounds.ts'
import { count, duration } from './written.ts'

export type ListRow = { what: string; seconds: number; written: string }

const rounds = 5

/** Measures Manage → Models with the models that the site has at present. */
export async function listRows(site: StartedSite): Promise<ListRow[]> {
  const cookie = await logInForCookie(site)
  const get = async (path: string) =>
    Buffer.from(await (await fetch(site.url + path, { headers: { cookie } })).bytes())
  const call = await timed(async () => void (await get('/api/models')))
  const page = await timed(async () => void (await get('/admin/models')))
  const html = brotli(await get('/admin/models'))
  const { opened, searched } = await inBrowser(site)
  return [
    rowOf('the call answers', call),
    rowOf('the page is made', page),
    { what: 'the page, by Brotli', seconds: html, written: `${count(html)} bytes` },
    rowOf('opened in a browser, until it is alive', opened),
    rowOf('typed in the search, until it shows', searched),
  ]
}

async function inBrowser({ url }: StartedSite) {
  const server = await launchChromium()
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const context = await browser.newContext(phoneWindowOptions)
    await context.request.post(`${url}/api/login`, { data: adminLogin })
    const page = await context.newPage()
    const field = page.getByRole('searchbox', { name: 'Search models' })
    const opened = await timed(async () => {
      await page.goto(`${url}/admin/models`)
      await page.waitForFunction(() =>
        Object.keys(document.querySelector('[type=search]') ?? {}).some((key) =>
          key.startsWith('__reactProps'),
        ),
      )
    })
    const searched = await timed(async () => {
      await field.fill('dio')
      await page.getByRole('link', { name: 'DIO', exact: true }).first().waitFor()
      await field.fill('')
      await page.getByRole('link', { name: 'CB SHINE', exact: true }).first().waitFor()
    })
    return { opened, searched }
  } finally {
    await server.close()
  }
}

async function timed(work: () => Promise<void>) {
  await work()
  const [figures = []] = await inTurns([work], rounds, async (one) => {
    const begun = performance.now()
    await one()
    return (performance.now() - begun) / 1000
  })
  return spreadOf(figures)
}

const rowOf = (what: string, spread: ReturnType<typeof spreadOf>): ListRow => ({
  what,
  seconds: spread.median,
  written: duration(spread),
})

const brotli = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
