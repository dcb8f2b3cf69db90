import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import { staffLogin, testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { listen, type RunningServer } from './listen.server.ts'
import { createResponseCache } from './response-cache/response-cache.server.ts'
import { serveFromCache } from './response-cache/serve-from-cache.server.ts'

const database = await openTestDatabase()
const tester = testApp(database)
const limiters = {
  ...tester.services.slots.limiters,
  visitors: concurrencyLimiter({ limit: 1, queue: 2 }),
}
const services = { ...tester.services, slots: { ...tester.services.slots, limiters } }

/** Pages under /slow wait for this. */
let gate = Promise.withResolvers<void>()
let rendered: string[] = []
const kept = createResponseCache(services)
const app = createApp({
  services,
  kept,
  pages: async (request) => {
    const { pathname } = new URL(request.url)
    rendered.push(pathname)
    if (pathname.startsWith('/slow')) await gate.promise
    return new Response('<p>page</p>', {
      status: pathname.startsWith('/slow/unknown') ? 404 : 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  },
})

let site: RunningServer
beforeAll(async () => {
  const first = serveFromCache({ ...services, ...kept, trustProxy: 'loopback' })
  const patience = { quiet: 0, most: 100 }
  site = await listen(app, { port: 0, host: '127.0.0.1', first, patience })
})
beforeEach(() => {
  gate = Promise.withResolvers<void>()
  rendered = []
})
afterAll(async () => {
  await site.close()
  await database.close()
})

const get = (path: string, init?: RequestInit) => fetch(site.url + path, init)

let asked = 0

/** Fills the slot with one page and the queue with two, until the returned function is called. */
async function fillQueue(prefix = '/slow') {
  const answers = Array.from({ length: 3 }, () => get(`${prefix}/${(asked += 1)}`))
  await expect.poll(() => limiters.visitors.state()).toEqual({ running: 1, waiting: 2 })
  return async () => {
    gate.resolve()
    return (await Promise.all(answers)).map(({ status }) => status)
  }
}

test('a page request is answered with a 503 page and Retry-After if the queue is full', async () => {
  const end = await fillQueue()
  const answer = await get('/slow/more')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(answer.headers.get('content-type')).toContain('text/html')
  expect(await answer.text()).toContain('Please try again in a few seconds')
  expect(await end()).toEqual([200, 200, 200])
  expect((await get('/slow/more')).status).toBe(200)
})

test('an API read is answered with 503 in JSON if the queue is full', async () => {
  const end = await fillQueue()
  const answer = await get('/api/bikes')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('try again') })
  await end()
  expect((await get('/api/bikes')).status).toBe(200)
})

test('unknown pages are rendered one at a time, and refused if the queue is full', async () => {
  const end = await fillQueue('/slow/unknown')
  expect((await get('/slow/unknown/more')).status).toBe(503)
  expect(rendered).toHaveLength(1)
  expect(await end()).toEqual([404, 404, 404])
})

test('a cached page, a form, the login and staff do not wait for visitors', async () => {
  await get('/about')
  const cookie = await sessionCookie()
  const end = await fillQueue()
  expect((await get('/about')).status).toBe(200)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await get('/contact', { method: 'POST', headers, body: 'name=A' })).status).toBe(200)
  expect((await get('/admin/login')).status).toBe(200)
  expect((await get('/admin/dashboard', { headers: { cookie } })).status).toBe(200)
  expect((await get('/healthz')).status).toBe(200)
  expect(await end()).toEqual([200, 200, 200])
})

test('a form that arrives slowly occupies no slot', async () => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1')
  const head = ['POST /contact HTTP/1.1', 'Host: a', 'Content-Length: 6']
  const type = 'Content-Type: application/x-www-form-urlencoded'
  socket.write(`${[...head, type, 'Connection: close'].join('\r\n')}\r\n\r\nname`)
  // This later request has its response, so the slow request has begun.
  await get('/healthz')
  expect(limiters.forms.state().running).toBe(0)
  socket.write('=A')
  expect(await text(socket)).toContain('HTTP/1.1 200')
  expect(rendered).toEqual(['/contact'])
})

test('compressing a cached page in another encoding requires a slot', async () => {
  const page = '/about?model=kept'
  await get(page, { headers: { 'accept-encoding': 'br' } })
  const end = await fillQueue()
  const gzip = await get(page, { headers: { 'accept-encoding': 'gzip' } })
  expect(gzip.status).toBe(503)
  expect((await get(page, { headers: { 'accept-encoding': 'br' } })).status).toBe(200)
  await end()
  expect((await get(page, { headers: { 'accept-encoding': 'gzip' } })).status).toBe(200)
})

test('a request leaves the queue when its client disconnects', async () => {
  const leaving = new AbortController()
  const first = get('/slow/first')
  await expect.poll(() => limiters.visitors.state().running).toBe(1)
  const left = get('/slow/left', { signal: leaving.signal }).catch(() => 'left')
  await expect.poll(() => limiters.visitors.state().waiting).toBe(1)
  leaving.abort()
  expect(await left).toBe('left')
  await expect.poll(() => limiters.visitors.state().waiting).toBe(0)
  gate.resolve()
  expect((await first).status).toBe(200)
  expect(rendered).toEqual(['/slow/first'])
})

async function sessionCookie(): Promise<string> {
  await tester.loginAsStaff()
  const answer = await get('/api/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(staffLogin),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
