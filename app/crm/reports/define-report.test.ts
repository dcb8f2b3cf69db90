import { expect, it, test } from 'vitest'
import { formatCell } from '#app/crm/enquiries/format-answer.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { allReports, findReport, formatReportCell } from './define-report.ts'
import { reportPageSize } from './report-filter.ts'

const table: [slug: string, path: string, file: string, empty: string, keys: string][] = [
  [
    'booking',
    '/api/bookingReports',
    'booking-report',
    'No booking data available',
    'bookingDate name contactNumber email model enteredModel registrationNumber serviceType yearOfPurchase message bookingTime',
  ],
  [
    'amc',
    '/api/amcReports',
    'AMC_Report',
    'No AMC data available',
    'name contact_number email model registration_number year_of_purchase message',
  ],
  [
    'ew',
    '/api/ExtendedWarrantyReports',
    'EWReport',
    'No data available',
    'name contact_number email model registration_number year_of_purchase message',
  ],
  [
    'finance',
    '/api/financeReports',
    'finance_report',
    'No finance data available',
    'name contact email model loan_amount message',
  ],
  [
    'enquiry',
    '/api/enquiryReports',
    'Product_Enquiry_Report',
    'No enquiry data available',
    'name mobile_no email_id model color message ride_date ride_time',
  ],
  [
    'offer',
    '/api/offerReports',
    'Offer_Report',
    'No offer data available',
    'name contact email offer',
  ],
  [
    'joy-club',
    '/api/getJoyClub',
    'joy_club_report',
    'No records found',
    'name mobile_no email_id registration_no message',
  ],
  // These reports are not in the portal's menu. Only the dashboard links to them.
  [
    'contact',
    '/api/contactReports',
    'contact_report',
    'No contact data available',
    'name contact email reason message',
  ],
  [
    'opt-in',
    '/api/optInReports',
    'opt_in_report',
    'No opt-in data available',
    'registration name mobile',
  ],
  [
    'on-road-price',
    '/api/onRoadPriceReports',
    'On_Road_Price_Report',
    'No on-road price data available',
    'name contact email model variant color town message',
  ],
  [
    'sales',
    '/api/salesReports',
    'Sales_Enquiry_Report',
    'No sales enquiry data available',
    'name contact email model variant color town message',
  ],
]

const database = await openTestDatabase()
const staff = await testApp(database).loginAsStaff()

test.each(table)('%s has an endpoint, names and columns', (slug, path, fileName, empty, keys) => {
  const report = findReport(slug)
  expect(report).toMatchObject({ path, fileName, empty })
  const own = report?.columns.map(({ key }) => key)
  expect(own).toEqual(['created_date', 'created_time', 'reference', ...keys.split(' ')])
})

test.each(table)(
  '%s returns rows and a CSV with the file name of the report',
  async (slug, path, fileName) => {
    const report = findReport(slug)
    const { postTo, slug: kind, example: answers } = report?.enquiry ?? {}
    if (postTo) await staff.send('POST', postTo, answers)
    else await staff.send('POST', '/api/enquiries', { kind, source: 'walk-in', answers })
    const answer = await (await staff.send('POST', path, { page: 1, limit: 10 })).json()
    expect(answer).toMatchObject({ totalPages: 1, totalRecords: 1 })
    const [row] = answer.data
    expect(row).toMatchObject({ created_date: '2026-11-02', created_time: '10:00:00' })

    const csv = await staff.request(`/api/reports/${slug}.csv`)
    expect(csv.headers.get('content-disposition')).toBe(`attachment; filename="${fileName}.csv"`)
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    const bytes = new Uint8Array(await csv.arrayBuffer())
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const [head, line, end] = new TextDecoder().decode(bytes).split('\r\n')
    for (const text of [head, line]) expect(text).toMatch(/^"[^"]*"(,"[^"]*")+$/)
    expect(line).toContain(`"${row.reference}"`)
    expect(end).toBe('')
  },
)

test.each(table)('%s requires a session', async (slug, path) => {
  const visitor = testApp(database)
  expect((await visitor.send('POST', path, {})).status).toBe(401)
  for (const ending of ['csv', 'pdf'])
    expect((await visitor.request(`/api/reports/${slug}.${ending}`)).status).toBe(401)
})

it('includes no report that this test omits, and has ten rows on each page', () => {
  expect(allReports).toHaveLength(table.length)
  expect(reportPageSize).toBe(10)
})

it('shows a dash for a missing answer', () => {
  expect(['', null, undefined, 0, true].map(formatCell)).toEqual(['–', '–', '–', '0', 'Yes'])
})

it('formats days and times, and leaves other text unchanged', () => {
  const report = findReport('booking')
  if (!report) throw new Error('no report')
  const row = {
    id: 1,
    reference: 'SB-1',
    created_date: '2026-11-02',
    created_time: '19:30:05',
    number_to_call: null,
    date: '2026-11-24',
  }
  const day = report.columns.find(
    ({ from }) => from && report.enquiry.fields[from]?.control === 'date',
  )
  expect(report.columns.slice(0, 3).map((column) => formatReportCell(report, column, row))).toEqual(
    ['2 Nov 2026', '7:30 PM', 'SB-1'],
  )
  const read = (typed: string) => day && formatReportCell(report, day, { ...row, [day.key]: typed })
  expect(['2026-11-24', 'next week', ''].map(read)).toEqual(['24 Nov 2026', 'next week', '–'])
})
