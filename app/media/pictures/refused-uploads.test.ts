import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { declaredEndpoints } from '#app/endpoints.server.ts'
import { endpointPath } from '#app/platform/http/define-endpoint.ts'
import { sampleJpeg } from '#tests/sample-pictures.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { storeUploadedPicture, storeUploadedPictures } from './store-uploaded-picture.server.ts'
import { maxPictureBytes } from './upload-limits.ts'

const uploads = declaredEndpoints.flatMap(({ upload, ...call }) =>
  upload && upload.type === undefined
    ? [
        {
          path: endpointPath(call, { slug: 'hornet-2-0', part: 'slides', reference: 'SB-00000' }),
          upload,
        },
      ]
    : [],
)

const headers = { 'content-type': 'multipart/form-data; boundary=b' }
const send = (app: TestApp, path: string, body: BodyInit) =>
  app.request(path, { method: 'POST', headers, body })

const picture = await sampleJpeg()

/**
 * Builds a body with one part for each field name of an upload, so that only `head` can be the
 * reason for a refusal.
 */
function pictures({ head = '' } = {}): Buffer {
  const parts = ['images', 'image', 'file'].flatMap((name) => [
    `--b\r\nContent-Disposition: form-data; name="${name}"; filename="a.jpg"\r\n`,
    `Content-Type: image/jpeg\r\n${head}\r\n`,
    picture,
    '\r\n',
  ])
  return Buffer.concat(parts.map((it) => Buffer.from(it)))
}

const field = Buffer.from('--b\r\nContent-Disposition: form-data; name="caption"\r\n\r\nx\r\n')
const end = Buffer.from('--b--\r\n')

const filesOf = ({ dataDir }: TestDatabase) =>
  ['media', 'pictures', 'originals', 'attachments']
    .map((folder) => join(dataDir, folder))
    .flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : []))

onEachDatabase('upload', (getDatabase) => {
  it.each([
    ['1,001 parts', 413, () => [pictures(), ...Array<Buffer>(998).fill(field), end]],
    [
      'a head of 17 kB',
      413,
      () => [pictures(), pictures({ head: `X: ${'x'.repeat(17_000)}\r\n` }), end],
    ],
    ['no closing boundary', 400, () => [pictures(), field]],
  ])('with %s is refused with %d and not stored', async (_, status, parts) => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const before = await app.services.gallery.list()
    expect(uploads.length).toBeGreaterThan(5)
    for (const { path, upload } of uploads) {
      const answer = await send(app, path, Buffer.concat(parts()))
      expect([path, answer.status, (await answer.json()).message]).toEqual([
        path,
        status,
        status === 413 ? upload.tooLarge : 'The upload was interrupted. Please try again.',
      ])
    }
    expect(await app.services.gallery.list()).toEqual(before)
    expect(await app.services.changes.listNewest(9)).toEqual([])
    expect(filesOf(getDatabase())).toEqual([])
  })
})

describe('a picture of more than 15 MB', () => {
  it('is refused before any of its bytes is read', async () => {
    const database = await openTestDatabase()
    const { media } = testApp(database).services
    const file = new File([new Uint8Array(maxPictureBytes + 1)], 'claim.jpg')
    const read = [vi.spyOn(file, 'slice'), vi.spyOn(file, 'arrayBuffer')]
    await expect(storeUploadedPicture(media, 'image', file)).rejects.toMatchObject({
      status: 413,
      errors: { image: ['The file is larger than 15 MB.'] },
    })
    await expect(storeUploadedPictures(media, 'images', [file])).rejects.toMatchObject({
      status: 413,
      errors: { images: ['claim.jpg: The file is larger than 15 MB.'] },
    })
    for (const one of read) expect(one).not.toHaveBeenCalled()
    await database.close()
  })
})
