import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/test-databases.ts'
import { findBookingTimes, listExpected, listUnreminded } from './reminder-query.server.ts'

test('no query of reminders scans a table on SQLite', async () => {
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
  const from = { day: '2026-11-02', time: '17:00' }
  await listUnreminded(watched, { from, to: '2026-11-04' }, 10)
  await listExpected(watched, '2026-11-04', 10)
  await findBookingTimes(watched, [{ enquiry_id: 1, created_at: '2026-11-02T04:30:00.000Z' }])
  const steps: string[] = []
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<{ detail: string }>(explained)
    steps.push(...rows.map(({ detail }) => detail))
  }
  await close()
  expect(queries).toHaveLength(3)
  expect(steps.filter((step) => step.startsWith('SCAN'))).toEqual([])
  const all = steps.join('\n')
  expect(all).toContain('SEARCH a USING INDEX appointments_by_day (day>? AND day<?)')
  expect(all).toContain('INDEX outbox_once_key (once_key=?)')
})
