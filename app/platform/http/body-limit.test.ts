import { describe, expect, it } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const { services } = testApp(await openTestDatabase())

/** Simulates pages and form actions without their own limit: they read the whole body. */
const app = createApp({ services, pages: async (request) => new Response(await request.text()) })
const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const most = 64 * 1024

const post = (path: string, type: string, init: RequestInit, headers = {}) =>
  app.request(path, { method: 'POST', ...init, headers: { 'content-type': type, ...headers } })

/**
 * A long body without a declared length. The stream ends, so that a test that reads all of it does
 * not hang.
 */
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
])('a POST to %s as %s', (path, type) => {
  it('is refused if the declared length is too long, before the body is read', async () => {
    const { state, init } = stream()
    const answer = await post(path, type, init, { 'content-length': String(most + 1) })
    expect([answer.status, await answer.json()]).toMatchObject([413, { message: tooLarge }])
    // A stream fills its own small buffer first.
    expect(state.pulled).toBeLessThanOrEqual(1024)
  })

  it('is refused as soon as the body exceeds the limit, and the rest is not read', async () => {
    const { state, init } = stream()
    const answer = await post(path, type, init)
    expect([answer.status, await answer.json()]).toMatchObject([413, { message: tooLarge }])
    expect(state.isCancelled).toBe(true)
    expect(state.pulled).toBeLessThanOrEqual(most + 2048)
  })
})

it('counts the bytes of a body that declares two contradicting lengths', async () => {
  const headers = { 'content-length': '10', 'transfer-encoding': 'chunked' }
  expect((await post('/admin/login', form, stream().init, headers)).status).toBe(413)
})

const tooLarge = 'The request is too large.'

it.each(['/api/galleryupload', '/api/createOffers'])(
  'does not read a picture sent to %s without a login',
  async (path) => {
    const { state, init } = stream()
    expect((await post(path, 'multipart/form-data; boundary=x', init)).status).toBe(401)
    expect(state.pulled).toBeLessThanOrEqual(1024)
  },
)

it('answers a browser without JavaScript with an HTML page', async () => {
  const answer = await post('/admin/login', form, stream().init, {
    accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  })
  expect(answer.status).toBe(413)
  expect(answer.headers.get('content-type')).toMatch('text/html')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(await answer.text()).toContain(`<h1>${tooLarge}</h1>`)
})

it('accepts a body at the limit, in one chunk or many', async () => {
  const text = 'ß'.repeat(most / 2)
  expect(await (await post('/admin/login', form, { body: text })).text()).toBe(text)
  const { body } = new Response(text)
  const chunked = { body, duplex: 'half' } satisfies RequestInit & { duplex: 'half' }
  expect(await (await post('/admin/login', form, chunked)).text()).toBe(text)
  const { length } = Buffer.from(text)
  const told = await post('/admin/login', form, { body: text }, { 'content-length': `${length}` })
  expect(await told.text()).toBe(text)
})
