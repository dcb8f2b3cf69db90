import { CompiledQuery, type KyselyPlugin } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  enquiryQuerySchema,
  enquirySections,
  enquirySortNames,
} from '#app/crm/enquiry-query/enquiry-filter.ts'
import { testNow } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { deskListQueries } from './desk-list-query.server.ts'

const asked = [
  ...enquirySections.map((section) => ({ section })),
  ...enquirySortNames.map((sort) => ({ sort })),
  { search: 'lakshmi' },
  { search: '9000000001' },
  { search: '77' },
  { section: 'mine', search: 'lakshmi' },
  { kind: 'finance', assignee: 'none' },
  { model: 'LIVO' },
  { bookingFrom: '2026-11-03', bookingTo: '2026-11-03' },
  { open: 'yes' },
  { kind: 'amc,extended-warranty', source: 'google', open: 'yes', receivedFrom: '2026-10-01' },
  { answered: 'late', answeredBy: '1', receivedFrom: '2026-10-01', receivedTo: '2026-10-31' },
  { answeredBy: 'none' },
]

test('no desk query scans the whole table of enquiries on SQLite', async () => {
  const { db, engine, close } = await openTestDatabase('sqlite')
  const queries: CompiledQuery[] = []
  const watching: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const desk = deskListQueries({
    db: db.withPlugin(watching),
    engine,
    clock: () => testNow,
    timeZone: 'Asia/Kolkata',
  })
  const walks: string[] = []
  for (const query of asked) {
    queries.length = 0
    await desk.list({ id: 1, role: 'owner' }, v.parse(enquiryQuerySchema, query))
    for (const { sql, parameters } of [...queries]) {
      const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
      const { rows } = await db.executeQuery<{ detail: string }>(explained)
      if (rows.some(({ detail }) => /^SCAN (e|enquiries)$/.test(detail)))
        walks.push(`${JSON.stringify(query)}: ${sql}`)
    }
  }
  await close()
  expect(walks).toEqual([])
})
