import { join } from 'node:path'
import { expect, it } from 'vitest'
import { backUpTo, deleteAllPictures, restoreBackupFrom } from '#tests/back-up-and-restore.ts'
import { type TestApp, testApp, testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const film = (megabytes: number) => {
  const bytes = Buffer.alloc(megabytes * 1024 * 1024, 'film')
  bytes.write('\0\0\0\x18ftypmp42', 'latin1')
  return bytes
}

function upload(app: TestApp, bytes: Uint8Array<ArrayBuffer>) {
  const body = new FormData()
  body.append('file', new File([bytes], 'chosen.bin'))
  return app.request('/api/site/films/film', { method: 'POST', body })
}

onEachDatabase('the films as page content', (getDatabase) => {
  it('are replaced on a page, and restored from the version before', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const read = async () => (await app.request('/api/site/films')).json()
    const opened = await read()
    expect(opened).toMatchObject({ state: 'on', hasDraft: false, gaps: {} })
    const before = await app.services.films.find('amc')
    const films = opened.films.map((film: { page: string }) =>
      film.page === 'amc' ? { ...film, title: 'New film', youtubeId: 'aBcDeFgHiJk' } : film,
    )
    await app.send('PUT', '/api/site/films', { ...opened, films })
    const { version } = await read()
    await app.send('POST', '/api/site/films/publish', { version })
    const shown = await app.services.films.find('amc')
    expect(shown).toEqual({ ...before, title: 'New film', youtubeId: 'aBcDeFgHiJk' })
    const page = await testApp(getDatabase()).request('/api/site/films')
    expect(page.status).toBe(401)
    const now = await read()
    await app.send('POST', '/api/site/films/versions/1/publish', { version: now.version })
    expect(await app.services.films.find('amc')).toEqual(before)
  })

  it('have an uploaded file instead of YouTube, which is in a backup and stays while it is used', async () => {
    let now = testNow
    const app = await testApp(getDatabase(), { clock: () => now }).loginAsStaff()
    const sent = await upload(app, film(2))
    const { name: file } = await sent.json()
    expect([sent.status, file]).toEqual([201, expect.stringMatching(/^media\/\w{16}\.mp4$/)])
    const opened = await (await app.request('/api/site/films')).json()
    const films = opened.films.map((film: { page: string }) =>
      film.page === 'amc' ? { ...film, youtubeId: 'aBcDeFgHiJk', file } : film,
    )
    await app.send('PUT', '/api/site/films', { ...opened, films })
    const { version } = await (await app.request('/api/site/films')).json()
    expect((await app.send('POST', '/api/site/films/publish', { version })).status).toBe(200)
    expect(await app.services.films.find('amc')).toMatchObject({ file, youtubeId: null })

    // An import writes the row without a version of its own.
    await getDatabase().db.deleteFrom('published_versions').execute()
    now = new Date(Date.now() + 2 * 3_600_000)
    await app.services.media.sweep()
    const backup = join(getDatabase().dataDir, 'backup.gz')
    await backUpTo(backup, getDatabase())
    await deleteAllPictures(getDatabase())
    expect((await app.request(`/${file}`)).status).toBe(404)
    await restoreBackupFrom(backup, getDatabase())
    const served = await app.request(`/${file}`)
    expect([served.headers.get('content-type'), (await served.arrayBuffer()).byteLength]).toEqual([
      'video/mp4',
      2 * 1024 * 1024,
    ])
  })

  it('refuse a film that is too large, is no MP4 or comes from an account without the capability', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const large = await upload(app, film(41))
    expect([large.status, (await large.json()).message]).toEqual([
      413,
      expect.stringMatching(/^The film is larger than 40 MB\./),
    ])
    const script = await upload(app, Buffer.from('#!/bin/sh, said to be a film'))
    expect([script.status, (await script.json()).message]).toEqual([
      415,
      'This is not an MP4 film. Please export it as MP4 (H.264).',
    ])
    expect((await upload(testApp(getDatabase()), film(1))).status).toBe(401)
  })

  it('are not published with a file that this site does not have', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const opened = await (await app.request('/api/site/films')).json()
    const films = [{ ...opened.films[0], file: 'media/0123456789abcdef.mp4' }]
    await app.send('PUT', '/api/site/films', { ...opened, films })
    const { version } = await (await app.request('/api/site/films')).json()
    const refused = await app.send('POST', '/api/site/films/publish', { version })
    expect([refused.status, (await refused.json()).message]).toEqual([
      422,
      'Film 1, Film file refers to the film media/0123456789abcdef.mp4, which does not exist',
    ])
  })

  it('are at most one for each page', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const opened = await (await app.request('/api/site/films')).json()
    const [first, second] = opened.films
    const films = [first, { ...second, page: first.page }]
    const saved = await app.send('PUT', '/api/site/films', { ...opened, films })
    expect(saved.status).toBe(422)
    expect((await saved.json()).errors).toEqual({
      films: ['Films must have at most one film for each page'],
    })
  })
})
