import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { EncodedPicture } from '#app/media/pictures/encode-picture-in-child.server.ts'
import { checkAndPlanUpload } from '#app/media/pictures/encode-upload.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import { runHourlyCleanUp } from '#app/process/background-jobs.server.ts'
import {
  decompressionBombPng,
  multipartBody,
  sampleJpeg,
  uploadFile,
} from '#tests/sample-pictures.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { processPictureJob } from './picture-processing-worker.server.ts'
import { uploadBatchStore } from './upload-batch-store.server.ts'
import { defaultUploadQuota } from './upload-quota-query.server.ts'

const at = '/api/models/hornet-2-0/pictures'
const hour = 3_600_000

const bodyOf = async (answer: Response) => ({ status: answer.status, ...(await answer.json()) })
const open = async (app: TestApp, purpose = 'frames') =>
  (await bodyOf(await app.send('POST', `${at}/sets`, { purpose, place: 'here' }))).set
const send = async (app: TestApp, image: File, set?: number) =>
  bodyOf(
    await app.request(at, {
      method: 'POST',
      body: multipartBody({ image, ...(set && { set: String(set) }) }),
    }),
  )
const commit = async (app: TestApp, set: number) =>
  bodyOf(await app.send('POST', `${at}/${set}/commit`))
const setsOf = async (app: TestApp) => (await (await app.request(at)).json()).sets

const same = await sampleJpeg()
const wide = await sampleJpeg({ width: 72 })
/** Frame of a different size. */
const odd = (number: number) => uploadFile(wide, `turn-${number}.jpg`)
const frames = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => uploadFile(same, `turn-${from + index}.jpg`))
async function sendAll(app: TestApp, set: number, files: File[]) {
  for (const one of files) expect(await send(app, one, set)).toMatchObject({ status: 201 })
}

/** Encodes without a child process; the test supplies the files. */
const make = async (bytes: Uint8Array): Promise<Result<EncodedPicture>> => {
  const plan = unwrapResult(await checkAndPlanUpload(bytes))
  const files = ['avif', 'webp'].map((format) => ({
    file: `${plan.hash}-${plan.size.width}.${format}`,
    bytes: new Uint8Array([1, 2, 3]),
  }))
  return ok({ name: plan.name, files })
}
async function makeAll({ services }: TestApp, how = make) {
  for (;;) {
    const job = await services.pictureJobs.claim()
    if (!job) return
    await processPictureJob({ ...services, make: how }, job)
  }
}
const filesIn = ({ dataDir }: TestDatabase, folder: string) => {
  try {
    return readdirSync(join(dataDir, folder))
  } catch {
    return []
  }
}

