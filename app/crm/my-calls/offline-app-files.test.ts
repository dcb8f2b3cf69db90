import { afterAll, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const visitor = testApp(database, {}, await pageHandlerFromSources())

it('serves the service worker without a login and limits the worker’s requests to this site', async () => {
  const answer = await visitor.request('/admin/yard-worker.js')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(answer.headers.get('cache-control')).toBe('no-cache')
  expect(answer.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'",
  )
})

it('serves a separate manifest for My calls today', async () => {
  const answer = await visitor.request('/admin/today.webmanifest')
  expect(await answer.json()).toMatchObject({
    id: '/admin/today',
    start_url: '/admin/today',
    scope: '/admin/',
    display: 'standalone',
  })
  const staff = await visitor.loginAsStaff()
  const page = await staff.request('/admin/today')
  expect(page.headers.get('cache-control')).toBe('no-store')
  expect(await page.text()).toContain('<link rel="manifest" href="/admin/today.webmanifest"/>')
  expect(await (await visitor.request('/about')).text()).toContain('href="/manifest.webmanifest"')
})

it('serves the page only to staff of the desk, without customers’ data in the HTML', async () => {
  await visitor.send('POST', '/book-service', { name: 'Meenakshi', contactNumber: '9000000001' })
  const sales = await visitor.loginAsStaff('workshop')
  const page = await sales.request('/admin/today')
  expect(page.status).toBe(200)
  expect(await page.text()).not.toContain('Meenakshi')
  const accounts = await visitor.loginAsStaff('accounts')
  expect((await accounts.request('/admin/today')).status).toBe(403)
})
