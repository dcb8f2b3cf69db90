import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { openPage, openWindow } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

type Hours = { days: { day: string; hours: { at: string }[] }[] }

/** Books the first free hour, as the form does. */
async function book(name: string) {
  const { days }: Hours = await (await fetch(`${site.url}/api/slots?for=service-paid`)).json()
  const open = days.filter(({ hours }) => hours.length > 0)
  const [first] = open
  const answer = await fetch(`${site.url}/book-service`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify({
      name,
      contactNumber: '9000000456',
      serviceType: 'Paid',
      bookingDate: first?.day,
      bookingTime: first?.hours[0]?.at,
    }),
  })
  const { reference, link }: { reference: string; link: string } = await answer.json()
  return { reference, link: `${site.url}${link}` }
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name })

for (const javaScriptEnabled of [true, false])
  test(`an appointment moves and comes back, JavaScript ${javaScriptEnabled}`, async () => {
    const { link } = await book(`Asha ${javaScriptEnabled}`)
    const page = await openWindow(site.url, {
      javaScriptEnabled,
      viewport: { width: 320, height: 640 },
    })
    await page.goto(link)
    await page.getByText('Your booking is confirmed').waitFor()
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Move the appointment' }).click()
    await heading(page, 'Move the appointment').waitFor()
    if (javaScriptEnabled) expect(await axeFindings(page)).toEqual([])
    expect(await widthOf(page)).toBe(320)
    await page.getByRole('radio').last().check()
    await page.getByRole('button', { name: 'Move to this time' }).click()
    await page.getByText('You moved the appointment.').waitFor()
    await page.getByRole('link', { name: 'Cancel the appointment' }).click()
    await page.getByLabel(/^Reason/).fill('I am away')
    await page.getByRole('button', { name: 'Cancel the appointment' }).click()
    await page.getByText('This booking is cancelled').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('Your booking is confirmed').waitFor()
  })

test('the thank-you panel leads to the page, also after a reload', async () => {
  // Sent without the script, the form leads to the customer's page at once.
  const page = await openPage(site.url, '/contact')
  await page.getByLabel('Name').fill('Meena')
  await page.getByLabel('Email').fill('meena@example.com')
  await page.getByLabel('Contact number').fill('9000000789')
  await page.getByLabel('Reason').selectOption('Support')
  await page.getByLabel('Message').fill('The key')
  await page.getByRole('button', { name: 'Send message' }).click()
  const follow = page.getByRole('link', { name: 'Follow or change this enquiry' })
  await follow.waitFor()
  await page.reload()
  await follow.click()
  await page.getByText('We have received your message').waitFor()
  expect(page.url()).toContain('/my-enquiry/CT-')
})

test('the desk shows a change by the customer at once, and renews the link', async () => {
  const { reference, link } = await book('Ravi')
  const desk = await openLoggedInWindow(site, `/admin/desk/${reference}`)
  const page = await openWindow(site.url)
  await page.goto(`${link}/cancel`)
  await page.getByRole('button', { name: 'Cancel the appointment' }).click()
  await desk
    .getByText(/^Customer, /)
    .first()
    .waitFor()
  await desk.getByRole('button', { name: 'Renew link' }).click()
  await desk.getByRole('dialog').getByRole('button', { name: 'Renew link' }).click()
  await desk.getByText('The link is new. Send it to the customer.').waitFor()
  expect((await page.request.get(link)).status()).toBe(404)
})

test('reference and last digits show the state and no link', async () => {
  const { reference } = await book('Leela')
  const page = await openWindow(site.url, { javaScriptEnabled: false })
  await page.goto(`${site.url}/my-enquiry`)
  await page.getByLabel('Reference').fill(reference)
  await page.getByLabel('Last four digits of your number').fill('0456')
  await page.getByRole('button', { name: 'Show the state' }).click()
  await page.getByText('Your booking is confirmed').waitFor()
  expect(await page.getByRole('link', { name: 'Move the appointment' }).count()).toBe(0)
})
