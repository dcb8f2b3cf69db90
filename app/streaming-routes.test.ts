import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { listen, type RunningServer } from '#app/platform/http/listen.server.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { listAddressWithQuery } from '#tests/list-address-with-query.ts'
import { logInForCookie } from '#tests/login-session.ts'
import { multipartBody, sampleJpeg, uploadFile } from '#tests/sample-pictures.ts'
import { staffLogin, type TestApp, testApp } from '#tests/test-app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { declaredEndpoints } from './endpoints.server.ts'

// Uses the real listener, whose Request and Response differ from those of `app.request`.
let database: TestDatabase
let owner: TestApp
let site: RunningServer
let cookie: string
let reference: string
beforeAll(async () => {
  database = await openTestDatabase()
  owner = await testApp(database).loginAsStaff()
  await publish('hornet-2-0')
  // Creates customer 1.
  reference = await addEnquiry(owner)
  const jpeg = await sampleJpeg({ width: 60, height: 40 })
  const body = multipartBody({ file: uploadFile(jpeg, 'front.jpg'), document: 'licence' })
  const path = `/api/enquiries/${reference}/attachments`
  expect((await owner.request(path, { method: 'POST', body })).status).toBe(201)
  const { services } = owner
  const files = { client: 'public', catalogue: 'catalogue' }
  site = await listen(createApp({ services, files }), { port: 0, host: '127.0.0.1' })
  cookie = await logInForCookie(site, staffLogin)
})
afterAll(async () => {
  await site.close()
  await database.close()
})

async function publish(slug: string) {
  const model = await (await owner.request(`/api/models/${slug}`)).json()
  const draft = { ...model, tagline: 'Written in the portal' }
  const { version } = await (await owner.send('PUT', `/api/models/${slug}`, draft)).json()
  const done = await owner.send('POST', `/api/models/${slug}/publish`, { version })
  expect(done.status).toBe(200)
}

const get = (path: string) => fetch(`${site.url}${path}`, { headers: { cookie } })

const streams = declaredEndpoints.flatMap(({ path, answer }) =>
  'stream' in answer && path !== '/api/events' ? [[path, answer.stream] as const] : [],
)

test.each([
  ...streams,
  ['/brochures/HORNET2.0.pdf', 'application/pdf'] as const,
  ['/brochures/DIO.pdf', 'application/pdf'] as const,
])('the HTTP server sends all of %s', async (path, type) => {
  const answer = await get(
    listAddressWithQuery(path).replace(':reference', reference).replace(':id', '1'),
  )
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeGreaterThan(20)
  if (type === 'application/pdf') expect(bytes.toString('latin1')).toMatch(/^%PDF-[^]*%%EOF\s*$/)
})

test('the HTTP server sends events as they occur', async () => {
  const answer = await get('/api/events')
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const reader = answer.body?.getReader()
  const first = await reader?.read()
  expect(first?.value?.byteLength).toBeGreaterThan(0)
  await reader?.cancel()
})

test('a brochure that is the same on a preview and on the site is generated once', async () => {
  const printed = vi.spyOn(owner.services.pdfs, 'print')
  await publish('dio')
  const made = await owner.send('POST', '/api/models/dio/preview')
  const { pathname } = new URL((await made.json()).url)
  const prefix = pathname.split('/').slice(0, 3).join('/')
  const answers = await Promise.all([
    get(`${prefix}/brochures/DIO.pdf`),
    get(`${prefix}/brochures/DIO.pdf`),
    get('/brochures/DIO.pdf'),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(printed).toHaveBeenCalledOnce()
})
