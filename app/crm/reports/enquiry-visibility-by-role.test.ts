import { beforeAll, describe, expect, it, vi } from 'vitest'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { readPdf } from '#tests/read-pdf.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
const visitor = testApp(database, {}, await pageHandlerFromSources())

/** The reference of one enquiry of each kind, by the slug of the kind. */
const references = new Map<string, string>()
for (const { slug, postTo, example } of publicEnquiryKinds) {
  const { reference } = await (await visitor.send('POST', postTo, example)).json()
  references.set(slug, reference)
}

const roles: [role: Role, kinds: string[], counts: Record<string, number>][] = [
  [
    'owner',
    publicEnquiryKinds.map(({ slug }) => slug),
    { bookings: 1, amc: 1, warranty: 1, enquiry_report: 1 },
  ],
  [
    'manager',
    publicEnquiryKinds.map(({ slug }) => slug),
    { bookings: 1, amc: 1, warranty: 1, enquiry_report: 1 },
  ],
  [
    'sales',
    [
      ...['amc', 'extended-warranty', 'finance', 'test-ride', 'offer', 'joy-club', 'contact'],
      ...['opt-in', 'on-road-price'],
    ],
    { amc: 1, warranty: 1, enquiry_report: 1 },
  ],
  [
    'workshop',
    ['service-booking', 'amc', 'extended-warranty'],
    { bookings: 1, amc: 1, warranty: 1 },
  ],
  [
    'accounts',
    publicEnquiryKinds.map(({ slug }) => slug),
    { bookings: 1, amc: 1, warranty: 1, enquiry_report: 1 },
  ],
]

describe.each(roles)('enquiries for the role %s', (role, kinds, counts) => {
  let staff: TestApp
  beforeAll(async () => {
    staff = await visitor.loginAsStaff(role)
  })
  const each = [...references].map(([kind, reference]) => ({
    reference,
    isSeen: kinds.includes(kind),
    enquiry: publicEnquiryKinds.find(({ slug }) => slug === kind),
  }))

  it('can be opened singly only within the role’s flows; other enquiries respond with 404', async () => {
    for (const { reference, isSeen } of each) {
      const status = isSeen ? 200 : 404
      expect((await staff.request(`/api/enquiries/${reference}`)).status).toBe(status)
      for (const path of [`/admin/desk/${reference}`, `/admin/desk/${reference}.data`]) {
        const page = await staff.request(path)
        expect(page.status).toBe(status)
        expect((await page.text()).includes('9000000')).toBe(isSeen)
      }
    }
  })

  it('lead from the former page of an enquiry to its page at the desk', async () => {
    for (const { reference, isSeen } of [...each, { reference: 'SB-NONE0', isSeen: false }]) {
      const former = await staff.request(`/admin/enquiries/${reference}`)
      const address = former.headers.get('location') ?? ''
      expect([former.status, address]).toEqual([302, `/admin/desk/${reference}`])
      expect((await staff.request(address)).status).toBe(isSeen ? 200 : 404)
    }
  })

  it('appear in reports, files and prints only within the role’s flows', async () => {
    for (const { reference, isSeen, enquiry } of each) {
      const report = enquiry?.report
      if (!report) throw new Error('Every enquiry has a report')
      const list = await staff.send('POST', report.path, { page: 1, limit: 10, search: reference })
      expect(list.status).toBe(isSeen ? 200 : 403)
      if (isSeen) expect((await list.json()).data).toMatchObject([{ reference }])
      for (const path of [
        `/api/reports/${report.slug}.csv`,
        `/admin/reports/${report.slug}/print`,
      ]) {
        const file = await staff.request(path)
        expect(file.status).toBe(isSeen ? 200 : 403)
        expect((await file.text()).includes(reference)).toBe(isSeen)
      }
      const pdf = await staff.request(`/api/reports/${report.slug}.pdf`)
      expect(pdf.status).toBe(isSeen ? 200 : 403)
      await pdf.body?.cancel()
    }
  })

  it('appear in counts and charts only within the role’s flows', async () => {
    expect(await (await staff.request('/api/dashboard')).json()).toEqual([counts])
    const charts = await (await staff.request('/api/dashboard/charts')).json()
    const seesSales = kinds.includes('finance')
    expect(charts.kinds).toHaveLength(kinds.length + (seesSales ? 1 : 0))
    expect(charts.hours.reduce((sum: number, count: number) => sum + count, 0)).toBe(kinds.length)
    const newest: { reference: string }[] = charts.newest
    expect(newest.map(({ reference }) => reference).sort()).toEqual(
      kinds.map((kind) => references.get(kind)).sort(),
    )
    const dashboard = visibleText(await (await staff.request('/admin/dashboard')).text())
    for (const { slug, name } of publicEnquiryKinds)
      expect([slug, dashboard.includes(`${name} 1`)]).toEqual([slug, kinds.includes(slug)])
    expect(dashboard).toContain(`All types ${kinds.length}`)
  })

  it('appear in the file with all kinds only within the role’s flows', async () => {
    const period = 'fromDate=2026-11-01&toDate=2026-11-30'
    const csv = await staff.request(`/api/reports/all.csv?${period}`)
    expect(csv.headers.get('content-disposition')).toBe(
      'attachment; filename="all_enquiries_2026-11-01_to_2026-11-30.csv"',
    )
    const [head = '', ...lines] = (await csv.text()).trim().split('\r\n')
    expect(head).toMatch(/^"Type","Date","Time","Reference".*"Status","Assigned to"$/)
    expect(lines.map((line) => line.split('","')[3]).sort()).toEqual(
      kinds.map((kind) => references.get(kind)).sort(),
    )
    const before = await staff.request('/api/reports/all.csv?fromDate=2026-10-01&toDate=2026-10-31')
    expect((await before.text()).trim().split('\r\n')).toHaveLength(1)
    const pdf = await staff.request(`/api/reports/all.pdf?${period}`)
    const printed = readPdf(new Uint8Array(await pdf.arrayBuffer())).pages.flat()
    for (const { reference, isSeen } of each)
      expect([reference, printed.includes(reference)]).toEqual([reference, isSeen])
    const page = visibleText(await (await staff.request(`/admin/reports/all`)).text())
    expect(page).toContain(`All ${kinds.length}`)
  })

  it('appear in the event stream only within the role’s flows', async () => {
    const stream = await staff.request('/api/events?since=0')
    const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
    const last = references.get(kinds.at(-1) ?? '') ?? 'none'
    let text = ''
    await vi.waitFor(async () => {
      text += (await reader?.read())?.value ?? ''
      expect(text).toContain(last)
    }, 5000)
    await reader?.cancel()
    const told = each.filter(({ reference }) => text.includes(reference))
    expect(told).toEqual(each.filter(({ isSeen }) => isSeen))
  })

  it('can be erased only by the owner and the manager', async () => {
    const { services } = visitor
    const { reference } = await services.enquiries.add(enquiryOf('service-booking'), {}, undefined)
    const id = await services.enquiries.latestId()
    const erasure = await staff.request(`/api/enquiries/${id}`, { method: 'DELETE' })
    const may = role === 'owner' || role === 'manager'
    expect(erasure.status).toBe(may ? 200 : 403)
    expect((await services.enquiries.find(id))?.erasedAt === null).toBe(!may)
    await database.db.deleteFrom('enquiries').where('reference', '=', reference).execute()
    const page = await staff.request(`/admin/desk/${references.get('amc')}`)
    expect((await page.text()).includes('Erase on request')).toBe(may)
  })
})

