import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { testNow } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { analyticsStore } from './analytics-store.server.ts'

test('analytics queries of a period use only their covering index on SQLite', async () => {
  const { db, engine, close } = await openTestDatabase('sqlite')
  const queries: CompiledQuery[] = []
  const watching: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const figures = analyticsStore({
    db: db.withPlugin(watching),
    engine,
    clock: () => testNow,
    timeZone: 'Asia/Kolkata',
  })
  await figures.get({ id: 1, role: 'sales' }, { from: '2026-10-01', to: '2026-10-31' })
  const plans: string[] = []
  for (const { sql, parameters } of queries.filter(({ sql }) => sql.includes('created_at'))) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<{ detail: string }>(explained)
    plans.push(rows.map(({ detail }) => detail).find((it) => / e /.test(it)) ?? sql)
  }
  await close()
  expect(plans).toHaveLength(3)
  for (const plan of plans) expect(plan).toContain('USING COVERING INDEX enquiries_figures')
})
