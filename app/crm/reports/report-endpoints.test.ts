import { describe, expect, it } from 'vitest'
import { csvLine } from '#app/platform/schema/csv-line.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

const at = (instant: string) => ({ clock: () => new Date(instant) })

onEachDatabase('booking report', (getDatabase) => {
  const book = (instant: string, answers: Record<string, unknown> = {}) =>
    testApp(getDatabase(), at(instant)).send('POST', '/book-service', { name: 'Asha', ...answers })
  const ask = async (filter: Record<string, unknown>) => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    return staff.send('POST', '/api/bookingReports', filter)
  }
  const names = async (filter: Record<string, unknown>) => {
    const body = await (await ask(filter)).json()
    return body.data.map((row: { name: string }) => row.name)
  }

  it('requires a session', async () => {
    const answer = await testApp(getDatabase()).send('POST', '/api/bookingReports', {})
    expect(answer.status).toBe(401)
  })

  it('filters by days in the dealer’s time zone, from the first minute to the last', async () => {
    await book('2026-11-01T18:29:59Z', { name: 'before midnight' }) // 23:59 on the 1st in India
    await book('2026-11-01T18:40:00Z', { name: 'ten past midnight' }) // 00:10 on the 2nd
    await book('2026-11-02T18:20:00Z', { name: 'ten to midnight' }) // 23:50 on the 2nd
    await book('2026-11-02T18:30:00Z', { name: 'the day after' }) // 00:00 on the 3rd
    const day = { fromDate: '2026-11-02', toDate: '2026-11-02' }
    expect(await names(day)).toEqual(['ten to midnight', 'ten past midnight'])
    expect(await names({ toDate: '2026-11-01' })).toEqual(['before midnight'])
    const { data } = await (await ask(day)).json()
    expect(data[1]).toMatchObject({ created_date: '2026-11-02', created_time: '00:10:00' })
  })

  it('pages the newest rows first and shows no rows after the last page', async () => {
    for (let number = 1; number <= 12; number++)
      await book(`2026-11-02T05:00:${String(number).padStart(2, '0')}Z`, { name: `N${number}` })
    expect(await names({})).toHaveLength(10)
    expect(await names({ page: 2 })).toEqual(['N2', 'N1'])
    expect(await (await ask({ page: '3', limit: '5' })).json()).toMatchObject({
      totalPages: 3,
      totalRecords: 12,
    })
    expect(await names({ page: 99 })).toEqual([])
    expect(await names({ limit: 0 })).toHaveLength(1)
    expect(await names({ limit: 1000 })).toHaveLength(12)
  })

  it('finds references and parts of answers, and treats % and _ as plain characters', async () => {
    const { reference } = await (await book('2026-11-02T05:00:00Z', { name: 'Ravi 100%_' })).json()
    await book('2026-11-02T05:00:01Z', {
      name: 'Priya',
      message: 'क्षत्रिय मार्ग',
      contactNumber: '9000000077',
    })
    expect(await names({ search: 'ravi 1' })).toEqual(['Ravi 100%_'])
    expect(await names({ search: reference.toLowerCase() })).toEqual(['Ravi 100%_'])
    expect(await names({ search: '0%_' })).toEqual(['Ravi 100%_'])
    expect(await names({ search: '%' })).toEqual(['Ravi 100%_'])
    expect(await names({ search: '%%%' })).toEqual([])
    expect(await names({ searchTerm: '000077' })).toEqual(['Priya'])
    expect(await names({ search: 'त्रिय' })).toEqual(['Priya'])
    expect(await names({ search: '"' })).toEqual([])
    expect(await names({ search: "ravi' or 1=1 --" })).toEqual([])
  })

  it('refuses an invalid filter with an error at the field', async () => {
    const refused: [string, unknown][] = [
      ['fromDate', { fromDate: '2026-02-30' }],
      ['toDate', { toDate: 'yesterday' }],
      ['page', { page: 'NaN' }],
      ['limit', { limit: {} }],
      ['search', { search: [] }],
      ['fromDate', { fromDate: '2026-11-03', toDate: '2026-11-02' }],
    ]
    const staff = await testApp(getDatabase()).loginAsStaff()
    for (const [field, filter] of refused) {
      const answer = await staff.send('POST', '/api/bookingReports', filter)
      expect([field, answer.status]).toEqual([field, 422])
      expect(Object.keys((await answer.json()).errors)).toEqual([field])
    }
    expect((await staff.send('POST', '/api/bookingReports', null)).status).toBe(422)
  })

  it('exports all filtered rows as CSV, over several batches', async () => {
    const { db } = getDatabase()
    const rows = Array.from({ length: 2300 }, (_, index) => ({
      kind: 'service-booking',
      reference: `SB-${index}`,
      idempotency_key: null,
      answers_json: JSON.stringify({ name: `=N${index}` }),
      search_text: `n${index}`,
      created_at: '2026-11-02T05:00:00.000Z',
    }))
    for (let from = 0; from < rows.length; from += 500)
      await db
        .insertInto('enquiries')
        .values(rows.slice(from, from + 500))
        .execute()
    const staff = await testApp(getDatabase()).loginAsStaff()
    const answer = await staff.request('/api/reports/booking.csv')
    expect(answer.headers.get('content-disposition')).toContain('"booking-report.csv"')
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n')
    expect(lines).toHaveLength(2301)
    expect(new Set(lines).size).toBe(2301)
    expect(lines[1]).toContain(`"'=N`)
  })

  it('shows rows whose stored answers are unreadable', async () => {
    const { db } = getDatabase()
    await db
      .insertInto('enquiries')
      .values({
        kind: 'service-booking',
        reference: 'SB-OLD',
        idempotency_key: null,
        answers_json: '{"name": {"odd": 1}, "gone',
        search_text: 'sb-old',
        created_at: '2020-01-01T00:00:00.000Z',
      })
      .execute()
    expect((await (await ask({})).json()).data).toMatchObject([{ reference: 'SB-OLD', name: null }])
  })
})

describe('a line of CSV', () => {
  it('quotes every value, doubles quotes, and does not change numbers and phone numbers', () => {
    expect(csvLine(['a"b', 5, null, undefined, '9876543210', 'x,y'])).toBe(
      '"a""b","5","","","9876543210","x,y"\r\n',
    )
  })
  it.each(['=1+1', '+9198', '-1', '@x', '\tx', '\rx'])('disarms the formula %j', (value) => {
    expect(csvLine([value])).toBe(`"'${value}"\r\n`)
  })
})
