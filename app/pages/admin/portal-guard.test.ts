import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { secondFactorSetting } from '#app/auth/mfa/second-factor-setting.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { sqliteFilePath } from '#app/platform/db/connect-database.server.ts'
import { publicAdminPaths } from '#app/routes.ts'
import { pageHandlerFromSources, routeTable } from '#tests/page-handler-from-sources.ts'
import { enableAuthenticatorCodes } from '#tests/second-factor-codes.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const database = await openTestDatabase()
const visitor = testApp(database, {}, await pageHandlerFromSources())
const booking = await visitor.send(
  'POST',
  serviceBookingEnquiry.postTo,
  serviceBookingEnquiry.example,
)
const { reference } = await booking.json()
const fillings: Record<string, string> = {
  ':reference': reference,
  // The customer of this booking.
  ':id': '1',
  ':slug': 'hornet-2-0',
  ':report': 'booking',
  ':part': 'about',
  '*': 'no-such-page',
}

let staff: TestApp
let ended: TestApp
let secrets: string[]
beforeAll(async () => {
  staff = await visitor.loginAsStaff()
  ended = await visitor.loginAsStaff()
  await ended.send('POST', '/api/logout')
  secrets = everyText()
})
afterAll(() => database.close())

/** Endpoints of the OpenAPI document that require a session, as the app registers them. */
const { paths } = await (await visitor.request('/api/openapi.json')).json()
const registered = createApp(visitor).routes.map(({ method, path }) => `${method} ${path}`)
const guardedCalls = [...new Set(registered)]
  .map((call) => call.split(' '))
  .map(([method = '', path = '']) => [method, path.replaceAll(/:(\w+)\??/g, '{$1}')])
  .filter(([method = '', path = '']) => paths[path]?.[method.toLowerCase()]?.security)
  .map(([method = '', path = '']) => [method, path.replaceAll(/\{\w+\}/g, '1')] as const)

const opened: string[] = publicAdminPaths.map((page) => `admin/${page}`)
const guarded = routeTable
  .filter(({ isPage, pattern }) => isPage && /^admin(\/|$)/.test(pattern))
  .filter(({ pattern }) => !opened.includes(pattern))
  .map(({ id, index, pattern }) => ({ id, index, address: addressOf(pattern) }))

describe('a portal page', () => {
  it.each(guarded)('$id opens for a logged-in account', async ({ id, address }) => {
    const { status, cache, told } = await whatItSays(staff, address + (asking[id] ?? ''))
    expect({ status, cache }).toEqual({ status: otherwise[id] ?? 200, cache: 'no-store' })
    if (status === 200) expect(told).not.toEqual([])
  })

  it.each(guarded)('$id reveals no data without a session', async (page) => {
    for (const client of [visitor, ended])
      for (const [path, init] of requestsFor(page))
        expect(await whatItSays(client, path, init), `${init.method} ${path}`).toEqual(
          silence(page.id),
        )
  })
})

describe('an account that must still set up its second factor', () => {
  const first = '/admin/second-factor/first'
  let heldBack: TestApp
  beforeAll(async () => {
    heldBack = await visitor.loginAsStaff('manager')
    const { services } = visitor
    const meera = await services.staff.findByUserId('meera')
    await enableAuthenticatorCodes(services)
    await services.facts.change({ id: meera?.id ?? 0, userId: 'meera' }, secondFactorSetting, {
      value: { isRequired: true },
      version: 0,
    })
  })
  afterAll(() => database.db.deleteFrom('facts').where('name', '=', 'second-step').execute())

  it.each(guarded)(
    'is redirected from $id to the set-up and sees no data',
    async ({ id, ...page }) => {
      if (page.address === first) return
      for (const [path, init] of requestsFor({ id, ...page })) {
        const { leadsTo = '', ...said } = await whatItSays(heldBack, path, init)
        // A method that the page does not allow gets 405 before the guard runs. The index only
        // redirects.
        const isRefused = said.status === 405 || leadsTo === '/admin/dashboard'
        expect(said.told, `${init.method} ${path}`).toEqual([])
        expect(isRefused || leadsTo?.startsWith(`${first}?next=`), `${init.method} ${path}`).toBe(
          true,
        )
      }
    },
  )

  it('can set up the second factor and log out', async () => {
    const { status, cache } = await whatItSays(heldBack, first)
    expect({ status, cache }).toEqual({ status: 200, cache: 'no-store' })
    const begin = { method: 'POST', body: new URLSearchParams({ intent: 'begin' }) }
    const body = await (await heldBack.request(first, begin)).text()
    expect(body).toMatch(/([A-Z2-7]{4} ){7}[A-Z2-7]{4}/)
    const out = await heldBack.request('/admin/logout', { method: 'POST' })
    expect(out.headers.get('location')).toBe('/admin/login')
    expect(await whatItSays(heldBack, first)).toMatchObject({ status: 401 })
  })
})

