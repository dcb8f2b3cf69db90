import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#tests/axe-findings.ts'
import { expectConsoleError, openWindow } from '#tests/browser-window.ts'
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

const tomorrow = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10)

test('the edited About us is public without JavaScript; a future slide is hidden', async () => {
  const page = await openLoggedInWindow(site, '/admin/site', {
    viewport: { width: 375, height: 812 },
  })
  await page.getByRole('link', { name: 'About us' }).click()
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  expectConsoleError(/422/)
  await text.fill('## Since 1998\n\nIn {city}, **every day**: [come by]({dealer-page}) in {town}.')
  await page.getByText(/Text contains \{town\}, which the site does not know/).waitFor()
  await text.fill('## Since 1998\n\nIn {city}, **every day**: [come by]({dealer-page}).')
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. It is on the site now.').waitFor()

  const visitor = await openWindow(site.url, { javaScriptEnabled: false })
  await visitor.goto('/about')
  expect(await visitor.getByRole('heading', { name: 'Since 1998' }).isVisible()).toBe(true)
  expect(await visitor.getByRole('link', { name: 'come by' }).getAttribute('href')).toBe(
    '/dealers/1',
  )

  await page.getByRole('link', { name: 'All pages and pictures' }).click()
  await page.getByRole('link', { name: 'Home slides' }).click()
  await page.locator('main summary').first().click()
  await page.getByLabel('First day').first().fill(tomorrow)
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. It is on the site now.').last().waitFor()
  await visitor.goto('/')
  await visitor.getByText('The family scooter, now keyless').waitFor()
  expect(await visitor.getByText('Hornet 2.0. Quick off every signal.').count()).toBe(0)
})

test('a dealer switches Hindi on, enters a text in Hindi, and visitors still see English', async () => {
  const page = await openLoggedInWindow(site, '/admin/site/home', {
    viewport: { width: 375, height: 812 },
  })
  expect(await page.getByText('Texts in Hindi').count()).toBe(0)
  await page.goto('/admin/site/languages')
  await page.getByLabel('Hindi').check()
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published.', { exact: true }).waitFor()

  await page.goto('/admin/site/home')
  await page.locator('summary', { hasText: 'Texts in Hindi' }).first().click()
  const welcome = page.getByLabel('Welcome line in Hindi')
  expect(await welcome.getAttribute('lang')).toBe('hi')
  await welcome.fill('आपका स्वागत है')
  await page.getByText('1 of 3 filled in').waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. It is on the site now.').waitFor()
  const visitor = await openWindow(site.url, { javaScriptEnabled: false })
  await visitor.goto('/')
  expect(await visitor.getByText('स्वागत').count()).toBe(0)
})

test('a picture that is too small is named before publication, and can still be published', async () => {
  const page = await openLoggedInWindow(site, '/admin/site/slides')
  await page.locator('main summary').nth(1).click()
  const picture = page.getByLabel(/^Picture/).first()
  const buffer = await sampleJpeg({ width: 400, height: 300 })
  await picture.setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer })
  const warning =
    'Slide 2, picture has 400 × 300 pixels. It needs at least 1,600 × 700 to look sharp.'
  await page.locator('main').getByText(warning).waitFor()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await page.getByText('Nothing is missing').count()).toBe(0)
  await page.locator('main summary').nth(1).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(warning).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Show the field' }).click()
  await expect.poll(() => hasFocus(picture)).toBe(true)
  await page.getByRole('button', { name: 'Please check one field' }).waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish now' }).click()
  await page.getByText('Published. It is on the site now.').waitFor()
})
