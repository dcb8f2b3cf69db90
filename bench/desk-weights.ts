import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright-core'
import { launchChromium } from '../tests/support/launch-chromium.ts'
import { phoneWindowOptions } from '../tests/support/phone-window.ts'
import { measureScriptWeights } from '../tests/support/script-weight.ts'
import { adminLogin, type StartedSite, startSite } from '../tests/support/start-site.ts'
import { allOf, loadPage } from './page-load.ts'

const offlinePage = '/admin/today'

/** Measures the desk's scripts as its budget counts them, and the page that opens offline. */
export async function deskWeights(): Promise<string> {
  const site = await startSite()
  try {
    const scripts = await measureScriptWeights(site)
    const script = (page: string) => kilobytes(scripts.get(page) ?? 0)
    return [
      `script of the desk, Brotli: ${script('/admin/desk')}; of one enquiry: ${script('/admin/desk/:reference')}`,
      ...(await offlineWeights(site, script(offlinePage))),
    ].join('\n')
  } finally {
    await site.stop()
  }
}

async function offlineWeights(site: StartedSite, script: string): Promise<string[]> {
  const server = await launchChromium()
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const loaded = await loadPage(browser, site.url, offlinePage)
    const of = (type: string) => `${type.toLowerCase()} ${kilobytes(loaded.bytes.get(type) ?? 0)}`
    const parts = ['Document', 'Stylesheet', 'Script', 'Font'].map(of).join(', ')
    const context = await browser.newContext(phoneWindowOptions)
    await context.request.post(`${site.url}/api/login`, { data: adminLogin })
    const page = await context.newPage()
    await page.goto(`${site.url}${offlinePage}`)
    let before = -1
    let kept = { files: 0, bytes: 0 }
    for (let round = 0; round < 30 && (kept.files === 0 || kept.files !== before); round++) {
      before = kept.files
      await sleep(1000)
      kept = await page.evaluate(async () => {
        const all = { files: 0, bytes: 0 }
        for (const name of await caches.keys()) {
          const cache = await caches.open(name)
          for (const request of await cache.keys()) {
            const answer = await cache.match(request)
            all.files++
            all.bytes += (await answer?.arrayBuffer())?.byteLength ?? 0
          }
        }
        return all
      })
    }
    return [
      `page that opens without a network: script ${script}; all of a first visit ${kilobytes(allOf(loaded))}: ${parts}`,
      `kept of it on the phone: ${kept.files} files, ${kilobytes(kept.bytes)} unpacked`,
    ]
  } finally {
    await server.close()
  }
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}
