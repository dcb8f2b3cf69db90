import { expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const app = testApp(await openTestDatabase(), {}, await pageHandlerFromSources())

// The router would log a warning with a stack trace for each, so anybody could fill the log.
it.each([
  '/%',
  '/%E0%A4/x',
  '/view-details/%zz',
  '/admin/%ud800',
  '/%0d%0aX:%20y',
  '/admin/one%E2%80%A8two',
])('%s is a 404 and is not logged', async (path) => {
  const answer = await app.request(path, { headers: { accept: 'text/html' } })
  expect(answer.status).toBe(404)
  expect(await answer.text()).toContain('no page at this address')
})

it.each(['/view-details/%E0%A4%A', '/%', '/offers%', '/%0d%0aX:%20y'])(
  '%s is the site’s own 404 page, with its menu and search',
  async (path) => {
    const text = await (await app.request(path, { headers: { accept: 'text/html' } })).text()
    expect(text).toContain('<header')
    expect(text).toMatch(/<form[^>]*action="\/search"/)
  },
)

it.each([
  ['/Motorcycle/', '/motorcycle'],
  ['/OFFERS', '/offers'],
  ['/extendedwarranty', '/extendedWarranty'],
  ['/dealers/01', '/dealers/1'],
  ['/Angle-View/HORNET2.0/', '/angle-view/HORNET2.0'],
  ['/view-details/hornet2.0', '/view-details/HORNET2.0'],
  ['/', '/'],
])('%s has %s as its canonical address', async (path, address) => {
  const text = await (await app.request(path)).text()
  const [, canonical] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? []
  const [, shared] = /<meta property="og:url" content="([^"]+)"/.exec(text) ?? []
  expect([canonical, shared].map((it) => new URL(it ?? '').pathname)).toEqual([address, address])
})

it('a form is accepted from a browser that sends no referrer', async () => {
  const headers = { origin: 'null', 'sec-fetch-site': 'same-origin', accept: 'text/html' }
  const body = new URLSearchParams({ userid: 'nobody', password: 'nothing' })
  const answer = await app.request('/admin/login', { method: 'POST', body, headers })
  expect(await answer.text()).not.toContain('another site')
  expect([400, 401, 422]).toContain(answer.status)
})

it.each(['text/html', '*/*', undefined])(
  'an incomplete percent escape is answered with a page for the accept header %s',
  async (accept) => {
    const headers = new Headers(accept === undefined ? {} : { accept })
    const answer = await app.request('/view-details/%E0%A4%A', { headers })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'text/html; charset=utf-8',
    ])
  },
)

it('an incomplete percent escape below /api is answered with JSON', async () => {
  const answer = await app.request('/api/%E0%A4%A')
  expect(answer.status).toBe(404)
  expect(await answer.json()).toMatchObject({ message: expect.any(String) })
})

it('a path with percent-encoded letters is matched', async () => {
  expect((await app.request('/%E0%B0%85%20x')).status).toBe(404)
  expect((await app.request('/view-details/SHINE%20100')).status).toBe(200)
})
