import { expect, it } from 'vitest'
import { onEachFixture, onEachRestoredFixture } from '#tests/database-fixtures.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { variantFigures } from './0040-variant-figures.ts'

onEachFixture('models with variants', sayWhatIsOfWhich)
onEachRestoredFixture('models with variants', sayWhatIsOfWhich)

function sayWhatIsOfWhich(getFixture: Parameters<Parameters<typeof onEachFixture>[1]>[0]) {
  it('state which variant their pictures show, and have figures by variant', async () => {
    const { vehicles } = testApp(getFixture()).services
    const sp125 = await vehicles.findByName('SP 125')
    expect(sp125?.more.picturesShow).toBe('Disc')
    expect(sp125?.specifications.tyreDetails).toContainEqual({
      ...{ label: 'Front brake', value: 'Drum, 130 mm', variant: 'Drum' },
      approximate: false,
    })
    expect(sp125?.specifications.bodyDimensions).toContainEqual({
      ...{ label: 'Kerb weight', value: '118 kg', variant: 'Disc' },
      approximate: false,
    })
  })
}

onEachDatabase('models from before figures by variant', (getDatabase) => {
  const together = {
    tyreDetails: [{ label: 'Front brake', value: 'Drum, 130 mm, or disc, 240 mm' }],
  }
  const migrated = async (change: object = {}) => {
    const { db } = getDatabase()
    await db
      .updateTable('vehicles')
      .set({ more_json: '{}', specifications_json: JSON.stringify(together), ...change })
      .where('slug', '=', 'cb-shine')
      .execute()
    await variantFigures().up(db)
    const model = await testApp(getDatabase()).services.vehicles.findByName('CB SHINE')
    return {
      pictured: model?.more.picturesShow,
      brakes: model?.specifications.tyreDetails.map(({ value, variant }) => [value, variant]),
    }
  }

  it('get a specification row for each variant, as in the catalogue', async () => {
    expect(await migrated()).toEqual({
      pictured: 'Disc',
      brakes: [
        ['Drum, 130 mm', 'Drum'],
        ['Disc, 240 mm', 'Disc'],
      ],
    })
  })

  it('keep a specification that the dealer wrote', async () => {
    const own = { tyreDetails: [{ label: 'Front brake', value: 'Disc' }] }
    expect((await migrated({ specifications_json: JSON.stringify(own) })).brakes).toEqual([
      ['Disc', undefined],
    ])
  })

  it('keep the joint row if their variants have other names than the demo’s', async () => {
    const { db } = getDatabase()
    await db.updateTable('variants').set({ name: 'Base' }).where('name', '=', 'Drum').execute()
    expect((await migrated()).brakes).toHaveLength(1)
  })

  it('state no variant for pictures that the dealer uploaded', async () => {
    const { db } = getDatabase()
    const { id } = await db
      .selectFrom('vehicles')
      .select('id')
      .where('slug', '=', 'cb-shine')
      .executeTakeFirstOrThrow()
    await db
      .updateTable('colours')
      .set({ hero: 'media/0123456789abcdef-1600x900' })
      .where('vehicle_id', '=', id)
      .where('position', '=', 1)
      .execute()
    expect((await migrated()).pictured).toBeUndefined()
  })

  it('keep figures by variant when a draft from before the migration is published', async () => {
    const app = await testApp(getDatabase()).loginAsStaff()
    const { picturesShow: _, ...model } = await (await app.request('/api/models/cb-shine')).json()
    const { version } = await (
      await app.send('PUT', '/api/models/cb-shine', {
        ...model,
        specifications: { ...model.specifications, ...together },
        tagline: 'From before',
      })
    ).json()
    await variantFigures().up(getDatabase().db)
    const done = await app.send('POST', '/api/models/cb-shine/publish', { version })
    expect(done.status).toBe(200)
    const now = await (await app.request('/api/models/cb-shine')).json()
    expect(now).toMatchObject({ tagline: 'From before', picturesShow: 'Disc' })
    expect(now.specifications.tyreDetails).toHaveLength(2)
  })
})
