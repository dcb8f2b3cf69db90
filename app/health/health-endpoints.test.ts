import { expect, it, vi } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const database = await openTestDatabase()
const token = 'a-token-of-the-tests'
const elsewhere = { 'x-forwarded-for': '203.0.113.9' }
const bearer = (given: string) => ({ ...elsewhere, authorization: `Bearer ${given}` })

it('the liveness endpoint responds while the process runs', async () => {
  const answer = await testApp(database).request('/healthz', { headers: elsewhere })
  expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
})

it('shows readiness to everybody, but its reasons only to this machine and the monitor', async () => {
  const app = testApp(database, { metricsToken: token })
  const ask = async (headers: Record<string, string>) =>
    (await app.request('/readyz', { headers })).json()
  expect(await ask(elsewhere)).toEqual({ isReady: true })
  expect(await ask(bearer(`${token}x`))).toEqual({ isReady: true })
  const whole = {
    isReady: true,
    reasons: [],
    database: { isUp: true },
    disk: { used: expect.closeTo(0.5, 0) },
    outbox: {},
    backup: expect.anything(),
  }
  expect(await ask(bearer(token))).toEqual(whole)
  expect(await ask({})).toEqual(whole)
})

it('a process that is stopping is not ready', async () => {
  const answer = await testApp(database, { isDraining: () => true }).request('/readyz')
  expect(answer.status).toBe(503)
  expect(await answer.json()).toMatchObject({ isReady: false, reasons: ['draining'] })
})

it('a process is not ready if most of its responses are server errors', async () => {
  const app = testApp(database, {
    clock: () => {
      throw new Error('broken')
    },
  })
  for (let sent = 0; sent < 20; sent++) {
    await app.send('POST', '/book-service', {})
    for (const probe of ['/healthz', '/readyz', '/metrics']) await app.request(probe)
  }
  const answer = await app.request('/readyz', { headers: elsewhere })
  expect([answer.status, await answer.json()]).toEqual([503, { isReady: false }])
})

it('the metrics require the token and count the responses', async () => {
  const app = testApp(database, { metricsToken: token })
  await app.request('/api/bikes')
  const status = async (headers?: Record<string, string>, at = app) =>
    (await at.request('/metrics', headers ? { headers } : {})).status
  expect(await status()).toBe(404)
  expect(await status(bearer('another-token-of-tests'))).toBe(404)
  expect(await status(bearer('undefined'), testApp(database))).toBe(404)
  const answer = await app.request('/metrics', { headers: bearer(token) })
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const text = await answer.text()
  expect(text).toContain('showroom_http_requests_total{kind="call",status="200"} 1\n')
  expect(text).toContain('showroom_database_up 1\n')
  expect(text).toMatch(/showroom_disk_used_ratio 0\.\d+\n/)
  expect(text).toContain('nodejs_eventloop_lag_seconds')
})

it('is ready although it reports that the database is unavailable', async () => {
  const app = testApp(database)
  vi.spyOn(app.services.revision, 'get').mockRejectedValue(new Error('away'))
  const answer = await app.request('/readyz')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toMatchObject({ isReady: true, database: { isUp: false } })
})
