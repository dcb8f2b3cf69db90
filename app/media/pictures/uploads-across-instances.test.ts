import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { prepareData } from '#app/process/prepare-data.server.ts'
import { readCatalogue } from '#app/site/seed/read-catalogue.server.ts'
import { multipartBody, sampleJpeg, uploadFile } from '#tests/sample-pictures.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { uploadedFileStore } from './uploaded-file-store.server.ts'

const hour = 3_600_000

describe('two instances with one PostgreSQL and separate folders', () => {
  let database: TestDatabase
  let otherFolder: string
  let now: Date
  let here: TestApp
  let there: TestApp
  beforeEach(async () => {
    database = await openTestDatabase('postgres')
    otherFolder = mkdtempSync(join(tmpdir(), 'showroom-test-'))
    now = testNow
    const clock = () => now
    here = await testApp(database, { clock }).loginAsStaff()
    there = testApp(database, { clock, dataDir: otherFolder })
  })
  afterEach(async () => {
    await database.close()
    rmSync(otherFolder, { recursive: true })
  })

  const upload = async (bytes: Buffer): Promise<{ id: number; path: string }> => {
    const form = multipartBody({ images: uploadFile(bytes) })
    const answer = await here.request('/api/galleryupload', { method: 'POST', body: form })
    const { images } = await answer.json()
    const { base, version, widths } = images[0].picture
    return { id: images[0].id, path: `${base}-${widths.at(-1)}.${version}.webp` }
  }
  const bytesOf = async (app: TestApp, path: string) => {
    const answer = await app.request(path)
    return answer.status === 200 ? Buffer.from(await answer.arrayBuffer()) : answer.status
  }
  const kept = (folder: string) => {
    try {
      return readdirSync(join(folder, 'media')).sort()
    } catch {
      return []
    }
  }
  const stored = async () => {
    const rows = await database.db.selectFrom('uploads').select('file').orderBy('file').execute()
    return rows.map((row) => row.file)
  }

  it('serve pictures that the other instance stored', async () => {
    const { path } = await upload(await sampleJpeg())
    expect(kept(otherFolder)).toEqual([])
    const asked = await Promise.all([1, 2, 3].map(() => bytesOf(there, path)))
    for (const bytes of asked) expect(bytes).toEqual(await bytesOf(here, path))
    expect(kept(otherFolder)).toHaveLength(1)
    expect(await bytesOf(there, path.replace(/\w{4}-/, '0000-'))).toBe(404)
  })

  it('serve a file that is stored in several chunks, as a whole and in ranges', async () => {
    const whole = randomBytes(2_500_000)
    const { db } = database
    const add = () =>
      uploadedFileStore(db, () => now).add(db, '0123456789abcdef-60.webp', async () => whole)
    await add()
    await add()
    const path = '/media/0123456789abcdef-60.v1.webp'
    const got = await bytesOf(there, path)
    expect(typeof got !== 'number' && got.equals(whole)).toBe(true)

    const headers = { Range: 'bytes=1048570-1048589' }
    const part = await there.request(path, { headers })
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      'bytes 1048570-1048589/2500000',
    ])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(1048570, 1048590))
    const beyond = await there.request(path, { headers: { Range: 'bytes=2500000-' } })
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */2500000'])
    const other = await there.request(path, { headers: { ...headers, 'If-Range': '"other"' } })
    expect(other.status).toBe(200)
  })

  it('store a picture together with its row, or not at all', async () => {
    const { gallery, media, staff } = here.services
    const editor = await staff.findByUserId('meera')
    const picture = unwrapResult(await media.store(await sampleJpeg()))
    if (!editor) throw new Error('It was not kept')
    const images = [{ picture, caption: JSON.parse('null') }]
    await expect(gallery.add(editor, images)).rejects.toThrow()
    expect(await stored()).toEqual([])
    await gallery.add(editor, [{ picture, caption: '' }])
    expect(await stored()).toEqual(kept(database.dataDir))
    // Adding the same picture again, even concurrently, adds no file.
    await Promise.all([1, 2].map(() => gallery.add(editor, [{ picture, caption: '' }])))
    expect(await stored()).toHaveLength(2)
  })

  it('store no part of an interrupted upload', async () => {
    const whole = new Response(multipartBody({ images: uploadFile(await sampleJpeg()) }))
    const headers = { 'content-type': whole.headers.get('content-type') ?? '' }
    const body = Buffer.from(await whole.arrayBuffer()).subarray(0, 400)
    const answer = await here.request('/api/galleryupload', { method: 'POST', headers, body })
    expect(answer.status).toBe(400)
    expect([await stored(), kept(database.dataDir)]).toEqual([[], []])
  })

  it('keep files that rows name, and delete other files after an hour', async () => {
    const { id, path } = await upload(await sampleJpeg())
    await bytesOf(there, path)
    // Files have the time of the real clock, rows the time of the test's clock.
    now = new Date(Math.max(Date.now(), testNow.getTime()) + 2 * hour)
    await there.services.media.sweep()
    expect(await stored()).toHaveLength(2)
    await database.db.deleteFrom('gallery_images').where('id', '=', id).execute()
    await database.db.deleteFrom('published_versions').execute()
    await there.services.media.sweep()
    expect([await stored(), kept(otherFolder)]).toEqual([[], []])
    expect(await bytesOf(there, path)).toBe(404)
    const pieces = await database.db.selectFrom('upload_pieces').select('file').execute()
    expect(pieces).toEqual([])
  })

  it('copy the files in their own folders into the database at the first start after an upgrade', async () => {
    const { path } = await upload(await sampleJpeg())
    await database.db.deleteFrom('uploads').execute()
    const strays = await here.services.media.store(await sampleJpeg({ width: 30 }))
    expect(strays).toMatchObject({ ok: true })
    expect(await bytesOf(there, path)).toBe(404)
    const { dataDir, databaseUrl } = database
    const env = {
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      TIME_ZONE: 'Asia/Kolkata',
      ADMIN_USER_ID: 'admin',
    }
    await prepareData(env, readCatalogue('catalogue'), () => testNow)
    expect(await stored()).toHaveLength(2)
    expect(await bytesOf(there, path)).toEqual(await bytesOf(here, path))
  })
})
