import { expect, it } from 'vitest'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase } from '#tests/test-databases.ts'
import { fileNameWithPeriod } from './download-response.server.ts'

it.each([
  [undefined, undefined, 'contact_report'],
  ['2026-11-26', '2026-11-26', 'contact_report_2026-11-26'],
  ['2026-10-01', '2026-10-31', 'contact_report_2026-10-01_to_2026-10-31'],
  ['2026-10-01', undefined, 'contact_report_from_2026-10-01'],
  [undefined, '2026-10-31', 'contact_report_to_2026-10-31'],
])('a file from %s to %s has the name %s', (fromDate, toDate, name) => {
  expect(fileNameWithPeriod('contact_report', { fromDate, toDate })).toBe(name)
})

onEachDatabase('report download', (getDatabase) => {
  it.each([
    ['booking', 'booking-report.csv'],
    ['enquiry', 'Product_Enquiry_Report.csv'],
    ['contact', 'contact_report_2026-10-01_to_2026-10-31.csv'],
    ['opt-in', 'opt_in_report_2026-10-01_to_2026-10-31.csv'],
  ])('the file of %s has a fixed name, or a name with the period', async (slug, name) => {
    const staff = await testApp(getDatabase()).loginAsStaff()
    const answer = await staff.request(
      `/api/reports/${slug}.csv?fromDate=2026-10-01&toDate=2026-10-31`,
    )
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    await answer.body?.cancel()
  })

  it.each([
    ['fromDate=2026-10-01', 'toDate is missing'],
    ['fromDate=2026-10-01&toDate=', 'Enter the first and the last day, like 2026-11-21.'],
    ['fromDate=2026-10-02&toDate=2026-10-01', 'The last day is before the first.'],
    ['fromDate=2025-10-01&toDate=2026-10-02', 'Choose at most one year.'],
  ])(
    'the file with all kinds requires a period of at most one year: %s',
    async (query, message) => {
      const staff = await testApp(getDatabase()).loginAsStaff()
      for (const ending of ['csv', 'pdf']) {
        const answer = await staff.request(`/api/reports/all.${ending}?${query}`)
        expect(answer.status).toBe(422)
        expect(await answer.json()).toMatchObject({ message })
      }
    },
  )
})
