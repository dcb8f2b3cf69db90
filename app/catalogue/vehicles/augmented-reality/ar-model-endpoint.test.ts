import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { validateBytes } from 'gltf-validator'
import { afterAll, afterEach, expect, test } from 'vitest'
import { QueueFull } from '#app/platform/concurrency/concurrency-limiter.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { arModels } from './ar-models.server.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const folder = join(database.dataDir, 'pictures')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const red = '/ar/hornet-2-0/matte-sangria-red-metallic.glb'
const stored = () => (existsSync(folder) ? readdirSync(folder) : [])

/** The app with a fake builder, and the number of models that it built. */
function fakeApp(build = async () => new Uint8Array(3_000_000)) {
  const app = testApp(database)
  const built = { count: 0 }
  const models = arModels({
    ...{ folder, clock: () => testNow, log: app.services.log, limits: app.services.limits },
    build: () => {
      built.count += 1
      return build()
    },
  })
  Object.assign(app.services.arModels, models)
  return { app, built }
}

const addressOf = async (app: TestApp, path = red) =>
  (await app.request(path)).headers.get('location') ?? ''

test('moves to the address with the current version, which is valid glTF cached for ever', async () => {
  const app = testApp(database)
  const moved = await app.request(red)
  const address = moved.headers.get('location') ?? ''
  expect(moved.status).toBe(302)
  expect(address).toMatch(/^\/ar\/hornet-2-0\/matte-sangria-red-metallic\.[0-9a-f]{16}\.glb$/)

  const answer = await app.request(address)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'model/gltf-binary',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-robots-tag': 'noindex',
  })
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect((await validateBytes(bytes)).issues.numErrors).toBe(0)
  expect(answer.headers.get('content-length')).toBe(String(bytes.length))

  const etag = answer.headers.get('etag') ?? ''
  const again = await app.request(address, { headers: { 'If-None-Match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const old = address.replace(/\.[0-9a-f]{16}\./, '.0123456789abcdef.')
  expect((await app.request(old)).headers.get('location')).toBe(address)
})

test('has another version for each paint', async () => {
  const { app } = fakeApp()
  const blue = await addressOf(app, '/ar/hornet-2-0/matte-marvel-blue-metallic.glb')
  expect(blue.split('.')[1]).not.toBe((await addressOf(app)).split('.')[1])
})

test('builds one model for two hundred concurrent requests', async () => {
  const { app, built } = fakeApp()
  const address = await addressOf(app)
  const answers = await Promise.all(Array.from({ length: 200 }, () => app.request(address)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(built.count).toBe(1)
  // No answer holds the file in memory: each is read while it is sent.
  for (const answer of answers) await answer.body?.cancel()
  await (await app.request(address)).body?.cancel()
  expect([built.count, stored().length]).toEqual([1, 1])
})

test.each([
  '/ar/nope/red.glb',
  '/ar/constructor/red.glb',
  '/ar/hornet-2-0/no-such-paint.glb',
  '/ar/hornet-2-0/..%2F..%2Fpackage.glb',
  '/ar/..%2F..%2Fmachines/red.glb',
  '/ar/%00/%00.glb',
  '/ar/HORNET-2-0/matte-sangria-red-metallic.glb',
])('responds to %s with 404 and builds nothing', async (path) => {
  const { app, built } = fakeApp()
  expect((await app.request(path)).status).toBe(404)
  expect([built.count, stored()]).toEqual([0, []])
})

test('has no model of a withdrawn paint, an inactive vehicle, or one with uploaded frames', async () => {
  const { app } = fakeApp()
  const address = await addressOf(app)
  const { vehicles } = app.services
  const { findByName, listColours } = vehicles
  const status = async () => (await app.request(address)).status
  const change = (own: object) => {
    vehicles.findByName = async (name) => {
      const found = await findByName(name)
      return found && { ...found, ...own }
    }
  }
  vehicles.listColours = async () => []
  expect(await status()).toBe(404)
  vehicles.listColours = listColours
  change({ isActive: false })
  expect(await status()).toBe(404)
  change({ ownFrames: ['frame'] })
  expect(await status()).toBe(404)
  change({})
  expect(await status()).toBe(200)
})

test('answers 503 without details if the process is killed, and stores nothing', async () => {
  const { app, built } = fakeApp(() => Promise.reject(new Error('SIGKILL at /home/secret')))
  const address = await addressOf(app)
  const answer = await app.request(address)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
  expect(await answer.text()).not.toContain('secret')
  expect([built.count, stored()]).toEqual([1, []])
})

test('answers 503 if too many wait', async () => {
  const { app } = fakeApp(() => Promise.reject(new QueueFull()))
  const answer = await app.request(await addressOf(app))
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
})

test('lets a network start ten models a minute, and still read finished ones', async () => {
  const { app, built } = fakeApp()
  const address = await addressOf(app)
  for (let count = 0; count < 10; count++) {
    await (await app.request(address)).body?.cancel()
    rmSync(folder, { recursive: true })
  }
  const refused = await app.request(address)
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(built.count).toBe(10)
})
