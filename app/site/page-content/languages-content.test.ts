import { expect, it } from 'vitest'
import { joyClubSetting } from '#app/site/frame/joy-club-setting.ts'
import { homeTextsSetting } from '#app/site/home/home-texts-setting.ts'
import { readArchiveFiles } from '#app/site/import-export/archive-files.server.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { loadPageContentChoices } from './load-page-content-choices.server.ts'

const read = async (app: TestApp, part: string) => (await app.request(`/api/site/${part}`)).json()
const save = async (app: TestApp, part: string, change: object) =>
  app.send('PUT', `/api/site/${part}`, { ...(await read(app, part)), ...change })
async function publish(app: TestApp, part: string, change: object) {
  expect((await save(app, part, change)).status).toBe(200)
  const { version } = await read(app, part)
  const done = await app.send('POST', `/api/site/${part}/publish`, { version })
  expect(done.status).toBe(200)
}
const hindi = { hi: { welcome: 'आपका स्वागत है' } }

onEachDatabase('texts in further languages', (getDatabase) => {
  const owner = () => testApp(getDatabase()).loginAsStaff()

  it('have fields in the editor once the dealer has switched the language on', async () => {
    const app = await owner()
    const languages = async () => (await loadPageContentChoices(app.services)).language
    expect(await languages()).toEqual([])
    await publish(app, 'languages', { languages: ['te'] })
    expect(await languages()).toEqual([{ value: 'te', label: 'Telugu' }])
    expect((await save(app, 'languages', { languages: ['fr'] })).status).toBe(422)
  })

  it('are published, listed as differences, restored and archived with their document', async () => {
    const app = await owner()
    await publish(app, 'home', { translations: hindi })
    const stored = () => app.services.facts.get(homeTextsSetting)
    expect(await stored()).toMatchObject({ translations: hindi })
    const archived = async () => (await readArchiveFiles(getDatabase().db)).get('facts.json')
    expect(await archived()).toMatchObject({ home: { translations: hindi } })

    const { version } = await read(app, 'home')
    await app.send('POST', '/api/site/home/versions/1/publish', { version })
    expect(await stored()).not.toHaveProperty('translations')
  })

  it('name the field and the language in a message about a text that is too long', async () => {
    const app = await owner()
    const refused = await save(app, 'home', { translations: { hi: { welcome: 'न'.repeat(81) } } })
    expect(refused.status).toBe(422)
    const { errors } = await refused.json()
    expect(errors['translations.hi.welcome']).toEqual([
      'Welcome line in Hindi must be at most 80 characters',
    ])
  })

  it('stay with their entry when the entries of a list are moved', async () => {
    const app = await owner()
    const { benefits } = await app.services.facts.get(joyClubSetting)
    const [first, ...others] = benefits
    const translated = { ...first, translations: { hi: { term: 'लाभ' } } }
    await publish(app, 'joy-club', { benefits: [...others, translated] })
    const after = await app.services.facts.get(joyClubSetting)
    expect(after.benefits.at(-1)).toEqual(translated)
  })
})
