import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { QueueFull } from '#app/platform/concurrency/concurrency-limiter.ts'
import { onDemandPictures } from './on-demand-pictures.server.ts'

const place = mkdtempSync(join(tmpdir(), 'showroom-made-'))
afterAll(() => rmSync(place, { recursive: true }))
const catalogue = join(place, 'catalogue')
mkdirSync(join(catalogue, 'pictures/dio'), { recursive: true })
const avif = sharp({ create: { width: 704, height: 396, channels: 3, background: '#aa5522' } })
await avif.avif({ effort: 0 }).toFile(join(catalogue, 'pictures/dio/turntable-00-704.avif'))

const name = 'dio/turntable-00'
let now = new Date()
const clock = () => now
const frame = { width: 704, height: 396, widths: [704], version: '1f0c9a3e', alpha: false }
const manifest = { pictures: { [name]: frame } }
const file = 'dio--turntable-00-480.1f0c9a3e.webp'
const folder = join(place, 'made')
beforeEach(() => rmSync(folder, { recursive: true, force: true }))

test('encodes a turntable frame once for concurrent first requests and stores it', async () => {
  const made = onDemandPictures(folder, manifest, clock)
  const [first, second] = await Promise.all([
    made.get(name, frame, catalogue),
    made.get(name, frame, catalogue),
  ])
  expect(second).toBe(first)
  const { format, width, height } = await sharp(first).metadata()
  expect([format, width, height]).toEqual(['webp', 480, 270])
  expect(readdirSync(folder)).toEqual([file])
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600)

  // A stored frame does not need its AVIF file.
  const later = onDemandPictures(folder, manifest, clock)
  expect(await later.get(name, frame, join(place, 'nowhere'))).toEqual(first)
})

test('returns the turntable frame even if it cannot be stored', async () => {
  writeFileSync(join(place, 'full'), '')
  const made = onDemandPictures(join(place, 'full'), manifest, clock)
  expect((await made.get(name, frame, catalogue)).length).toBeGreaterThan(100)
})

test('fails if the AVIF file is missing, and succeeds later when the file exists', async () => {
  const made = onDemandPictures(folder, manifest, clock)
  await expect(made.get(name, frame, join(place, 'nowhere'))).rejects.toThrow('missing')
  expect((await made.get(name, frame, catalogue)).length).toBeGreaterThan(100)
})

test('deletes turntable frames of an earlier version and no other files', async () => {
  const made = onDemandPictures(folder, manifest, clock)
  expect(await made.sweep()).toBe(0)
  await made.get(name, frame, catalogue)
  const changed = { ...frame, version: '00000000' }
  writeFileSync(join(folder, 'notes.txt'), '')
  expect(await made.sweep()).toBe(0)
  expect(await onDemandPictures(folder, { pictures: { [name]: changed } }, clock).sweep()).toBe(1)
  expect(readdirSync(folder)).toEqual(['notes.txt'])
})

test('draws a share card once and stores it for 30 days', async () => {
  const made = onDemandPictures(folder, manifest, clock)
  let drawn = 0
  const draw = async () => Buffer.from(`card ${(drawn += 1)}`)
  const key = 'k'.repeat(22)
  await Promise.all([made.getCard(key, draw), made.getCard(key, draw)])
  expect((await onDemandPictures(folder, manifest, clock).getCard(key, draw)).toString()).toBe(
    'card 1',
  )
  expect([await made.sweep(), readdirSync(folder)]).toEqual([0, [`card-${key}.jpg`]])
  now = new Date(Date.now() + 31 * 24 * 3_600_000)
  expect([await made.sweep(), readdirSync(folder)]).toEqual([1, []])
})

test('draws one share card at a time, queues 200 requests and refuses the next', async () => {
  const made = onDemandPictures(folder, manifest, clock)
  const gate = Promise.withResolvers<void>()
  let drawing = 0
  let most = 0
  const draw = async () => {
    most = Math.max(most, (drawing += 1))
    await gate.promise
    drawing -= 1
    return Buffer.from('card')
  }
  const key = (index: number) => String(index).padStart(22, '0')
  const asked = Array.from({ length: 201 }, (_, index) => made.getCard(key(index), draw))
  // Each request first checks whether its file exists.
  await expect.poll(() => made.state()).toEqual({ running: 1, waiting: 200 })
  await expect(made.getCard(key(201), draw)).rejects.toThrow(QueueFull)
  gate.resolve()
  expect(await Promise.all(asked)).toHaveLength(201)
  expect([most, readdirSync(folder).length]).toEqual([1, 201])
})
