import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectConsoleError, openWindow } from '#tests/browser-window.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

const phone = { viewport: { width: 375, height: 667 } }

let site: StartedSite
let reference = ''
beforeAll(async () => {
  site = await startOwnSite()
  const answer = await fetch(`${site.url}/api/postBooking`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: site.url },
    body: JSON.stringify({
      name: 'Asha Quoted',
      mobileNo: '9000000345',
      emailId: 'asha@example.com',
      model: 'honda-dio',
      color: 'Red',
      message: '',
      agree: true,
    }),
  })
  reference = (await answer.json()).reference
})
afterAll(() => site.stop())

const openEnquiry = () => openLoggedInWindow(site, `/admin/desk/${reference}`)
const sectionOf = (page: Page) => page.getByRole('region', { name: 'Quotations' })
const press = (page: Page, name: string) => page.getByRole('button', { name }).click()
let customersPage = ''

test('a quotation is made with three taps and opens in WhatsApp with a fourth', async () => {
  const page = await openEnquiry()
  const section = sectionOf(page)
  await press(page, 'New quotation')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Total on the road').waitFor()
  expect(await dialog.getByLabel('Vehicle', { exact: true }).inputValue()).toBe('DIO')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await section.getByText('Draft').waitFor()
  await section.getByRole('button', { name: /^Send quotation/ }).click()
  const whatsApp = section.getByRole('link', { name: 'WhatsApp' })
  await whatsApp.waitFor()
  const url = new URL((await whatsApp.getAttribute('href')) ?? '')
  const text = url.searchParams.get('text') ?? ''
  expect(text).toMatch(/^Hello Asha Quoted,\n\nhere is our quotation Q-\w{5} for DIO .+: ₹/)
  customersPage = /http\S+\/q\/[\w-]{43}/.exec(text)?.[0] ?? ''
  expect(customersPage).toContain(site.url)
})

test('the total follows each choice before anything is saved', async () => {
  const page = await openEnquiry()
  const section = sectionOf(page)
  await press(page, 'New quotation')
  const dialog = page.getByRole('dialog')
  const total = async () =>
    Number((await dialog.getByRole('status').first().textContent())?.replaceAll(/\D/g, ''))
  await expect.poll(total).toBeGreaterThan(50_000)
  const before = await total()
  await dialog.getByLabel('Accessories (₹)').fill('2,450')
  await expect.poll(total).toBe(before + 2450)
  await dialog.getByLabel('Discount (₹)').fill('450')
  await expect.poll(total).toBe(before + 2000)
  await dialog.getByLabel('Vehicle', { exact: true }).selectOption('HORNET 2.0')
  await expect.poll(total).toBeGreaterThan(before + 30_000)
  await dialog.getByLabel('Variant').selectOption('Repsol Edition')
  await expect.poll(() => dialog.getByText('The price of Repsol Edition').count()).toBe(1)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await section.getByText('HORNET 2.0 Repsol Edition').waitFor()
})

test('a colleague who was faster is named, and the next attempt keeps the typed figures', async () => {
  expectConsoleError(/status of 409/)
  const page = await openEnquiry()
  await press(page, 'New quotation')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Total on the road').waitFor()
  await dialog.getByLabel('Accessories (₹)').fill('777')
  const list = `/api/enquiries/${reference}/quotations`
  const { seen } = await (await page.request.get(list)).json()
  const faster = await page.request.post(list, { data: { model: 'QC1', seen } })
  expect(faster.status()).toBe(201)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText(/has just saved quotation Q-\w{5} for this enquiry/).waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => sectionOf(page).getByText('₹777', { exact: true }).count()).toBe(1)
})

test('the customer reads and accepts it without JavaScript, and the desk shows the answer', async () => {
  const customer = await openWindow(site.url, { javaScriptEnabled: false })
  await customer.goto(customersPage)
  await customer.getByText('If it were made today').waitFor()
  expect(await customer.content()).not.toContain('Asha')
  await customer.getByRole('button', { name: 'Accept' }).click()
  await customer.getByText('This quotation is accepted.').waitFor()
  const page = await openEnquiry()
  const section = sectionOf(page)
  await section.getByText('Accepted', { exact: true }).waitFor()
  await page.getByText(/^Quotation Q-\w{5} accepted: ₹/).waitFor()
})

test('the total stays in view beside the buttons of the dialog on a phone', async () => {
  const page = await openLoggedInWindow(site, `/admin/desk/${reference}`, phone)
  await press(page, 'New quotation')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Total on the road').waitFor()
  const total = dialog.getByRole('status')
  const lowerEdgeOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }
  await expect
    .poll(() => lowerEdgeOf(dialog.getByRole('button', { name: 'Save' })))
    .toBeLessThanOrEqual(phone.viewport.height)
  expect(await lowerEdgeOf(total)).toBeLessThanOrEqual(phone.viewport.height)
  expect(await total.textContent()).toMatch(/^₹[\d,]+ on the road$/)
  const note = dialog.getByLabel('Note for colleagues')
  await note.focus()
  const isFree = async () => (await lowerEdgeOf(note)) <= ((await total.boundingBox())?.y ?? 0)
  await expect.poll(isFree).toBe(true)
})

