import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#app/app.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'

const version = '1f0c9a3e'
const hero = {
  width: 1920,
  height: 1080,
  widths: [480, 800, 1920],
  webp: 800,
  version,
  alpha: false,
}
const icon = { width: 480, height: 360, widths: [240, 480], webp: 480, version, alpha: true }
const { manifest: today } = readCatalogue('catalogue')
const manifest = {
  pictures: {
    ...today.pictures,
    'naked/hero-red': hero,
    'naked/icon-red': { ...icon, grounds: [160, 480] },
    'naked/icon-blue': icon,
  },
}
const frame = 'dio/turntable-05'
const frameVersion = today.pictures[frame]?.version

const database = await openTestDatabase()
afterAll(() => database.close())
const { services } = testApp(database, { manifest })
const files = { client: 'nowhere', catalogue: 'catalogue' }
const app = createApp({ services, files })

test('serves a turntable frame as WebP of 480 px and stores it in DATA_DIR', async () => {
  const address = `/pictures/${frame}-480.${frameVersion}.webp`
  const answer = await app.request(address)
  const headers = ['content-type', 'cache-control'].map((it) => answer.headers.get(it))
  expect([answer.status, ...headers]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ])
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 270 })
  expect(Number(answer.headers.get('content-length'))).toBe(bytes.length)
  expect(readdirSync(join(database.dataDir, 'pictures'))).toEqual([
    `dio--turntable-05-480.${frameVersion}.webp`,
  ])
  const headed = await app.request(address, { method: 'HEAD' })
  expect([headed.status, await headed.text()]).toEqual([200, ''])
  const etag = answer.headers.get('etag') ?? ''
  const again = await app.request(address, { headers: { 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
})

test.each([
  ['a WebP that went', 'naked/hero-red-1280.1f0c9a3e.webp', 'naked/hero-red-800.1f0c9a3e.webp'],
  ['an older one', 'naked/hero-red-480.00000000.webp', 'naked/hero-red-800.1f0c9a3e.webp'],
  ['AVIF, not narrower', 'naked/hero-red-704.00000000.avif', 'naked/hero-red-800.1f0c9a3e.avif'],
  ['the widest AVIF', 'naked/hero-red-2400.00000000.avif', 'naked/hero-red-1920.1f0c9a3e.avif'],
  [
    'a machine on a colour of the page',
    'naked/icon-red-on-surface-dark-240.00000000.avif',
    'naked/icon-red-on-surface-dark-480.1f0c9a3e.avif',
  ],
  [
    'one that stands on none any more',
    'naked/icon-blue-on-ground-light-240.00000000.avif',
    'naked/icon-blue-240.1f0c9a3e.avif',
  ],
  ['a frame’s other widths', `${frame}-704.0.webp`, `${frame}-480.${frameVersion}.webp`],
  ['a frame of an earlier set', `${frame}-480.0.webp`, `${frame}-480.${frameVersion}.webp`],
])('redirects %s to the current picture', async (_, from, to) => {
  const answer = await app.request(`/pictures/${from}`)
  expect([answer.status, answer.headers.get('location')]).toEqual([302, `/pictures/${to}`])
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
})

test('serves an existing picture for any version in the requested path', async () => {
  const width = today.pictures['site/workshop']?.webp
  const answer = await app.request(`/pictures/site/workshop-${width}.0.webp`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp'])
})

test.each([
  'naked/hero-green-480.1f0c9a3e.webp',
  'naked/hero-red-480.1f0c9a3e.png',
  'naked/hero-red-480.webp',
  'constructor-480.1f0c9a3e.webp',
  'naked/../hero-red-480.1f0c9a3e.webp',
  'dio/turntable-05-999999.1f0c9a3e.webp',
])('answers 404 for %s', async (path) => {
  expect((await app.request(`/pictures/${path}`)).status).toBe(404)
})
