import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, it, vi } from 'vitest'
import { concurrencyLimiter } from '#app/platform/concurrency/concurrency-limiter.ts'
import { createLog } from '#app/platform/log/log.server.ts'
import type { AppEnv } from '../app-env.ts'
import { failureReporter } from '../failure-reporter.server.ts'
import { createErrorHandler } from '../problem.server.ts'
import { requestInfo } from '../request-info.server.ts'
import { requestSlots } from '../request-slots.server.ts'
import { cachedPages } from './cached-pages.server.ts'
import { pageCache } from './page-cache.server.ts'

/** An app whose page counts its renderings; the test sets the content revision. */
function counted(
  extra: Record<string, string> = {},
  status = 200,
  publicUrl?: string,
  slots = requestSlots(),
) {
  const state: {
    revision: number
    day: number
    renderings: number
    pause: Promise<void> | undefined
    database: 'there' | 'away' | 'silent'
    status: number
    askedBy: Headers
  } = {
    revision: 1,
    day: 1,
    renderings: 0,
    pause: undefined,
    database: 'there',
    status,
    askedBy: new Headers(),
  }
  const app = new Hono<AppEnv>()
  app.use(requestInfo('loopback'))
  const get = async () => {
    if (state.database === 'away') throw new Error('No connection')
    if (state.database === 'silent') await new Promise(() => {})
    return state.revision
  }
  app.use(
    pageCache({ pages: cachedPages(), revision: { get }, day: () => state.day, publicUrl, slots }),
  )
  app.onError(createErrorHandler(failureReporter(createLog('silent'))))
  app.all('*', async ({ req }) => {
    state.renderings += 1
    state.askedBy = req.raw.headers
    const rendered = `<p>${state.renderings}</p>`
    await state.pause
    return new Response(req.raw.method === 'HEAD' ? null : rendered, {
      status: state.status,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'no-vary-search': 'params, except=("model")',
        ...extra,
      },
    })
  })
  return { state, get: (path: string, init?: RequestInit) => app.request(path, init) }
}

it('renders a page once for each content revision', async () => {
  const { state, get } = counted()
  expect(await (await get('/finance')).text()).toBe('<p>1</p>')
  expect(await (await get('/finance')).text()).toBe('<p>1</p>')
  state.revision = 2
  expect(await (await get('/finance')).text()).toBe('<p>2</p>')
})

it('renders a page again on the next day, even if the browser has the previous day’s copy', async () => {
  const { state, get } = counted()
  const etag = (await get('/offers')).headers.get('etag') ?? ''
  state.day = 2
  const next = await get('/offers', { headers: { 'if-none-match': etag } })
  expect([next.status, await next.text()]).toEqual([200, '<p>2</p>'])
  expect(await (await get('/offers')).text()).toBe('<p>2</p>')
})

it('does not cache a page whose rendering ends after midnight', async () => {
  const { state, get } = counted()
  const slow = Promise.withResolvers<void>()
  state.pause = slow.promise
  const old = get('/offers')
  await vi.waitFor(() => expect(state.renderings).toBe(1))
  Object.assign(state, { day: 2, pause: undefined })
  // Today's request does not wait for yesterday's page.
  expect(await (await get('/offers')).text()).toBe('<p>2</p>')
  slow.resolve()
  expect(await (await old).text()).toBe('<p>1</p>')
  expect(await (await get('/offers')).text()).toBe('<p>2</p>')
})

it('caches a page by the parameters that it reads, and ignores the other parameters', async () => {
  const { state, get } = counted()
  await get('/finance')
  await get('/finance?utm_source=x')
  expect(state.renderings).toBe(1)
  await get('/finance?model=a')
  await get('/finance?utm_source=y&model=a')
  expect(state.renderings).toBe(2)
})

it('never answers a request for one model with the page of another model', async () => {
  const { get } = counted()
  expect(await (await get('/finance?model=a')).text()).toBe('<p>1</p>')
  expect(await (await get('/finance?model=b')).text()).toBe('<p>2</p>')
  expect(await (await get('/finance')).text()).toBe('<p>3</p>')
  expect(await (await get('/finance?model=a')).text()).toBe('<p>1</p>')
})

