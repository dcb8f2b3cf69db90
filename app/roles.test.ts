import { beforeAll, describe, expect, it } from 'vitest'
import { allReports } from '#app/crm/reports/define-report.ts'
import { addressesBesideMenu } from '#app/pages/admin/command-palette/palette-pages.ts'
import { capabilityByPage } from '#app/pages/admin/page-access.server.ts'
import { allCapabilities } from '#app/platform/permissions/capability.ts'
import { type Role, roles } from '#app/platform/permissions/role.ts'
import { hasCapability } from '#app/platform/permissions/role-capabilities.ts'
import { publicAdminPaths } from '#app/routes.ts'
import { contentItems, menuAddresses } from '#app/ui/portal/portal-menu.ts'
import { pageHandlerFromSources, routeTable } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'
import { declaredEndpoints } from './endpoints.server.ts'
import type { EndpointDeclaration } from './platform/http/define-endpoint.ts'

const database = await openTestDatabase()
const visitor = testApp(database, {}, await pageHandlerFromSources())

/** Capabilities that each role lacks; it has all others. Decide here too for a new capability. */
const refused: Record<Role, readonly string[]> = {
  owner: [],
  manager: ['dealer.edit', 'desk.rules', 'enquiries.exportAll', 'staff.edit'],
  sales: [
    'accessories.edit',
    'appointments.overbook',
    'changes.read',
    'charges.edit',
    'customers.import',
    'customers.merge',
    'dealer.edit',
    'dealer.read',
    'desk.assign',
    'desk.rules',
    'enquiries.erase',
    'enquiries.exportAll',
    'gallery.edit',
    'models.publish',
    'offers.edit',
    'pictures.edit',
    'plans.edit',
    'prices.edit',
    'quotations.approve',
    'rates.edit',
    'site.publish',
    'staff.availability',
    'staff.edit',
    'targets.edit',
    'texts.edit',
    'vehicles.edit',
  ],
  workshop: [
    'accessories.edit',
    'appointments.overbook',
    'changes.read',
    'charges.edit',
    'customers.import',
    'customers.merge',
    'dealer.edit',
    'dealer.read',
    'desk.assign',
    'desk.rules',
    'enquiries.erase',
    'enquiries.exportAll',
    'gallery.edit',
    'models.draft',
    'models.publish',
    'offers.edit',
    'pictures.edit',
    'plans.edit',
    'prices.edit',
    'quotations.approve',
    'quotations.make',
    'rates.edit',
    'site.draft',
    'site.publish',
    'staff.availability',
    'staff.edit',
    'targets.edit',
    'texts.edit',
    'vehicles.edit',
  ],
  accounts: [
    'attachments.add',
    'attachments.read',
    'accessories.edit',
    'appointments.overbook',
    'appointments.work',
    'changes.read',
    'charges.edit',
    'customers.import',
    'customers.merge',
    'dealer.edit',
    'dealer.read',
    'desk.assign',
    'desk.rules',
    'desk.work',
    'enquiries.add',
    'enquiries.correct',
    'enquiries.erase',
    'enquiries.exportAll',
    'gallery.edit',
    'models.draft',
    'models.publish',
    'offers.edit',
    'pictures.edit',
    'plans.edit',
    'prices.edit',
    'quotations.approve',
    'quotations.make',
    'rates.edit',
    'site.draft',
    'site.publish',
    'staff.availability',
    'staff.edit',
    'targets.edit',
    'texts.edit',
    'vehicles.edit',
  ],
}

/** Reports of enquiries that the role does not see. */
const unseen: Record<Role, readonly string[]> = {
  owner: [],
  manager: [],
  sales: ['booking'],
  workshop: [
    'finance',
    'enquiry',
    'offer',
    'joy-club',
    'contact',
    'opt-in',
    'on-road-price',
    'sales',
  ],
  accounts: [],
}

const guarded = declaredEndpoints.filter(({ may }) => may !== 'public')
const opened: string[] = publicAdminPaths.map((page) => `admin/${page}`)
const pages = routeTable
  .filter(({ isPage, pattern }) => isPage && /^admin(\/|$)/.test(pattern))
  .filter(({ pattern }) => !opened.includes(pattern))

it('every role that reads enquiries may open their page at the desk', () => {
  for (const role of roles)
    expect([role, hasCapability({ ...nobody, role }, 'desk.read')]).toEqual([
      role,
      hasCapability({ ...nobody, role }, 'enquiries.read'),
    ])
})

it('all portal pages, and no other pages, declare a capability', () => {
  expect(Object.keys(capabilityByPage).sort()).toEqual(pages.map(({ pattern }) => pattern).sort())
})

