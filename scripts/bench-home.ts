import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright-core'
import { launchChromium } from '../tests/support/chromium.ts'
import { startSite } from '../tests/support/site.ts'

// npm run bench:home [-- route]: what a telephone of 375 px loads for the page, as it travels.
const route = process.argv[2] ?? '/'
const limit = 110_000

const site = await startSite()
const server = await launchChromium()
const loaded = new Map<string, { requests: number; bytes: number }>()
let style = 0
try {
  const browser = await chromium.connect(server.wsEndpoint())
  const page = await browser.newPage({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
  })
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  // Bodies as they travel, compressed; headers depend on the proxy in front.
  network.on('Network.responseReceived', ({ type, response }) => {
    const length = response.headers['content-length'] ?? response.headers['Content-Length']
    const sum = loaded.get(type) ?? { requests: 0, bytes: 0 }
    loaded.set(type, { requests: sum.requests + 1, bytes: sum.bytes + Number(length ?? 0) })
  })
  await page.goto(`${site.url}${route}`, { waitUntil: 'networkidle' })
  const css = await page.locator('head style').allTextContents()
  style = brotliCompressSync(css.join('')).length
} finally {
  await server.close()
  await site.stop()
}

console.log(`${route} at 375 px, two device pixels to one, first visit, bodies as they travel`)
for (const [type, { requests, bytes }] of [...loaded].sort(([a], [b]) => a.localeCompare(b)))
  console.log(`${type.padEnd(12)} ${String(requests).padStart(3)} requests ${kilobytes(bytes)}`)
const all = [...loaded.values()]
const total = all.reduce((sum, it) => sum + it.bytes, 0)
console.log(
  `all          ${String(all.reduce((sum, it) => sum + it.requests, 0)).padStart(3)} requests ${kilobytes(total)}`,
)
console.log(`the styles inside the document, compressed by themselves ${kilobytes(style)}`)
const script = loaded.get('Script')?.bytes ?? 0
if (script > limit) console.log(`JavaScript is over its limit of ${kilobytes(limit)}`)
process.exitCode = script > limit ? 1 : 0

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(10)
}
