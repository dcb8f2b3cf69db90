import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { maxBodyBytes } from '#app/platform/http/body-limit.server.ts'
import { listAddressWithQuery } from '#tests/list-address-with-query.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { declaredEndpoints } from './endpoints.server.ts'
import { type EndpointDeclaration, endpointPath } from './platform/http/define-endpoint.ts'

const database = await openTestDatabase()
const visitor = testApp(database)
const staff = await visitor.loginAsStaff()
const unable = await testApp(database, { mayDo: () => false }).loginAsStaff()

const all = declaredEndpoints.map((call) => [`${call.method} ${call.path}`, call] as const)
const guarded = all.filter(([, { may }]) => may !== 'public')
const withBody = all.filter(([, { body }]) => body)
const withParams = all.filter(([, { path }]) => path.includes('/:'))

const examples = all.filter(([, { example }]) => example !== undefined)
const open = examples.filter(([, { may }]) => may === 'public')
const lists = all.filter(([, { method, path }]) => method === 'GET' && !path.includes('/:'))

const address = ({ path }: EndpointDeclaration, value: string) => path.replaceAll(/:\w+/g, value)

it.each(withBody)('%s accepts or refuses any JSON without throwing', (_, { body = v.any() }) => {
  const names = fc.constantFrom('toString', 'constructor', '__proto__', 'userId', 'search', 'rows')
  const sent = fc.dictionary(names, fc.jsonValue({ maxDepth: 2 }))
  const isSaid = fc.property(sent, (json) => {
    v.safeParse(body, JSON.parse(JSON.stringify(json)))
  })
  fc.assert(isSaid, { seed: 2026, numRuns: 50 })
})

describe.each(guarded)('%s', (_, call) => {
  const { method, sentences } = call

  it('refuses a request without a session with a message, before reading the body', async () => {
    let isRead = false
    const unread = new ReadableStream({ pull: () => void (isRead = true) }, { highWaterMark: 0 })
    // A body without a declared length is read and counted earlier.
    const headers = { 'content-length': '2' }
    const body = method === 'GET' ? {} : { body: unread, headers, duplex: 'half' as const }
    const answer = await visitor.request(address(call, '1'), { method, ...body })
    expect(answer.status).toBe(401)
    expect((await answer.json()).message).toBe(
      sentences?.signedOut ?? 'Please login to access this page',
    )
    expect(isRead).toBe(false)
  })

  it('refuses an account without the capability', async () => {
    const answer = await unable.request(address(call, '1'), { method })
    expect(answer.status).toBe(403)
  })
})

describe.each(withBody)('the body of %s', (_, call) => {
  const { method, upload, bodyBytes, sentences } = call
  const type = upload ? 'multipart/form-data; boundary=x' : 'application/json'
  const send = (body: string, headers: Record<string, string> = {}) =>
    staff.request(address(call, '1'), {
      method,
      body,
      headers: { 'content-type': type, ...headers },
    })

  it('has a size limit and a media type', async () => {
    const size = String((upload?.bytes ?? bodyBytes ?? maxBodyBytes) + 1)
    expect((await send('{}', { 'content-length': size })).status).toBe(413)
    expect((await send('{}', { 'content-type': 'text/plain' })).status).toBe(415)
    expect((await send('{')).status).toBe(400)
  })

  it.runIf(!upload)('is refused with a message if it is not an object', async () => {
    for (const body of ['[]', '"x"', 'null', '42']) expect((await send(body)).status).toBe(422)
  })

  it.runIf(!upload)('causes no server error with fields of any type', async () => {
    for (const junk of fieldJunk) {
      const fields = namesOf(call).map((name) => [name, junk])
      const answer = await send(JSON.stringify(Object.fromEntries(fields)))
      expect(answer.status, JSON.stringify(junk)).toBeLessThan(500)
      if (answer.status !== 422 || !sentences?.invalid) continue
      expect((await answer.json()).message).toBe(sentences.invalid)
    }
  })
})

it.each([
  ['/api/galleryupload', 'Send the pictures as multipart/form-data.'],
  ['/api/models/dio/pictures', 'Send the picture as multipart/form-data.'],
  ['/api/models/dio/film', 'Send the film as multipart/form-data.'],
  ['/api/site/films/film', 'Send the film as multipart/form-data.'],
  ['/api/models/dio/brochure', 'Send the brochure as multipart/form-data.'],
  [
    '/api/price-list/preview',
    'Send the price list as multipart/form-data: CSV or XLSX, in the field file.',
  ],
])('%s says which media type it accepts', async (path, message) => {
  const answer = await staff.send('POST', path, {})
  expect([answer.status, await answer.json()]).toMatchObject([415, { message }])
})

describe.each(withParams)('the path of %s', (_, call) => {
  it('causes no server error with any text as a parameter', async () => {
    for (const junk of addressJunk) {
      const answer = await callWith(staff, call, address(call, junk))
      expect(answer.status, junk).toBeLessThan(500)
      await answer.body?.cancel()
    }
  })
})

it.each(lists)('%s returns what it declares', async (_, { path }) => {
  const answer = await staff.request(listAddressWithQuery(path))
  expect(answer.status).toBe(200)
  await answer.body?.cancel()
})

it.each(examples)('the example of %s is valid', (_, { body = v.never(), example }) => {
  expect(v.safeParse(body, example).success).toBe(true)
})

it.each(open)('%s accepts its example and returns what it declares', async (_, call) => {
  const answer = await visitor.send(call.method, call.path, call.example)
  expect(answer.status).toBe(call.status ?? 200)
  if (!('stream' in call.answer)) v.parse(call.answer, await answer.json())
})

it('an endpoint’s path encodes its parameters', () => {
  const call = { ...known(), path: '/api/managePrice/:bikeName/history' }
  expect(endpointPath(call, { bikeName: 'CB 300/F' })).toBe('/api/managePrice/CB%20300%2FF/history')
})

const fieldJunk = [
  null,
  true,
  -1,
  7.5,
  1e308,
  '',
  'x\0',
  '🛵',
  '‮123',
  '9'.repeat(5000),
  [],
  [[]],
  [{}],
  {},
  { a: { b: [] } },
]

const addressJunk = [
  'NOSUCH',
  '%F0%9F%9B%B5',
  '99999999999',
  '-1',
  '%00',
  '%E0%A4',
  'x'.repeat(2000),
]

function callWith(app: TestApp, { method, body, upload }: EndpointDeclaration, path: string) {
  return body && !upload ? app.send(method, path, {}) : app.request(path, { method })
}

function namesOf({ body }: EndpointDeclaration): string[] {
  return body && 'entries' in body ? Object.keys(Object(body.entries)) : []
}

function known(): EndpointDeclaration {
  const [first] = declaredEndpoints
  if (!first) throw new Error('There is no call')
  return first
}
