import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'

/**
 * 2,100 bookings. Every second has two bookings, so that many pairs are divided by a batch
 * boundary.
 */
const all = Array.from({ length: 2100 }, (_, index) => ({
  kind: 'service-booking',
  reference: `SB-${index}`,
  idempotency_key: null,
  answers_json: JSON.stringify({ name: `N${index}` }),
  search_text: index < 1000 ? 'brake clutch' : 'brake',
  created_at: new Date(Date.parse('2026-11-02T05:00:00Z') + (index >> 1) * 1000).toISOString(),
}))

onEachDatabase('search download', (getDatabase) => {
  it.each([
    ['more than a reading', 'brake', 2100],
    ['one reading to the row', 'clutch', 1000],
    ['a word too short for the index', 'br', 2100],
  ])('exports each matching row once for %s', async (_, search, count) => {
    const { db } = getDatabase()
    for (let from = 0; from < all.length; from += 700)
      await db
        .insertInto('enquiries')
        .values(all.slice(from, from + 700))
        .execute()
    const staff = await testApp(getDatabase()).loginAsStaff()
    const answer = await staff.request(`/api/reports/booking.csv?search=${search}`)
    const lines = (await answer.text()).trimEnd().split('\r\n').slice(1)
    const references = lines.map((line) => /SB-\d+/.exec(line)?.[0])
    expect(references).toEqual(Array.from({ length: count }, (_, at) => `SB-${count - 1 - at}`))
  })

  it('sorts imported rows by their time, both in the list and in the file', async () => {
    const [first, second, third] = all.filter((_, index) => index % 2 === 0)
    if (!first || !second || !third) throw new Error('There are no rows')
    await getDatabase().db.insertInto('enquiries').values([third, first, second]).execute()
    const staff = await testApp(getDatabase()).loginAsStaff()
    const newestFirst = [third, second, first].map(({ reference }) => reference)
    const list = await staff.send('POST', '/api/bookingReports', { search: 'brake' })
    const { data } = await list.json()
    expect(data.map((row: { reference: string }) => row.reference)).toEqual(newestFirst)
    const csv = await staff.request('/api/reports/booking.csv?search=brake')
    expect((await csv.text()).match(/SB-\d+/g)).toEqual(newestFirst)
  })
})

onEachDatabase('search between two days', (getDatabase) => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-03']
  const selections: [string, string[]][] = [
    ['', days.toReversed()],
    ['fromDate=2026-11-02', ['2026-11-03', '2026-11-02']],
    ['toDate=2026-11-02', ['2026-11-02', '2026-11-01']],
    ['fromDate=2026-11-02&toDate=2026-11-02', ['2026-11-02']],
  ]

  it.each(['message', 'me'])('excludes other days from a search for %s', async (search) => {
    for (const day of days) {
      const clock = () => new Date(`${day}T05:00:00Z`)
      const app = testApp(getDatabase(), { clock })
      await app.send('POST', '/book-service', { name: day, message: 'a message' })
    }
    const staff = await testApp(getDatabase()).loginAsStaff()
    for (const [range, expected] of selections) {
      const filter = { search, ...Object.fromEntries(new URLSearchParams(range)) }
      const { data, totalRecords } = await (
        await staff.send('POST', '/api/bookingReports', filter)
      ).json()
      expect([range, data.map((row: { name: string }) => row.name)]).toEqual([range, expected])
      expect([range, totalRecords]).toEqual([range, expected.length])
      const csv = await staff.request(`/api/reports/booking.csv?search=${search}&${range}`)
      expect((await csv.text()).trimEnd().split('\r\n')).toHaveLength(expected.length + 1)
    }
  })
})
