import { afterAll, expect, it } from 'vitest'
import { pageHandlerFromSources } from '#tests/page-handler-from-sources.ts'
import { testApp } from '#tests/test-app.ts'
import { openTestDatabase } from '#tests/test-databases.ts'
import { visibleText } from '#tests/visible-text.ts'

const database = await openTestDatabase()
afterAll(() => database.close())
const app = testApp(database, {}, await pageHandlerFromSources())
const query = 'machine=Scooters&sold=2025-06-01&odometer=8000&monthly=600'

it('shows the result on the page without caching, and offers a calendar file', async () => {
  const page = await app.request(`/extendedWarranty?${query}`)
  expect(page.headers.get('cache-control')).toBe('no-store')
  const html = await page.text()
  expect(visibleText(html)).toContain('Last day to buy an extension 31 May 2028')
  expect(visibleText(html)).toContain('+ 1 year until 31 May 2029 or 48,000 km ₹1,049')
  expect(html).toContain(`/extendedWarranty/last-day.ics?${query.replaceAll('&', '&amp;')}`)

  const file = await app.request(`/extendedWarranty/last-day.ics?${query}`)
  expect(Object.fromEntries(file.headers)).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="extended-warranty-last-day.ics"',
    'cache-control': 'no-store',
  })
  const lines = (await file.text()).replaceAll('\r\n ', '').split('\r\n')
  expect(lines).toContain('DTSTAMP:20261102T043000Z')
  expect(lines).toContain('DTSTART;VALUE=DATE:20280531')
  expect(lines).toContain('SUMMARY:Last day to extend the warranty (Scooters)')
  expect(lines).toContain('TRIGGER:-P14D')
  expect(lines.join()).toContain('+91 00000 00004')
})

it('shows the error beside the field and offers no calendar file', async () => {
  const wrong = query.replace('2025', '2027')
  const page = await app.request(`/extendedWarranty?${wrong}`)
  expect(visibleText(await page.text())).toContain('The date of purchase is in the future.')
  for (const search of ['', `?${wrong}`, `?${'sold=1&'.repeat(500)}`]) {
    const { status } = await app.request(`/extendedWarranty/last-day.ics${search}`)
    expect(status).toBe(404)
  }
})

it('preselects the vehicle type of the model in the address, and stays cacheable', async () => {
  const page = await app.request('/extendedWarranty?model=CBSHINE')
  expect(page.headers.get('cache-control')).not.toBe('no-store')
  expect(await page.text()).toMatch(/<option value="Motorcycles" selected="">/)
})
