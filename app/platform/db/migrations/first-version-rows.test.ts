import { Migrator } from 'kysely/migration'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { insertTableRows, readTableRows } from '#app/backup/table-rows.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { type TestApp, testApp } from '#tests/test-app.ts'
import { onEachDatabase, openEmptyTestDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'
import { firstTables } from './0001-first-tables.ts'

const pages = await pageHandlerFromSources()

onEachDatabase('rows of the first schema', (getDemo) => {
  let old: TestDatabase
  let app: TestApp
  beforeEach(async () => {
    const { engine } = getDemo()
    old = await openEmptyTestDatabase(engine)
    const { error } = await new Migrator({
      db: old.db,
      provider: { getMigrations: async () => ({ '0001-first-tables': firstTables(engine) }) },
    }).migrateToLatest()
    expect(error).toBeUndefined()
    await fillAsThen(old, getDemo())
    await spoil(old)
    await migrateDatabase(old.db, engine)
    app = testApp(old, {}, pages)
  })
  afterEach(() => old.close())

  it('are shown by every public page and endpoint', async () => {
    for (const path of shown) {
      const { status } = await app.request(path)
      expect({ path, status }).toEqual({ path, status: 200 })
    }
  })

  it('are returned even if single values are missing or invalid', async () => {
    const [dealer] = await (await app.request('/api/dealers/1')).json()
    expect(dealer).toMatchObject({
      name: 'Meridian Motors',
      sale_no: '+91 00000 00001',
      service_no: '',
      open_time: '10:00 AM to 08:00 PM',
    })
    const model = await (await app.request('/api/bikeView/DIO')).json()
    expect(model).toMatchObject({
      bikeName: 'DIO',
      bikePrice: 68800,
      engineDetails: { Type: 'Fan' },
    })
    expect(model.frame).toEqual({})
  })

  it('get figures from their texts, and no figures if their texts contain none', async () => {
    const demo = await testApp(getDemo()).services.vehicles.listActive()
    // Rows by variant did not exist then.
    const perVariant = demo.filter(({ figures: { weightKg } }) => weightKg?.upTo !== undefined)
    const figures = (models: typeof demo) =>
      models
        .filter(({ name }) => name !== 'DIO' && !perVariant.some((it) => it.name === name))
        // The order depends on the availability, which this test does not cover.
        .toSorted((one, other) => one.id - other.id)
        .map(({ name, figures: { mileageKmpl: _, ...it } }) => [name, it])
    const now = await app.services.vehicles.listActive()
    expect(figures(now)).toEqual(figures(demo))
    expect(figures(now).length).toBeGreaterThanOrEqual(15)
    expect(now.find(({ name }) => name === 'DIO')?.figures).toEqual({})
  })

  it('show the settings that were constants in the code at that time', async () => {
    const words = async (path: string) => visibleText(await (await app.request(path)).text())
    const amc = await words('/amc')
    for (const text of [
      'Savings up to 30%',
      'Engine health report 1',
      'Free maintenance for 1 year.',
    ])
      expect(amc).toContain(text)
    expect(await words('/extendedWarranty')).toContain('+ 7 years + 88,000 km 10 years 1,30,000 km')
    // The demo's prices and loans are invented, so an older installation shows none.
    expect(amc + (await words('/extendedWarranty'))).not.toContain('₹')
    expect(await words('/motorcycle')).not.toContain('a month')
    expect(await words('/joy-club')).toContain('₹349 plus GST for three years')
    expect(await words('/finance')).toContain('Salary slip or IT returns of the last 2 years.')
    expect(await words('/about')).toContain('covers you for up to ten years')
  })
})

const shown = [
  '/',
  '/motorcycle',
  '/scooters',
  '/view-details/DIO',
  '/view-details/CBSHINE',
  '/compare?models=DIO,CBSHINE',
  '/services',
  '/finance',
  '/text-ride-booking',
  '/networks',
  '/dealers/1',
  '/terms-conditions',
  '/privacy',
  '/sitemap.xml',
  '/api/scooters',
  '/api/bikeView/DIO',
  '/api/dealers/1',
]

const tables = [
  'vehicles',
  'variants',
  'colours',
  'features',
  'accessories',
  'slides',
  'gallery_images',
  'offers',
  'films',
  'dealers',
] as const

/** Writes the demo's rows as the first release did, without the later columns. */
async function fillAsThen({ db }: TestDatabase, demo: TestDatabase) {
  const known = await db.introspection.getTables()
  for (const table of tables) {
    const columns = known.find(({ name }) => name === table)?.columns.map(({ name }) => name)
    for await (const rows of readTableRows(demo.db, {
      name: table,
      isNumbered: table !== 'films',
    })) {
      const then = rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([column]) => columns?.includes(column))),
      )
      await insertTableRows(db, table, then)
    }
  }
}

async function spoil({ db }: TestDatabase) {
  const row = await db.selectFrom('dealers').select('facts_json').executeTakeFirstOrThrow()
  const { whatsapp: _, ...facts } = JSON.parse(row.facts_json)
  const older = {
    ...facts,
    fax: '040 1234567',
    salesPhones: ['+91 00000 00001', 'ring the bell'],
    servicePhones: 'none',
  }
  await db
    .updateTable('dealers')
    .set({ facts_json: JSON.stringify(older) })
    .execute()
  await db
    .updateTable('vehicles')
    .set({
      summary_json: '{"engine":"109 cc"}',
      specifications_json:
        '{"engineDetails":[{"label":"Type","value":"Fan","unit":"none"},{"label":7}],"wheels":[]}',
      sources_json: 'unknown',
    })
    .where('name', '=', 'DIO')
    .execute()
}
