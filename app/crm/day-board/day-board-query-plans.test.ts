import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { testNow } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { readDayBoard } from './day-board-query.server.ts'

test('no query of the day board scans all appointments, seats or enquiries on SQLite', async () => {
  const { db, close } = await openTestDatabase('sqlite')
  const queries: CompiledQuery[] = []
  const watching: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  await readDayBoard(
    db.withPlugin(watching),
    { clock: () => testNow, timeZone: 'Asia/Kolkata' },
    { reader: { id: 1, role: 'owner' }, day: '2026-11-02' },
  )
  const steps = await Promise.all(
    queries.map(async ({ sql, parameters }) => {
      const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
      const { rows } = await db.executeQuery<{ detail: string }>(explained)
      return rows.map(({ detail }) => detail)
    }),
  )
  await close()
  expect(steps.flat().filter((step) => /^SCAN (a|e|appointment_seats)\b/.test(step))).toEqual([])
  expect(steps.flat().join()).toContain('appointments_by_day')
})
