import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/test-databases.ts'
import { findLastReading, readWorkshopHistory } from './workshop-history-query.server.ts'

test('the visits of a vehicle are found by an index of the registration number on SQLite', async () => {
  const { db, close } = await openTestDatabase('sqlite')
  const queries: CompiledQuery[] = []
  const watching: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const watched = db.withPlugin(watching)
  await readWorkshopHistory(watched, { plate: 'TG09AB1234', reader: { id: 1, role: 'owner' } })
  await findLastReading(watched, { id: 1, plate: 'TG09AB1234', day: '2026-11-02' })
  expect(queries).toHaveLength(3)
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<{ detail: string }>(explained)
    expect(rows[0]?.detail).toMatch(/SEARCH e USING INDEX enquiries_by_plate/)
  }
  await close()
})
