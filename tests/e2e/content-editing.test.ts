import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { expectConsoleError } from '#tests/browser-window.ts'
import { hasFocus } from '#tests/has-focus.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { sampleJpeg } from '#tests/sample-pictures.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import { adminLogin, type StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const phone = { viewport: { width: 375, height: 812 } }
const openAsStaff = (path: string, options = {}): Promise<Page> =>
  openLoggedInWindow(site, path, { ...phone, ...options })

const price = 'Ex-showroom price'
const editShine = (page: Page) => page.getByRole('button', { name: /CB SHINE/ }).first()

describe('on a phone', () => {
  test('a price change is in the audit log and public with the next request', async () => {
    const page = await openAsStaff('/admin/price')
    await editShine(page).click()
    await page.getByText('None yet').waitFor()
    await page.getByLabel(price).fill('')
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByRole('link', { name: 'Please enter a valid price' }).click()
    expect(await page.getByLabel(price).evaluate((it) => it === document.activeElement)).toBe(true)
    await page.getByLabel(price).fill('1,04,116')
    await page.getByRole('button', { name: 'Update' }).click()
    await page
      .getByRole('heading', { name: '₹78,500 → ₹1,04,116 is 33% more. Save it anyway?' })
      .waitFor()
    await page.getByRole('button', { name: 'Save anyway' }).click()
    await page.getByText('Price updated successfully').waitFor()
    await editShine(page).click()
    await page.getByText('→ ₹1,04,116').waitFor()
    await page.goto('/view-details/CBSHINE')
    await page.getByText('₹1,04,116').first().waitFor()
  })

  test('loan terms and contract prices are saved separately, each with its date', async () => {
    const page = await openAsStaff('/admin/rates')
    const part = (name: string) => page.getByRole('region', { name, exact: true })
    const loan = part('Typical loan')
    await loan.getByLabel('Months').fill('200')
    await loan.getByRole('button', { name: 'Save' }).click()
    await loan.getByRole('link', { name: /whole number from 6 to 120/ }).click()
    await loan.getByLabel('Months').fill('24')
    await loan.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved, with today’s date.').first().waitFor()

    const contract = part('Maintenance contract (AMC)')
    await contract.getByRole('button', { name: 'Remove Scooters' }).click()
    await contract.getByRole('button', { name: 'Add price' }).click()
    await contract.getByLabel('Vehicles').last().fill('Mopeds')
    await contract.getByLabel('Price (₹)').last().fill('899')
    await contract.getByRole('button', { name: 'Save' }).click()
    const warranty = part('Extended warranty')
    await warranty.getByLabel('Scooters, + 1 year or 12,000 km (₹)').fill('')
    await warranty.getByRole('button', { name: 'Save' }).click()
    await expect
      .poll(async () => (await fetch(`${site.url}/amc`)).text())
      .toMatch(/From ₹899 a year/)
    await expect
      .poll(async () => (await fetch(`${site.url}/extendedWarranty`)).text())
      .toMatch(/From ₹1,149/)
  })

  test('the second of two price editors gets a warning and loses no typed value', async () => {
    expectConsoleError(/409/)
    const mine = await openAsStaff('/admin/price')
    await mine
      .getByRole('button', { name: /UNICORN/ })
      .first()
      .click()
    await mine.getByLabel(price).fill('120001')
    const theirs = await openAsStaff('/admin/price')
    await theirs
      .getByRole('button', { name: /UNICORN/ })
      .first()
      .click()
    await theirs.getByLabel(price).fill('120002')
    await theirs.getByRole('button', { name: 'Update' }).click()
    await theirs.getByText('Price updated successfully').waitFor()
    await mine.getByRole('button', { name: 'Update' }).click()
    await mine.getByText(/changed this price while you were editing/).waitFor()
    await mine.getByText('Current price ₹1,20,002').waitFor()
    expect(await mine.getByLabel(price).inputValue()).toBe('120001')
    await mine.getByRole('button', { name: 'Update' }).click()
    await mine.getByText('Price updated successfully').waitFor()
  })

  test('a login dialog renews a session that expires during an edit', async () => {
    expectConsoleError(/401/)
    const page = await openAsStaff('/admin/accessories-price')
    await page.getByRole('button', { name: /Edit/ }).first().click()
    await page.getByLabel('Price (₹)').fill('999.5')
    await page.evaluate(() => fetch('/api/logout', { method: 'POST' }))
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByRole('button', { name: 'Save anyway' }).click()
    await page.getByLabel('User ID').fill(adminLogin.userId)
    await page.getByLabel('Password', { exact: true }).fill(adminLogin.password)
    await page.getByRole('button', { name: /log ?in/i }).click()
    await page.getByText('Price updated successfully!').waitFor()
    await page.getByText('₹999.50').first().waitFor()
  })

  test('a scooter is switched off and on', async () => {
    const page = await openAsStaff('/admin/bikes')
    await page.getByLabel('Vehicle type').selectOption('scooters')
    const box = page.getByRole('checkbox', { name: 'DIO 125 is active' })
    await box.uncheck()
    await page.getByText('Vehicle deactivated successfully').waitFor()
    const isPublic = async () =>
      (await (await fetch(`${site.url}/scooters`)).text()).includes('DIO 125')
    expect(await isPublic()).toBe(false)
    await box.check()
    await page.getByText('Vehicle activated successfully').waitFor()
    expect(await isPublic()).toBe(true)
  })

  test('an offer with a picture is added, shown, deleted and restored', async () => {
    const page = await openAsStaff('/admin/offer')
    await page.getByRole('button', { name: 'Add offer' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Please fill all fields').waitFor()
    await page.getByRole('textbox', { name: 'Title' }).fill('दीपावली <b>offer</b> 🪔')
    await page.getByRole('textbox', { name: 'Description' }).fill('Until Sunday')
    const buffer = await sampleJpeg({ turned: true })
    await page
      .locator('#field-image')
      .setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer })
    // Closing the dialog with Escape keeps the draft.
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Add offer' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Offer Added Successfully!').waitFor()
    const offers = async () => (await fetch(`${site.url}/offers`)).text()
    expect(await offers()).toContain('दीपावली &lt;b&gt;offer&lt;/b&gt;')

    await page.getByRole('button', { name: /Delete दीपावली/ }).click()
    await page.getByText('Are you sure you want to delete this offer?').waitFor()
    await page.getByRole('button', { name: 'Delete', exact: true }).click()
    await page.getByText('Offer Deleted Successfully!').waitFor()
    expect(await offers()).not.toContain('दीपावली')
    await page.getByRole('button', { name: /Undo/ }).click()
    await page.getByText('The offer is restored.').waitFor()
    expect(await offers()).toContain('दीपावली')
  })

  test('an edited offer is public at once', async () => {
    const page = await openAsStaff('/admin/offer')
    await page
      .getByRole('button', { name: /^Edit / })
      .first()
      .click()
    await page.getByRole('textbox', { name: 'Title' }).fill('')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Please fill all fields').waitFor()
    await page.getByRole('link', { name: 'Enter a title.' }).waitFor()
    await page.getByRole('textbox', { name: 'Title' }).fill('Exchange & ride home')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Offer saved.').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: 'Exchange & ride home' }).waitFor()
    const offers = await fetch(`${site.url}/offers`)
    expect(await offers.text()).toContain('Exchange &amp; ride home')
  })

  test('the second of two editors of an offer gets a warning and loses no typed value', async () => {
    expectConsoleError(/409/)
    const open = async () => {
      const page = await openAsStaff('/admin/offer')
      await page
        .getByRole('button', { name: /^Edit / })
        .last()
        .click()
      return { page, text: page.getByRole('textbox', { name: 'Description' }) }
    }
    const [mine, theirs] = [await open(), await open()]
    await mine.text.fill('Mine, in many words')
    await theirs.text.fill('Theirs')
    await theirs.page.getByRole('button', { name: 'Save' }).click()
    await theirs.page.getByText('Offer saved.').waitFor()
    await mine.page.getByRole('button', { name: 'Save' }).click()
    await mine.page.getByText(/changed this offer while you were editing/).waitFor()
    expect(await mine.text.inputValue()).toBe('Mine, in many words')
    await mine.page.getByRole('button', { name: 'Save' }).click()
    await mine.page.getByText('Offer saved.').waitFor()
    await mine.page.getByText('Mine, in many words').waitFor()
  })

  test('an edited caption is public at once', async () => {
    const page = await openAsStaff('/admin/gallery')
    await page
      .getByRole('button', { name: /^Edit the caption of picture/ })
      .first()
      .click()
    await page.getByLabel('Caption', { exact: true }).fill('Deliveries on a Monday')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Caption saved. It is on the site now.').waitFor()
    await page
      .getByRole('button', { name: /Deliveries on a Monday/ })
      .first()
      .waitFor()
    const gallery = await fetch(`${site.url}/gallery`)
    expect(await gallery.text()).toContain('Deliveries on a Monday')
  })

  test('several pictures are uploaded together, and only the invalid pictures are refused', async () => {
    expectConsoleError(/415/)
    const page = await openAsStaff('/admin/gallery')
    const before = await page.getByRole('button', { name: /^Delete picture/ }).count()
    await page.getByRole('button', { name: 'Add pictures' }).click()
    const picture = async (name: string, width: number) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await sampleJpeg({ width }),
    })
    await page
      .locator('#field-images')
      .setInputFiles([
        await picture('a.jpg', 50),
        { name: 'liar.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') },
        { name: 'empty.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(0) },
        await picture('b.jpg', 70),
      ])
    await page.getByText('The file is empty.').waitFor()
    await page.getByLabel('Caption of a.jpg').fill('The workshop')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('SVG files cannot be uploaded').waitFor()
    await page.getByText('Saved', { exact: true }).nth(1).waitFor()
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByText('2 pictures added.').waitFor()
    await page.getByText('The workshop', { exact: true }).waitFor()
    await expect
      .poll(() => page.getByRole('button', { name: /^Delete picture/ }).count())
      .toBe(before + 2)
  })

  test('the site shows a telephone number that staff entered', async () => {
    expectConsoleError(/422/)
    const page = await openAsStaff('/admin/account')
    await page.getByLabel('Sales phone 1').fill('12')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: /Sales phone 1 must be a ten-digit phone number/ }).click()
    await expect.poll(() => hasFocus(page.getByLabel('Sales phone 1'))).toBe(true)
    await page.getByLabel('Sales phone 1').fill('098480-12345')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. The changes are on the site now.').waitFor()
    expect(await (await fetch(`${site.url}/contact`)).text()).toContain('+91 98480 12345')
    await page
      .getByText(/changed the details of/)
      .first()
      .waitFor()
  })
})

