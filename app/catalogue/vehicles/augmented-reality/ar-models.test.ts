import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createLog } from '#app/platform/log/log.server.ts'
import { arModels } from './ar-models.server.ts'
import { buildGlbInProcess } from './ar-process.server.ts'

const place = mkdtempSync(join(tmpdir(), 'showroom-ar-'))
afterAll(() => rmSync(place, { recursive: true }))
const folder = join(place, 'pictures')
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
})

let now = new Date()
const order = { machine: 'dio', paint: { base: '#b3202a', second: null, finish: null } }
const unlimited = {
  take: async () => 0,
  wait: async () => 0,
  release: async () => {},
  clear: async () => {},
}
const limits = { arModels: unlimited }
const models = (build: () => Promise<Uint8Array<ArrayBuffer>>, at = folder) =>
  arModels({ folder: at, clock: () => now, log: createLog('silent'), limits, build })
const small = async () => Uint8Array.of(1, 2, 3)
const bytesOf = async (file: { size: number; read: (a: number, b: number) => ReadableStream }) => [
  ...new Uint8Array(await new Response(file.read(0, file.size - 1)).arrayBuffer()),
]

test('sends the model although the disk is full', async () => {
  const full = join(place, 'full')
  writeFileSync(full, '')
  expect(await bytesOf(await models(small, full).get('dio-1', order, ''))).toEqual([1, 2, 3])
})

test('builds a model again after a failure', async () => {
  let times = 0
  const made = models(() => (times++ === 0 ? Promise.reject(new Error('no')) : small()))
  await expect(made.get('dio-1', order, '')).rejects.toMatchObject({ status: 503 })
  expect(await bytesOf(await made.get('dio-1', order, ''))).toEqual([1, 2, 3])
})

test('builds one model at a time, queues twenty and refuses the next', async () => {
  const gate = Promise.withResolvers<void>()
  const made = models(() => gate.promise.then(small))
  const asked = Array.from({ length: 22 }, (_, i) =>
    made.get(`dio-${i}`, order, `network ${i % 3}`).then(
      () => 'built',
      (error: Error) => error.name,
    ),
  )
  await expect.poll(made.state).toEqual({ running: 1, waiting: 20 })
  gate.resolve()
  const results = await Promise.all(asked)
  expect(results.filter((it) => it === 'QueueFull')).toHaveLength(1)
  expect(results.filter((it) => it === 'built')).toHaveLength(21)
})

test('keeps the newest sixty models', async () => {
  for (let i = 0; i < 65; i++) {
    const file = join(folder, `ar-old-${i}.glb`)
    writeFileSync(file, 'model')
    utimesSync(file, 1_000_000 + i, 1_000_000 + i)
  }
  writeFileSync(join(folder, 'card-k.jpg'), '')
  await models(small).get('dio-1', order, '')
  const left = readdirSync(folder)
  expect(left).toHaveLength(61)
  expect(left).toEqual(expect.arrayContaining(['ar-dio-1.glb', 'card-k.jpg', 'ar-old-64.glb']))
  expect(left).not.toContain('ar-old-5.glb')
})

test('deletes models after 30 days and incomplete files after an hour', async () => {
  const made = models(small)
  await made.get('dio-1', order, '')
  writeFileSync(join(folder, 'ar-dio-2.glb.01234567-89ab-cdef-0123-456789abcdef'), '')
  writeFileSync(join(folder, 'notes.txt'), '')
  now = new Date(Date.now() + 2 * 3_600_000)
  expect([await made.sweep(), readdirSync(folder)]).toEqual([1, ['ar-dio-1.glb', 'notes.txt']])
  now = new Date(Date.now() + 31 * 24 * 3_600_000)
  expect([await made.sweep(), readdirSync(folder)]).toEqual([1, ['notes.txt']])
})

test('stops a process that takes too long or has ended', async () => {
  const program = (name: string, code: string) => {
    const file = join(place, name)
    writeFileSync(file, code)
    return file
  }
  const endless = program('endless.mjs', "process.on('message', () => { for (;;); })")
  await expect(buildGlbInProcess(order, { file: endless, timeout: 300 })).rejects.toThrow('ended')
  const killed = program('killed.mjs', "process.kill(process.pid, 'SIGKILL')")
  await expect(buildGlbInProcess(order, { file: killed })).rejects.toThrow()
})
