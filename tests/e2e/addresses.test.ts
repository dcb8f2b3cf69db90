import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enquiries } from '#app/enquiries/enquiries.ts'
import { aliases } from '#app/site/aliases.ts'
import { adminLogin, type StartedSite, startSite } from '#tests/site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init })
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields), headers })

const routes = [
  '/',
  '/about',
  '/finance',
  '/contact',
  '/motorcycle',
  '/scooters',
  '/ev',
  '/service-booking',
  '/amc',
  '/extendedWarranty',
  '/gallery',
  '/optain',
  '/terms-conditions',
  '/offers',
  '/view-details',
  '/view-details/hornet%202.0',
  '/angle-view',
  '/text-ride-booking',
  '/on-road-price',
  '/joy-club',
  '/dealers/1',
  '/services',
  '/networks',
  '/privacy',
  '/admin/login',
]
test.each(routes)('%s is a page under a policy without unsafe-inline', async (path) => {
  const answer = await ask(path)
  expect(answer.status).toBe(200)
  const policy = answer.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(/script-src 'self' .*'sha256-/)
  expect(policy).not.toContain('unsafe-inline')
  const html = await answer.text()
  expect(html).not.toMatch(/<[^>]+ style="/)
})

test('good spellings lead to the misspelt routes, as everybody else’s', async () => {
  for (const [alias, path] of Object.entries(aliases))
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(alias, { method })
      expect([alias, method, answer.status, answer.headers.get('location')]).toEqual([
        alias,
        method,
        301,
        path,
      ])
    }
  expect(aliases).toMatchObject({ '/opt-in': '/optain', '/test-ride': '/text-ride-booking' })
})

test('the picture that a shared link names is there, for a model and for a page', async () => {
  for (const path of ['/view-details/HORNET2.0', '/contact']) {
    const html = await (await ask(path)).text()
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    const answer = await fetch(address)
    expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
      path,
      200,
      'image/jpeg',
    ])
  }
})

test.each([
  '/none',
  '/dealers/2',
  '/dealers/x',
  '/view-details/NOPE',
  '/angle-view/NOPE',
  '/%00',
  '/view-details/%00',
  '/view-details/%E0%A4%A',
  '/..%2f..%2fpackage.json',
  '/pictures/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
])('%s is a 404', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('a page is kept: the same tag for every encoding, 304 to who has it, HEAD without body', async () => {
  const first = await ask('/finance', { method: 'HEAD' })
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(first.headers.get('vary')).toBe('Accept-Encoding')
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask('/finance?utm_source=x', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('etag')).toBe(etag)
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
  }
  const again = await ask('/finance', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each(enquiries)('$page says thanks for its own reference and no other', async (enquiry) => {
  const { postTo, page, example, success } = enquiry
  const sent = await ask(postTo, {
    method: 'POST',
    body: JSON.stringify(example),
    headers: { 'content-type': 'application/json' },
  })
  expect(sent.status).toBe(201)
  const { message, reference } = await sent.json()
  expect(message).toBe(success)

  const says = async (path: string) => (await (await ask(path)).text()).includes(reference)
  const thanks = await ask(`${page}?sent=${reference}`)
  expect(thanks.headers.get('cache-control')).toBe('no-store')
  expect(await thanks.text()).toContain(reference)
  expect(await says(page)).toBe(false)
  const other = enquiries.find((it) => it !== enquiry)
  expect(await says(`${other?.page}?sent=${reference}`)).toBe(false)
})

test('a path that is no page takes a form too: JSON, or the page for who prefers HTML', async () => {
  const json = await post('/warranty', { name: 'A' })
  expect([json.status, (await json.json()).message]).toEqual([
    422,
    'Please fill in all required fields',
  ])
  const html = await post('/warranty', { name: 'A' }, { accept: 'text/html' })
  expect([html.status, html.headers.get('cache-control')]).toEqual([422, 'no-store'])
  expect(await html.text()).toContain('value="A"')
  const done = await post(
    '/book-service',
    { name: 'A', contactNumber: '2345 6789' },
    { accept: 'text/html' },
  )
  expect(done.status).toBe(303)
  expect(done.headers.get('location')).toMatch(/^\/service-booking\?sent=SB-[2-9A-Z]{5}$/)
})

test('without a session the staff’s pages ask for the login, in the words of each', async () => {
  const dashboard = await ask('/admin/dashboard')
  expect([dashboard.status, dashboard.headers.get('location')]).toEqual([
    302,
    '/admin/login?next=%2Fadmin%2Fdashboard',
  ])
  for (const [page, sentence] of [
    ['account', 'Please login to access this page'],
    ['price', 'Unauthorized! Redirecting to login...'],
    ['bikes', 'Unauthorized! Redirecting to login...'],
    ['bikes?type=ev', 'Unauthorized! Redirecting to login...'],
    ['accessories-price', 'Please login to access this page'],
    ['reports/booking', 'Please login to access this page'],
    ['offer', 'Please login to access the Manage Offers page'],
    ['gallery', 'Please login to access the Manage Offers page'],
    ['gallery', 'Manage Notification'],
  ] as const) {
    const answer = await ask(`/admin/${page}`)
    expect([page, answer.status, answer.headers.get('cache-control')]).toEqual([
      page,
      401,
      'no-store',
    ])
    const html = await answer.text()
    expect(html).toContain(sentence)
    expect(html).toContain('name="password"')
  }
})

test('the login works without JavaScript, and refuses in the same words', async () => {
  const refused = await post('/admin/login', { userId: 'admin', password: 'not it' })
  expect(refused.status).toBe(401)
  expect(await refused.text()).toContain('Invalid credentials')
  const done = await post('/admin/login?next=/admin/price', adminLogin)
  const check = done.headers.get('location') ?? ''
  expect([done.status, check]).toEqual([303, '/admin/login?check-cookie=&next=%2Fadmin%2Fprice'])
  expect(done.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Lax')
  const [cookie = ''] = (done.headers.getSetCookie()[0] ?? '').split(';')
  const kept = await ask(check, { headers: { cookie } })
  expect([kept.status, kept.headers.get('location')]).toEqual([302, '/admin/price'])
  const away = await post('/admin/login?next=//evil.example', adminLogin)
  expect(away.headers.get('location')).toMatch(/&next=%2Fadmin%2Fdashboard$/)
})

test('a posted login says that cookies are blocked where the session cookie does not come back', async () => {
  const done = await post('/admin/login', adminLogin)
  const page = await ask(done.headers.get('location') ?? '')
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('this browser keeps no cookies for this site')
  const code = await post('/admin/login', { code: '123456' })
  expect(code.status).toBe(401)
  expect(await code.text()).toContain('this browser keeps no cookies for this site')
})

test('when the models cannot be read, each list says so in its own words', async () => {
  const broken = await startSite({ LOG_LEVEL: 'silent' })
  const file = new DatabaseSync(join(broken.dataDir, 'showroom.db'), { timeout: 5000 })
  file.exec('alter table vehicles rename to mislaid')
  file.close()
  for (const [path, words] of [
    ['/motorcycle', 'Failed to fetch data'],
    ['/scooters', 'Failed to load scooters.'],
    ['/ev', 'Failed to load scooters.'],
  ] as const) {
    const answer = await fetch(broken.url + path)
    expect([path, answer.status]).toEqual([path, 500])
    expect(await answer.text()).toContain(words)
  }
  await broken.stop()
})