it('does not cache a page that was rendered before a concurrent edit', async () => {
  const { state, get } = counted()
  const slow = Promise.withResolvers<void>()
  state.pause = slow.promise
  const old = get('/finance')
  await vi.waitFor(() => expect(state.renderings).toBe(1))
  state.revision = 2
  state.pause = undefined
  // Another request already has the new content when the old page is done.
  expect(await (await get('/amc')).text()).toBe('<p>2</p>')
  slow.resolve()
  expect(await (await old).text()).toBe('<p>1</p>')
  expect(await (await get('/finance')).text()).toBe('<p>3</p>')
})

it('never caches the portal, confirmations, refusals or responses with a cookie', async () => {
  for (const path of [
    '/admin',
    '/admin/dashboard',
    '/admin.data',
    '/api/x',
    '/finance?sent=FN-22222',
    '/service-booking?for=service-paid&on=2026-12-02',
  ]) {
    const { state, get } = counted()
    await get(path)
    await get(path)
    expect([path, state.renderings]).toEqual([path, 2])
  }
  for (const { state, get } of [
    counted({}, 404),
    counted({ 'set-cookie': 'a=b' }),
    counted({ 'cache-control': 'no-store' }),
  ]) {
    await get('/finance')
    await get('/finance')
    expect(state.renderings).toBe(2)
  }
})

it('returns 304 for a page’s ETag in any encoding', async () => {
  const { get } = counted()
  const first = await get('/finance', { headers: { 'accept-encoding': 'br' } })
  expect(first.headers.get('content-encoding')).toBe('br')
  const etag = first.headers.get('etag') ?? ''
  const again = await get('/finance', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

it('answers HEAD like GET without the body, even before the page is cached', async () => {
  const { state, get } = counted()
  const heads = [await get('/finance', { method: 'HEAD' })]
  const page = await get('/finance')
  expect(await page.text()).toBe('<p>1</p>')
  const { headers } = page
  heads.push(await get('/finance', { method: 'HEAD' }))
  expect(state.renderings).toBe(1)
  for (const head of heads) {
    expect(await head.text()).toBe('')
    for (const name of ['content-length', 'etag', 'vary', 'cache-control'])
      expect(head.headers.get(name)).toBe(headers.get(name))
  }
})

it.each(['away', 'silent'] as const)(
  'serves cached pages while the database is %s, and the newest pages afterwards',
  async (how) => {
    const { state, get } = counted()
    await get('/finance')
    state.database = how
    const kept = await get('/finance')
    expect([kept.status, await kept.text()]).toEqual([200, '<p>1</p>'])
    Object.assign(state, { database: 'there', revision: 2 })
    expect(await (await get('/finance')).text()).toBe('<p>2</p>')
  },
)

it('passes requests for uncached pages to the app while the database is away', async () => {
  const { state, get } = counted()
  state.database = 'away'
  expect(await (await get('/finance')).text()).toBe('<p>1</p>')
  expect(await (await get('/finance')).text()).toBe('<p>2</p>')
})

it('keeps the cached pages of a host in use despite requests with many invented hosts', async () => {
  const { state, get } = counted()
  await get('http://shop.test/finance')
  for (let host = 0; host < 600; host++) {
    await get(`http://made-up-${host}.test/finance`)
    await get('http://shop.test/finance')
  }
  expect(state.renderings).toBe(601)
})

it('caches pages for a host after requests with many invented hosts', async () => {
  const { state, get } = counted()
  for (let host = 0; host < 600; host++) await get(`http://made-up-${host}.test/finance`)
  await get('http://shop.test/finance')
  await get('http://shop.test/finance')
  expect(state.renderings).toBe(601)
})

it('caches pages for four hosts, and drops the least recently used host', async () => {
  const { state, get } = counted()
  const ask = async (host: string) => {
    const before = state.renderings
    await get(`http://${host}.test/finance`)
    return state.renderings > before ? 'made' : 'kept'
  }
  for (const host of ['a', 'b', 'c', 'd']) expect(await ask(host)).toBe('made')
  expect(await ask('a')).toBe('kept')
  expect(await ask('e')).toBe('made')
  for (const host of ['a', 'c', 'd', 'e']) expect([host, await ask(host)]).toEqual([host, 'kept'])
  expect(await ask('b')).toBe('made')
})

it('caches one page for all hosts if PUBLIC_URL is set', async () => {
  const { state, get } = counted({}, 200, 'https://shop.test')
  await get('http://one.test/finance')
  await get('http://two.test/finance')
  expect(state.renderings).toBe(1)
})

it('caches separate pages for two hosts without PUBLIC_URL', async () => {
  const { state, get } = counted()
  await get('http://one.test/finance')
  await get('http://two.test/finance')
  expect(state.renderings).toBe(2)
})

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['gzip; q=0', null],
  ['br;q=0', null],
  ['deflate, gzip', 'gzip'],
  ['gzip ;q=1', 'gzip'],
  ['deflate', null],
  ['', null],
])('a browser that accepts %j gets a readable page encoded as %s', async (accepted, encoding) => {
  const { get } = counted()
  const answer = await get('/finance', { headers: { 'accept-encoding': accepted } })
  expect(answer.headers.get('content-encoding')).toBe(encoding)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
  })
  const body = Buffer.from(await answer.arrayBuffer())
  expect(Number(answer.headers.get('content-length'))).toBe(body.byteLength)
  const read = encoding === 'br' ? brotliDecompressSync : encoding ? gunzipSync : undefined
  expect((read ? read(body) : body).toString()).toBe('<p>1</p>')
})

