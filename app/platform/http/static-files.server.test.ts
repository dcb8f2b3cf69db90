import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { staticFiles } from './static-files.server.ts'

const folder = mkdtempSync(join(tmpdir(), 'showroom-static-'))
const put = (path: string, content: string | Uint8Array) => {
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), content)
}
put('secret.txt', 'secret')
put('client/assets/app-1.js', 'export {}')
put('client/assets/app-1.js.br', brotliCompressSync('export {}'))
put('client/assets/workers/geometry-1.js', 'postMessage(1)')
put('before/assets/app-0.js', 'export const earlier = 0')
put('before/assets/app-1.js', 'earlier')
put('before/robots.txt', 'earlier')
put('client/robots.txt', 'User-agent: *')
put('catalogue/dealer.json', '{}')
put('catalogue/pictures/manifest.json', '{}')
put('catalogue/pictures/naked/hero-red-480.avif', 'picture')
put('catalogue/brochures/HORNET2.0.pdf', '%PDF-0123456789')

const inside = (name: string) => join(folder, name)
const [client, before, catalogue] = [inside('client'), inside('before'), inside('catalogue')]
const app = staticFiles({ client, before, catalogue })
afterAll(() => rmSync(folder, { recursive: true }))

test('a built script is sent compressed, and browsers may cache it for ever', async () => {
  const answer = await app.request('/assets/app-1.js', {
    headers: { 'Accept-Encoding': 'gzip, br' },
  })
  expect(answer.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(answer.headers.get('Content-Encoding')).toBe('br')
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
  expect(answer.headers.get('Content-Type')).toBe('text/javascript; charset=utf-8')
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe('export {}')
  expect(await (await app.request('/assets/app-1.js')).text()).toBe('export {}')
})

test('a page that was opened before an upgrade still gets its scripts', async () => {
  const earlier = await app.request('/assets/app-0.js')
  expect(await earlier.text()).toBe('export const earlier = 0')
  expect(earlier.headers.get('Cache-Control')).toContain('immutable')
  expect(await (await app.request('/assets/app-1.js')).text()).toBe('export {}')
  expect(await (await app.request('/robots.txt')).text()).toBe('User-agent: *')
  const alone = staticFiles({ client, catalogue })
  expect((await alone.request('/assets/app-0.js')).status).toBe(404)
})

test('a public picture is found although its address contains a hash', async () => {
  const answer = await app.request('/pictures/naked/hero-red-480.1a2b3c4d.avif')
  expect([answer.status, await answer.text()]).toEqual([200, 'picture'])
  expect(answer.headers.get('Content-Type')).toBe('image/avif')
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
})

test('a requested range of a file is sent', async () => {
  const ask = (Range: string) => app.request('/brochures/HORNET2.0.pdf', { headers: { Range } })
  const part = await ask('bytes=5-8')
  expect([part.status, await part.text()]).toEqual([206, '0123'])
  expect(part.headers.get('Content-Range')).toBe('bytes 5-8/15')
  expect((await ask('bytes=99-')).status).toBe(416)
})

test('HEAD returns the size and no body', async () => {
  const answer = await app.request('/brochures/HORNET2.0.pdf', { method: 'HEAD' })
  expect([answer.status, answer.headers.get('Content-Length')]).toEqual([200, '15'])
  expect(await answer.text()).toBe('')
})

test('an unchanged file is answered with 304', async () => {
  const first = await app.request('/robots.txt')
  const since = first.headers.get('Last-Modified') ?? ''
  const second = await app.request('/robots.txt', { headers: { 'If-Modified-Since': since } })
  expect([second.status, await second.text()]).toEqual([304, ''])
  expect(second.headers.get('Cache-Control')).toBe('public, max-age=3600')
})

test.each([
  '/assets/no-such.js',
  '/assets/..%2f..%2fsecret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/assets/app-1.js%00.png',
  '/assets//app-1.js',
  '/pictures/..%5c..%5csecret.txt',
  '/pictures/manifest.json',
  '/pictures/naked/hero-red-480.avif',
  '/pictures/%E0%A4%A.1a2b3c4d.avif',
  '/brochures/',
])('%s is a plain 404', async (path) => {
  const answer = await app.request(path)
  expect(answer.status).toBe(404)
  expect(answer.headers.get('Cache-Control')).toBeNull()
})

test('a path that is not a file is passed to the page router', async () => {
  const answer = await app.request('/motorcycle')
  expect([answer.status, await answer.text()]).toEqual([404, '404 Not Found'])
})

test('a worker may load from this site only', async () => {
  const { headers } = await app.request('/assets/workers/geometry-1.js')
  expect(headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  )
  expect(headers.get('Cache-Control')).toContain('immutable')
  expect((await app.request('/assets/app-1.js')).headers.get('Content-Security-Policy')).toBeNull()
})
