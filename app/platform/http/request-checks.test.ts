import { describe, expect, it, vi } from 'vitest'
import { publicEnquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase } from '#tests/test-databases.ts'

const database = await openTestDatabase()
const app = testApp(database)
const book = (headers: Record<string, string>, at = app) =>
  at.send('POST', 'http://showroom.example/book-service', {}, { headers })

describe('a write', () => {
  it.each<[string, Record<string, string>, number]>([
    ['from no browser', {}, 201],
    ['from our own page', { origin: 'http://showroom.example' }, 201],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }, 201],
    ['from our own page, as browsers say it', { 'sec-fetch-site': 'same-origin' }, 201],
    ['from another site', { origin: 'http://evil.example' }, 403],
    ['from another scheme', { origin: 'https://showroom.example' }, 403],
    ['from another port', { origin: 'http://showroom.example:81' }, 403],
    ['from nowhere', { origin: 'null' }, 403],
    [
      'without referrer, from our own page',
      { origin: 'null', 'sec-fetch-site': 'same-origin' },
      201,
    ],
    [
      'without referrer, from a foreign page',
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
      403,
    ],
    [
      'without referrer, from a sister site',
      { origin: 'null', 'sec-fetch-site': 'same-site' },
      403,
    ],
    ['without referrer, from no page', { origin: 'null', 'sec-fetch-site': 'none' }, 403],
    [
      'from another site that calls itself ours',
      { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
      403,
    ],
    ['from a sister site', { 'sec-fetch-site': 'same-site' }, 403],
    ['from a foreign page', { 'sec-fetch-site': 'cross-site' }, 403],
    [
      'through a proxy that does TLS',
      { origin: 'https://showroom.example', 'x-forwarded-proto': 'https' },
      201,
    ],
  ])('%s', async (_, headers, status) => {
    expect((await book(headers)).status).toBe(status)
  })

  it('compares the origin with PUBLIC_URL if PUBLIC_URL is set', async () => {
    const known = testApp(database, { publicUrl: 'https://public.example' })
    expect((await book({ origin: 'https://public.example' }, known)).status).toBe(201)
    expect((await book({ origin: 'http://showroom.example' }, known)).status).toBe(403)
  })
})

it('a computed response is compressed if the browser accepts it', async () => {
  const encoding = async (accepts: string) => {
    const answer = await app.send('GET', '/api/bikes', undefined, {
      headers: { 'accept-encoding': accepts },
    })
    await answer.body?.cancel()
    return answer.headers.get('content-encoding')
  }
  expect(await encoding('gzip, br')).toBe('gzip')
  expect(await encoding('identity')).toBe(null)
})

it('every response has the security headers and a request id', async () => {
  for (const path of ['/api/bikes', '/api/none', '/none']) {
    const { headers } = await app.request(path)
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers.has('strict-transport-security')).toBe(false)
  }
  const secure = await app.request('/api/bikes', { headers: { 'x-forwarded-proto': 'https' } })
  expect(secure.headers.get('strict-transport-security')).toBe('max-age=31536000')
})

it('an unknown endpoint is a 404, a wrong method a 405 with the allowed methods', async () => {
  expect((await app.request('/api/none')).status).toBe(404)
  for (const [method, path, allowed] of [
    ['GET', '/api/bookingReports', 'POST'],
    ['PUT', '/api/bikeView/DIO', 'GET'],
    ['GET', '/book-service', 'POST'],
    ['DELETE', '/opt-in', 'POST'],
  ] as const) {
    const answer = await app.request(path, { method })
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, allowed])
  }
})

it('a thrown error is a 500 with a unique reference and no details', async () => {
  const broken = testApp(database, {
    clock: () => {
      throw new Error('a secret of the program')
    },
  })
  const logged = vi.spyOn(broken.services.log, 'error').mockImplementation(() => {})
  const answer = await broken.send('POST', '/book-service', {})
  const reference = answer.headers.get('x-request-id')
  const { message } = await answer.json()
  expect(answer.status).toBe(500)
  expect(message).toContain(reference)
  expect(message).not.toContain('secret')
  const err = expect.objectContaining({ message: 'a secret of the program' })
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    { reference, path: '/book-service', err },
    'request failed',
  )
})

describe('JSON that no form sends', () => {
  const send = (body: string) =>
    app.request('/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
  const nested = (levels: number) => `{"name":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`

  it.each([
    ['an object that is no text', '{"contact":{"toString":"x"}}', 422],
    ['names that every object has', '{"__proto__":{"name":"A"},"constructor":1}', 422],
    ['as many levels as any call may take', nested(20), 422],
    ['a level more', nested(21), 400],
    ['thirty thousand levels', nested(30_000), 400],
    ['brackets and quotes in a text', JSON.stringify({ name: `"\\${'['.repeat(99)}` }), 422],
  ])('%s is refused with a message', async (_, body, status) => {
    const answer = await send(body)
    expect([answer.status, (await answer.json()).message]).toEqual([status, expect.any(String)])
  })
})

onEachDatabase('NUL character', (getDatabase) => {
  it('does not cause a server error in a field or a search', async () => {
    const own = testApp(getDatabase())
    for (const { postTo, example } of publicEnquiryKinds) {
      const body = Object.entries(example).map(([name, value]) => [name, nulIn(value)])
      const answer = await own.send('POST', postTo, Object.fromEntries(body))
      expect([postTo, answer.status < 500]).toEqual([postTo, true])
    }
    const key = { headers: { 'idempotency-key': 'a\\u0000b' } }
    expect((await own.send('POST', '/book-service', { name: 'A\0B' }, key)).status).toBe(201)
    const login = await own.send('POST', '/api/login', { userId: 'a\0', password: 'b\0' })
    expect(login.status).toBe(401)
    const staff = await own.loginAsStaff()
    const found = await staff.send('POST', '/api/bookingReports', { search: 'AB\0' })
    expect(found.status).toBe(200)
    const profile = { userName: 'A\0B', email: '', mobileNo: '' }
    expect((await staff.send('PATCH', '/api/profile/meera', profile)).status).toBe(200)
  })
})

function nulIn(value: unknown): unknown {
  return typeof value === 'string' ? `${value}\0` : value
}
