import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { openWindow } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
let day = ''

beforeAll(async () => {
  // Nothing listens there: reminders wait.
  site = await startOwnSite({ SMTP_URL: 'smtp://127.0.0.1:9' })
})
afterAll(() => site.stop())

type Hours = { days: { day: string; hours: { at: string }[] }[] }

/** Books a free hour of the second open day, so that the reminder is still to come. */
async function book(name: string, email: string): Promise<{ reference: string; link: string }> {
  const { days }: Hours = await (await fetch(`${site.url}/api/slots?for=service-paid`)).json()
  const open = days.filter(({ hours }) => hours.length > 0)[2]
  day = open?.day ?? ''
  const answer = await fetch(`${site.url}/book-service`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify({
      ...{ name, email, contactNumber: '9000000456', serviceType: 'Paid' },
      ...{ bookingDate: day, bookingTime: open?.hours.at(-1)?.at },
    }),
  })
  return answer.json()
}

const rowOf = (page: Page, reference: string) =>
  page.locator(`#reminders [data-reference="${reference}"]`)

test('staff see who is coming, and remind customers without a mail by WhatsApp', async () => {
  const coming = await book('Asha Coming', 'asha@example.com')
  const without = await book('Ravi Without', '')

  const customer = await openWindow(site.url, { javaScriptEnabled: false })
  await customer.goto(`${site.url}${coming.link}`)
  await customer.getByRole('link', { name: 'I am coming' }).click()
  await customer.getByRole('button', { name: 'I am coming' }).click()
  await customer.getByText('You told us that you are coming.').waitFor()

  const board = await openLoggedInWindow(site, `/admin/board?day=${day}`)
  const asha = rowOf(board, coming.reference)
  await asha.getByText('Coming', { exact: true }).waitFor()
  await asha.getByText('Mail goes out by itself').waitFor()
  const ravi = rowOf(board, without.reference)
  await ravi.getByText('No email address').waitFor()
  expect(await axeFindings(board)).toEqual([])
  const whatsApp = ravi.getByRole('link', { name: 'Remind Ravi Without by WhatsApp' })
  const text = new URL((await whatsApp.getAttribute('href')) ?? '').searchParams.get('text')
  expect(text).toContain('This is a reminder: we expect your')
  expect(text).toContain(without.link)
  // The window of WhatsApp stays closed in the test.
  await whatsApp.evaluate((link) =>
    link.addEventListener('click', (event) => event.preventDefault()),
  )
  await whatsApp.click()
  await ravi.getByText('WhatsApp opened').waitFor()
  await ravi.getByRole('link', { name: 'Ravi Without', exact: true }).click()
  await board.getByText('Reminder of the appointment').first().waitFor()
})

test('today’s board leads to the reminders of the next open day', async () => {
  const board = await openLoggedInWindow(site, '/admin/board')
  await board.getByRole('link', { name: /^Reminders for/ }).click()
  await board.getByRole('heading', { name: 'Reminders' }).waitFor()
  await expect.poll(() => board.evaluate(() => scrollY)).toBeGreaterThan(0)
})
