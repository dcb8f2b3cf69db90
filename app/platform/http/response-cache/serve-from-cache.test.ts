import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { testApp, testNow } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { listen, type RunningServer } from '../listen.server.ts'
import { undeclaredProxyDetector } from '../undeclared-proxy-detector.server.ts'
import { cachedRevision } from './cached-revision.server.ts'
import { createResponseCache } from './response-cache.server.ts'
import { serveFromCache } from './serve-from-cache.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-kept-'))
const put = (path: string, content: string | Uint8Array) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), content)
}
const script = 'export const machines = 22 // '.repeat(99)
put('client/assets/app-1.js', script)
put('client/assets/app-1.js.br', brotliCompressSync(script))
put('client/icon.svg', '<svg/>')
put('catalogue/pictures/naked/hero-red-480.avif', 'picture')
put('catalogue/films/long.mp4', new Uint8Array(1_000_001))

const database = await openTestDatabase()
const { services } = testApp(database)
let renderings = 0
/** Rendering waits for this. */
let rendering: Promise<void> | undefined
let noted = 0
const pages = (asked: Request) => {
  renderings += 1
  const { pathname } = new URL(asked.url)
  if (pathname === '/nowhere') return new Response('none', { status: 404 })
  const headers = new Headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': "default-src 'self'",
    'no-vary-search': 'params, except=("model")',
  })
  if (pathname === '/greeting') headers.set('set-cookie', 'seen=1')
  return new Response(`<p>${asked.url}</p>`.repeat(99), { headers })
}
let now = testNow
const kept = createResponseCache({ ...services, clock: () => now })
const app = createApp({
  services,
  kept,
  pages: async (asked) => {
    await rendering
    return pages(asked)
  },
  files: { client: join(folder, 'client'), catalogue: join(folder, 'catalogue') },
})
const first = serveFromCache({
  ...services,
  ...kept,
  trustProxy: 'loopback',
  metrics: { countFromMemory: () => (noted += 1) },
})

const place = { port: 0, host: '127.0.0.1', patience: { quiet: 0, most: 100 } }
let quick: RunningServer
let slow: RunningServer
beforeAll(async () => {
  quick = await listen(app, { ...place, first })
  slow = await listen(app, place)
})
afterAll(async () => {
  await Promise.all([quick.close(), slow.close()])
  await database.close()
  rmSync(folder, { recursive: true })
})

type RequestOptions = {
  path: string
  method?: string
  headers?: IncomingHttpHeaders
  signal?: AbortSignal
}
type ReceivedAnswer = { status: number | undefined; headers: IncomingHttpHeaders; body: string }

/** Sends a raw request, without decompression. The Host header is the same for every server. */
function ask(
  site: RunningServer,
  { path, method = 'GET', headers, signal }: RequestOptions,
): Promise<ReceivedAnswer> {
  const { port } = new URL(site.url)
  const options = {
    port,
    path,
    method,
    headers: { host: 'shop.test', ...headers },
    ...(signal && { signal }),
  }
  return new Promise((resolve, reject) => {
    request({ ...options, host: '127.0.0.1' }, async (answer) => {
      const { date: _, 'x-request-id': __, ...rest } = answer.headers
      const body = (await buffer(answer)).toString('latin1')
      resolve({ status: answer.statusCode, headers: rest, body })
    })
      .on('error', reject)
      .end()
  })
}

/** Returns the response, and `isFromMemory` if the app was not involved. */
async function asked(
  what: RequestOptions,
): Promise<{ answer: ReceivedAnswer; isFromMemory: boolean }> {
  const before = noted
  const answer = await ask(quick, what)
  return { answer, isFromMemory: noted > before }
}

const tagOf = async (path: string) => String((await ask(slow, { path })).headers.etag)
const dateOf = async (path: string) => String((await ask(slow, { path })).headers['last-modified'])
const br = { 'accept-encoding': 'gzip, deflate, br, zstd' }
const picture = '/pictures/naked/hero-red-480.1a2b3c4d.avif'

