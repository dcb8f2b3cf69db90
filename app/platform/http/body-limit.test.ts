import { describe, expect, it } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const { services } = testApp(await openTestDatabase())

/** Every page and form action of the site, as careless as can be: it reads whatever comes. */
const app = createApp({ services, pages: async (request) => new Response(await request.text()) })
const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const most = 64 * 1024

const post = (path: string, type: string, init: RequestInit, headers = {}) =>
  app.request(path, { method: 'POST', ...init, headers: { 'content-type': type, ...headers } })

/** A long body that does not say how long it is; one that reads it whole still comes to an end. */
function stream() {
  const state = { pulled: 0, isCancelled: false }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      state.pulled += 1024
      if (state.pulled > 1024 * 1024) controller.close()
      else controller.enqueue(new Uint8Array(1024).fill(97))
    },
    cancel() {
      state.isCancelled = true
    },
  })
  return { state, init: { body, duplex: 'half' } satisfies RequestInit & { duplex: 'half' } }
}

describe.each([
  ['/admin/login', form],
  ['/admin/login', 'multipart/form-data; boundary=x'],
  ['/admin/change-password', form],
  ['/admin/profile', form],
  ['/admin/profile.data', form],
  ['/contact', form],
  ['/a-page-to-come', 'text/plain'],
  ['/api/login', json],
  ['/contact', json],
  ['/api/bookingReports', json],
  ['/api/galleryupload/', json],
])('a post to %s as %s', (path, type) => {
  it('is refused by what it says of its length, before any of it is read', async () => {
    const { state, init } = stream()
    const answer = await post(path, type, init, { 'content-length': String(most + 1) })
    expect([answer.status, await answer.json()]).toMatchObject([413, { message: tooLarge }])
    // A stream fills its own small buffer by itself.
    expect(state.pulled).toBeLessThanOrEqual(1024)
  })

  it('is refused as soon as it is too long, and the rest is never asked for', async () => {
    const { state, init } = stream()
    const answer = await post(path, type, init)
    expect([answer.status, await answer.json()]).toMatchObject([413, { message: tooLarge }])
    expect(state.isCancelled).toBe(true)
    expect(state.pulled).toBeLessThanOrEqual(most + 2048)
  })
})

it('what says two things of its length is counted', async () => {
  const headers = { 'content-length': '10', 'transfer-encoding': 'chunked' }
  expect((await post('/admin/login', form, stream().init, headers)).status).toBe(413)
})

const tooLarge = 'The request is too large.'

it.each(['/api/galleryupload', '/api/createOffers'])(
  'a picture that a stranger sends to %s is not read at all',
  async (path) => {
    const { state, init } = stream()
    expect((await post(path, 'multipart/form-data; boundary=x', init)).status).toBe(401)
    expect(state.pulled).toBeLessThanOrEqual(1024)
  },
)

it('a browser without JavaScript reads a page', async () => {
  const answer = await post('/admin/login', form, stream().init, {
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  })
  expect(answer.status).toBe(413)
  expect(answer.headers.get('content-type')).toMatch('text/html')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toContain(`<h1>${tooLarge}</h1>`)
})

it('what is no larger than it may be comes through whole, in one piece or in many', async () => {
  const text = 'ß'.repeat(most / 2)
  expect(await (await post('/admin/login', form, { body: text })).text()).toBe(text)
  const { body } = new Response(text)
  const chunked = { body, duplex: 'half' } satisfies RequestInit & { duplex: 'half' }
  expect(await (await post('/admin/login', form, chunked)).text()).toBe(text)
  const { length } = Buffer.from(text)
  const told = await post('/admin/login', form, { body: text }, { 'content-length': `${length}` })
  expect(await told.text()).toBe(text)
})
