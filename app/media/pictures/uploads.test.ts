import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { runHourlyCleanUp } from '#app/process/background-jobs.server.ts'
import {
  decompressionBombPng,
  multipartBody,
  sampleJpeg,
  uploadFile,
} from '#tests/sample-pictures.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'

const upload = (app: TestApp, body: FormData) =>
  app.request('/api/galleryupload', { method: 'POST', body })
const mediaFiles = ({ dataDir }: TestDatabase) => {
  try {
    return readdirSync(join(dataDir, 'media')).sort()
  } catch {
    return []
  }
}

onEachDatabase('gallery and offer uploads', (getDatabase) => {
  it('stores several pictures at once and shows them on the public list', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const before = await (await app.request('/api/gallery')).json()
    const images = [
      uploadFile(await sampleJpeg()),
      uploadFile(await sampleJpeg({ width: 30 }), 'b.jpg'),
    ]
    const answer = await upload(app, multipartBody({ images, caption: 'The new workshop' }))
    expect(answer.status).toBe(200)
    const after = await (await app.request('/api/gallery')).json()
    expect(after).toHaveLength(before.length + 2)
    const served = await app.request(after.at(-1).image_path)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/webp')
    expect(served.headers.get('cache-control')).toContain('immutable')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    expect(served.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'; sandbox",
    )
  })

  it('adds an offer, and the public page shows the newest offer', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const title = 'दीपावली <b>offer</b> 🪔'
    const typed = title.replace(' ', '\u202e ')
    const form = multipartBody({
      title: typed,
      description: 'Ends on Sunday',
      image: uploadFile(await sampleJpeg()),
    })
    const answer = await app.request('/api/createOffers', { method: 'POST', body: form })
    expect((await answer.json()).message).toBe('Offer Added Successfully!')
    const [newest] = await (await app.request('/api/getOffers')).json()
    // A character that reverses the reading direction is removed.
    expect(newest.title).toBe(title.replace('\u202e', ''))
  })

  it('deletes a row at once, answers 404 to a second deletion, and restores the row', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    for (const [list, path] of [
      ['/api/getOffers', '/api/deleteOffers'],
      ['/api/gallery', '/api/deleteGalleryImg'],
    ] as const) {
      const before = await (await app.request(list)).json()
      const { id } = before[0]
      const remove = () => app.request(`${path}/${id}`, { method: 'DELETE' })
      const restore = () => app.request(`${path}/${id}/restore`, { method: 'POST' })
      expect((await remove()).status).toBe(200)
      expect(await (await app.request(list)).json()).toHaveLength(before.length - 1)
      expect((await remove()).status).toBe(404)
      expect((await restore()).status).toBe(200)
      expect(await (await app.request(list)).json()).toEqual(before)
      expect((await restore()).status).toBe(404)
    }
  })

  it('restores a deleted row for 30 days and not later, even if the clean-up has not run', async () => {
    for (const [list, path] of [
      ['/api/getOffers', '/api/deleteOffers'],
      ['/api/gallery', '/api/deleteGalleryImg'],
    ] as const) {
      const restored = async (days: number) => {
        const deleted = await testApp(getDatabase()).loginAsStaff()
        const [{ id }] = await (await deleted.request(list)).json()
        await deleted.request(`${path}/${id}`, { method: 'DELETE' })
        const clock = () => new Date(testNow.getTime() + days * 86_400_000)
        const later = await testApp(getDatabase(), { clock }).loginAsStaff()
        return (await later.request(`${path}/${id}/restore`, { method: 'POST' })).status
      }
      expect([path, await restored(30)]).toEqual([path, 200])
      expect([path, await restored(30.01)]).toEqual([path, 404])
    }
  })

  it('deletes a row and its files after 30 days, but no picture that another row names', async () => {
    let now = testNow
    const app = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    const { images } = await (
      await upload(
        app,
        multipartBody({ images: [uploadFile(await sampleJpeg()), uploadFile(await sampleJpeg())] }),
      )
    ).json()
    expect(mediaFiles(getDatabase())).toHaveLength(2)
    const remove = (id: number) => app.request(`/api/deleteGalleryImg/${id}`, { method: 'DELETE' })
    const later = async (days: number) => {
      now = new Date(now.getTime() + days * 86_400_000)
      await runHourlyCleanUp(app.services)
    }
    await remove(images[0].id)
    await later(30.1)
    expect(mediaFiles(getDatabase())).toHaveLength(2)
    const late = `/api/deleteGalleryImg/${images[0].id}/restore`
    const again = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    expect((await again.request(late, { method: 'POST' })).status).toBe(404)
    await again.request(`/api/deleteGalleryImg/${images[1].id}`, { method: 'DELETE' })
    await later(29.9)
    expect(mediaFiles(getDatabase())).toHaveLength(2)
    await later(0.2)
    expect(mediaFiles(getDatabase())).toEqual([])
  })
})

