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

const picture = async (name: string, width: number) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sampleJpeg({ width, height: 50 }),
})

test('pictures are uploaded, found, chosen by keyboard and deleted only if unused', async () => {
  expectConsoleError(/415|409/)
  const page = await openLoggedInWindow(site, '/admin/pictures')
  await page.getByRole('button', { name: 'Add pictures' }).click()
  await page
    .locator('#field-library-pictures')
    .setInputFiles([
      await picture('front.jpg', 60),
      { name: 'liar.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<svg/>') },
      await picture('spare.jpg', 70),
    ])
  await page.getByText('SVG files cannot be uploaded').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByText('2 pictures added to the library.').waitFor()
  const tile = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await tile('front.jpg').getByText('Not used').waitFor()

  // A slide takes the picture from the library by keyboard alone.
  await page.goto('/admin/site/slides')
  const choose = page.getByRole('button', { name: /^Choose from library: / }).first()
  await page.locator('main ol summary').first().click()
  await choose.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' })
  await dialog.getByText('2 pictures').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('searchbox').fill('FRONT')
  await page.keyboard.press('Enter')
  await dialog.getByText('1 picture', { exact: true }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  expect(await hasFocus(choose)).toBe(true)
  await page.getByText('Saved', { exact: true }).waitFor()

  await page.goto('/admin/pictures?search=jpg')
  await tile('front.jpg').getByText('(draft)').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete front.jpg' }).click()
  const refusal = page.getByRole('dialog', { name: 'This picture is in use' })
  await refusal.getByRole('link', { name: 'Home slides' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByLabel('Only unused pictures').check()
  await page.waitForURL(/unused=1/)
  await page.getByText('1 picture', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Delete spare.jpg' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByText('Picture deleted.').waitFor()
  await page.getByText('No picture matches.').waitFor()
  expect(await hasFocus(page.getByRole('heading', { name: 'Pictures' }))).toBe(true)
})
