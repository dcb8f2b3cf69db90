import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PublicEnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { loginAsStaff, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { fillEnquiryForm } from '#tests/fill-enquiry-form.ts'
import { hasOldChromium, launchOldChromium } from '#tests/launch-chromium.ts'
import { adminPages, publicPages } from '#tests/page-addresses.ts'
import { removeNewerFeatures } from '#tests/remove-newer-features.ts'
import { startOwnSite } from '#tests/start-own-site.ts'
import type { StartedSite } from '#tests/start-site.ts'
import { isFullRun } from '#tests/test-scope.ts'
import { testedEnquiryKinds } from '#tests/tested-enquiry-kinds.ts'

// Tests the oldest supported browsers: docs/decisions/0046-supported-browsers.md.
let site: StartedSite
beforeAll(async () => {
  site = await startOwnSite()
})
afterAll(() => site.stop())

/** Fills the form, sends it, and waits for the thank-you panel in the same document. */
async function sendInPlace(page: Page, enquiry: PublicEnquiryKind): Promise<void> {
  await page.goto(enquiry.page)
  await waitUntilHydrated(page)
  await fillEnquiryForm(page, enquiry)
  await page.getByRole('button', { name: enquiry.submit }).click()
  await page.getByRole('heading', { name: /^Your reference is / }).waitFor()
}

describe.each(['safari 16.4', 'firefox 128'])('with the features of %s', (browser) => {
  test.each(testedEnquiryKinds)('%s is sent in place', async (_, enquiry) => {
    const page = await openWindow(site.url)
    await removeNewerFeatures(page, browser)
    await sendInPlace(page, enquiry)
    expect(await page.evaluate(() => 'parse' in URL)).toBe(browser === 'firefox 128')
  })
})

describe.runIf(isFullRun && hasOldChromium)('in Chromium 111', () => {
  let browser: Browser
  beforeAll(async () => {
    const server = await launchOldChromium()
    browser = await chromium.connect(server.wsEndpoint())
    return () => server.close()
  })

  /** Opens a page. `problems` collects its errors and console complaints. */
  async function open(width = 375): Promise<{ page: Page; problems: string[] }> {
    const context = await browser.newContext({
      baseURL: site.url,
      viewport: { width, height: 812 },
      reducedMotion: 'reduce',
    })
    const problems: string[] = []
    context.on('weberror', (thrown) => problems.push(thrown.error().message))
    context.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text())
    })
    return { page: await context.newPage(), problems }
  }

  test.each(testedEnquiryKinds)('%s is sent in place', async (_, enquiry) => {
    const { page, problems } = await open()
    await sendInPlace(page, enquiry)
    expect(problems).toEqual([])
  })

  test.each([
    ['public', publicPages],
    ['portal', adminPages],
  ] as const)('every page of the %s hydrates', async (kind, pages) => {
    const { page, problems } = await open(1280)
    if (kind === 'portal') await loginAsStaff(page)
    for (const path of pages) {
      await page.goto(path)
      await waitUntilHydrated(page)
    }
    // A request that the browser aborts on navigation is not an error.
    expect(problems.filter((it) => !/404|manifest patches/.test(it))).toEqual([])
  })

  test('the phone menu opens, has only one open dropdown, and closes', async () => {
    const { page } = await open()
    await page.goto('/contact')
    await waitUntilHydrated(page)
    const menu = page.getByRole('navigation', { name: 'Menu' })
    expect(await menu.isVisible()).toBe(false)
    await page.locator('summary', { hasText: 'Menu' }).click()
    await menu.getByText('SERVICES').click()
    await menu.getByRole('link', { name: 'AMC' }).waitFor()
    await menu.getByText('NETWORKS').click()
    await menu.getByRole('link', { name: 'HYDERABAD' }).waitFor()
    await menu.getByRole('link', { name: 'AMC' }).waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'hidden' })
  })

  test('the portal menus open and close', async () => {
    const { page } = await open()
    // The login opens the portal by client-side navigation.
    await loginAsStaff(page)
    await page.locator('summary', { hasText: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Portal menu' })
    await menu.waitFor()
    await page.locator('summary', { hasText: 'Meridian Motors' }).click()
    await page.getByRole('link', { name: 'Change Password' }).waitFor()
    expect(await menu.isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Change Password' }).click()
    await page.waitForURL('**/admin/change-password')
    await page.getByRole('link', { name: 'Change Password' }).waitFor({ state: 'hidden' })
  })
})
