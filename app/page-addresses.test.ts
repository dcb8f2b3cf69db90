import { afterAll, describe, expect, it } from 'vitest'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { pathAliases } from '#app/platform/http/path-aliases.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { staffLogin, testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const pages = await pageHandlerFromSources()
const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, pages)
await app.loginAsStaff()

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.request(path, { method: 'POST', body: new URLSearchParams(fields), headers })

it.each(['/view-details', '/view-details/hornet%202.0', '/angle-view'])(
  '%s is a page',
  async (path) => {
    expect((await app.request(path)).status).toBe(200)
  },
)

it.each([
  '/none',
  '/dealers/2',
  '/dealers/x',
  '/view-details/NOPE',
  '/angle-view/NOPE',
  '/price/NOPE',
  '/price/%00',
  '/%00',
  '/view-details/%00',
])('%s is a 404', async (path) => {
  expect((await app.request(path)).status).toBe(404)
})

it.each(Object.entries(pathAliases))('%s redirects to %s', async (alias, path) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await app.request(alias, { method })
    expect([method, answer.status, answer.headers.get('location')]).toEqual([method, 301, path])
  }
})

it('has correctly spelt aliases for the misspelt routes', () => {
  expect(pathAliases).toMatchObject({ '/opt-in': '/optain', '/test-ride': '/text-ride-booking' })
})

it.each(publicEnquiryKinds)(
  '$page confirms a reference of its own kind and no other reference',
  async (enquiry) => {
    const { postTo, page, example, success } = enquiry
    const sent = await app.send('POST', postTo, example)
    expect(sent.status).toBe(201)
    const { message, reference } = await sent.json()
    expect(message).toBe(success)

    const says = async (path: string) =>
      (await (await app.request(path)).text()).includes(reference)
    const thanks = await app.request(`${page}?sent=${reference}`)
    expect(thanks.headers.get('cache-control')).toBe('no-store')
    expect(await thanks.text()).toContain(reference)
    expect(await says(page)).toBe(false)
    const other = publicEnquiryKinds.find((it) => it !== enquiry)
    expect(await says(`${other?.page}?sent=${reference}`)).toBe(false)
  },
)

it('answers a form posted to an endpoint with JSON, or with a page if the browser prefers', async () => {
  const json = await post('/warranty', { name: 'A' })
  expect([json.status, (await json.json()).message]).toEqual([
    422,
    'Please fill in all required fields',
  ])
  const html = await post('/warranty', { name: 'A' }, { accept: 'text/html' })
  expect([html.status, html.headers.get('cache-control')]).toEqual([422, 'no-store'])
  expect(await html.text()).toContain('value="A"')
  const fields = { name: 'A', contactNumber: '2345 6789' }
  const done = await post('/book-service', fields, { accept: 'text/html' })
  expect(done.status).toBe(303)
  expect(done.headers.get('location')).toMatch(/^\/my-enquiry\/SB-[2-9A-Z]{5}-[\w-]{43}\?new$/)
})

describe('without a session', () => {
  it('the dashboard redirects to the login, which leads back to the dashboard', async () => {
    const dashboard = await app.request('/admin/dashboard')
    expect([dashboard.status, dashboard.headers.get('location')]).toEqual([
      302,
      '/admin/login?next=%2Fadmin%2Fdashboard',
    ])
  })

  it.each([
    ['account', 'Please login to access this page'],
    ['price', 'Unauthorized! Redirecting to login...'],
    ['bikes', 'Unauthorized! Redirecting to login...'],
    ['bikes?type=ev', 'Unauthorized! Redirecting to login...'],
    ['accessories-price', 'Please login to access this page'],
    ['reports/booking', 'Please login to access this page'],
    ['offer', 'Please login to access the Manage Offers page'],
    ['gallery', 'Please login to access the Manage Offers page'],
    ['gallery', 'Manage Notification'],
  ])('/admin/%s shows the login and the text: %s', async (page, sentence) => {
    const answer = await app.request(`/admin/${page}`)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
    const html = await answer.text()
    expect(html).toContain(sentence)
    expect(html).toContain('name="password"')
  })
})

describe('the login without JavaScript', () => {
  it('refuses a wrong password', async () => {
    const refused = await post('/admin/login', { userId: staffLogin.userId, password: 'not it' })
    expect(refused.status).toBe(401)
    expect(await refused.text()).toContain('Invalid credentials')
  })

  it('checks that the browser returns the cookie, then opens the requested page', async () => {
    const done = await post('/admin/login?next=/admin/price', staffLogin)
    const check = done.headers.get('location') ?? ''
    expect([done.status, check]).toEqual([303, '/admin/login?check-cookie=&next=%2Fadmin%2Fprice'])
    expect(done.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Lax')
    const [cookie = ''] = (done.headers.getSetCookie()[0] ?? '').split(';')
    const kept = await app.request(check, { headers: { cookie } })
    expect([kept.status, kept.headers.get('location')]).toEqual([302, '/admin/price'])
  })

  it('redirects to no other site', async () => {
    const away = await post('/admin/login?next=//evil.example', staffLogin)
    expect(away.headers.get('location')).toMatch(/&next=%2Fadmin%2Fdashboard$/)
  })

  it('reports blocked cookies if the session cookie does not come back', async () => {
    const done = await post('/admin/login', staffLogin)
    const page = await app.request(done.headers.get('location') ?? '')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('this browser blocks cookies for this site')
    const code = await post('/admin/login', { code: '123456' })
    expect(code.status).toBe(401)
    expect(await code.text()).toContain('this browser blocks cookies for this site')
  })
})

it.each([
  ['/motorcycle', 'Failed to fetch data'],
  ['/scooters', 'Failed to load scooters.'],
  ['/ev', 'Failed to load scooters.'],
])('%s has its own message if models cannot be read', async (path, words) => {
  const broken = await openTestDatabase()
  await broken.db.schema.alterTable('vehicles').renameTo('mislaid').execute()
  const answer = await testApp(broken, {}, pages).request(path)
  expect(answer.status).toBe(500)
  expect(await answer.text()).toContain(words)
  await broken.close()
})
