import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enquiries } from '#app/enquiries/enquiries.ts'
import { testRide } from '#app/enquiries/kinds/test-ride.ts'
import { reports } from '#app/reports/define.ts'
import { axeFindings, axeFindingsAtBothWidths } from '#tests/axe.ts'
import { findingsOn, nothingOn } from '#tests/axe-pages.ts'
import { expectComplaint, openWindow } from '#tests/browser.ts'
import { adminPages } from '#tests/pages.ts'
import { postJson } from '#tests/session.ts'
import { type StartedSite, startSite } from '#tests/site.ts'
import { openStaffWindow } from '#tests/staff-window.ts'
import { fingerTarget, mouseTarget, smallTargets } from '#tests/targets.ts'

// Every page of the portal, with something on it: at a desk and on a phone, in light and in dark.
let site: StartedSite
beforeAll(async () => {
  site = await startSite()
  const environment = { ...process.env, DATA_DIR: site.dataDir }
  execFileSync(process.execPath, ['scripts/demo-enquiries.ts', '150'], { env: environment })
  for (const { postTo, example } of enquiries) await postJson(site.url + postTo, example)
})
afterAll(() => site.stop())

const open = ['/admin/login', '/admin/forgotten']
/** Walked where they are worked on (manage.test.ts, staff-habits.test.ts); the sheet is for paper. */
const elsewhere = [
  '/admin/dashboard',
  '/admin/reports/booking',
  '/admin/reports/booking/print',
  '/admin/account',
  '/admin/price',
  '/admin/accessories-price',
  '/admin/bikes',
  '/admin/gallery',
  '/admin/offer',
  '/admin/profile',
  '/admin/change-password',
]
const inside = adminPages.filter((path) => ![...open, ...elsewhere].includes(path))

/** The bars of a chart are hundreds; what they say is in words beside them. */
const look = (page: Page) => axeFindingsAtBothWidths(page, 'svg *')

test('axe finds nothing on what opens without a session, an invitation included', async () => {
  const { request } = await openStaffWindow(site, '/admin/profile')
  const person = { userId: 'ravi', name: 'Ravi Kumar', email: '', role: 'sales' }
  const { invitation } = await (await request.post('/api/staff', { data: person })).json()
  const page = await openWindow(site.url)
  expectComplaint(/404/)
  const links = [new URL(invitation).pathname, '/admin/new-password/of-nobody']
  expect(await findingsOn(page, [...open, ...links], look)).toEqual(nothingOn([...open, ...links]))
})

test('axe finds nothing on any other page of the portal', async () => {
  const page = await openStaffWindow(site, '/admin/profile')
  const answer = await page.request.post(testRide.postTo, { data: testRide.example })
  const { reference } = await answer.json()
  const headers = { origin: site.url }
  const tell = (data: object) =>
    page.request.post(`/api/desk/${reference}/events`, { data, headers })
  const [me] = (await (await page.request.get('/api/desk/people')).json()).people
  const { version } = await (await tell({ type: 'assign', assignee: me.id, version: 1 })).json()
  const at = new Date(Date.now() + 60_000).toISOString()
  await tell({ type: 'nextStep', at, text: 'Bring the brochure', version })
  await tell({ type: 'note', text: 'Comes with her brother' })
  const pages = [...inside, `/admin/desk/${reference}`, `/admin/enquiries/${reference}`]
  expectComplaint(/404/)
  expect(await findingsOn(page, pages, look)).toEqual(nothingOn(pages))
})

test('a press reaches every target on the other pages, and in every report', async () => {
  const page = await openStaffWindow(site, '/admin/profile')
  const inReports = reports.map(({ slug }) => `/admin/reports/${slug}`)
  const pages = [...elsewhere.filter((path) => !path.endsWith('/print')), ...inReports]
  expect(await findingsOn(page, pages, targetsAtBothWidths)).toEqual(nothingOn(pages))
})

/** The other rules of axe are held where these pages are worked on. */
async function targetsAtBothWidths(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 1440, height: 900 })
  const wide = [
    ...(await axeFindings(page, { rules: ['target-size'], except: 'svg *' })),
    ...(await smallTargets(page, mouseTarget)),
  ]
  await page.setViewportSize({ width: 375, height: 812 })
  await page.waitForFunction(() => innerWidth === 375)
  return [...wide, ...(await smallTargets(page, fingerTarget))]
}

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

test('what is amiss at one width or in one scheme alone is found', async () => {
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
