import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runHourlyCleanUp } from '#app/process/background-jobs.server.ts'
import { multipartBody, sampleJpeg, uploadFile } from '#tests/sample-pictures.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import type { UploadedPicture } from './uploaded-picture.ts'

type Listed = { pictures: UploadedPicture[]; total: number; page: number; totalPages: number }

const list = async (app: TestApp, query = ''): Promise<Listed> =>
  (await app.request(`/api/pictures${query}`)).json()
const upload = async (app: TestApp, width: number, fileName = 'a.jpg') => {
  const image = uploadFile(await sampleJpeg({ width }), fileName)
  const answer = await app.request('/api/pictures', {
    method: 'POST',
    body: multipartBody({ image }),
  })
  return { status: answer.status, name: String((await answer.json()).name) }
}
const remove = (app: TestApp, name: string) =>
  app.request(`/api/pictures/${name.replace('media/', '')}`, { method: 'DELETE' })
const usesOf = async (app: TestApp, name: string) => {
  const { pictures } = await list(app)
  return pictures.find((it) => it.name === name)?.uses.map(({ title, form }) => `${title}: ${form}`)
}

onEachDatabase('the picture library', (getDatabase) => {
  const staff = () => testApp(getDatabase()).loginAsStaff()

  it('lists uploaded pictures, newest first, with file name and sizes', async () => {
    let now = testNow
    const app = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    await upload(app, 60, 'old.jpg')
    now = new Date(now.getTime() + 1000)
    const { status, name } = await upload(app, 90, 'new\u202e.jpg')
    expect(status).toBe(201)
    const { pictures, ...page } = await list(app)
    expect(page).toEqual({ total: 2, page: 1, totalPages: 1 })
    expect(pictures.map(({ fileName }) => fileName)).toEqual(['new.jpg', 'old.jpg'])
    expect(pictures[0]).toMatchObject({
      ...{ name, width: 90, isKept: true, uses: [], uploadedAt: now.toISOString() },
    })
    expect((await app.request(pictures[0]?.url ?? '')).status).toBe(200)
  })

  it('keeps an unused picture until it is deleted, and then deletes its files', async () => {
    let now = testNow
    const app = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    const { name } = await upload(app, 60)
    const files = () => readdirSync(join(getDatabase().dataDir, 'media'))
    const later = async () => {
      now = new Date(now.getTime() + 48 * 3_600_000)
      await runHourlyCleanUp(app.services)
    }
    await later()
    expect(files()).toHaveLength(2)
    const again = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    expect((await remove(again, name)).status).toBe(200)
    expect((await remove(again, name)).status).toBe(404)
    expect((await list(again)).total).toBe(0)
    await later()
    expect(files()).toEqual([])
  })

  it('refuses to delete a picture in use and lists its uses', async () => {
    const app = await staff()
    const image = () => sampleJpeg({ width: 60 }).then((bytes) => uploadFile(bytes))
    const { name } = await upload(app, 60)
    const gallery = multipartBody({ images: await image(), caption: 'Delivery' })
    const { images } = await (
      await app.request('/api/galleryupload', { method: 'POST', body: gallery })
    ).json()
    const offer = multipartBody({ title: 'Winter', description: 'Free', image: await image() })
    await app.request('/api/createOffers', { method: 'POST', body: offer })
    await app.request(`/api/deleteGalleryImg/${images[0].id}`, { method: 'DELETE' })
    const refused = await remove(app, name)
    expect(refused.status).toBe(409)
    expect((await refused.json()).errors.uses).toEqual([
      'Offers (on the site)',
      'Gallery (deleted, can be restored)',
      'Offers (version 2)',
    ])
    expect((await list(app)).total).toBe(1)
  })

  it('names the page whose text shows a picture', async () => {
    const app = await staff()
    const { name } = await upload(app, 60)
    const about = await (await app.request('/api/site/about')).json()
    const saved = await app.send('PUT', '/api/site/about', { ...about, picture: name })
    const { version } = await saved.json()
    await app.send('POST', '/api/site/about/publish', { version })
    expect(await usesOf(app, name)).toContain('About us: on the site')
  })

  it('names drafts, schedules, previews and earlier versions that use a picture', async () => {
    const app = await staff()
    const { db } = app.services
    const { name } = await upload(app, 60)
    const json = JSON.stringify({ images: [{ picture: name }] })
    const at = testNow.toISOString()
    await db
      .insertInto('drafts')
      .values({
        ...{ noun: 'model', key: 'dio-125', version: 1, edited_by: 'a', edited_at: at },
        ...{ document_json: json, planned_json: json, base_json: null, publish_at: at },
        ...{ withdraw_at: null, planned_by: 'a', withdrawal_planned_by: null, plan_failure: null },
      })
      .execute()
    for (const number of [901, 902])
      await db
        .insertInto('published_versions')
        .values({
          ...{ noun: 'site', key: 'gallery', number, document_json: json },
          ...{ published_by: 'a', published_at: at },
        })
        .execute()
    await db
      .insertInto('previews')
      .values({
        ...{ hash: 'x', noun: 'model', key: 'a-new-model', created_by: 'a' },
        ...{ document_json: json, created_at: at, expires_at: at },
      })
      .execute()
    expect(await usesOf(app, name)).toEqual([
      'DIO 125: draft',
      'DIO 125: scheduled',
      'a-new-model: preview link',
      'Gallery: versions 901 and 902',
    ])
    await db.deleteFrom('drafts').execute()
    await db.deleteFrom('previews').execute()
    const refused = await remove(app, name)
    expect((await refused.json()).errors.uses).toEqual(['Gallery (versions 901 and 902)'])
  })

  it('filters unused pictures and searches file names, captions and descriptions', async () => {
    const app = await staff()
    const { name } = await upload(app, 60, 'Front door.jpg')
    await upload(app, 70, 'door-2.png')
    const images = uploadFile(await sampleJpeg({ width: 80 }), 'c.jpg')
    const body = multipartBody({ images, caption: 'The open DOOR' })
    await app.request('/api/galleryupload', { method: 'POST', body })
    const told = JSON.stringify({ told: [{ name, alt: 'Glass' }] })
    await app.services.db
      .updateTable('vehicles')
      .set({ pictures_json: told })
      .where('slug', '=', 'dio-125')
      .execute()
    const found = async (query: string) =>
      (await list(app, query)).pictures.map(({ fileName }) => fileName).sort()
    expect(await found('?search=door')).toEqual(['Front door.jpg', 'c.jpg', 'door-2.png'])
    expect(await found('?search=glass')).toEqual(['Front door.jpg'])
    expect(await found('?unused=1&search=door')).toEqual(['door-2.png'])
    expect(await found('?search=%25')).toEqual([])
  })
})

onEachDatabase('the picture library with many pictures', (getDatabase) => {
  it('has pages of 24 pictures', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const names = Array.from({ length: 30 }, (_, at) => `media/${String(at).padStart(16, '0')}`)
    await app.services.db
      .insertInto('uploaded_pictures')
      .values(names.map((name) => ({ name: `${name}-60x40`, created_at: testNow.toISOString() })))
      .execute()
    const second = await list(app, '?page=2')
    expect(second.pictures).toHaveLength(6)
    expect(second).toMatchObject({ total: 30, page: 2, totalPages: 2 })
    expect((await list(app, '?page=9')).page).toBe(2)
    expect((await app.request('/api/pictures?page=0')).status).toBe(422)
    expect((await list(app, '?unused=1')).total).toBe(30)
  })
})