it.each<[string, () => RequestOptions | Promise<RequestOptions>]>([
  ['a page', () => ({ path: '/finance' })],
  ['a page with brotli', () => ({ path: '/finance', headers: br })],
  ['a page with gzip', () => ({ path: '/finance', headers: { 'accept-encoding': 'gzip' } })],
  ['a page for one model', () => ({ path: '/finance?model=DIO', headers: br })],
  ['a page with what nobody reads', () => ({ path: '/finance?utm_source=x', headers: br })],
  ['HEAD of a page', () => ({ path: '/finance', method: 'HEAD', headers: br })],
  ['a part of a page', () => ({ path: '/finance', headers: { range: 'bytes=0-9' } })],
  [
    'a page that the reader has',
    async () => ({
      path: '/finance',
      headers: { 'if-none-match': await tagOf('/finance'), ...br },
    }),
  ],
  ['a page that has changed', () => ({ path: '/finance', headers: { 'if-none-match': '"old"' } })],
  [
    'a page by https',
    () => ({ path: '/finance', headers: { 'x-forwarded-proto': 'https', ...br } }),
  ],
  [
    'a page by the name that the proxy was asked by',
    () => ({ path: '/finance', headers: { 'x-forwarded-host': 'shop.example' } }),
  ],
  ['a page by another host', () => ({ path: '/finance', headers: { host: 'other.test:81' } })],
  ['a page’s address in another way', () => ({ path: '/%66inance', headers: br })],
  ['two slashes', () => ({ path: '//finance', headers: br })],
  ['a script', () => ({ path: '/assets/app-1.js', headers: br })],
  ['a script as it is', () => ({ path: '/assets/app-1.js' })],
  [
    'a script for who takes brotli with a weight',
    () => ({
      path: '/assets/app-1.js',
      headers: { 'accept-encoding': 'br;q=0.5' },
    }),
  ],
  ['HEAD of a script', () => ({ path: '/assets/app-1.js', method: 'HEAD', headers: br })],
  [
    'a script that the reader has',
    async () => ({
      path: '/assets/app-1.js',
      headers: { 'if-modified-since': await dateOf('/assets/app-1.js') },
    }),
  ],
  [
    'a script by https',
    () => ({ path: '/assets/app-1.js', headers: { 'x-forwarded-proto': 'https' } }),
  ],
  ['a picture', () => ({ path: picture })],
  ['a part of a picture', () => ({ path: picture, headers: { range: 'bytes=2-4' } })],
  ['the end of a picture', () => ({ path: picture, headers: { range: 'bytes=-3' } })],
  ['a picture from a place on', () => ({ path: picture, headers: { range: 'bytes=3-' } })],
  ['a file whose address bears no hash', () => ({ path: '/icon.svg', headers: br })],
])(
  '%s is the same from memory as from the app, except for date and request id',
  async (_, given) => {
    const what = await given()
    // Request the whole response first, so that it is cached.
    const { range: _range, ...headers } = what.headers ?? {}
    await ask(slow, { path: what.path, headers })
    const fromApp = await ask(slow, what)
    const { answer, isFromMemory } = await asked(what)
    expect(isFromMemory).toBe(true)
    expect(answer).toEqual(fromApp)
  },
)

it.each<[string, RequestOptions]>([
  ['a part outside of the file', { path: picture, headers: { range: 'bytes=99-' } }],
  ['several parts', { path: picture, headers: { range: 'bytes=0-1,3-4' } }],
  [
    'a part with a condition',
    { path: picture, headers: { range: 'bytes=0-1', 'if-range': '"a"' } },
  ],
  ['a large file', { path: '/films/long.mp4' }],
  ['an address with steps in it', { path: '/assets/../icon.svg' }],
  ['what is not there', { path: '/nowhere' }],
  ['a page that gives a cookie', { path: '/greeting' }],
  ['the thanks for what was sent', { path: '/finance?sent=FN-22222' }],
  ['the free hours of a day', { path: '/finance?for=service-paid&on=2026-12-02' }],
  ['the staff’s pages', { path: '/admin/login' }],
  ['a call', { path: '/api/nothing' }],
  ['a host that is none', { path: '/finance', headers: { host: 'a b' } }],
  ['a post', { path: '/finance', method: 'POST' }],
  ['a page for one model without brotli', { path: '/finance?model=DIO' }],
  ['a question with a body', { path: '/finance', headers: { 'content-length': '0' } }],
])('%s is left to the app', async (_, what) => {
  await ask(slow, { path: picture })
  await ask(slow, { path: '/finance' })
  const fromApp = await ask(slow, what)
  const { answer, isFromMemory } = await asked(what)
  expect(isFromMemory).toBe(false)
  expect([answer.status, answer.body]).toEqual([fromApp.status, fromApp.body])
})

it('serves the same response for all cookies and other headers', async () => {
  await ask(slow, { path: '/finance' })
  const headers = { cookie: 'session=secret', authorization: 'Basic eDp5', 'accept-language': 'te' }
  const theirs = await asked({ path: '/finance', headers })
  expect(theirs.isFromMemory).toBe(true)
  expect(theirs.answer).toEqual((await asked({ path: '/finance' })).answer)
})

