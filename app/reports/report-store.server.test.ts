import { expect, it } from 'vitest'
import { testApp } from '#tests/app.ts'
import { onEachDatabase } from '#tests/databases.ts'
import { findReport } from './define.ts'

const all = { page: 1, limit: 100, fromDate: undefined, toDate: undefined, search: '' }

onEachDatabase('a long report', (getDatabase) => {
  /** Bookings `SB-0`, `SB-1` …, one every `minutes`, the first at noon of 1 October in India. */
  async function fill(count: number, minutes: number) {
    const { db, dayCounts, reports } = testApp(getDatabase()).services
    const report = findReport('booking')
    if (!report) throw new Error('There is no booking report')
    const start = Date.parse('2026-10-01T06:30:00Z')
    const rows = Array.from({ length: count }, (_, index) => ({
      kind: report.kind,
      reference: `SB-${index}`,
      idempotency_key: null,
      answers_json: '{}',
      search_text: index < 5 ? 'common zq old' : 'common',
      created_at: new Date(start + index * minutes * 60_000).toISOString(),
    }))
    for (let from = 0; from < count; from += 3000)
      await db
        .insertInto('enquiries')
        .values(rows.slice(from, from + 3000))
        .execute()
    await dayCounts.fill()
    return async (filter: Omit<Partial<typeof all>, 'toDate'> & { toDate?: string }) => {
      const { data, ...counts } = await reports.list(report, { ...all, ...filter })
      return { ...counts, found: data.map(({ reference }) => Number(String(reference).slice(3))) }
    }
  }

  it('has on a far page what stands there, over days and months, whatever they hold', async () => {
    const ask = await fill(1000, 97)
    const rows = Array.from({ length: 1000 }, (_, index) => 999 - index)
    for (const page of [2, 3, 7, 10])
      expect((await ask({ page })).found).toEqual(rows.slice((page - 1) * 100, page * 100))
    expect((await ask({ page: 34, limit: 30 })).found).toEqual(rows.slice(990))
    expect((await ask({ page: 11 })).found).toEqual([])
    // A last day cuts off what is newer; far pages count from there.
    const { totalRecords } = await ask({ toDate: '2026-11-01' })
    expect(totalRecords).toBeLessThan(1000)
    const second = await ask({ toDate: '2026-11-01', page: 2 })
    expect(second.found).toEqual(rows.slice(1000 - totalRecords).slice(100, 200))
  })

  it('of more than ten thousand counts a search no further than a thousand, and says so', async () => {
    const ask = await fill(10_800, 1)
    const common = await ask({ search: 'common', limit: 1 })
    expect(common).toEqual({
      totalRecords: 1000,
      totalPages: 1000,
      totalIsLeast: true,
      found: [10_799],
    })
    expect(await ask({ search: 'old' })).toMatchObject({ totalRecords: 5, found: [4, 3, 2, 1, 0] })
    // A word too short for the index is looked for among the newest days, and further down by date.
    expect(await ask({ search: 'zq' })).toMatchObject({ totalRecords: 0, totalIsLeast: true })
    const oldest = await ask({ search: 'zq', toDate: '2026-10-01' })
    expect(oldest).toEqual({ totalRecords: 5, totalPages: 1, found: [4, 3, 2, 1, 0] })
  })
})
