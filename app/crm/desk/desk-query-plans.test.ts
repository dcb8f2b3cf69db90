import { CompiledQuery, type KyselyPlugin, sql } from 'kysely'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import {
  enquiryQuerySchema,
  enquirySections,
  enquirySortNames,
} from '#app/crm/enquiry-query/enquiry-filter.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import { insertRecordedEnquiries } from '#tests/recorded-enquiries.ts'
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

/** Returns the desk's queries on a new SQLite database, and a function that lists their plans. */
async function explainableDesk() {
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
  async function explain(role: Role, query: object) {
    queries.length = 0
    await desk.list({ id: 1, role }, v.parse(enquiryQuerySchema, query))
    const plans = [...queries].map(async ({ sql, parameters }) => {
      const explained = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
      const { rows } = await db.executeQuery<{ detail: string }>(explained)
      return { sql, steps: rows.map(({ detail }) => detail) }
    })
    return Promise.all(plans)
  }
  return { db, close, explain }
}

test.each(['owner', 'workshop'] as const)(
  'no desk query of the role %s scans the whole table of enquiries on SQLite',
  async (role) => {
    const { close, explain } = await explainableDesk()
    const scans: string[] = []
    for (const query of asked)
      for (const { sql, steps } of await explain(role, query))
        if (steps.some((step) => /^SCAN (e|enquiries)$/.test(step)))
          scans.push(`${JSON.stringify(query)}: ${sql}`)
    await close()
    expect(scans).toEqual([])
  },
)

test.each(['owner', 'workshop'] as const)(
  'open enquiries without a next step are read from their own index, for %s',
  async (role) => {
    const { db, close, explain } = await explainableDesk()
    await insertRecordedEnquiries(db, { many: 200, people: [1], now: testNow })
    const plans = await explain(role, { section: 'unplanned' })
    const steps = plans.map((one) => one.steps.filter((it) => / e (?=USING)|ORDER BY/.test(it)))
    expect(steps.filter((it) => it.length > 0)).toEqual([
      ['SEARCH e USING COVERING INDEX enquiries_unplanned (due_at=?)'],
      ['SEARCH e USING INDEX enquiries_unplanned (due_at=?)'],
    ])
    await close()
  },
)

test.each([
  ['without statistics', false],
  ['with statistics', true],
])('desk counts and open enquiries of few kinds use a small index %s', async (_, hasStatistics) => {
  const { db, close, explain } = await explainableDesk()
  await insertRecordedEnquiries(db, { many: 2000, people: [1], now: testNow })
  await sql`update enquiries set is_open = 0, due_at = null where id > 60`.execute(db)
  if (hasStatistics) await sql`analyze`.execute(db)
  const stepsFor = async (role: Role, query: object) =>
    (await explain(role, query)).map(({ steps }) => steps.filter((it) => / e (?=USING)/.test(it)))
  const [count] = await stepsFor('workshop', { section: 'all' })
  expect(count).toEqual(['SEARCH e USING COVERING INDEX enquiries_shown_by_kind (kind=?)'])
  for (const role of ['owner', 'workshop'] as const)
    for (const steps of await stepsFor(role, { section: 'all', kind: 'amc', open: 'yes' }))
      expect(steps.join()).not.toMatch(/enquiries_(shown|by_kind|figures)/)
  await close()
})
