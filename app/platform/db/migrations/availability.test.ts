import { expect, it } from 'vitest'
import { onEachFixture, onEachRestoredFixture } from '#tests/database-fixtures.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { availability } from './0039-availability.ts'

const serviceOnly = [
  'CB1000R',
  'CB500X',
  'CBR 150R',
  'CBR1000RR',
  'CD110 DELUXE',
  'GRAZIA 125',
  'XBLADE',
]

onEachFixture('models of an existing site', becomeServiceOnly)
onEachRestoredFixture('models of an existing site', becomeServiceOnly)

function becomeServiceOnly(getFixture: Parameters<Parameters<typeof onEachFixture>[1]>[0]) {
  it('are service-only if they are no longer sold', async () => {
    const rows = await getFixture()
      .db.selectFrom('vehicles')
      .select(['name', 'note'])
      .where('availability', '=', 'service-only')
      .orderBy('name')
      .execute()
    expect(rows.map(({ name }) => name)).toEqual(serviceOnly)
    for (const { note } of rows) expect(note).toMatch(/Service and spares continue\.$/)
  })

  it('have no slide if they are no longer sold', async () => {
    const fixture = getFixture()
    const slides = await testApp(fixture).services.slides.listShown('2026-11-26')
    const hrefs = slides.map(({ link }) => link.href)
    expect(hrefs).not.toContain('/view-details/CB500X')
    expect(hrefs).not.toContain('/view-details/CBR150R')
    expect(hrefs).toContain('/view-details/UNICORN')
  })
}

onEachDatabase('models from before availability', (getDatabase) => {
  const earlier = {
    note: 'Sold until March 2017. The price is that of its last year, approximate.',
    description:
      'A full fairing over a liquid-cooled 149.4 cc engine that turns to 10,500 and drives through six gears. 138 kg, 13 litres, discs of 276 and 220 mm. It was sold until March 2017; the price is that of its last year.',
  }
  const slide = {
    picture: 'site/slide-5',
    tall_picture: 'site/slide-5-tall',
    headline: 'Six gears for 149 cc',
    line: 'CBR 150R: liquid-cooled, 138 kg, 12.7 Nm',
    link_text: 'See the motorcycles',
    link_href: '/motorcycle',
  }
  async function migrateAgain(change: object) {
    const { db } = getDatabase()
    await db.schema.alterTable('vehicles').dropColumn('availability').execute()
    await db
      .updateTable('vehicles')
      .set({ ...earlier, ...change })
      .where('slug', '=', 'cbr-150r')
      .execute()
    await db.updateTable('slides').set(slide).where('position', '=', 5).execute()
    await availability().up(db)
  }
  const row = async () => {
    const { db } = getDatabase()
    return db
      .selectFrom('vehicles')
      .select(['availability', 'note'])
      .where('slug', 'in', ['cbr-150r', 'cbr-mine'])
      .executeTakeFirstOrThrow()
  }
  const fifth = async () =>
    getDatabase()
      .db.selectFrom('slides')
      .select(['picture', 'tall_picture', 'link_href'])
      .where('position', '=', 5)
      .executeTakeFirstOrThrow()

  it('get new texts and slides if the old texts and slides came from an earlier release', async () => {
    await migrateAgain({})
    expect(await row()).toEqual({
      availability: 'service-only',
      note: 'Sold until March 2017. Service and spares continue.',
    })
    expect(await fifth()).toEqual({
      picture: 'activa-125/hero-pearl-precious-white',
      tall_picture: null,
      link_href: '/view-details/ACTIVA125',
    })
  })

  it.each([
    ['another price', { price: 130_000 }],
    ['a description of their own', { description: 'Still here.' }],
    ['a note of their own', { note: 'Two left.' }],
    ['another address', { slug: 'cbr-mine' }],
  ])('stay on sale and keep their slides if they have %s', async (_, change) => {
    await migrateAgain(change)
    expect(await row()).toMatchObject({ availability: 'on-sale' })
    expect(await fifth()).toMatchObject({ picture: 'site/slide-5' })
  })

  it('become service-only if they have no page', async () => {
    const { db } = getDatabase()
    await db.updateTable('vehicles').set({ has_details: 0 }).where('slug', '=', 'dio').execute()
    await migrateAgain({})
    const dio = await db
      .selectFrom('vehicles')
      .select('availability')
      .where('slug', '=', 'dio')
      .executeTakeFirstOrThrow()
    expect(dio.availability).toBe('service-only')
  })

  it('stay service-only when a draft from before the migration is published', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const model = await (await app.request('/api/models/cb500x')).json()
    const texts = {
      note: 'Not listed since January 2023. The price is that of February 2022.',
      description:
        'For long journeys, and for roads that are not always good. The 471 cc twin gives 47.6 PS, the front wheel measures 19 inches, the ground clearance is about 181 mm and the tank holds about 17.7 litres. It left the list in January 2023.',
    }
    const { availability: _, ...before } = { ...model, ...texts, tagline: 'From before' }
    const { version } = await (await app.send('PUT', '/api/models/cb500x', before)).json()
    const { db } = getDatabase()
    await db.updateTable('vehicles').set(texts).where('slug', '=', 'cb500x').execute()
    await migrateAgain({})
    const done = await app.send('POST', '/api/models/cb500x/publish', { version })
    expect(done.status).toBe(200)
    expect(await (await app.request('/api/models/cb500x')).json()).toMatchObject({
      tagline: 'From before',
      availability: 'service-only',
    })
  })
})
