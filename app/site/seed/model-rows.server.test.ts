import { expect, it } from 'vitest'
import { rowsToModelDocument } from '#app/catalogue/vehicles/model-rows.ts'
import { findStoredModel } from '#app/catalogue/vehicles/model-rows-query.server.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { readCatalogue } from './read-catalogue.server.ts'

const { vehicles } = readCatalogue('catalogue')

onEachDatabase('model rows', (getDatabase) => {
  it('a model that is read back from its rows equals the model’s file', async () => {
    const { db } = getDatabase()
    for (const model of vehicles) {
      const { id } = await db
        .selectFrom('vehicles')
        .select('id')
        .where('slug', '=', model.slug)
        .executeTakeFirstOrThrow()
      const stored = await findStoredModel(db, id)
      expect(stored && rowsToModelDocument(stored)).toEqual(model)
    }
  })
})
