import { expect, test } from 'vitest'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { Services } from '#app/services.server.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { allReports } from './define-report.ts'

/** Around midnight in Hyderabad: 23:50 on the 1st, 00:10 and 23:50 on the 2nd, 00:10 on the 3rd. */
const instants = [
  '2026-11-01T18:20:00Z',
  '2026-11-01T18:40:00Z',
  '2026-11-02T18:20:00Z',
  '2026-11-02T18:40:00Z',
]

onEachDatabase('daily enquiry counts', (getDatabase) => {
  async function fillTheBook(): Promise<Services> {
    for (const instant of instants) {
      const { services } = testApp(getDatabase(), { clock: () => new Date(instant) })
      for (const [index, enquiry] of enquiryKinds.entries())
        for (let n = 0; n <= index % 3; n++)
          await services.enquiries.add(enquiry, { name: `N${n}` }, undefined)
    }
    return testApp(getDatabase(), { clock: () => new Date('2026-11-02T18:25:00Z') }).services
  }

  test('dashboard, report and CSV agree on the counts of a day', async () => {
    const { services } = testApp(getDatabase())
    await fillTheBook()
    const staff = await testApp(getDatabase(), {
      clock: () => new Date('2026-11-02T18:25:00Z'),
    }).loginAsStaff()
    const [counts] = await (await staff.request('/api/dashboard')).json()
    const day = { fromDate: '2026-11-02', toDate: '2026-11-02' }
    const shown = new Map<string, number>()
    for (const report of allReports) {
      const list = await (await staff.send('POST', report.path, day)).json()
      const csv = await staff.request(
        `/api/reports/${report.slug}.csv?fromDate=2026-11-02&toDate=2026-11-02`,
      )
      const lines = (await csv.text()).trimEnd().split('\r\n')
      expect(lines.length - 1, report.title).toBe(list.totalRecords)
      expect(list.data).toHaveLength(list.totalRecords)
      shown.set(report.slug, list.totalRecords)
    }
    expect(counts).toEqual({
      bookings: shown.get('booking'),
      amc: shown.get('amc'),
      warranty: shown.get('ew'),
      enquiry_report: shown.get('enquiry'),
    })
    expect(services.timeZone).toBe('Asia/Kolkata')
  })

  test('the pages of a report together equal the whole list, for any range of days', async () => {
    const services = await fillTheBook()
    const [report] = allReports
    if (!report) throw new Error('There is no report')
    const all = { page: 1, limit: 100, fromDate: undefined, toDate: undefined, search: '' }
    for (const range of [{}, { fromDate: '2026-11-02' }, { toDate: '2026-11-02' }]) {
      const filter = { ...all, ...range }
      const { data, totalRecords } = await services.reports.list(report, filter)
      expect(data).toHaveLength(totalRecords)
      const pages: unknown[] = []
      for (let page = 1; page <= totalRecords + 1; page++)
        pages.push(...(await services.reports.list(report, { ...filter, limit: 1, page })).data)
      expect(pages).toEqual(data)
    }
  })

  test('counts 0 on a day without enquiries', async () => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    expect(await (await staff.request('/api/dashboard')).json()).toEqual([
      { bookings: 0, amc: 0, warranty: 0, enquiry_report: 0 },
    ])
  })

  test('follows the days of the new time zone after a change of time zone', async () => {
    await fillTheBook()
    const { reports } = testApp(getDatabase(), { timeZone: 'UTC' }).services
    const onDay = async (day: string) =>
      (await reports.countByKind(allReports, { fromDate: day, toDate: day })).get('service-booking')
    expect([await onDay('2026-11-01'), await onDay('2026-11-02')]).toEqual([2, 2])
    expect(await onDay('2026-11-03')).toBeUndefined()
  })

  test('are stored by day for releases that read the table, but not for a repeat', async () => {
    const { services } = testApp(getDatabase())
    const [enquiry] = enquiryKinds
    if (!enquiry) throw new Error('There is no enquiry')
    const key = { value: 'the same', expires: false }
    await services.enquiries.add(enquiry, {}, key)
    await services.enquiries.add(enquiry, {}, key)
    await services.enquiries.add(enquiry, {}, undefined)
    expect(await services.db.selectFrom('enquiry_days').selectAll().execute()).toEqual([
      { zone: 'Asia/Kolkata', kind: enquiry.slug, day: '2026-11-02', count: 2 },
    ])
  })
})
