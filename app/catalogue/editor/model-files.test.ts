import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PageHandler } from '#app/platform/http/page-handler.server.ts'
import { backUpTo, deleteAllPictures, restoreBackupFrom } from '#tests/back-up-and-restore.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase, openTestDatabase, type TestDatabase } from '#tests/test-databases.ts'

let pages: PageHandler
beforeAll(async () => {
  pages = await pageHandlerFromSources()
}, 60_000)

const megabyte = 1024 * 1024
const film = (size = 2 * megabyte) => {
  const bytes = Buffer.alloc(size, 'film')
  bytes.write('\0\0\0\x18ftypmp42', 'latin1')
  return bytes
}
const pdf = Buffer.from('%PDF-1.7\nA brochure of our own.')

function send(app: TestApp, what: 'film' | 'brochure', bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.append('file', new File([bytes], 'chosen.bin'))
  return app.request(`/api/models/hornet-2-0/${what}`, { method: 'POST', body })
}

async function write(app: TestApp, change: object): Promise<number> {
  const before = await (await app.request('/api/models/hornet-2-0')).json()
  const kept = await app.send('PUT', '/api/models/hornet-2-0', { ...before, ...change })
  return (await kept.json()).version
}

onEachDatabase('a film and a brochure', (getDatabase) => {
  const owner = (clock = () => testNow) => testApp(getDatabase(), { clock }, pages).loginAsStaff()
  const filesIn = () => readdirSync(join(getDatabase().dataDir, 'media')).sort()

  it('are uploaded, added to the draft, previewed and published', async () => {
    const app = await owner()
    const sent = await send(app, 'film', film())
    const { name: filmFile } = await sent.json()
    expect([sent.status, filmFile]).toEqual([201, expect.stringMatching(/^media\/\w{16}\.mp4$/)])
    const { name: brochure } = await (await send(app, 'brochure', pdf)).json()
    const version = await write(app, { filmFile, brochure, film: 'aBcDeFgHiJk' })

    const { url } = await (await app.send('POST', '/api/models/hornet-2-0/preview')).json()
    const { pathname } = new URL(url)
    expect(await (await app.request(pathname)).text()).toContain('Play video: HORNET 2.0 in motion')
    const below = pathname.replace('view-details', 'brochures')
    expect(await (await app.request(`${below}.pdf`)).text()).toBe(pdf.toString())
    expect(await (await app.request('/view-details/HORNET2.0')).text()).not.toContain('in motion')

    await app.send('POST', '/api/models/hornet-2-0/publish', { version })
    const page = await (await app.request('/view-details/HORNET2.0')).text()
    expect(page).toContain(`href="/${filmFile}"`)
    expect(page).not.toContain('aBcDeFgHiJk')
    const served = await app.request('/brochures/HORNET2.0.pdf')
    expect(await served.text()).toBe(pdf.toString())
    expect(Object.fromEntries(served.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
    })
    const part = await app.request(`/${filmFile}`, { headers: { range: 'bytes=4-7' } })
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${2 * megabyte}`,
    ])
    expect(part.headers.get('content-type')).toBe('video/mp4')
  })

  it('are served by another instance and included in a backup', async () => {
    const app = await owner()
    const { name: filmFile } = await (await send(app, 'film', film())).json()
    await write(app, { filmFile })
    const backup = join(getDatabase().dataDir, 'backup.gz')
    await backUpTo(backup, getDatabase())
    await deleteAllPictures(getDatabase())
    expect((await app.request(`/${filmFile}`)).status).toBe(404)
    await restoreBackupFrom(backup, getDatabase())
    const again = await app.request(`/${filmFile}`)
    expect((await again.arrayBuffer()).byteLength).toBe(2 * megabyte)
  })

  it('are deleted when no document, draft or version refers to them', async () => {
    let now = testNow
    const app = await owner(() => now)
    const { name: filmFile } = await (await send(app, 'film', film())).json()
    await send(app, 'brochure', pdf)
    await write(app, { filmFile })
    now = new Date(Date.now() + 2 * 3_600_000)
    await app.services.media.sweep()
    expect(filesIn()).toEqual([filmFile.slice('media/'.length)])
  })
})

const wrong = [
  ['film', () => film(41 * megabyte), 413, /^The film is larger than 40 MB\./],
  ['film', () => Buffer.from('#!/bin/sh, said to be a film'), 415, /^This is not an MP4 film\./],
  ['film', () => Buffer.from('\0\0\0\x18ftypavif', 'latin1'), 415, /^This is not an MP4 film\./],
  [
    'brochure',
    () => Buffer.alloc(16 * megabyte, '%PDF-'),
    413,
    /^The brochure is larger than 15 MB\./,
  ],
  ['brochure', () => Buffer.from('<script>alert(1)</script>'), 415, /^This is not a PDF\./],
  ['brochure', () => Buffer.alloc(0), 422, /^The file is empty\./],
] as const

// These tests don't depend on the database engine, so they run on one only.
describe('an invalid film or brochure', () => {
  let database: TestDatabase
  beforeEach(async () => {
    database = await openTestDatabase()
  })
  afterEach(() => database.close())
  const owner = () => testApp(database).loginAsStaff()
  const filesIn = () => readdirSync(join(database.dataDir, 'media'))

  it('is refused with a message and not stored', async () => {
    const app = await owner()
    await send(app, 'brochure', pdf)
    const before = filesIn()
    for (const [what, bytes, status, says] of wrong) {
      const refused = await send(app, what, bytes())
      expect([refused.status, (await refused.json()).message]).toEqual([
        status,
        expect.stringMatching(says),
      ])
    }
    expect(filesIn()).toEqual(before)
  })

  it('is refused before reading if its `content-length` is 200 MB', async () => {
    const app = await owner()
    let pulled = 0
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1
        controller.enqueue(new Uint8Array(megabyte))
      },
    })
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      body,
      headers: {
        'content-type': 'multipart/form-data; boundary=b',
        'content-length': String(200 * megabyte),
      },
      duplex: 'half',
    }
    const refused = await app.request('/api/models/hornet-2-0/film', init)
    expect([refused.status, (await refused.json()).message]).toEqual([
      413,
      expect.stringMatching(/^The film is larger than 40 MB\./),
    ])
    expect(pulled).toBeLessThan(3)
  })
})
