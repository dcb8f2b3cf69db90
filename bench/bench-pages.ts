import { chromium } from 'playwright-core'
import { launchChromium } from '../tests/support/launch-chromium.ts'
import { describePicture } from '../tests/support/measure-shown-pictures.ts'
import { adminPages, publicPages } from '../tests/support/page-addresses.ts'
import { scriptBudgetOf } from '../tests/support/script-budget.ts'
import { sendEnquiryForPage } from '../tests/support/script-weight.ts'
import { startSite } from '../tests/support/start-site.ts'
import { allOf, loadPage } from './page-load.ts'

// npm run bench:pages [-- route …]: measures what each page transfers to a telephone of 375 px on a
// first visit, scrolled to the end. Portal pages are loaded with a session. Names pictures that are
// wider or narrower than needed. Fails where a page loads more JavaScript than its limit.
const kinds = ['Document', 'Script', 'Font', 'Image', 'Fetch'] as const

const site = await startSite()
const routes =
  process.argv.length > 2
    ? process.argv.slice(2)
    : [...publicPages, ...adminPages, await sendEnquiryForPage(site)]
const server = await launchChromium()
let over = 0
try {
  const browser = await chromium.connect(server.wsEndpoint())
  console.log(
    `kB as they travel, two device pixels to one${kinds.map((kind) => kind.padStart(10)).join('')}       all  requests`,
  )
  for (const route of routes) {
    const loaded = await loadPage(browser, site.url, route)
    const { requests, bytes, unfitting } = loaded
    const isOver = (bytes.get('Script') ?? 0) > scriptBudgetOf(route) * 1000
    if (isOver) over++
    const figures = kinds.map((kind) => kilobytes(bytes.get(kind) ?? 0)).join('')
    console.log(
      `${route.padEnd(43)}${figures}${kilobytes(allOf(loaded))}${String(requests).padStart(10)}${isOver ? '  too much script' : ''}`,
    )
    for (const line of new Set(unfitting.map(describePicture))) console.log(`    ${line}`)
  }
} finally {
  await server.close()
  await site.stop()
}
console.log(
  over === 0
    ? 'No page brings more script than its ceiling.'
    : `${over} pages bring more script than their ceiling.`,
)
process.exitCode = over === 0 ? 0 : 1

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(10)
}