/** Logs in as a new salesperson and makes a quotation with a discount above the limit. */
async function askForApproval(page: Page): Promise<string> {
  const person = { userId: 'ravi', name: 'Ravi Kumar', email: '', role: 'sales' }
  const { invitation } = await (await page.request.post('/api/staff', { data: person })).json()
  const password = 'four green mangoes'
  const ravi = await openWindow(site.url)
  const form = { newPassword: password, confirmPassword: password }
  await ravi.request.post(invitation, { form, headers: { Origin: site.url } })
  await ravi.request.post('/api/login', { data: { userId: 'ravi', password } })
  const list = `/api/enquiries/${reference}/quotations`
  const { seen } = await (await ravi.request.get(list)).json()
  const data = { model: 'DIO', discount: 4000, seen, asksApproval: true }
  const made = await ravi.request.post(list, { data })
  return (await made.json()).quotation.number
}

test('a discount is approved in the list, after a dialog with its amounts', async () => {
  const page = await openEnquiry()
  const number = await askForApproval(page)
  await page.goto('/admin/quotations?section=waiting')
  await press(page, `Approve quotation ${number}`)
  const dialog = page.getByRole('dialog', { name: `Approve ₹4,000 discount on ${number}?` })
  await dialog.getByText(/^₹[\d,]+ on the road$/).waitFor()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await page.getByText('No quotation waits for approval.').waitFor()
  const answer = await page.request.get(`/api/enquiries/${reference}/quotations`)
  const { quotations } = await answer.json()
  expect(quotations[0]).toMatchObject({ number, state: 'approved' })
})

test('prints on one page, and with long notes on two', async () => {
  const customer = await openWindow(site.url)
  await customer.goto(customersPage)
  await customer.getByText('If it were made today').waitFor()
  const countPages = async () =>
    (await customer.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)
      ?.length
  expect(await countPages()).toBe(1)
  await customer.evaluate(() => {
    for (const label of document.querySelectorAll('tbody th'))
      label.append(' A long note of the dealership about this line.'.repeat(4))
  })
  expect(await countPages()).toBe(2)
})

test('a new version needs a confirmation if the customer accepts in the meantime', async () => {
  expectConsoleError(/status of 422/)
  const page = await openEnquiry()
  const list = `/api/enquiries/${reference}/quotations`
  const { seen } = await (await page.request.get(list)).json()
  const send = async (path: string, data: object) =>
    (await (await page.request.post(path, { data })).json()).quotation
  const { id, number, version } = await send(list, { model: 'QC1', seen })
  const sent = await send(`/api/quotations/${id}/send`, { version })
  await page.reload()
  await press(page, `New version of quotation ${number}`)
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Total on the road').waitFor()
  await send(`/api/quotations/${id}/answer`, { answer: 'accepted', version: sent.version })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByLabel('Make a new version all the same').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await sectionOf(page).getByText('version 2').waitFor()
})

test('a saved proof is checked in the browser, and a changed one is refused', async () => {
  const proof = await (await fetch(`${customersPage}/proof.json`)).text()
  const visitor = await openWindow(site.url)
  await visitor.goto('/q/verify')
  const requests: string[] = []
  const check = async (text: string) => {
    const file = { name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(text) }
    await visitor.getByLabel('Proof file').setInputFiles(file)
  }
  await expect
    .poll(async () => {
      await check(proof)
      return visitor.getByText('The proof is genuine.').count()
    })
    .toBe(1)
  visitor.on('request', (request) => requests.push(request.url()))
  await check(proof.replace(/"total":\d/, '"total":9'))
  await visitor.getByText('The file was changed.').waitFor()
  // A first rupee on the page loads its font.
  expect(requests.filter((url) => !url.includes('/fonts/'))).toEqual([])
})

test('a visitor gets the price on the page of a vehicle as a quotation, without JavaScript', async () => {
  expectConsoleError(/status of 422/)
  const visitor = await openWindow(site.url, { ...phone, javaScriptEnabled: false })
  await visitor.goto('/view-details/HORNET2.0?variant=Repsol+Edition')
  await visitor.getByRole('heading', { name: 'What makes up this price' }).click()
  await visitor.getByRole('link', { name: 'Print or share this calculation' }).first().click()
  await visitor.waitForURL(/\/price\/HORNET2\.0\?variant=Repsol\+Edition&on=/)
  const send = () => visitor.getByRole('button', { name: 'Get the quotation' }).click()
  await visitor.getByLabel('Name', { exact: true }).fill('Ishita Visiting')
  await visitor.getByLabel('Contact number').fill('123')
  await visitor.getByLabel('I agree to the terms and conditions').check()
  await send()
  await visitor.getByRole('alert').waitFor()
  expect(await visitor.getByLabel('Name', { exact: true }).inputValue()).toBe('Ishita Visiting')
  await visitor.getByLabel('Contact number').fill('90000 00078')
  await send()
  await visitor.getByText(/^Thank you\. Your quotation is ready\. Your reference is OR-/).waitFor()
  await visitor.getByText('HORNET 2.0 Repsol Edition, on the road').waitFor()
  expect(await visitor.content()).not.toContain('Ishita')
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})
