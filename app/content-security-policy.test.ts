import { createHash } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { publicPages } from '#tests/page-addresses.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const visitor = testApp(database, {}, await pageHandlerFromSources())
const staff = await visitor.loginAsStaff()

const policyOf = ({ headers }: Response) =>
  (headers.get('content-security-policy') ?? '').split('; ')

it('a page can load only from this site, be in no frame, and have no other base URL', async () => {
  expect(policyOf(await visitor.request('/about'))).toEqual(
    expect.arrayContaining([
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]),
  )
})

it.each([...publicPages, '/angle-view', '/admin/login'])(
  '%s allows scripts and styles by their hashes only',
  async (path) => {
    const answer = await visitor.request(path)
    const policy = policyOf(answer).join('; ')
    expect(policy).toMatch(/script-src 'self' 'sha256-/)
    expect(policy).not.toContain('unsafe-inline')
    expect(await answer.text()).not.toMatch(/<[^>]+ style="/)
  },
)

const script = 'alert("typed")'
const markup = `</title></script><script>${script}</script><img src=x onerror=${script}>`
const hash = createHash('sha256').update(script).digest('base64')

async function isOnlyText(answer: Response) {
  const html = await answer.text()
  expect(html).toContain('typed')
  expect(html).not.toContain(`<script>${script}`)
  expect(html).not.toContain('<img src=x')
  expect(html).not.toContain('</title></script>')
  expect(policyOf(answer).join()).not.toContain(hash)
}

it('the portal shows markup from a visitor as text', async () => {
  const sent = await visitor.send('POST', '/book-service', { name: markup, message: markup })
  const { reference } = await sent.json()
  await isOnlyText(await staff.request(`/admin/desk/${reference}`))
  await isOnlyText(await staff.request('/admin/reports/booking'))
})

it('markup in the dealer details is text on the page and in structured data', async () => {
  const { facts, version } = await (await staff.request('/api/manageDealer/1')).json()
  facts.name = markup
  const saved = await staff.send('PATCH', '/api/manageDealer/1', { facts, version })
  expect(saved.status).toBe(200)
  await isOnlyText(await visitor.request('/'))
})
