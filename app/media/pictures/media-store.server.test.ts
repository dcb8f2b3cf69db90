import { mkdirSync, readdirSync, rmSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { sampleJpeg } from '#tests/sample-pictures.ts'
import { testNow } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { EncodingProcessLost, encodePictureInChild } from './encode-picture-in-child.server.ts'
import { mediaStore } from './media-store.server.ts'

vi.hoisted(() => vi.resetModules())
vi.mock('node:fs/promises', { spy: true })
afterAll(() => void vi.resetModules())
afterEach(() => void vi.clearAllMocks())

/** Columns that hold the name of a picture, in any table. */
const pictureColumns = new Set(['picture', 'tall_picture', 'hero', 'icon', 'poster'])

const hour = 3_600_000
const hashOf = (number: number) => number.toString(16).padStart(16, '0')

/** Creates a store with the test's clock. `leave` writes a file that is `age` ms old. */
function storeOf({ db, engine, dataDir }: TestDatabase) {
  const folder = join(dataDir, 'media')
  mkdirSync(folder, { recursive: true })
  const time = { now: testNow }
  const encode = vi.fn(encodePictureInChild)
  return {
    folder,
    time,
    encode,
    store: mediaStore({ folder, db, engine, clock: () => time.now, encode }),
    leave: (file: string, age = 2 * hour) => {
      const date = new Date(testNow.getTime() - age)
      writeFileSync(join(folder, file), 'a picture')
      utimesSync(join(folder, file), date, date)
    },
  }
}

onEachDatabase('sweep of uploaded pictures', (getDatabase) => {
  it('keeps every picture that a table refers to', async () => {
    const { db } = getDatabase()
    const { store, leave, folder } = storeOf(getDatabase())
    const columns = (await db.introspection.getTables()).flatMap((table) =>
      table.columns
        .filter(({ name }) => pictureColumns.has(name))
        .map(({ name }) => ({ table: table.name, column: name })),
    )
    expect(columns.length).toBeGreaterThan(8)
    for (const [index, { table, column }] of columns.entries()) {
      const picture = `media/${hashOf(index)}-60x40`
      const { numAffectedRows } =
        await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${picture}`.execute(db)
      expect([table, Number(numAffectedRows)]).not.toEqual([table, 0])
      leave(`${hashOf(index)}-60.webp`)
    }
    leave(`${hashOf(99)}-60.webp`)
    expect(await store.sweep()).toBe(1)
    expect(readdirSync(folder).sort()).toEqual(
      columns.map((_, at) => `${hashOf(at)}-60.webp`).sort(),
    )
  })
})

describe('uploaded pictures', () => {
  const withStore = async (
    work: (around: ReturnType<typeof storeOf>, database: TestDatabase) => Promise<void>,
  ) => {
    const database = await openTestDatabase()
    await work(storeOf(database), database)
    await database.close()
  }
  const nameOf = (kept: Result<{ name: string }>) => unwrapResult(kept).name

  it('are kept for an hour, in which their row can be written', () =>
    withStore(async ({ store, leave, folder }) => {
      leave(`${hashOf(1)}-60.webp`, hour)
      leave(`${hashOf(2)}-60.webp`, hour + 1000)
      // A partial file from a crash is deleted as well.
      leave(`${hashOf(3)}-60.webp.draft`, hour + 1000)
      expect(await store.sweep()).toBe(2)
      expect(readdirSync(folder)).toEqual([`${hashOf(1)}-60.webp`])
    }))

  it('are swept without an error if the folder is missing or a file disappears', () =>
    withStore(async ({ store, leave, folder }) => {
      for (const number of [1, 2]) leave(`${hashOf(number)}-60.webp`)
      vi.mocked(stat).mockRejectedValueOnce(new Error('It is gone'))
      expect(await store.sweep()).toBe(1)
      rmSync(folder, { recursive: true })
      expect(await store.sweep()).toBe(0)
    }))

  it.each([
    ['its own', '0123456789abcdef-60.webp', true],
    ['one outside its folder', '../0123456789abcdef-60.webp', false],
    ['what is half written', '0123456789abcdef-60.webp.draft', false],
    ['another', 'notes.txt', false],
  ])('are found by name: %s', (_, file, isFound) =>
    withStore(async ({ store, leave }) => {
      leave(file)
      expect(await store.find(file)).toEqual(isFound ? Buffer.from('a picture') : undefined)
      expect(await store.find('fedcba9876543210-60.webp')).toBeUndefined()
    }),
  )

  it('get a new file time when uploaded again, so that a sweep does not delete them', () =>
    withStore(async ({ store, folder, time, encode }) => {
      const bytes = await sampleJpeg()
      await store.store(bytes)
      const files = readdirSync(folder)
      const old = new Date(testNow.getTime() - 5 * hour)
      for (const file of files) utimesSync(join(folder, file), old, old)
      await store.store(bytes)
      expect(encode).toHaveBeenCalledOnce()
      expect(await store.sweep()).toBe(0)
      expect(readdirSync(folder)).toEqual(files)
      time.now = new Date(testNow.getTime() + hour + 1000)
      expect(await store.sweep()).toBe(2)
    }))

  it('are encoded again if they are uploaded again and a file is missing', () =>
    withStore(async ({ store, folder }) => {
      const bytes = await sampleJpeg()
      await store.store(bytes)
      const [first = '', ...others] = readdirSync(folder)
      unlinkSync(join(folder, first))
      await store.store(bytes)
      expect(readdirSync(folder)).toEqual([first, ...others])
    }))

  it.each([
    ['half seen through', 0.5, 'media/-60x40-cut'],
    ['with a channel for it that nothing uses', 1, 'media/-60x40'],
  ])('show in their name whether they are transparent: %s', (_, alpha, name) =>
    withStore(async ({ store }) => {
      const background = { r: 9, g: 9, b: 9, alpha }
      const create = { width: 60, height: 40, channels: 4, background } as const
      const bytes = await sharp({ create }).png().toBuffer()
      for (const kept of [await store.store(bytes), await store.store(bytes)])
        expect(nameOf(kept).replace(/[0-9a-f]{16}/, '')).toBe(name)
    }),
  )

  it('are written under a temporary name, so that a partial file is never served', () =>
    withStore(async ({ store, folder }) => {
      const hash = nameOf(await store.store(await sampleJpeg())).slice(6, 22)
      const written = vi.mocked(writeFile).mock.calls.map(([path]) => String(path))
      expect(written).toHaveLength(2)
      const kept = readdirSync(folder)
      expect(kept).toEqual([`${hash}-60.avif`, `${hash}-60.webp`])
      for (const path of written) expect(kept.some((file) => path.endsWith(file))).toBe(false)
    }))

  it('are encoded one at a time, and a failure does not block the next picture', () =>
    withStore(async ({ store, encode }) => {
      const seen = { running: 0, most: 0, done: 0 }
      const first = Promise.withResolvers<void>()
      encode.mockImplementation(async () => {
        seen.running += 1
        seen.most = Math.max(seen.most, seen.running)
        await first.promise
        seen.running -= 1
        seen.done += 1
        if (seen.done === 2) throw new Error('the disk is full')
        return ok({ name: 'media/0123456789abcdef-20x40', files: [] })
      })
      const pictures = await Promise.all([20, 30, 40, 50].map((width) => sampleJpeg({ width })))
      const keeping = Promise.allSettled(pictures.map((bytes) => store.store(bytes)))
      // All four have found their two files missing and wait to be encoded.
      await vi.waitFor(() => {
        const looks = vi.mocked(utimes).mock.settledResults
        expect(looks.filter(({ type }) => type === 'rejected')).toHaveLength(8)
      })
      await new Promise(setImmediate)
      first.resolve()
      const kept = await keeping
      expect(seen).toEqual({ running: 0, most: 1, done: 4 })
      expect(kept.map(({ status }) => status).filter((it) => it === 'rejected')).toHaveLength(1)
    }))

  it('are refused as damaged if their process ends without an answer', () =>
    withStore(async ({ store, folder, encode }) => {
      encode.mockRejectedValueOnce(new EncodingProcessLost('out of memory'))
      expect(await store.store(await sampleJpeg())).toEqual(
        fail('invalid', 'The file is damaged: it could not be read as a picture.'),
      )
      expect(readdirSync(folder)).toEqual([])
    }))

  it('leave no files behind if they are damaged', () =>
    withStore(async ({ store, folder }) => {
      const half = (await sampleJpeg({ width: 900, height: 900 })).subarray(0, 700)
      expect(await store.store(half)).toMatchObject({ ok: false })
      expect(readdirSync(folder)).toEqual([])
    }))
})