it('shows changes by this process at once, and changes by others within a second', async () => {
  const ready = async () => {
    await ask(quick, { path: '/amc' })
    return (await asked({ path: '/amc' })).isFromMemory
  }
  expect(await ready()).toBe(true)
  const before = renderings
  // A change by another instance.
  await database.db.updateTable('content').set({ revision: 7 }).execute()
  await expect.poll(() => ask(quick, { path: '/amc' }).then(() => renderings)).toBe(before + 1)
  expect(await ready()).toBe(true)
  // A change by an endpoint of this process.
  await database.db.updateTable('content').set({ revision: 8 }).execute()
  await ask(quick, { path: '/amc', method: 'POST' })
  await ask(quick, { path: '/amc' })
  expect(renderings).toBe(before + 2)
})

it('renders a page again after midnight, even if the browser has the previous day’s copy', async () => {
  const { etag } = (await ask(quick, { path: '/offers', headers: br })).headers
  const headers = { ...br, 'if-none-match': String(etag) }
  expect((await asked({ path: '/offers', headers })).isFromMemory).toBe(true)
  const before = renderings
  now = new Date('2026-11-02T18:30:00Z')
  expect((await asked({ path: '/offers', headers })).isFromMemory).toBe(false)
  expect(renderings).toBe(before + 1)
  await ask(quick, { path: '/offers', headers: br })
  expect((await asked({ path: '/offers', headers })).isFromMemory).toBe(true)
  expect(renderings).toBe(before + 1)
  now = testNow
})

/** Sends one request and several followers for a changed page; all arrive before it is rendered. */
async function herdAfterChange(path: string, followers: number) {
  await ask(quick, { path })
  const page = Promise.withResolvers<void>()
  rendering = page.promise
  let come = 0
  const site = await listen(app, {
    ...place,
    first: (...all) => {
      come += 1
      first(...all)
    },
  })
  await ask(site, { path, method: 'POST' })
  await database.db
    .updateTable('content')
    .set((it) => ({ revision: it('revision', '+', 1) }))
    .execute()
  const leader = new AbortController()
  const led = ask(site, { path, signal: leader.signal }).catch(() => undefined)
  await expect.poll(() => come).toBe(2)
  const before = { renderings, noted }
  const others = Array.from({ length: followers }, () => ask(site, { path }))
  await expect.poll(() => come).toBe(2 + followers)
  return {
    leave: () => leader.abort(),
    async end() {
      page.resolve()
      const answers = await Promise.all(others)
      await led
      await site.close()
      return {
        statuses: new Set(answers.map(({ status }) => status)),
        renderings: renderings - before.renderings,
        fromMemory: noted - before.noted,
      }
    },
  }
}

it('passes only one of several concurrent requests to the app after a change', async () => {
  const herd = await herdAfterChange('/amc', 8)
  expect(await herd.end()).toEqual({ statuses: new Set([200]), renderings: 1, fromMemory: 8 })
})

it('waiting requests get the page even if the first client disconnects', async () => {
  const herd = await herdAfterChange('/amc', 8)
  herd.leave()
  expect(await herd.end()).toMatchObject({ statuses: new Set([200]), renderings: 1 })
})

/** Starts another server on the same app, with other dependencies. */
function another(given: Partial<Parameters<typeof serveFromCache>[0]>): Promise<RunningServer> {
  const metrics = { countFromMemory: () => (noted += 1) }
  const needed = { ...services, ...kept, trustProxy: 'loopback' as const, metrics, ...given }
  return listen(app, { ...place, first: serveFromCache(needed) })
}

it('serves from memory while the database is unavailable', async () => {
  await ask(slow, { path: '/finance' })
  const revision = cachedRevision(() => Promise.reject(new Error('No connection')))
  await revision.get().catch(() => undefined)
  const away = await another({ revision })
  const before = noted
  expect((await ask(away, { path: '/finance' })).status).toBe(200)
  expect(noted).toBe(before + 1)
  await away.close()
})

it('detects an undeclared proxy also from requests that are answered from memory', async () => {
  const addresses = undeclaredProxyDetector()
  const busy = await another({ addresses, revision: { recent: () => 'away' } })
  for (let visitor = 0; visitor < 8 * 200; visitor++)
    await ask(busy, {
      path: '/finance',
      headers: { 'x-forwarded-for': `203.0.113.${visitor % 250}, 10.0.0.1` },
    })
  expect(addresses.seemOne()).toBe(true)
  await busy.close()
})
