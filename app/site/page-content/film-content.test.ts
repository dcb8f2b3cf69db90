import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

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

  it('are at most one for each page', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const opened = await (await app.request('/api/site/films')).json()
    const [first, second] = opened.films
    const films = [first, { ...second, page: first.page }]
    const saved = await app.send('PUT', '/api/site/films', { ...opened, films })
    expect(saved.status).toBe(422)
    expect((await saved.json()).errors).toEqual({
      films: ['Film must have at most one film for each page'],
    })
  })
})
