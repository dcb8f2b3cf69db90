import { expect, it } from 'vitest'
import { homeTextsSetting } from '#app/site/home/home-texts-setting.ts'
import { readArchiveFiles } from '#app/site/import-export/archive-files.server.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { pageContents } from './page-contents.server.ts'

const read = async (app: TestApp) => (await app.request('/api/site/home')).json()
const publish = async (app: TestApp, change: object) => {
  const opened = await read(app)
  await app.send('PUT', '/api/site/home', { ...opened, ...change })
  const { version } = await read(app)
  return app.send('POST', '/api/site/home/publish', { version })
}

onEachDatabase('the texts of the home page as page content', (getDatabase) => {
  const owner = () => testApp(getDatabase()).loginAsStaff()

  it('are published and restored from the version before', async () => {
    const app = await owner()
    const { about } = await read(app)
    const done = await publish(app, { about: { ...about, title: 'Open since 1988' } })
    expect(done.status).toBe(200)
    const shown = () => app.services.facts.get(homeTextsSetting)
    expect((await shown()).about.title).toBe('Open since 1988')
    const { version } = await read(app)
    await app.send('POST', '/api/site/home/versions/1/publish', { version })
    expect((await shown()).about.title).toBe('Sales and service under one roof')
  })

  it('show the headline of a draft only in its preview', async () => {
    const app = await owner()
    const opened = await read(app)
    await app.send('PUT', '/api/site/home', { ...opened, headline: 'Ride home today' })
    const { document } = await app.services.parts.read('home')
    const preview = pageContents.home.overlay(app.services, document)
    expect(await preview.facts.get(homeTextsSetting)).toMatchObject({ headline: 'Ride home today' })
    expect(await app.services.facts.get(homeTextsSetting)).not.toHaveProperty('headline')
  })

  it('refuse an unknown placeholder', async () => {
    const app = await owner()
    const opened = await read(app)
    const saved = await app.send('PUT', '/api/site/home', { ...opened, welcome: 'Hi from {town}' })
    expect(saved.status).toBe(422)
    expect(Object.keys((await saved.json()).errors)).toEqual(['welcome'])
  })

  it('are in the archive once they were changed', async () => {
    const app = await owner()
    const settings = async () => (await readArchiveFiles(getDatabase().db)).get('facts.json')
    expect(await settings()).not.toHaveProperty('home')
    await publish(app, { offerButton: 'Save now' })
    expect(await settings()).toMatchObject({ home: { offerButton: 'Save now' } })
  })
})