it('are exported completely for the owner only, with one line for each enquiry', async () => {
  for (const [role] of roles) {
    const file = await (await visitor.loginAsStaff(role)).request('/api/enquiries.csv')
    expect(file.status).toBe(role === 'owner' ? 200 : 403)
    const text = await file.text()
    if (role !== 'owner') continue
    const [head = '', ...lines] = text.trim().split('\r\n')
    expect(head).toContain('"Type","Date","Time","Reference"')
    expect(head).toMatch(/"Status","Assigned to"$/)
    expect(lines).toHaveLength(publicEnquiryKinds.length)
    for (const reference of references.values()) expect(text).toContain(reference)
    expect(new Set(lines.map((line) => line.split('","').length))).toEqual(
      new Set([head.split('","').length]),
    )
    const newest = await visitor.services.changes.listSecurity(1)
    expect(newest).toMatchObject([{ label: 'Every enquiry (CSV)' }])
  }
})

it('cannot be erased if they are outside the role’s flows', async () => {
  const able = await testApp(database, { mayDo: () => true }).loginAsStaff('sales')
  const erase = (kind: string) =>
    database.db
      .selectFrom('enquiries')
      .select('id')
      .where('reference', '=', references.get(kind) ?? '')
      .executeTakeFirstOrThrow()
      .then(({ id }) => able.request(`/api/enquiries/${id}`, { method: 'DELETE' }))
  expect((await erase('service-booking')).status).toBe(404)
  expect((await erase('finance')).status).toBe(200)
})

function enquiryOf(kind: string) {
  const enquiry = publicEnquiryKinds.find(({ slug }) => slug === kind)
  if (!enquiry) throw new Error(`There is no ${kind}`)
  return enquiry
}