it('finds the page’s ETag in a list, and accepts a star for any ETag', async () => {
  const { get } = counted()
  const etag = (await get('/finance')).headers.get('etag') ?? ''
  const status = async (tag: string) =>
    (await get('/finance', { headers: { 'if-none-match': tag } })).status
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(await status(`"old" , ${etag}`)).toBe(304)
  expect(await status('*')).toBe(304)
  expect(await status('"old"')).toBe(200)
})

it('passes a POST to the app and does not change the cache', async () => {
  const { state, get } = counted()
  await get('/finance')
  expect(await (await get('/finance', { method: 'POST' })).text()).toBe('<p>2</p>')
  expect(state.renderings).toBe(2)
})

it('caches a public page whose path only resembles a portal path', async () => {
  const { state, get } = counted()
  for (const path of ['/administration', '/news/admin/']) {
    await get(path)
    await get(path)
  }
  expect(state.renderings).toBe(2)
})

it('with No-Vary-Search caches one response for all queries, otherwise each query’s response', async () => {
  const { state, get } = counted({ 'no-vary-search': 'params' })
  await get('/finance?a=1')
  await get('/finance?b=2')
  expect(state.renderings).toBe(1)
  const app = new Hono<AppEnv>()
  let renderings = 0
  app.use(requestInfo('loopback'))
  app.use(pageCache({ pages: cachedPages(), revision: { get: async () => 1 }, day: () => 1 }))
  app.get('*', (c) => c.body(`${(renderings += 1)}`, 200, { 'content-type': 'text/x-script' }))
  const body = async (path: string) => (await app.request(path)).text()
  expect(await body('/finance.data?a=1')).toBe('1')
  expect(await body('/finance.data?a=2')).toBe('2')
  expect(await body('/finance.data?a=1')).toBe('1')
})

it('caches no response that is neither a page nor a page’s data', async () => {
  for (const type of ['application/json', 'image/svg+xml']) {
    const { state, get } = counted({ 'content-type': type })
    await get('/thing')
    await get('/thing')
    expect(state.renderings).toBe(2)
  }
})

it('renders once for concurrent requests that differ only in ignored parameters', async () => {
  const { state, get } = counted()
  for (state.revision = 1; state.revision <= 2; state.revision++) {
    const rendering = Promise.withResolvers<void>()
    state.pause = rendering.promise
    const herd = Array.from({ length: 64 }, (_, visitor) =>
      get(`/finance?utm_source=${visitor % 2}`),
    )
    await vi.waitFor(() => expect(state.renderings).toBeGreaterThan(0))
    rendering.resolve()
    const answers = await Promise.all(herd.map(async (answer) => (await answer).text()))
    // The first rendering must show which parameters are significant.
    expect(new Set(answers).size).toBeLessThanOrEqual(state.revision === 1 ? 2 : 1)
  }
  expect(state.renderings).toBe(3)
})

