import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { findConfiguration } from './find-configuration.server.ts'
import { parseConfigurationQuery } from './vehicle-configuration.ts'

onEachDatabase('configuration', (getDatabase) => {
  const find = (model: string, query = '') =>
    findConfiguration(
      testApp(getDatabase()).services,
      model,
      parseConfigurationQuery(new URLSearchParams(query)),
    )

  it('is found at today’s prices by any name of the model', async () => {
    const query = 'colour=repsol-edition&fit=SR-ACC-1172,SR-ACC-9999'
    const found = await find('hornet-2-0', query)
    expect(found).toMatchObject({
      configuration: {
        ...{ bikeName: 'HORNET2.0', name: 'HORNET 2.0', variant: 'Repsol Edition' },
        parts: [{ partNo: 'SR-ACC-1172', fitting: 'crash-guard' }],
      },
      told: [{ is: 'no-part', partNo: 'SR-ACC-9999' }],
    })
    expect(await find('Hornet 2.0', query)).toEqual(found)
    const { db } = getDatabase()
    await db.updateTable('accessories').set({ price: '5000.50' }).execute()
    const later = await find('HORNET2.0', query)
    expect(later?.configuration.total).toBe((found?.configuration.price ?? 0) + 5000.5)
  })

  it('is not found for a model that is unknown, inactive or service-only', async () => {
    const { db } = getDatabase()
    expect(await find('NOPE')).toBeUndefined()
    await db
      .updateTable('vehicles')
      .set({ availability: 'service-only' })
      .where('slug', '=', 'dio')
      .execute()
    expect(await find('DIO')).toBeUndefined()
    await db.updateTable('vehicles').set({ status: 0 }).where('slug', '=', 'livo').execute()
    expect(await find('LIVO')).toBeUndefined()
  })

  it('includes an accessory with an unknown fitting, but does not draw the accessory', async () => {
    const { db } = getDatabase()
    await db.updateTable('accessories').set({ fitting: 'rocket' }).execute()
    const found = await find('HORNET2.0', 'fit=SR-ACC-1172')
    expect(found?.configuration.parts).toMatchObject([
      { partNo: 'SR-ACC-1172', fitting: undefined },
    ])
  })
})
