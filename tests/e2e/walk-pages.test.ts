import { expect, test } from 'vitest'
import { axeFindingsAtBothWidths } from '#tests/axe-findings.ts'
import { expectConsoleError, openWindow } from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'
import { listSmallTargets } from '#tests/touch-targets.ts'
import { walkPages } from '#tests/walk-pages.ts'

// Proves that the checks can fail: these pages have the faults that the walks look for.
const faultyPage = `<!doctype html><html lang="en"><title>Faults</title>
<meta name="viewport" content="width=device-width">
<main><h1>One</h1><h1>Two</h1><p style="width: 400px">Wide</p>
<p style="width: 5rem; overflow-wrap: anywhere">Accessories</p>
<a href="#x" style="display: block; width: 20px; height: 20px">x</a></main>
<script>console.error('Broken')</script>`

test('a page walk reports each fault and continues after a page that fails to open', async () => {
  const page = await openWindow(site.url)
  expectConsoleError(/Broken/)
  await page.route('**/faulty', (route) =>
    route.fulfill({ contentType: 'text/html', body: faultyPage }),
  )
  expectConsoleError(/ERR_FAILED/)
  await page.route('**/unreachable', (route) => route.abort())
  const paths = ['/unreachable', '/faulty']
  const look = () => listSmallTargets(page, 44)
  const [unreachable, faulty] = await walkPages(page, { paths, look, isEnlarged: true })
  expect(unreachable).toMatchObject({
    status: undefined,
    complaints: [expect.stringContaining('ERR_FAILED')],
  })
  expect(faulty).toEqual({
    path: '/faulty',
    status: 200,
    html: faultyPage,
    headings: 2,
    complaints: ['Broken'],
    tooWide: ['408 px wide on 375 px'],
    enlarged: [
      '408 px wide on 375 px',
      'torn: Accessories in <p style="width: 5rem; overflow-wrap: anywhere">Accessories</p>',
    ],
    findings: [expect.stringMatching(/^target 20 × 20: <a href="#x"/)],
  })
})

const faults = `<!doctype html><html lang="en"><title>Faults</title>
<meta name="viewport" content="width=device-width">
<style>
  body { background: #fff; color: #000 }
  @media (prefers-color-scheme: dark) { body { background: #111; color: #eee } p { color: #333 } }
  @media (width < 600px) { .desk { display: none } }
  @media (width >= 600px) { .phone { display: none } }
</style>
<main><h1>Faults</h1><p>Dim</p><a class="desk" href="#x"></a><a class="phone" href="#y"></a>
<div class="phone" style="width: 500px">Wide</div></main>`

test('axe finds faults that occur at only one width or in only one colour scheme', async () => {
  const page = await openWindow(site.url)
  await page.setContent(faults)
  expect(await axeFindingsAtBothWidths(page)).toEqual([
    'link-name: <a class="desk" href="#x"></a>',
    'color-contrast: <p>Dim</p>',
    'target 1 × 1: <a class="desk" href="#x"></a>',
    'link-name: <a class="phone" href="#y"></a>',
    'color-contrast: <p>Dim</p>',
    'target 1 × 1: <a class="phone" href="#y"></a>',
    '508 px wide on a phone',
  ])
  await page.locator('a').evaluateAll((links) => links.forEach((link) => link.remove()))
  expect(await axeFindingsAtBothWidths(page, 'p')).toEqual(['508 px wide on a phone'])
})
