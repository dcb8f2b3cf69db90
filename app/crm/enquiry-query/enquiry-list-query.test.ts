import { expect, it } from 'vitest'
import { insertRecordedEnquiries } from '#tests/recorded-enquiries.ts'
import { testNow } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { enquiryQueries } from './enquiry-list-query.server.ts'

async function rowsOf<Row>(batches: AsyncIterable<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for await (const batch of batches) rows.push(...batch)
  return rows
}

onEachDatabase('queries for enquiries', (getDatabase) => {
  async function queriesForRecordedEnquiries() {
    const { db, engine } = getDatabase()
    await insertRecordedEnquiries(db, { many: 40, people: [1], now: testNow })
    return enquiryQueries({ db, engine, clock: () => testNow, timeZone: 'Asia/Kolkata' })
  }

  it('find no enquiries in a scope without kinds', async () => {
    const queries = await queriesForRecordedEnquiries()
    const scope = { kinds: [] }
    for (const section of ['stored', 'all'] as const) {
      const page = await queries.listPage({ section }, { scope, page: 1, limit: 10 })
      expect(page).toEqual({ rows: [], total: 0, isMore: false })
      expect(await queries.countByKind({ section }, scope)).toEqual(new Map())
      expect(await rowsOf(queries.each({ section }, scope))).toEqual([])
    }
    const newest = { scope, limit: 10, columns: ['id'] as const }
    expect(await queries.listNewest({ section: 'stored' }, newest)).toEqual([])
  })

  it('find only enquiries of the scope if the filter has other kinds too', async () => {
    const queries = await queriesForRecordedEnquiries()
    const scope = { kinds: ['amc'] }
    expect(await queries.countByKind({ section: 'stored', kind: ['amc', 'offer'] }, scope)).toEqual(
      new Map([['amc', 4]]),
    )
    const workshop = { id: 1, role: 'workshop' } as const
    const kind = ['amc', 'finance']
    expect([...(await queries.countByKind({ section: 'stored', kind }, workshop)).keys()]).toEqual([
      'amc',
    ])
  })
})
