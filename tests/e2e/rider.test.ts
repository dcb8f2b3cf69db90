import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { openPage, openWindow } from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

const phone = { viewport: { width: 375, height: 667 } }
const path = '/view-details/ACTIVA110'

const control = (page: Page) => page.getByRole('slider', { name: 'Your height' })
const section = (page: Page) => page.locator('#rider')

test('the height changes with the keys, and with it the words and the drawing', async () => {
  const page = await openPage(site.url, path, phone)
  await control(page).focus()
  const drawn = () => section(page).locator('[data-rider-figure] path').first().getAttribute('d')
  const before = await drawn()
  await page.keyboard.press('Home')
  await section(page).getByText('145 cm (4 ft 9 in)').waitFor()
  for (let cm = 145; cm < 155; cm++) await page.keyboard.press('ArrowRight')
  await section(page).getByText('155 cm (5 ft 1 in)').first().waitFor()
  await section(page).getByText('On the ground: toes to balls of the feet').waitFor()
  expect(await control(page).getAttribute('aria-valuetext')).toBe(
    '155 cm (5 ft 1 in), toes to balls of the feet',
  )
  await page.getByRole('img', { name: 'A person of 155 cm beside the ACTIVA 110' }).waitFor()
  expect(await drawn()).not.toBe(before)
  const box = await control(page).boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(44)
})

test('the height stays for the next vehicle of the visit', async () => {
  const page = await openPage(site.url, path, phone)
  await control(page).scrollIntoViewIfNeeded()
  await control(page).fill('180')
  await section(page).getByText('180 cm (5 ft 11 in)').waitFor()
  await page.goto('/view-details/HORNET2.0')
  await control(page).scrollIntoViewIfNeeded()
  await section(page).getByText('180 cm (5 ft 11 in)').waitFor()
})

test('without JavaScript there is a drawing and a table of heights, and no control', async () => {
  const page = await openWindow(site.url, { ...phone, javaScriptEnabled: false })
  await page.goto(path)
  expect(await control(page).isVisible()).toBe(false)
  await page.getByRole('img', { name: 'A person of 165 cm beside the ACTIVA 110' }).waitFor()
  await page.getByText('Reach by height').click()
  const row = section(page).getByRole('row', { name: '155 cm (5 ft 1 in)' })
  expect(await row.getByRole('cell').innerText()).toBe('toes to balls of the feet')
  await page.getByText('a seat height of about 764 mm').waitFor()
})

test.each(['light', 'dark'] as const)('the section has no axe findings, %s', async (scheme) => {
  const page = await openPage(site.url, path, { ...phone, colorScheme: scheme })
  await page.getByText('Reach by height').click()
  expect(await axeFindings(page)).toEqual([])
})

test('the 3D view shows a person of the chosen height on request', async () => {
  const page = await openPage(site.url, path, { ...phone, deviceScaleFactor: 0.5 })
  await control(page).scrollIntoViewIfNeeded()
  await control(page).fill('150')
  await section(page).getByText('150 cm (4 ft 11 in)').first().waitFor()
  await page.goto('/angle-view/ACTIVA110')
  await page.getByRole('button', { name: /^See it in 3D/ }).click()
  await page.getByText('The 3D view is ready').waitFor()
  const asked = page.waitForResponse(/mannequin-.*\.js/)
  await page.getByRole('button', { name: 'Show a rider' }).click()
  expect((await asked).ok()).toBe(true)
  await page.getByText('A person of 150 cm beside it').waitFor()
  await page.getByRole('button', { name: 'Hide the rider' }).click()
  await page.getByText('A person of 150 cm beside it').waitFor({ state: 'hidden' })
})