describe.each(roles)('an account of the role %s', (role) => {
  let staff: TestApp
  beforeAll(async () => {
    staff = await visitor.loginAsStaff(role)
  })

  it('has the decided capabilities and no others', () => {
    const may = allCapabilities.filter((capability) => !refused[role].includes(capability))
    const account = { role } as const
    expect(allCapabilities.filter((it) => hasCapability({ ...nobody, ...account }, it))).toEqual(
      may,
    )
  })

  it('is answered by the role’s endpoints and refused with a message by other endpoints', async () => {
    for (const call of guarded) {
      const { status, said } = await answerOf(staff, call)
      const isRefused = mayNot(role, call)
      const what = `${call.method} ${call.path}`
      expect({ what, isRefused: status === 403 }).toEqual({ what, isRefused })
      if (isRefused)
        expect(said).toMatch(
          /^(Your role does not allow this|Your role does not include these enquiries)/,
        )
    }
  })

  it('opens the role’s pages; other pages are refused in the portal and missing from menus', async () => {
    const menu = await menuOn(staff)
    const readOnly = await readOnlyContentOn(staff)
    for (const { address, report, needed, id } of addresses()) {
      const isRefused =
        refused[role].includes(needed) || (report !== undefined && unseen[role].includes(report))
      for (const [path, init] of requestsFor(id, address)) {
        const answer = await staff.request(path, init)
        const text = await answer.text()
        const what = `${init.method} ${path}`
        // A page without actions answers 405 to everybody.
        if (answer.status === 405) continue
        expect({ what, isRefused: answer.status === 403 }).toEqual({ what, isRefused })
        if (!isRefused) continue
        expect(text).toContain('Ask the owner if you need this page.')
        if (!path.includes('.data')) expect(visibleText(text)).toContain('Dashboard')
      }
      if (menuAddresses.includes(address) && address !== '/admin/content')
        expect({ address, isThere: menu.includes(address) || readOnly.includes(address) }).toEqual({
          address,
          isThere: !isRefused,
        })
    }
  })

  it('gets from the search only pages that it may open', async () => {
    const frame = await (await staff.request('/admin/profile')).text()
    for (const address of addressesBesideMenu) {
      const { status } = await staff.request(address)
      expect({ address, isOffered: frame.includes(address) }).toEqual({
        address,
        isOffered: status === 200,
      })
    }
  })

  it('has content that it may change in its menu, and all other content under one entry', async () => {
    const menu = await menuOn(staff)
    const readOnly = await readOnlyContentOn(staff)
    for (const { to, edits = '' } of contentItems) {
      const mayEdit = !refused[role].includes(edits)
      expect({ to, isInMenu: menu.includes(to) }).toEqual({ to, isInMenu: mayEdit })
      if (!mayEdit) expect(readOnly).toContain(to)
    }
    expect(menu.includes('/admin/content')).toBe(!['owner', 'manager'].includes(role))
  })
})

function mayNot(role: Role, { may, path }: EndpointDeclaration): boolean {
  const report = allReports.find(
    (it) => it.path === path || path.startsWith(`/api/reports/${it.slug}.`),
  )
  return refused[role].includes(may) || (report !== undefined && unseen[role].includes(report.slug))
}

async function answerOf(staff: TestApp, { method, path, upload }: EndpointDeclaration) {
  const body = method === 'GET' || upload ? {} : { body: '{}' }
  const headers = { 'content-type': 'application/json' }
  const address = path.replaceAll(/:\w+/g, '1')
  // An empty body for one's own password and profile changes nothing.
  const answer = await staff.request(address, { method, headers, ...body })
  const isRead = answer.headers.get('content-type')?.includes('json')
  const said: unknown = isRead ? (await answer.json())?.message : undefined
  if (!isRead) await answer.body?.cancel()
  return { status: answer.status, said }
}

/** Lists each page at its address, and the report page once for every report. */
function addresses() {
  return pages.flatMap(({ id, pattern }) => {
    const needed = capabilityByPage[pattern] ?? ''
    const all = pattern.includes(':report') ? allReports.map(({ slug }) => slug) : [undefined]
    return all.map((report) => {
      const path = pattern.replace(':report', report ?? '').replace(':reference', 'SB-1')
      return { id, needed, report, address: `/${path.replace('*', 'no-such-page')}` }
    })
  })
}

/** Lists every kind of read and write request for a page. */
function requestsFor(id: string, address: string) {
  const body = new URLSearchParams({ userName: 'Nobody' })
  return [
    [address, { method: 'GET' }],
    [`${address}.data`, { method: 'GET' }],
    [`${address}.data?_routes=${encodeURIComponent(id)}`, { method: 'GET' }],
    [address, { method: 'POST', body }],
    [`${address}.data`, { method: 'POST', body }],
  ] satisfies [string, RequestInit][]
}

async function hrefsOn(staff: TestApp, path: string, part: RegExp): Promise<string[]> {
  const page = await (await staff.request(path)).text()
  const [shown = ''] = part.exec(page) ?? []
  return [...shown.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href)
}

const menuOn = (staff: TestApp) =>
  hrefsOn(staff, '/admin/dashboard', /<nav aria-label="Portal".*?<\/nav>/s)
const readOnlyContentOn = (staff: TestApp) => hrefsOn(staff, '/admin/content', /<main.*?<\/main>/s)

const nobody = {
  id: 0,
  userId: '',
  userName: '',
  email: '',
  mobileNo: '',
  city: '',
  isActive: true,
  isIn: true,
  availableUntil: null,
  awayUntil: null,
  createdAt: '',
  expiresAt: null,
}
