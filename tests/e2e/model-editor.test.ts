import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { expectConsoleError } from '#tests/browser-window.ts'
import { hasFocus } from '#tests/has-focus.ts'
import { openLoggedInWindow } from '#tests/logged-in-window.ts'
import { sampleJpeg } from '#tests/sample-pictures.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'

let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

const phone = { viewport: { width: 375, height: 812 } }
const pageOf = async (path: string) => {
  const answer = await fetch(site.url + path)
  return { status: answer.status, html: await answer.text() }
}

test('a copied model with a new variant, photo and price is public after its publication', async () => {
  const page = await openLoggedInWindow(site, '/admin/models', phone)
  await page.getByRole('button', { name: 'Add model' }).click()
  expectConsoleError(/422/)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText('Enter a name.').waitFor()
  await page.getByRole('textbox', { name: 'Name' }).fill('HORNET 3.0')
  await page.getByLabel('Start from').selectOption({ label: 'HORNET 2.0' })
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('heading', { name: 'HORNET 3.0' }).waitFor()
  await page.getByLabel(/^Ex-showroom price/).fill('1,65,000')
  await page.getByRole('button', { name: 'Add a variant' }).click()
  // The new row has the focus.
  await page.keyboard.type('Racing')
  await page
    .getByLabel(/^Extra over the first variant/)
    .last()
    .fill('9,000')
  await page.getByText('Nothing is missing').waitFor()
  const buffer = await sampleJpeg()
  await page.getByRole('group', { name: 'Colours and pictures' }).locator('summary').first().click()
  await page
    .getByLabel(/^Photo in this colour/)
    .first()
    .setInputFiles({ name: 'hornet.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByAltText('Chosen for: Photo in this colour').first().waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect((await pageOf('/view-details/HORNET3.0')).status).toBe(404)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. It is on the site now.').waitFor()
  const { status, html } = await pageOf('/view-details/HORNET3.0')
  expect([status, html.includes('₹1,65,000'), html.includes('Racing')]).toEqual([200, true, true])
  expect(html).toMatch(/\/media\/[0-9a-f]{16}-\d+\.v1\.avif/)
})

test('an editor corrects a figure by keyboard and restores an earlier version', async () => {
  const page = await openLoggedInWindow(site, '/admin/models/cb-shine', phone)
  // No field that Tab reaches is below the bar at the bottom, which loads late.
  await page.locator('main .foot-bar').waitFor()
  await page.getByLabel('Name', { exact: true }).focus()
  for (let step = 0; step < 16; step++) {
    await page.keyboard.press('Tab')
    const { field, bar } = await page.evaluate(() => ({
      field: document.activeElement?.getBoundingClientRect().top ?? 0,
      bar: document.querySelector('main .foot-bar')?.getBoundingClientRect().top ?? 0,
    }))
    expect(field).toBeLessThan(bar)
  }
  const engine = page.getByRole('group', { name: 'Engine' })
  await engine.locator('summary').focus()
  await page.keyboard.press('Enter')
  const value = engine.getByLabel('Value').nth(1)
  const was = await value.inputValue()
  await value.focus()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('99.9 of something')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Publish now' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('Published. It is on the site now.').waitFor()
  const shown = async () =>
    (await pageOf('/view-details/CBSHINE?tab=specifications')).html.includes('99.9 of something')
  expect(await shown()).toBe(true)

  await page.getByRole('button', { name: 'Versions' }).click()
  await page.getByRole('heading', { name: 'Version 1, from the original catalogue' }).waitFor()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await dialog.getByRole('heading', { name: 'Restore version 1?' }).waitFor()
  await dialog.locator('del', { hasText: '99.9 of something' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Restore' }).click()
  await page.getByText('Version 1 is on the site.').waitFor()
  expect(await shown()).toBe(false)
  await engine.locator('summary').click()
  await expect.poll(() => engine.getByLabel('Value').nth(1).inputValue()).toBe(was)

  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByText('Undone').waitFor()
  expect(await shown()).toBe(true)
})

test('undoing a publication restores the public page and keeps the new text as a draft', async () => {
  const page = await openLoggedInWindow(site, '/admin/models/livo')
  const publish = page.getByRole('button', { name: 'Publish', exact: true })
  await page.getByText('Nothing to publish. The site already shows all of this.').waitFor()
  expect(await publish.getAttribute('aria-disabled')).toBe('true')
  await page.getByLabel(/^Tagline/).fill('Undone in a moment')
  await page.getByText('Saved', { exact: true }).waitFor()
  await publish.click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByRole('button', { name: /^Undo/ }).waitFor()
  const shown = async () => (await pageOf('/view-details/LIVO')).html.includes('Undone in a moment')
  expect(await shown()).toBe(true)
  await page.getByRole('button', { name: /^Undo/ }).click()
  await page.getByText('Undone', { exact: true }).waitFor()
  expect(await shown()).toBe(false)
  expect(await page.getByLabel(/^Tagline/).inputValue()).toBe('Undone in a moment')
  await expect.poll(() => publish.getAttribute('aria-disabled')).toBe('false')
})

test('the editor reports a torque contradiction before publication and fixes it in one click', async () => {
  const page = await openLoggedInWindow(site, '/admin/models/hornet-2-0')
  await page
    .getByLabel(/^Torque \(?Nm|^Torque$/)
    .first()
    .fill('15.7')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog
    .getByText(/^Torque is 15\.7 Nm in Key figures and 16\.1 Nm in .*Specification/)
    .waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Use 15.7 Nm everywhere' }).click()
  await dialog.getByText(/^Torque is/).waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. It is on the site now.').waitFor()
  const { html } = await pageOf('/view-details/HORNET2.0?tab=specifications')
  expect([html.includes('15.7 Nm'), html.includes('16.1 Nm')]).toEqual([true, false])
})

test('a new colour that is still grey is named before publication', async () => {
  const page = await openLoggedInWindow(site, '/admin/models/activa-6g')
  await page.getByRole('button', { name: 'Add a colour' }).click()
  await page.getByLabel('Colour', { exact: true }).last().fill('Pearl Red')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(/^Colour \d+, Paint colour is still the grey of a new colour/).waitFor()
  await dialog.getByRole('button', { name: 'Show the field' }).click()
  const paint = page.getByLabel('Paint colour', { exact: true }).last()
  await expect.poll(() => hasFocus(paint)).toBe(true)
  await paint.fill('#aa0000')
  await page.getByText('Nothing is missing').waitFor()
})

test('two concurrent editors of one model lose no change', async () => {
  const one = await openLoggedInWindow(site, '/admin/models/dio')
  const other = await openLoggedInWindow(site, '/admin/models/dio')
  expectConsoleError(/409/)
  await one.getByLabel(/^Tagline/).fill('From the first window')
  await one.getByText('Saved', { exact: true }).waitFor()
  await other.getByLabel(/^Note on the model page/).fill('From the second window')
  await other.getByText('Both changes are saved.').waitFor()
  // The page also loads the name of the last editor: "Saved by …" replaces "Saved".
  await other.getByText(/^Saved( by .*)?$/).waitFor()
  expect(await other.getByLabel(/^Tagline/).inputValue()).toBe('From the first window')
  await one.reload()
  expect(await one.getByLabel(/^Note on the model page/).inputValue()).toBe(
    'From the second window',
  )
})

test('rows pasted from a spreadsheet are published at a scheduled time', async () => {
  const page = await openLoggedInWindow(site, '/admin/models/unicorn')
  const group = page.getByRole('group', { name: 'Electrical' })
  await group.locator('summary').click()
  const remove = group.getByRole('button', { name: /^Remove Row/ })
  while ((await remove.count()) > 0) await remove.last().click()
  await group
    .getByLabel('Paste rows from a spreadsheet here')
    .fill('Horn\tTwo, of brass\nSocket\tUSB-C, 3 A')
  await page.getByText('Saved', { exact: true }).waitFor()
  const values = await group
    .getByLabel('Value')
    .evaluateAll((all) => all.map((it) => (it instanceof HTMLInputElement ? it.value : '')))
  expect(values).toEqual(['Two, of brass', 'USB-C, 3 A'])

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByLabel('Date').fill('2031-01-15')
  await page.getByRole('button', { name: 'Schedule publication' }).click()
  await page.getByText(/Goes on the site 15 Jan 2031.*9/).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText(/It will be published automatically on 15 Jan 2031/).waitFor()
  await page.getByRole('button', { name: 'Cancel the schedule' }).click()
  await page.getByText('Nothing is missing').waitFor()

  // A missing value is shown at its place, for a list as well as for a field.
  const gone = page.getByRole('button', { name: /^Remove Source/ })
  while ((await gone.count()) > 0) await gone.last().click()
  await page.getByRole('button', { name: 'One field is still missing' }).click()
  const sentence = page.getByText('Please add at least one source.')
  await sentence.waitFor()
  await expect.poll(() => hasFocus(sentence)).toBe(true)
})

test('arrow buttons reorder models, and a deleted model can be restored', async () => {
  const page = await openLoggedInWindow(site, '/admin/models', phone)
  await page.getByRole('button', { name: 'Change order' }).click()
  await page.getByRole('button', { name: 'Scooter', exact: true }).click()
  const first = page.getByRole('dialog').getByRole('listitem').first()
  const name = await first.innerText()
  await page.getByRole('button', { name: `Move ${name.trim()} down` }).press('Enter')
  await page.getByText(`${name.trim()} moved to position 2 of`).waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('The order is saved.').first().waitFor()

  await page.getByRole('button', { name: 'Delete LIVO' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('The model is deleted').waitFor()
  expect((await pageOf('/view-details/LIVO')).status).toBe(404)
  await page.getByRole('button', { name: /Undo/ }).click()
  await page.getByText('The model is restored.').waitFor()
  expect((await pageOf('/view-details/LIVO')).status).toBe(200)
})