describe('a staff endpoint', () => {
  it.each(guardedCalls)('%s %s reveals no data without a session', async (method, path) => {
    for (const client of [visitor, ended]) {
      const { status, told } = await whatItSays(client, path, { method })
      expect({ status, told }).toEqual({ status: 401, told: [] })
    }
  })
})

const otherwise: Record<string, number> = {
  'pages/admin/enquiry': 302,
  'pages/admin/index': 302,
  'pages/admin/not-found': 404,
  // Redirects an account that has nothing to set up.
  'pages/admin/second-factor-first': 302,
}

/** Without a section, the desk redirects to the one that has enquiries. */
const asking: Record<string, string> = { 'pages/admin/desk': '?section=all' }

/** Lists every request that could return the page's data. */
function requestsFor({ id, index, address }: (typeof guarded)[number]) {
  const own = encodeURIComponent(id)
  const body = new URLSearchParams({ userName: 'Nobody' })
  const action = index ? '?index' : ''
  return [
    [address, { method: 'GET' }],
    [`${address}.data`, { method: 'GET' }],
    [`${address}.data?_routes=${own}`, { method: 'GET' }],
    [address + action, { method: 'POST', body }],
    [`${address}.data${action}`, { method: 'POST', body }],
  ] satisfies [string, RequestInit][]
}

/**
 * The router answers its own data requests with 202 and puts the redirect's address into the body.
 */
async function whatItSays(client: TestApp, path: string, init: RequestInit = {}) {
  const answer = await client.request(path, init)
  const body = await answer.text()
  const [, inBody] = /"redirect","([^"]+)"/.exec(body) ?? []
  return {
    status: answer.status === 202 ? 302 : answer.status,
    leadsTo: answer.headers.get('location') ?? inBody,
    cache: answer.headers.get('cache-control'),
    // The response may repeat values of the request's path.
    told: secrets.filter((secret) => body.includes(secret) && !path.includes(secret)),
  }
}

function silence(id: string) {
  const leadsTo = waysIn[id]
  return { status: leadsTo ? 302 : 401, leadsTo, cache: 'no-store', told: [] }
}

const waysIn: Record<string, string> = {
  'pages/admin/index': '/admin/dashboard',
  'pages/admin/dashboard': '/admin/login?next=%2Fadmin%2Fdashboard',
}

function addressOf(pattern: string): string {
  const parts = pattern.split('/').map((part) => {
    if (!/^[:*]/.test(part)) return part
    const filling = fillings[part]
    if (!filling) throw new Error(`Give the test something real for ${part}`)
    return filling
  })
  return `/${parts.join('/')}`
}

/**
 * Reads every text of every table, except short ones and plain words such as the name of a kind.
 */
function everyText(): string[] {
  const file = new DatabaseSync(sqliteFilePath(database.dataDir), { readOnly: true })
  const tables = file.prepare("select name from sqlite_schema where type = 'table'").all()
  const rows = tables.flatMap(({ name }) => file.prepare(`select * from "${String(name)}"`).all())
  file.close()
  const texts = rows
    .flatMap((row) => Object.values(row))
    .filter((value) => typeof value === 'string')
  return [...new Set(texts)].filter((text) => text.length >= 6 && !/^[a-z]+$/.test(text))
}