const phoneHeic = readFileSync('tests/support/phone.heic')

describe('pictures', () => {
  const withApp = async (work: (app: TestApp, database: TestDatabase) => Promise<void>) => {
    const database = await openTestDatabase()
    await work(await testApp(database).loginAsStaff(), database)
    await database.close()
  }

  it('accepts HEIC for the gallery and for an offer', () =>
    withApp(async (app) => {
      const image = uploadFile(phoneHeic, 'IMG_1.HEIC')
      const added = await upload(app, multipartBody({ images: image }))
      const { images } = await added.json()
      expect(images[0].picture).toMatchObject({ width: 96, height: 64 })
      const form = multipartBody({ title: 'Winter check', description: 'Free', image })
      const { offer } = await (
        await app.request('/api/createOffers', { method: 'POST', body: form })
      ).json()
      expect(offer.picture).toEqual(images[0].picture)
    }))

  it('turns a phone’s picture upright and removes the picture’s metadata', () =>
    withApp(async (app, database) => {
      const answer = await upload(
        app,
        multipartBody({ images: uploadFile(await sampleJpeg({ turned: true })) }),
      )
      const { images } = await answer.json()
      expect(images[0].picture).toMatchObject({ width: 40, height: 60 })
      for (const name of mediaFiles(database)) {
        const bytes = await sharp(join(database.dataDir, 'media', name)).toBuffer()
        const { exif, orientation } = await sharp(bytes).metadata()
        expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
        expect(bytes.includes('a-secret-place')).toBe(false)
      }
    }))

  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts %s with any file name', (format) =>
    withApp(async (app) => {
      const bytes = await sharp(await sampleJpeg())
        .toFormat(format)
        .toBuffer()
      const answer = await upload(
        app,
        multipartBody({ images: uploadFile(bytes, 'x.txt', 'text/plain') }),
      )
      expect(answer.status).toBe(200)
    }),
  )

  it('encodes the widths that pages need, but none larger than the picture', () =>
    withApp(async (app, database) => {
      await upload(
        app,
        multipartBody({ images: uploadFile(await sampleJpeg({ width: 1000, height: 500 })) }),
      )
      expect(mediaFiles(database).map((name) => name.slice(17))).toEqual([
        '1000.avif',
        '1000.webp',
        '480.avif',
        '480.webp',
        '960.avif',
        '960.webp',
      ])
    }))

  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  const bad: [string, number, RegExp, () => Promise<Uint8Array> | Uint8Array | string][] = [
    ['no bytes', 422, /empty/, () => ''],
    ['a program called .jpg', 415, /not a picture/, () => 'MZ\x90\0this program'],
    ['HTML called .jpg', 415, /not a picture/, () => '<!doctype html><script>1</script>'],
    ['SVG', 415, /SVG/, () => svg],
    ['SVG with a head', 415, /SVG/, () => `\ufeff<?xml version="1.0"?>${svg}`],
    ['GIF', 415, /GIF/, () => 'GIF89a'],
    ['PDF', 415, /PDF/, () => '%PDF-1.7'],
    ['a HEIC without a picture', 422, /damaged/, () => heic],
    ['a HEIC cut in half', 422, /damaged/, () => phoneHeic.subarray(0, phoneHeic.length - 300)],
    [
      'a JPEG cut in half',
      422,
      /damaged/,
      async () => (await sampleJpeg({ width: 900, height: 900 })).subarray(0, 700),
    ],
    ['a JPEG head and noise', 422, /damaged/, () => Buffer.from('\xff\xd8\xff\xe0noise', 'latin1')],
    ['50,000 × 50,000 pixels', 422, /50 megapixels/, () => decompressionBombPng()],
    [
      'a long thin picture',
      422,
      /16,000 pixels/,
      () =>
        sharp({ create: { width: 20_000, height: 2, channels: 3, background: 'red' } })
          .png()
          .toBuffer(),
    ],
    ['16 MB', 413, /15 MB/, () => Buffer.alloc(16 * 1024 * 1024, 0xff)],
  ]
  it('refuses all pictures of a request if one is invalid, and names the invalid picture', () =>
    withApp(async (app, database) => {
      for (const [what, status, sentence, bytes] of bad) {
        const images = [uploadFile(await sampleJpeg()), uploadFile(await bytes(), 'claim.jpg')]
        const answer = await upload(app, multipartBody({ images }))
        const { message, errors } = await answer.json()
        expect(message, what).toMatch(sentence)
        expect(message).toContain('claim.jpg')
        expect(errors.images).toHaveLength(1)
        expect(answer.status, what).toBe(status)
      }
      expect(await testApp(database).services.changes.listNewest(9)).toEqual([])
    }))

  it('accepts twenty pictures at once and refuses twenty-one', () =>
    withApp(async (app) => {
      const bytes = await sampleJpeg()
      const many = (count: number) =>
        multipartBody({ images: Array.from({ length: count }, () => uploadFile(bytes)) })
      expect((await upload(app, many(20))).status).toBe(200)
      expect((await upload(app, many(21))).status).toBe(422)
    }))

  it('refuses 100 MB, other content types, a form without a picture and a broken body', () =>
    withApp(async (app) => {
      const huge = uploadFile(new Uint8Array(100 * 1024 * 1024))
      expect((await upload(app, multipartBody({ images: huge }))).status).toBe(413)
      expect((await app.send('POST', '/api/galleryupload', {})).status).toBe(415)
      expect((await upload(app, multipartBody({ images: 'text' }))).status).toBe(422)
      const headers = { 'content-type': 'multipart/form-data; boundary=x' }
      const broken = await app.request('/api/galleryupload', {
        method: 'POST',
        headers,
        body: '--x',
      })
      expect(broken.status).toBe(400)
    }))

  it('refuses an offer with missing fields by their names, and an invalid ID', () =>
    withApp(async (app) => {
      const post = async (form: FormData) => {
        const answer = await app.request('/api/createOffers', { method: 'POST', body: form })
        return { status: answer.status, ...(await answer.json()) }
      }
      expect(await post(multipartBody({ title: ' ', description: 'x' }))).toMatchObject({
        status: 422,
        message: 'Please fill all fields',
        errors: { title: ['Enter a title.'], image: ['Choose a picture.'] },
      })
      const image = uploadFile(await sampleJpeg())
      expect(
        await post(multipartBody({ title: 'x'.repeat(121), description: 'x', image })),
      ).toMatchObject({
        status: 422,
        errors: { title: ['The title can have at most 120 characters.'] },
      })
      for (const id of ['', '/abc', '/0', '/-1', '/%00', '/99999999999']) {
        const answer = await app.request(`/api/deleteOffers${id}`, { method: 'DELETE' })
        expect([answer.status, (await answer.json()).message]).toEqual([400, 'Invalid Offer ID!'])
      }
    }))

  it('serves only files that the site encoded', () =>
    withApp(async (app) => {
      for (const path of [
        '/media/x',
        '/media/..%2Fshowroom.db',
        '/media/0123456789abcdef-480.v1.webp',
      ])
        expect((await app.request(path)).status, path).toBe(404)
    }))
})
