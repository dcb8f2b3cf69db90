import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/test-databases.ts'
import { readAppointmentRules, readBookings } from './appointment-query.server.ts'
import { withOccupied } from './occupied-resource-query.server.ts'
import { readUpcomingBookings } from './upcoming-booking-query.server.ts'

const range = { from: '2026-11-02', to: '2026-11-15' }

test('free hours and bookings without a place are read from indexes on SQLite', async () => {
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
  await readBookings(watched, 'service-paid', { ...range, except: 1 })
  await readUpcomingBookings(watched, range.from)
  const deps = { clock: () => new Date(`${range.from}T10:00:00+05:30`), timeZone: 'Asia/Kolkata' }
  await withOccupied(watched, await readAppointmentRules(db, deps), range)
  const steps: string[] = []
  for (const { sql, parameters } of queries) {
    const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
    const { rows } = await db.executeQuery<{ detail: string }>(explained)
    steps.push(...rows.map(({ detail }) => detail))
  }
  await close()
  expect(queries).toHaveLength(6)
  const own = steps.filter((step) => /^(SCAN|SEARCH)/.test(step))
  expect(
    own.filter((step) => !/ USING (COVERING )?INDEX | USING INTEGER PRIMARY KEY /.test(step)),
  ).toEqual([])
  expect(own.filter((step) => step.includes('day>'))).toEqual([
    'SEARCH appointment_seats USING INDEX sqlite_autoindex_appointment_seats_1 (day>? AND day<?)',
    'SEARCH appointments USING INDEX appointments_by_day (day>? AND day<?)',
    'SEARCH a USING INDEX appointments_by_day (day>?)',
  ])
})