it('renders for each request if the response cannot be cached', async () => {
  const { state, get } = counted({}, 404)
  const answers = await Promise.all([get('/nowhere'), get('/nowhere')])
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect(state.renderings).toBe(2)
})

it('serves the stale page while rendering fails, and tries again each time', async () => {
  const { state, get } = counted({ 'retry-after': '5' })
  await get('/finance')
  Object.assign(state, { revision: 2, status: 500 })
  const earlier = await get('/finance')
  expect([earlier.status, await earlier.text()]).toEqual([200, '<p>1</p>'])
  Object.assign(state, { status: 200 })
  expect(await (await get('/finance')).text()).toBe('<p>3</p>')
})

it('does not serve a removed page again after a failure', async () => {
  const { state, get } = counted()
  await get('/view-details/HORNET2.0')
  Object.assign(state, { revision: 2, status: 404 })
  expect((await get('/view-details/HORNET2.0')).status).toBe(404)
  Object.assign(state, { revision: 3, status: 500 })
  expect((await get('/view-details/HORNET2.0')).status).toBe(500)
})

it('passes no cookie, authorization or address of the visitor to the rendering', async () => {
  const { state, get } = counted()
  const headers = {
    cookie: 'session=secret',
    authorization: 'Basic x',
    'x-forwarded-for': '1.2.3.4',
  }
  await get('/finance', { headers })
  expect([...state.askedBy]).toEqual([])
})

it('caches the sitemap, the web manifest and the router’s route manifest', async () => {
  for (const type of [
    'application/xml; charset=utf-8',
    'application/manifest+json',
    'text/plain',
  ]) {
    const { state, get } = counted({ 'content-type': type })
    await get('/sitemap.xml')
    await get('/sitemap.xml')
    expect([type, state.renderings]).toEqual([type, 1])
  }
  const routes = { 'content-type': 'application/json', 'cache-control': 'public, max-age=31536000' }
  const { state, get } = counted(routes)
  await get('/__manifest?paths=%2Fev')
  const again = await get('/__manifest?paths=%2Fev')
  expect([state.renderings, again.headers.get('cache-control')]).toEqual([
    1,
    'public, max-age=31536000',
  ])
})

it('many made-up queries do not push pages without a query out of the cache', async () => {
  const { state, get } = counted({ 'x-padding': 'x' })
  await get('/finance')
  const before = state.renderings
  for (let model = 0; model < 2000; model++) await get(`/finance?model=${'m'.repeat(4000)}${model}`)
  expect(state.renderings).toBe(before + 2000)
  await get('/finance')
  expect(state.renderings).toBe(before + 2000)
})

/** Returns an app with one slot and a queue of the given length. */
function busy(queue: number) {
  const slots = requestSlots()
  const visitors = concurrencyLimiter({ limit: 1, queue })
  const { state, get } = counted({}, 200, undefined, {
    ...slots,
    limiters: { ...slots.limiters, visitors },
  })
  return { state, get, visitors }
}

it('serves the stale page if the queue is full', async () => {
  const { state, get, visitors } = busy(0)
  expect(await (await get('/finance')).text()).toBe('<p>1</p>')
  const leave = await visitors.enter()
  state.revision = 2
  expect(await (await get('/finance')).text()).toBe('<p>1</p>')
  expect((await get('/amc')).status).toBe(503)
  leave()
  expect(await (await get('/finance')).text()).toBe('<p>2</p>')
})

it('renders the page for the next request if the first client disconnects while waiting', async () => {
  const { state, get, visitors } = busy(9)
  const leave = await visitors.enter()
  const leaving = new AbortController()
  const first = get('/finance', { signal: leaving.signal })
  await vi.waitFor(() => expect(visitors.state().waiting).toBe(1))
  const others = [get('/finance'), get('/finance')]
  leaving.abort()
  await first
  await vi.waitFor(() => expect(visitors.state().waiting).toBe(1))
  leave()
  for (const other of others) expect(await (await other).text()).toBe('<p>1</p>')
  expect(state.renderings).toBe(1)
})
