import { execFileSync } from 'node:child_process'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testRideEnquiry } from '#app/crm/enquiries/kinds/test-ride.ts'
import { allReports } from '#app/crm/reports/define-report.ts'
import { axeFindingsAtBothWidths, axeFindingsInBothSchemes } from '#tests/axe-findings.ts'
import { expectConsoleError, openWindow } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { postJson } from '#tests/login-session.ts'
import { isFirstOfTemplate, listTemplatePages, portalPageTemplates } from '#tests/page-templates.ts'
import { type StartedSite, startSite } from '#tests/start-site.ts'
import { isFullRun } from '#tests/test-scope.ts'
import { listSmallTargets, minTouchTarget } from '#tests/touch-targets.ts'
import { emptyByPath, mapByPath, type WalkedPage, walkPages } from '#tests/walk-pages.ts'

/** Other reports are the same page with other columns. */
const otherReports = allReports
  .map(({ slug }) => `/admin/reports/${slug}`)
  .filter((path) => path !== '/admin/reports/booking')
const paths = [...listTemplatePages(portalPageTemplates), ...(isFullRun ? otherReports : [])]
const withoutSession: readonly string[] = portalPageTemplates['login'] ?? []
const withSession = paths.filter((path) => !withoutSession.includes(path))
const sheet = '/admin/reports/booking/print'
const nowhere = ['/admin/new-password/of-nobody', '/admin/no-such-page']

let site: StartedSite
let walked: WalkedPage[]
beforeAll(async () => {
  site = await startSite()
  const environment = { ...process.env, DATA_DIR: site.dataDir }
  execFileSync(process.execPath, ['scripts/seed-demo-enquiries.ts', '150'], { env: environment })
  for (const { postTo, example } of publicEnquiryKinds) await postJson(site.url + postTo, example)
  const booked = await postJson(
    site.url + serviceBookingEnquiry.postTo,
    serviceBookingEnquiry.example,
  )
  const { reference: service } = await booked.json()

  expectConsoleError(/404/)
  const staff = await openLoggedInWindow(site, '/admin/profile', {
    viewport: { width: 375, height: 812 },
  })
  const [reference, token] = [await assignedTestRide(staff), await invitation(staff)]
  const filled = (path: string) =>
    path.replace('REFERENCE', reference).replace('SERVICE', service).replace('TOKEN', token)
  const walk = async (page: Page, templates: readonly string[]) => {
    const found = await walkPages(page, { paths: templates.map(filled), look, arrived })
    return found.map((it, index) => ({ ...it, path: templates[index] ?? it.path }))
  }
  walked = [
    ...(await walk(await openWindow(site.url), withoutSession)),
    ...(await walk(staff, withSession)),
  ]

  function look(page: Page, path: string): Promise<string[]> {
    // A chart has hundreds of bars, and the text beside them gives the same data.
    if (isFullRun && path !== sheet) return axeFindingsAtBothWidths(page, 'svg *')
    const isLookedAt = paths.some(
      (it) => filled(it) === path && isFirstOfTemplate(portalPageTemplates, it),
    )
    return isLookedAt
      ? axeFindingsInBothSchemes(page, { except: 'svg *' })
      : listSmallTargets(page, minTouchTarget)
  }
}, 600_000)
afterAll(() => site.stop())

const arrived = {
  '/admin/dashboard': (page: Page) => page.getByRole('heading', { name: 'Newest' }).waitFor(),
}

/** Adds an enquiry that fills every part of the desk: an assignee, a next step and a note. */
async function assignedTestRide({ request }: Page): Promise<string> {
  const answer = await request.post(testRideEnquiry.postTo, { data: testRideEnquiry.example })
  const { reference } = await answer.json()
  const headers = { origin: site.url }
  const tell = (data: object) => request.post(`/api/desk/${reference}/events`, { data, headers })
  const [me] = (await (await request.get('/api/desk/people')).json()).people
  const { version } = await (await tell({ type: 'assign', assignee: me.id, version: 1 })).json()
  const at = new Date(Date.now() + 60_000).toISOString()
  await tell({ type: 'nextStep', at, text: 'Bring the brochure', version })
  await tell({ type: 'note', text: 'Comes with her brother' })
  return reference
}

/** Invites a member of staff and returns the token of the link. */
async function invitation({ request }: Page): Promise<string> {
  const person = { userId: 'ravi', name: 'Ravi Kumar', email: '', role: 'sales' }
  const { invitation } = await (await request.post('/api/staff', { data: person })).json()
  return new URL(invitation).pathname.split('/').at(-1) ?? ''
}

test('every portal page responds', () => {
  expect(mapByPath(walked, ({ status }) => status)).toEqual({
    ...Object.fromEntries(paths.map((path) => [path, 200])),
    ...Object.fromEntries(nowhere.map((path) => [path, 404])),
  })
})

test('every portal page hydrates without an error', () => {
  const found = mapByPath(walked, ({ status, complaints }) =>
    complaints.filter((it) => status !== 404 || !it.includes('status of 404')),
  )
  expect(found).toEqual(emptyByPath(paths))
})

test('every portal page has exactly one h1', () => {
  expect(walked.filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([])
})

test('every portal page except the print page fits the width of a phone', () => {
  const { [sheet]: _, ...others } = mapByPath(walked, ({ tooWide }) => tooWide)
  expect(others).toEqual(emptyByPath(paths.filter((path) => path !== sheet)))
})

test('every portal page passes axe and has large enough tap targets', () => {
  expect(mapByPath(walked, ({ findings }) => findings)).toEqual(emptyByPath(paths))
})
