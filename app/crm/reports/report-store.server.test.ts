import { expect, it } from 'vitest'
import { optInEnquiry } from '#app/crm/enquiries/kinds/opt-in.ts'
import { presentAnswers } from '#app/crm/enquiries/present-answers.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { findReport } from './define-report.ts'

const all = { page: 1, limit: 100, fromDate: undefined, toDate: undefined, search: '' }

onEachDatabase('long report', (getDatabase) => {
  /**
   * Inserts bookings `SB-0`, `SB-1` …, one every `minutes` minutes. The first one arrives on 1
   * October at noon in India.
   */
  async function fill(count: number, minutes: number) {
    const { db, reports } = testApp(getDatabase()).services
    const report = findReport('booking')
    if (!report) throw new Error('There is no booking report')
    const start = Date.parse('2026-10-01T06:30:00Z')
    const rows = Array.from({ length: count }, (_, index) => ({
      kind: report.kind,
      reference: `SB-${index}`,
      idempotency_key: null,
      answers_json: '{}',
      search_text: [
        'common',
        ...(index < 1000 ? ['early'] : []),
        ...(index < 5 ? ['zq old'] : []),
      ].join(' '),
      created_at: new Date(start + index * minutes * 60_000).toISOString(),
    }))
    for (let from = 0; from < count; from += 3000)
      await db
        .insertInto('enquiries')
        .values(rows.slice(from, from + 3000))
        .execute()
    return async (filter: Omit<Partial<typeof all>, 'toDate'> & { toDate?: string }) => {
      const { data, ...counts } = await reports.list(report, { ...all, ...filter })
      return { ...counts, found: data.map(({ reference }) => Number(String(reference).slice(3))) }
    }
  }

  it('returns the right rows on far pages, across days and months', async () => {
    const ask = await fill(1000, 97)
    const rows = Array.from({ length: 1000 }, (_, index) => 999 - index)
    for (const page of [2, 3, 7, 10])
      expect((await ask({ page })).found).toEqual(rows.slice((page - 1) * 100, page * 100))
    expect(await ask({ page: 34, limit: 30 })).toEqual({
      totalRecords: 1000,
      totalPages: 34,
      found: rows.slice(990),
    })
    expect(await ask({ page: 11 })).toEqual({ totalRecords: 1000, totalPages: 10, found: [] })
    // A last day excludes newer rows, and pages are counted from that day.
    const { totalRecords } = await ask({ toDate: '2026-11-01' })
    expect(totalRecords).toBeLessThan(1000)
    const second = await ask({ toDate: '2026-11-01', page: 2 })
    expect(second.found).toEqual(rows.slice(1000 - totalRecords).slice(100, 200))
  })

  it('counts and pages all matches in a list of at most ten thousand rows', async () => {
    const ask = await fill(1001, 1)
    expect(await ask({ search: 'common', page: 3, limit: 10 })).toEqual({
      totalRecords: 1001,
      totalPages: 101,
      found: Array.from({ length: 10 }, (_, index) => 980 - index),
    })
  })

  it('counts and pages at most ten thousand matches, and says that there are more', async () => {
    const ask = await fill(10_800, 1)
    expect(await ask({ limit: 1, page: 10_800 })).toEqual({
      totalRecords: 10_800,
      totalPages: 10_800,
      found: [0],
    })
    expect(await ask({ search: 'common', limit: 1 })).toEqual({
      totalRecords: 10_000,
      totalPages: 10_000,
      totalIsLeast: true,
      found: [10_799],
    })
    expect((await ask({ search: 'common', page: 100 })).found).toHaveLength(100)
    expect((await ask({ search: 'common', page: 101 })).found).toEqual([])
    expect(await ask({ search: 'early', limit: 1 })).toEqual({
      totalRecords: 1000,
      totalPages: 1000,
      found: [999],
    })
    expect(await ask({ search: 'old' })).toMatchObject({ totalRecords: 5, found: [4, 3, 2, 1, 0] })
    // A word that is too short for the index finds the oldest rows too.
    expect(await ask({ search: 'zq' })).toEqual({
      totalRecords: 5,
      totalPages: 1,
      found: [4, 3, 2, 1, 0],
    })
  })
})

onEachDatabase('single enquiry in a report', (getDatabase) => {
  it('finds a record by its reference in upper or lower case', async () => {
    const { enquiries, reports } = testApp(getDatabase()).services
    const { reference } = await enquiries.add(optInEnquiry, { name: 'Asha' }, undefined)
    expect(await reports.findRecord(reference.toLowerCase())).toEqual({
      id: await enquiries.latestId(),
      reference,
      kind: optInEnquiry.slug,
      title: optInEnquiry.name,
      created_date: '2026-11-02',
      created_time: '10:00:00',
      erased_date: null,
      entries: presentAnswers(optInEnquiry.slug, { name: 'Asha' }),
    })
    expect(await reports.findRecord(`${reference}X`)).toBeUndefined()
  })

  it('finds a record of an unknown kind, and shows the day on which the record was erased', async () => {
    const { db, enquiries, reports } = testApp(getDatabase()).services
    const { reference } = await enquiries.add(optInEnquiry, {}, undefined)
    const change = { kind: 'a-form-that-is-gone', erased_at: '2026-11-02T19:00:00.000Z' }
    await db.updateTable('enquiries').set(change).execute()
    expect(await reports.findRecord(reference)).toMatchObject({
      title: 'a-form-that-is-gone',
      erased_date: '2026-11-03',
    })
  })
})
