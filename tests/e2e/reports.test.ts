import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { allReports } from '#app/crm/reports/define-report.ts'
import { expectConsoleError, freezeClock, waitUntilHydrated } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { readPdf } from '#tests/read-pdf.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
  for (let number = 1; number <= 61; number++)
    await fetch(`${site.url}/book-service`, {
      method: 'POST',
      body: JSON.stringify({ name: `Visitor ${number}`, contactNumber: '9000000001' }),
      headers: { 'content-type': 'application/json' },
    })
})
afterAll(() => site.stop())

const others = allReports.filter(({ slug }) => slug !== 'booking')
test.each(others)(
  '$title shows its own message if the report is empty',
  async ({ slug, empty, title }) => {
    const page = await openLoggedInWindow(site, `/admin/reports/${slug}`)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    await page.getByText(empty, { exact: true }).waitFor()
    for (const name of ['From Date', 'To Date', 'Search'])
      expect(await page.getByLabel(name, { exact: true }).count()).toBe(1)
    expect(await page.getByRole('button', { name: 'SEARCH', exact: true }).count()).toBe(1)
  },
)

test('the dashboard links to the day’s rows of every enquiry kind', async () => {
  await fetch(`${site.url}${contactEnquiry.postTo}`, {
    method: 'POST',
    body: JSON.stringify(contactEnquiry.example),
    headers: { 'content-type': 'application/json' },
  })
  const page = await openLoggedInWindow(site, '/admin/dashboard')
  const today = page.getByRole('list', { name: 'Received today' })
  await today.getByRole('link', { name: 'Contact' }).click()
  await page.getByRole('heading', { level: 1, name: 'Contact Report' }).waitFor()
  await page.getByText('My second key does not turn').waitFor()
})

test('a report shows ten rows a page, at most five page numbers, Previous and Next', async () => {
  const page = await openLoggedInWindow(site, '/admin/reports/booking')
  await page.getByText('Showing 1 to 10 of 61 entries').waitFor()
  const pages = page.getByRole('navigation', { name: /page/i })
  expect((await pages.innerText()).split(/\s+/)).toEqual([
    'Previous',
    '1',
    '2',
    '3',
    '4',
    '5',
    'Next',
    'of',
    '7',
    'pages',
  ])
  await pages.getByText('Next').click()
  await page.getByText('Showing 11 to 20 of 61 entries').waitFor()
  await pages.getByText('5', { exact: true }).click()
  await page.getByText('Showing 41 to 50 of 61 entries').waitFor()
  expect((await pages.innerText()).split(/\s+/)).toEqual([
    'Previous',
    '3',
    '4',
    '5',
    '6',
    '7',
    'Next',
    'of',
    '7',
    'pages',
  ])
})

test('a report searches 600 ms after the last key press', async () => {
  const page = await openLoggedInWindow(site, '/admin/reports/booking')
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/bookingReports')) calls.push(request.postData() ?? '')
  })
  await freezeClock(page)
  await page.getByLabel('Search', { exact: true }).pressSequentially('visitor 61')
  await page.clock.runFor(590)
  expect(calls).toEqual([])
  await page.clock.runFor(10)
  await page.getByText('Showing 1 to 1 of 1 entries').waitFor()
  expect(calls.map((body) => JSON.parse(body).search)).toEqual(['visitor 61'])
})

test('SEARCH applies the dates; if the request fails, the rows stay and an error is shown', async () => {
  const page = await openLoggedInWindow(site, '/admin/reports/booking')
  expectConsoleError(/500/)
  await page.route('**/api/bookingReports', (route) =>
    route.fulfill({ status: 500, json: { message: 'Broken' } }),
  )
  await page.getByLabel('To Date').fill('2020-01-01')
  await page.getByRole('button', { name: 'SEARCH', exact: true }).click()
  await page.getByText('The list could not be loaded.').waitFor()
  await page.getByText('Visitor 61').locator('visible=true').first().waitFor()
  await page.unroute('**/api/bookingReports')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByText('No booking data available').waitFor()
  await page.getByText('Showing 0 to 0 of 0 entries').waitFor()
})

test('one tap lists the next day’s bookings, and each customer can be called from a phone', async () => {
  const zone = 'Asia/Kolkata'
  const day = (ahead: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.now() + ahead * 86_400_000)
  for (const [name, ahead] of [
    ['Comes tomorrow', 1],
    ['Comes later', 9],
  ] as const)
    await fetch(`${site.url}/book-service`, {
      method: 'POST',
      body: JSON.stringify({ name, contactNumber: '9000000002', bookingDate: day(ahead) }),
      headers: { 'content-type': 'application/json' },
    })
  const page = await openLoggedInWindow(site, '/admin/reports/booking', {
    viewport: { width: 375, height: 812 },
  })
  const booked = page.getByRole('navigation', { name: 'Booked for' })
  await booked.getByRole('link', { name: 'Tomorrow' }).click()
  await page.getByText('Showing 1 to 1 of 1 entries').waitFor()
  const call = page.getByRole('link', { name: 'Call Comes tomorrow' })
  expect(await call.getAttribute('href')).toBe('tel:+919000000002')
  expect(await page.getByLabel('Booked for (from)').inputValue()).toBe(day(1))
  // A second tap removes the filter.
  await booked.getByRole('link', { name: 'Tomorrow' }).click()
  await page.getByText(/Showing 1 to 10 of/).waitFor()
  expect(await page.getByLabel('Booked for (from)').inputValue()).toBe('')
})

