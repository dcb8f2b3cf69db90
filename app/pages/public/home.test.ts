import { afterAll, expect, it } from 'vitest'
import { joyClubSetting } from '#app/site/frame/joy-club-setting.ts'
import { homeTextsSetting } from '#app/site/home/home-texts-setting.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())
const main = async () => {
  const html = await (await app.request('/')).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}
const timesIn = (text: string, what: string) => text.split(what).length - 1

it('links to the whole range and shows monthly instalments', async () => {
  const html = await main()
  for (const path of [
    'motorcycle',
    'scooters',
    'ev',
    'offers',
    'service-booking',
    'finance',
    'about',
  ])
    expect(html).toContain(`href="/${path}"`)
  const words = visibleText(html)
  expect(words).toContain(
    'Welcome to Meridian Motors, Hyderabad 15 bikes and scooters from about ₹63,200',
  )
  expect(words).toContain(
    'Motorcycles 8 on sale, from ≈ approximately ₹63,200 ex-showroom ≈ approximately ₹79,787 on the road',
  )
  expect(words).toContain(
    'CB SHINE from ≈ approximately ₹78,500 ex-showroom ≈ approximately ₹97,293 on the road From ₹3,232 a month',
  )
  expect(words).toContain('Latest offer ₹3,000 extra for your old scooter')
  expect(words).toContain('Or call +91 00000 00004 Book a service')
  expect(words).toContain(
    'The SHINE 100 from ₹2,651 a month: 36 months at 12% on the full on-road price',
  )
})

it('shows the workshop’s hours and the address only once', async () => {
  const words = visibleText(await main())
  expect(timesIn(words, '09:30 AM to 07:30 PM')).toBe(1)
  expect(timesIn(words, 'Showroom 10:00 AM to 08:00 PM')).toBe(1)
  expect(timesIn(words, 'Tamarind Foundry Road')).toBe(1)
})

it('describes itself to search engines with the dealer and the number of models', async () => {
  const html = await (await app.request('/')).text()
  expect(html).toContain(
    '<title>Meridian Motors, Hyderabad: motorcycles, scooters, electric</title>',
  )
  expect(html).toContain(
    'content="15 models on sale with prices, colours and specifications; test rides, service and spare parts at Lake Gate, Hyderabad."',
  )
})

it('shows the texts of the dealer with today’s details', async () => {
  const { fallback } = homeTextsSetting
  const texts = { ...fallback, headline: '{models} reasons to visit {area}', offerButton: 'Save' }
  await database.db
    .insertInto('facts')
    .values({ name: 'home', value_json: JSON.stringify(texts) })
    .execute()
  await app.services.revision.increment()
  const words = visibleText(await main())
  expect(words).toContain('Welcome to Meridian Motors, Hyderabad 15 reasons to visit')
  expect(words).not.toContain('bikes and scooters from')
  expect(words).toMatch(/Latest offer .* Save /)
  await database.db.deleteFrom('facts').where('name', '=', 'home').execute()
  await app.services.revision.increment()
})

it('shows visitors English and sends them no text in another language', async () => {
  const { fallback } = homeTextsSetting
  const home = { ...fallback, translations: { hi: { welcome: 'आपका स्वागत है' } } }
  const club = await app.services.facts.get(joyClubSetting)
  const benefits = club.benefits.map((it) => ({ ...it, translations: { hi: { term: 'लाभ' } } }))
  const save = (name: string, value: object) =>
    database.db
      .insertInto('facts')
      .values({ name, value_json: JSON.stringify(value) })
      .onConflict((oc) => oc.column('name').doUpdateSet({ value_json: JSON.stringify(value) }))
      .execute()
  await save('home', home)
  await save('joy-club', { ...club, benefits })
  await app.services.revision.increment()
  for (const path of ['/', '/joy-club'])
    expect(await (await app.request(path)).text()).not.toMatch(/translations|स्वागत|लाभ/)
  expect(visibleText(await main())).toContain('Welcome to Meridian Motors')
  await database.db.deleteFrom('facts').where('name', '=', 'home').execute()
  await save('joy-club', club)
  await app.services.revision.increment()
})

it('omits the offer, the loan terms and the models if there are none', async () => {
  const { db } = database
  await db.updateTable('offers').set({ until: '2026-11-01' }).execute()
  await db
    .updateTable('facts')
    .set({ value_json: 'null' })
    .where('name', '=', 'loan-terms')
    .execute()
  await app.services.revision.increment()
  const words = visibleText(await main())
  expect(words).not.toMatch(/Latest offer|a month:|From ₹[\d,]+ a month/)
  expect(words).toContain('See your EMI, and the documents the bank asks for.')
  await db.updateTable('vehicles').set({ status: 0 }).execute()
  await app.services.revision.increment()
  expect(visibleText(await main())).toMatch(
    /Welcome to Meridian Motors, Hyderabad(?!.* bikes and scooters from)/,
  )
})