describe('for all staff', () => {
  test('a dialog opens and closes by keyboard and returns the focus', async () => {
    const page = await openAsStaff('/admin/price', { viewport: { width: 1440, height: 900 } })
    const edit = page.getByRole('button', { name: 'Edit the price of ACTIVA 110' })
    await edit.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByLabel(price).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await expect.poll(() => hasFocus(edit)).toBe(true)
  })

  test('a search finds a model, or says that no model matches', async () => {
    const page = await openAsStaff('/admin/price', { viewport: { width: 1440, height: 900 } })
    await page.getByLabel('Search models').fill('hornet')
    await page.getByText('1 of 22').waitFor()
    await page.getByLabel('Search models').fill('tractor')
    await page.getByText('No model matches “tractor”.').waitFor()
  })

  test('axe finds no accessibility fault in a dialog', async () => {
    const page = await openAsStaff('/admin/price', { colorScheme: 'dark' })
    await editShine(page).click()
    await page.getByRole('dialog').getByLabel(price).waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test('a refused form takes the focus, and axe finds no accessibility fault in the form', async () => {
    const page = await openAsStaff('/admin/offer')
    await page.getByRole('button', { name: 'Add offer' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('link', { name: 'Choose a picture.' }).waitFor()
    const hasFocus = (it: Element) => it === document.activeElement
    expect(await page.getByRole('alert').evaluate(hasFocus)).toBe(true)
    expect(await axeFindings(page)).toEqual([])
  })
})