test('columns that the user hid stay hidden in this browser and in exported files', async () => {
  const page = await openLoggedInWindow(site, '/admin/reports/booking')
  const heads = async () => (await page.getByRole('columnheader').allInnerTexts()).join(' ')
  expect(await heads()).toMatch(/^Date[^]*Message[^]*Status\s+Assigned to$/)
  const section = page.getByRole('region', { name: 'Booking Report' })
  const { scroll, seen } = await section.evaluate((it) => ({
    scroll: it.scrollWidth,
    seen: it.clientWidth,
  }))
  expect(scroll).toBeLessThanOrEqual(seen)

  const csv = page.getByRole('link', { name: 'CSV', exact: true })
  expect(await csv.getAttribute('href')).toBe('/api/reports/booking.csv')

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('dialog').getByLabel('Email').uncheck()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.reload()
  await waitUntilHydrated(page)
  expect(await heads()).not.toContain('Email')
  const shown = new URL((await csv.getAttribute('href')) ?? '', site.url).searchParams
  expect(shown.get('columns')).toMatch(/^created_date,.*,contactNumber,model,.*,state,assignee$/)
})

test('the workshop’s sheet has registration number, complaint, status and boxes to tick', async () => {
  const bookingDate = '2031-05-06'
  await fetch(`${site.url}/book-service`, {
    method: 'POST',
    body: JSON.stringify({
      name: 'Sheet Example',
      contactNumber: '9000000004',
      registrationNumber: 'TG 09 AB 4321',
      serviceType: 'Free',
      message: 'Rear brake squeals',
      bookingDate,
    }),
    headers: { 'content-type': 'application/json' },
  })
  const page = await openLoggedInWindow(site, '/admin/profile')
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await page.goto(
    `/admin/reports/booking/print?bookingFrom=${bookingDate}&bookingTo=${bookingDate}`,
  )
  await page.locator('html[data-printed]').waitFor()
  const row = page.getByRole('row').filter({ hasText: 'Sheet Example' })
  for (const text of ['TG 09 AB 4321', '9000000004', 'Free service', 'Rear brake squeals'])
    await row.getByText(text).waitFor()
  await row.getByText('Requested').waitFor()
  expect(await row.locator('[data-tick-box]').count()).toBe(3)
  const [table, sheet] = await page
    .locator('table')
    .evaluate((it) => [it.getBoundingClientRect().width, it.parentElement?.clientWidth ?? 0])
  expect(table).toBeLessThanOrEqual(sheet ?? 0)
})

test('the print page fits the paper and splits no word, number or address', async () => {
  const long = {
    name: 'Venkatanarasimharajuvaripeta Subrahmanyam',
    contactNumber: '9000000003',
    email: 'venkata.narasimha.subrahmanyam.ramachandran@a-company-with-a-long-name.example.com',
    registrationNumber: 'TG 09 AB 1234',
    message: 'The machine hesitates between third and fourth gear whenever it has rained.',
  }
  await fetch(`${site.url}/book-service`, {
    method: 'POST',
    body: JSON.stringify(long),
    headers: { 'content-type': 'application/json' },
  })
  const page = await openLoggedInWindow(site, '/admin/profile')
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await page.goto('/admin/reports/booking/print')
  await page.locator('html[data-printed]').waitFor()
  await page.getByText(long.email).waitFor()
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf).toMatch(/\/MediaBox \[0 0 84[12][\d.]* 59[45][\d.]*\]/)
  const widths = await page.locator('table').evaluate((table) => ({
    table: table.getBoundingClientRect().width,
    sheet: table.parentElement?.getBoundingClientRect().width ?? 0,
    broken: [...table.querySelectorAll('td')].filter((cell) => {
      const range = document.createRange()
      const text = cell.firstChild
      if (!(text instanceof Text)) return false
      return [...text.data.matchAll(/\S+/g)].some(({ index, 0: word }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1
      })
    }).length,
  }))
  expect(widths.table).toBeLessThanOrEqual(widths.sheet + 0.5)
  expect(widths.broken).toBe(0)
})

test('CSV and PDF files have the report’s name and all rows; Print opens a window', async () => {
  const page = await openLoggedInWindow(site, '/admin/reports/booking')
  const saved = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name, exact: true }).click(),
    ])
    return {
      name: download.suggestedFilename(),
      bytes: await buffer(await download.createReadStream()),
    }
  }
  const csv = await saved('CSV')
  expect(csv.name).toBe('booking-report.csv')
  expect(csv.bytes.toString().match(/"Visitor \d+"/g)).toHaveLength(61)
  const pdf = await saved('PDF')
  expect(pdf.name).toBe('booking-report.pdf')
  const { mediaBox, pages } = readPdf(pdf.bytes)
  expect(mediaBox).toBe('0 0 841.89 595.28')
  expect(pages.flat().filter((word) => word === 'Visitor')).toHaveLength(61)

  await page.context().addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  const [paper] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Print', exact: true }).click(),
  ])
  await paper.getByText('Visitor 1', { exact: true }).waitFor()
  await paper.locator('html[data-printed]').waitFor()
})
