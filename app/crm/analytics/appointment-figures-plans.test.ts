import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { testNow } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { appointmentFigureQueries } from './appointment-figures-query.server.ts'

test('no query of the figures scans all appointments, enquiries or events on SQLite', async () => {
  const { db, close } = await openTestDatabase('sqlite')
  const queries: CompiledQuery[] = []
  const watching: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const figures = appointmentFigureQueries({
    ...{ db: db.withPlugin(watching), clock: () => testNow, timeZone: 'Asia/Kolkata' },
  })
  await figures.get({ id: 1, role: 'owner' }, { from: '2026-10-01', to: '2026-10-31' })
  const steps = await Promise.all(
    queries.map(async ({ sql, parameters }) => {
      const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
      const { rows } = await db.executeQuery<{ detail: string }>(explained)
      return rows.map(({ detail }) => detail)
    }),
  )
  await close()
  expect(steps.flat().filter((step) => /^SCAN (a|e|d|appointment_seats)\b/.test(step))).toEqual([])
  expect(steps.flat().join()).toContain('appointments_by_day')
  expect(steps.flat().join()).toContain('desk_events_by_enquiry')
})
