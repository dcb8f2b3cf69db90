import { afterAll, expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { openDatabase } from '#tests/databases.ts'
import { pagesFromSources } from '#tests/pages-from-sources.ts'
import { wordsIn } from '#tests/words-in.ts'

const database = await openDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pagesFromSources())
const wordsOf = async (path: string) => wordsIn(await (await app.request(path)).text())

it.each(['XBLADE', 'CD110 DELUXE'])('the %s is looked at, not ridden', async (name) => {
  const path = `/view-details/${name.replaceAll(' ', '')}`
  const page = await wordsOf(path)
  expect(page).toContain('Out of production See our other models')
  expect(page).toContain('Call WhatsApp Others')
  expect(page).toContain('Variant')
  expect(page).not.toMatch(/test ride/i)
  expect(await (await app.request('/sitemap.xml')).text()).toContain(path)
  expect(await wordsOf(`/search?q=${name.slice(0, 5)}`)).toContain(name)
})

it('one that is built is ridden', async () => {
  const page = await wordsOf('/view-details/CBSHINE')
  expect(page).toContain('BOOK TEST RIDE')
  expect(page).toContain('Call WhatsApp Test ride')
  expect(page).not.toContain('Out of production')
})

it('it is none of the models that stand on the floor', async () => {
  expect(await wordsOf('/')).toContain('20 models to choose from')
  expect(await wordsOf('/')).toContain('Motorcycles 12 from')
  expect(await wordsOf('/about')).toContain('models to choose from 20 ')
})

it('it is in no title and no description of its kind', async () => {
  const { db } = database
  const old = ['XBLADE', 'CD110 DELUXE']
  const head = async () => {
    await db
      .updateTable('content')
      .set((it) => ({ revision: it('revision', '+', 1) }))
      .execute()
    const page = await (await app.request('/motorcycle')).text()
    return [/<title>([^<]+)/.exec(page)?.[1], /name="description" content="([^"]+)/.exec(page)?.[1]]
  }
  const [title, description] = await head()
  expect(description).toMatch(/^12 models: .*SHINE 100.* and transmission\.$/)
  for (const name of [...old, 'and more']) expect(description).not.toContain(name)
  await db.updateTable('vehicles').set({ price: 40_000 }).where('name', 'in', old).execute()
  expect(await head()).toEqual([title, description])

  const bikes = db.updateTable('vehicles').where('kind', '=', 'bike')
  const others = bikes.where('name', 'not in', old)
  await others.set({ has_details: 0 }).execute()
  expect(await head()).toEqual([
    'Motorcycles · Meridian Motors',
    'No motorcycles on the floor at the moment',
  ])
  await others.set({ has_details: 1 }).execute()
})

it('a kind of which there is none says so, and leads on', async () => {
  const none = (kind: 'ev' | 'scooter') =>
    database.db.updateTable('vehicles').set({ status: 0 }).where('kind', '=', kind).execute()
  await none('ev')
  const page = await wordsOf('/ev')
  expect(page).toContain('No electric models on the floor at the moment')
  expect(page).toContain('Ask us what comes in: +91 00000 00001')
  expect(page).toContain('Motorcycles Scooters Contact us')
  expect(page).not.toContain('try again')
  await none('scooter')
  expect(await wordsOf('/scooters')).toContain('No scooters on the floor at the moment')
  expect(await wordsOf('/scooters')).toMatch(/00001 Motorcycles Contact us/)
})