onEachDatabase('an upload batch', (getDatabase) => {
  const staff = (clock = () => testNow) => testApp(getDatabase(), { clock }).loginAsStaff()

  it('answers at once for a single picture and encodes the picture later', async () => {
    const app = await staff()
    const sent = await send(app, uploadFile(await sampleJpeg({ turned: true }), 'IMG_1.jpg'))
    expect(sent).toMatchObject({
      status: 201,
      item: { fileName: 'IMG_1.jpg', width: 40, height: 60, state: 'waiting', name: null },
    })
    expect(filesIn(getDatabase(), 'media')).toEqual([])
    await makeAll(app)
    const [set] = await setsOf(app)
    expect(set).toMatchObject({ state: 'ready', ready: 1 })
    const [{ name, url }] = set.items
    expect(name).toMatch(/^media\/[0-9a-f]{16}-40x60$/)
    expect((await app.request(url)).status).toBe(200)
  })

  it('accepts turntable frames singly, resumes after an interruption and completes all at once', async () => {
    const app = await staff()
    const set = await open(app)
    await sendAll(app, set, frames(3))
    // The client asks which frames have arrived. A frame that is sent again is not added twice.
    const [begun] = await setsOf(app)
    expect(begun).toMatchObject({ set, state: 'open', purpose: 'frames', place: 'here' })
    expect(begun.items).toHaveLength(3)
    await sendAll(app, set, frames(12))
    expect(await app.services.pictureJobs.claim()).toBeUndefined()
    const done = await commit(app, set)
    expect(done).toMatchObject({ status: 200, state: 'making', ready: 0 })
    expect(done.items.map(({ fileName }: { fileName: string }) => fileName)).toEqual(
      frames(12).map(({ name }) => name),
    )
    await makeAll(app)
    expect(await commit(app, set)).toMatchObject({ state: 'ready', ready: 12 })
  })

  it('does not claim a picture that another instance finishes at this moment', async () => {
    const app = await staff()
    await send(app, uploadFile(same, 'IMG_1.jpg'))
    const finished = Promise.withResolvers<void>()
    const finishing = getDatabase()
      .db.transaction()
      .execute(async (trx) => {
        await trx.updateTable('picture_set_items').set({ state: 'ready' }).execute()
        finished.resolve()
        // The claim of the other instance meanwhile waits for this transaction.
        await sleep(200)
      })
    await finished.promise
    const [claimed] = await Promise.all([app.services.pictureJobs.claim(), finishing])
    expect(claimed).toBeUndefined()
  })

  it('refuses all frames of an incomplete turntable until the missing frames are sent', async () => {
    const app = await staff()
    const set = await open(app)
    const refusal = async () => (await commit(app, set)).errors?.images
    await sendAll(app, set, frames(11))
    expect(await refusal()).toEqual(['There are 11 photos. A 360° view needs 12 to 72.'])
    await sendAll(app, set, [uploadFile(same, 'turn-13.jpg')])
    expect(await refusal()).toEqual(['Photo 12 is missing between turn-11.jpg and turn-13.jpg.'])
    await sendAll(app, set, [odd(12)])
    expect(await refusal()).toEqual([
      'turn-12.jpg has 72 × 40 pixels, but the other photos have 60 × 40. All photos must have the same size.',
    ])
    const [begun] = await setsOf(app)
    expect([begun.state, begun.items.length]).toEqual(['open', 13])
    expect(await app.services.pictureJobs.claim()).toBeUndefined()
    const wrong = begun.items.find(
      ({ fileName }: { fileName: string }) => fileName === odd(12).name,
    )
    expect((await app.send('DELETE', `${at}/${set}/${wrong.id}`)).status).toBe(200)
    expect((await setsOf(app))[0].bytes).toBe(begun.bytes - wrong.size)
    await sendAll(app, set, frames(1, 12))
    expect(await commit(app, set)).toMatchObject({ status: 200, state: 'making' })
  })

  it('refuses a 73rd frame, and any picture after the batch is complete', async () => {
    const app = await staff()
    const set = await open(app)
    const first = (await send(app, uploadFile(same, 'turn-1.jpg'), set)).item
    const { db } = getDatabase()
    const row = await db
      .selectFrom('picture_set_items')
      .selectAll()
      .where('id', '=', first.id)
      .executeTakeFirstOrThrow()
    const { id: _, ...copied } = row
    const more = Array.from({ length: 71 }, (_, index) => ({
      ...copied,
      file_name: `turn-${index + 2}.jpg`,
    }))
    await db.insertInto('picture_set_items').values(more).execute()
    const refused = await send(app, uploadFile(same, 'turn-73.jpg'), set)
    expect([refused.status, refused.message]).toEqual([
      422,
      'A 360° view can have at most 72 photos.',
    ])
    expect(await commit(app, set)).toMatchObject({ status: 200 })
    expect((await send(app, uploadFile(same, 'turn-74.jpg'), set)).status).toBe(409)
  })

  it('refuses a file that is not a picture with a message, and stores nothing', async () => {
    const app = await staff()
    for (const [what, status, sentence] of [
      ['', 422, /empty/],
      ['MZ\x90\0this program', 415, /not a picture/],
      [decompressionBombPng(), 422, /50 megapixels/],
      [Buffer.alloc(16 * 1024 * 1024, 0xff), 413, /15 MB/],
    ] as const) {
      const refused = await send(app, uploadFile(what, 'claim.jpg'))
      const said = [refused.status, refused.errors.image ?? refused.message]
      expect(String(said)).toMatch(sentence)
      expect(refused.status).toBe(status)
    }
    expect(await setsOf(app)).toEqual([])
    expect(filesIn(getDatabase(), 'originals')).toEqual([])
  })

  it('is limited to 400 MB and unchanged by a refused picture', async () => {
    const app = await staff()
    const set = await open(app, 'pictures')
    const { db } = getDatabase()
    await db
      .updateTable('picture_sets')
      .set({ bytes: 400 * 1024 * 1024 - 100 })
      .execute()
    const refused = await send(app, uploadFile(same), set)
    expect([refused.status, refused.message]).toEqual([413, expect.stringMatching(/400 MB/)])
    expect((await setsOf(app))[0]).toMatchObject({ bytes: 400 * 1024 * 1024 - 100, items: [] })
  })

  it('is hidden from other models and from visitors, and requires an existing model', async () => {
    const app = await staff()
    const set = await open(app, 'pictures')
    expect((await app.send('POST', '/api/models/dio/pictures/1/commit')).status).toBe(404)
    expect((await app.send('POST', `${at}/${set + 1}/commit`)).status).toBe(404)
    expect((await app.request('/api/models/none/pictures')).status).toBe(404)
    expect((await testApp(getDatabase()).request(at)).status).toBe(401)
    expect(await commit(app, set)).toMatchObject({
      status: 422,
      message: 'No picture has been uploaded yet.',
    })
  })

  it('encodes a picture again after an interruption and never serves a partial file', async () => {
    let now = testNow
    const app = await staff(() => now)
    await send(app, uploadFile(same))
    const lost = await app.services.pictureJobs.claim()
    expect(lost).toBeDefined()
    // The instance dies here. Other instances do not claim the picture until the lease expires.
    expect(await app.services.pictureJobs.claim()).toBeUndefined()
    expect((await setsOf(app))[0].items[0]).toMatchObject({ state: 'making', name: null })
    now = new Date(now.getTime() + hour / 6)
    await makeAll(app)
    expect((await setsOf(app))[0]).toMatchObject({ state: 'ready' })
    // A late outcome of the first claim is ignored.
    if (lost) await app.services.pictureJobs.markFailed(lost, 'too late')
    expect((await setsOf(app))[0]).toMatchObject({ state: 'ready' })
  })

  it('reports a full disk and retries the encoding later', async () => {
    let now = testNow
    const app = await staff(() => now)
    await send(app, uploadFile(same))
    const full = async () => {
      throw Object.assign(new Error('full'), { code: 'ENOSPC' })
    }
    await makeAll(app, full)
    expect((await setsOf(app))[0].items[0]).toMatchObject({
      state: 'waiting',
      failure: 'The server’s disk is full. The site will try again automatically.',
    })
    now = new Date(now.getTime() + hour)
    await makeAll(app)
    expect((await setsOf(app))[0].items[0]).toMatchObject({ state: 'ready', failure: null })
  })

  it('reports a picture that cannot be encoded, and encodes the other pictures', async () => {
    const app = await staff()
    const set = await open(app, 'pictures')
    await sendAll(app, set, [uploadFile(same, 'bad.jpg'), odd(1)])
    await commit(app, set)
    const sentence = 'The file is damaged: it could not be read as a picture.'
    let count = 0
    await makeAll(app, async (bytes) => {
      count += 1
      return count === 1 ? fail('invalid', sentence) : make(bytes)
    })
    const [shown] = await setsOf(app)
    expect(shown).toMatchObject({ state: 'failed', ready: 1 })
    expect(shown.items[0]).toMatchObject({ state: 'failed', failure: sentence })
  })

  it('blocks the publication of a model while the model’s new pictures are encoded', async () => {
    const app = await staff()
    const model = await (await app.request('/api/models/hornet-2-0')).json()
    const saved = await bodyOf(
      await app.send('PUT', '/api/models/hornet-2-0', { ...model, tagline: 'Seen anew' }),
    )
    await send(app, uploadFile(same))
    const publish = async () =>
      bodyOf(await app.send('POST', '/api/models/hornet-2-0/publish', { version: saved.version }))
    expect(await publish()).toMatchObject({
      status: 422,
      errors: { pictures: [expect.stringMatching(/still being processed/)] },
    })
    await makeAll(app)
    expect(await publish()).toMatchObject({ status: 200 })
  })

  it('is deleted together with the original files a day after the last upload', async () => {
    let now = testNow
    const app = await staff(() => now)
    await sendAll(app, await open(app), frames(2))
    const originals = async () => {
      const rows = await getDatabase().db.selectFrom('uploads').select('file').execute()
      return [...rows.map((row) => row.file), ...filesIn(getDatabase(), 'originals')]
    }
    expect(await originals()).toHaveLength(1)
    now = new Date(Date.now() + 2 * hour)
    const after = await staff(() => now)
    await after.services.pictureSets.purge()
    expect(await originals()).toHaveLength(1)
    now = new Date(Date.now() + 26 * hour)
    await runHourlyCleanUp(app.services)
    expect(await originals()).toEqual([])
    expect(await setsOf(await staff(() => now))).toEqual([])
  })

  it.each([
    ['an account’s bytes', { accountBytes: 9 }, /^Your account has reached/],
    ['an account’s sets', { accountSets: 2 }, /^Your account has reached/],
    ['the bytes of all', { bytes: 9 }, /12 GB for all accounts/],
  ])('limits the number of batches by %s, including unused batches', async (_, room, says) => {
    const { db } = getDatabase()
    const sets = uploadBatchStore(db, () => testNow, { ...defaultUploadQuota, ...room })
    const owner = { noun: 'model', key: 'dio' }
    const alone = { purpose: 'pictures', place: '', who: 'sales', size: 5 } as const
    const first = unwrapResult(await sets.open(owner, alone))
    await db.updateTable('picture_sets').set({ bytes: 5 }).execute()
    await sets.take(owner, first.id)
    if ('accountSets' in room) await sets.open(owner, alone)
    const refused = await sets.open(owner, alone)
    expect(refused).toMatchObject({
      problem: { kind: 'conflict', message: expect.stringMatching(says) },
    })
    expect(await sets.open(owner, { ...alone, who: 'manager' })).toMatchObject({
      ok: !('bytes' in room),
    })
  })
})
