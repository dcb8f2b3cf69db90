import { expect, test } from 'vitest'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { allReports } from './define-report.ts'

const plain = { page: 1, limit: 10, fromDate: undefined, toDate: undefined, search: '' }

onEachDatabase('dashboard charts', (getDatabase) => {
  const at = (instant: string) => testApp(getDatabase(), { clock: () => new Date(instant) })
  const add = async (instant: string, index: number, name = 'Asha') => {
    const enquiry = enquiryKinds[index]
    if (!enquiry) throw new Error('There is no such enquiry')
    return at(instant).services.enquiries.add(enquiry, { name }, undefined)
  }
  // This is 00:10 on the 3rd in Hyderabad.
  const now = '2026-11-02T18:40:00Z'

  test('require a session', async () => {
    expect((await at(now).request('/api/dashboard/charts')).status).toBe(401)
  })

  test('count days and hours in the dealer’s time zone over the last thirty days', async () => {
    await add('2026-10-04T18:20:00Z', 0) // 23:50 on the 4th in Hyderabad, before the first day
    await add('2026-10-04T18:40:00Z', 0) // 00:10 on the 5th
    await add('2026-11-02T18:20:00Z', 0) // 23:50 on the 2nd
    await add('2026-11-02T18:35:00Z', 1) // 00:05 on the 3rd
    const charts = await at(now).services.charts.get()
    expect(charts.days).toHaveLength(30)
    expect([charts.days[0], charts.days.at(-1)]).toEqual(['2026-10-05', '2026-11-03'])
    expect(charts.kinds[0]?.counts).toEqual([1, ...Array(27).fill(0), 1, 0])
    expect(charts.kinds[1]?.counts.at(-1)).toBe(1)
    expect(charts.hours).toEqual([2, ...Array(22).fill(0), 1])
  })

  test('have a total for each kind that equals the kind’s report for the same days', async () => {
    for (const [index] of enquiryKinds.entries())
      for (let n = 0; n <= index; n++) await add('2026-11-01T10:00:00Z', index)
    const { services } = at(now)
    const { kinds, days } = await services.charts.get()
    for (const report of allReports) {
      const range = { fromDate: days[0], toDate: days.at(-1) }
      const { totalRecords } = await services.reports.list(report, { ...plain, ...range })
      const kind = kinds.find((it) => it.report === report.slug)
      expect(kind?.counts.reduce((sum, count) => sum + count, 0)).toBe(totalRecords)
    }
  })

  test('list the newest ten enquiries of all kinds, regardless of the order of storage', async () => {
    await add('2026-11-02T09:00:00Z', 2, 'latest')
    for (let n = 0; n < 11; n++) await add(`2026-11-01T08:00:${10 + n}Z`, n % 9, `N${n}`)
    const { newest } = await at(now).services.charts.get()
    expect(newest.map(({ name }) => name)).toEqual([
      'latest',
      ...Array.from({ length: 9 }, (_, index) => `N${10 - index}`),
    ])
    expect(newest[0]).toMatchObject({ kind: 'Extended warranty', created_date: '2026-11-02' })
  })

  test('show an empty name if the visitor gave no name', async () => {
    await at(now).services.enquiries.add(serviceBookingEnquiry, {}, undefined)
    expect((await at(now).services.charts.get()).newest).toMatchObject([{ name: '' }])
  })
})
