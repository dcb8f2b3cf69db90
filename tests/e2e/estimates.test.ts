import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { openWindow } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { phoneWindowOptions } from '#tests/phone-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

/** Books a service for the first open day, as the form does. */
async function book(name: string) {
  const { days } = await (await fetch(`${site.url}/api/slots?for=service-paid`)).json()
  const open: { day: string; hours: { at: string }[] }[] = days
  const day = open.find(({ hours }) => hours.length > 0)?.day ?? ''
  const answer = await fetch(`${site.url}/book-service`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify({
      ...{ name, contactNumber: '9000000456', serviceType: 'Paid', bookingDate: day },
    }),
  })
  const { reference, link }: { reference: string; link: string } = await answer.json()
  return { reference, day, link: `${site.url}${link}` }
}

async function openJobCard(page: Page) {
  await page.getByRole('button', { name: 'Job card' }).first().click()
  await page.getByRole('dialog').getByRole('heading', { name: 'Estimate' }).waitFor()
}

/** Types the lines with the keyboard alone, after the focus is in the first one. */
async function typeLines(page: Page, lines: readonly (readonly [string, string])[]) {
  await page.getByLabel('Part or work, line 1').focus()
  for (const [at, [text, amount]] of lines.entries()) {
    if (at > 0) await page.keyboard.press('Enter')
    const field = page.getByLabel(`Part or work, line ${at + 1}`)
    await expect.poll(() => field.evaluate((it) => it === document.activeElement)).toBe(true)
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
    await page.keyboard.type(amount)
  }
}

/** Answers for WhatsApp, to which the browser of a test has no way. */
const stubWhatsApp = (page: Page) =>
  page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))

test('staff send an estimate, the customer approves it without JavaScript, the board says so', async () => {
  const { reference, day, link } = await book('Asha Rao')
  const desk = await openLoggedInWindow(site, `/admin/desk/${reference}`)
  await stubWhatsApp(desk)
  await openJobCard(desk)
  await typeLines(desk, [
    ['Brake pads, front', '850'],
    ['Engine oil, 1 litre', '400'],
  ])
  await desk.getByText('Total ₹1,250 incl. GST').waitFor()
  expect(await axeFindings(desk)).toEqual([])
  // An accidental close keeps the lines.
  await desk.keyboard.press('Escape')
  await openJobCard(desk)
  await desk.getByText('Total ₹1,250 incl. GST').waitFor()
  const opened = desk.context().waitForEvent('page')
  await desk.getByRole('button', { name: 'Save and open WhatsApp' }).click()
  const whatsApp = await opened
  expect(decodeURIComponent(whatsApp.url())).toContain('₹1,250, including GST')
  await whatsApp.close()
  const dialog = desk.getByRole('dialog')
  await dialog.getByText('Waits for the customer’s answer').waitFor()

  const page = await openWindow(site.url, {
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  })
  await page.goto(link)
  await page.getByRole('link', { name: 'Approve', exact: true }).click()
  await page.getByText('Do you approve estimate 1 for ₹1,250, incl. GST?').waitFor()
  await page.getByLabel(/^Note to the workshop/).fill('Keep the old pads')
  await page.getByRole('button', { name: 'Approve ₹1,250' }).click()
  await page.getByText('You approved the estimate.').waitFor()

  await dialog.getByText(/^Approved by the customer/).waitFor()
  await dialog.getByText('Note: Keep the old pads').waitFor()
  await desk.goto(`/admin/board?day=${day}`)
  const card = desk.getByRole('article', { name: /Asha Rao/ }).filter({ visible: true })
  await card.getByText('Estimate approved').waitFor()
})

test('staff correct an answer and send a newer estimate on a phone with large targets', async () => {
  const { reference, link } = await book('Ravi Kumar')
  const desk = await openLoggedInWindow(site, `/admin/desk/${reference}`, phoneWindowOptions)
  await stubWhatsApp(desk)
  await openJobCard(desk)
  await typeLines(desk, [
    ['Chain set', '2,400'],
    ['', '12'],
  ])
  const dialog = desk.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save and open WhatsApp' }).click()
  await dialog.getByText('Describe the part or the work.').waitFor()
  await dialog.getByRole('button', { name: 'Remove line 2' }).click()
  await dialog.getByRole('button', { name: 'Save and open WhatsApp' }).click()
  await dialog.getByRole('button', { name: 'Customer said no' }).click()
  await dialog.getByText(/^Refused by telephone/).waitFor()
  await dialog.getByRole('button', { name: 'Correct the answer' }).click()
  await dialog.getByRole('button', { name: 'Customer said yes' }).click()
  await dialog.getByText(/^Approved by telephone/).waitFor()
  await dialog.getByRole('button', { name: 'New estimate' }).click()
  const small = await dialog
    .locator('section')
    .filter({ hasText: 'A new estimate replaces' })
    .locator('a, button, input, summary')
    .evaluateAll((all) => all.filter((it) => it.getBoundingClientRect().height < 44).length)
  expect(small).toBe(0)
  expect(await axeFindings(desk)).toEqual([])

  const page = await openWindow(site.url, { viewport: { width: 375, height: 740 } })
  await page.goto(link)
  await page.getByText(/^Approved by telephone/).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await typeLines(desk, [['Chain set and labour', '2700']])
  await dialog.getByRole('button', { name: 'Save and open WhatsApp' }).click()
  await dialog.getByText('Waits for the customer’s answer').waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Do not approve' }).click()
  await page.getByText('Do you approve estimate 2 for ₹2,700, incl. GST?').waitFor()
  expect(await axeFindings(page)).toEqual([])
})
