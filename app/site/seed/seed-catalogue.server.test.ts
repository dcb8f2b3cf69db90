import { expect, it } from 'vitest'
import { testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { readCatalogue } from './read-catalogue.server.ts'
import { seedCatalogue } from './seed-catalogue.server.ts'

onEachDatabase('catalogue seed', (getDatabase) => {
  it('changes neither a database that has vehicles nor what staff have edited', async () => {
    const { db } = getDatabase()
    const catalogue = readCatalogue('catalogue')
    await db.updateTable('vehicles').set({ price: 12_345 }).execute()
    await db.deleteFrom('offers').execute()
    const before = await db.selectFrom('vehicles').selectAll().orderBy('id').execute()
    expect(await seedCatalogue(db, catalogue, testNow)).toBe(false)
    expect(await db.selectFrom('vehicles').selectAll().orderBy('id').execute()).toEqual(before)
    expect(await db.selectFrom('offers').selectAll().execute()).toEqual([])
  })

  it('adds no charges to a database from before the charges, so it has no on-road price', async () => {
    const { db } = getDatabase()
    const charges = () => db.selectFrom('facts').selectAll().where('name', '=', 'charges').execute()
    expect(await charges()).toHaveLength(1)
    await db.deleteFrom('facts').where('name', '=', 'charges').execute()
    expect(await seedCatalogue(db, readCatalogue('catalogue'), testNow)).toBe(false)
    expect(await charges()).toEqual([])
  })
})
