import { expect, test } from 'vitest'
import { findHtmlErrors } from '#tests/html-validation-errors.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

// Checks the built files: their addresses, compressed copies and pictures.
const ask = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init })

test.each(['/', '/admin/login'])('%s is built as valid HTML', async (path) => {
  const html = await (await ask(path)).text()
  expect(html).toMatch(/<style id="app-css">.{999}/s)
  expect(await findHtmlErrors(html)).toEqual([])
})

test.each(['/view-details/HORNET2.0', '/contact'])(
  'the preview picture for shared links to %s exists',
  async (path) => {
    const html = await (await ask(path)).text()
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? []
    const answer = await fetch(address)
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  },
)

test.each([
  '/..%2f..%2fpackage.json',
  '/pictures/..%2f..%2fpackage.json',
  '/assets/%2e%2e/%2e%2e/package.json',
])('%s is a 404', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('a cached page has one ETag for all encodings and is answered with 304 for that ETag', async () => {
  const first = await ask('/finance', { method: 'HEAD' })
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  expect(first.headers.get('cache-control')).toBe('no-cache')
  expect(first.headers.get('vary')).toBe('Accept-Encoding')
  for (const encoding of ['br', 'gzip', 'identity']) {
    const answer = await ask('/finance?utm_source=x', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('etag')).toBe(etag)
    expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
  }
  const again = await ask('/finance', { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})
