import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { blockBrowserStorage, storageFaultKinds } from '#tests/block-storage.ts'
import {
  expectConsoleError,
  loginAsStaff,
  openWindow,
  waitUntilHydrated,
} from '#tests/browser-window.ts'
import { fillEnquiryForm } from '#tests/fill-enquiry-form.ts'
import { publicPages } from '#tests/page-addresses.ts'
import { adminLogin } from '#tests/start-site.ts'
import { isFullRun } from '#tests/test-scope.ts'
import { testedEnquiryKinds } from '#tests/tested-enquiry-kinds.ts'
import { writableSite as site } from '#tests/writable-site.ts'

/**
 * React Router's inline script for the scroll position fails to read the storage and logs it. The
 * page still works.
 */
function expectRouterComplaint() {
  expectConsoleError(
    /sessionStorage is blocked for the document|reading 'removeItem'|reading 'getItem'/,
  )
}

/** Pages that store something, each in a different way. */
const storingPages = [
  '/',
  '/search',
  '/view-details/HORNET2.0',
  '/compare?model=HORNET2.0&model=DIO',
  '/service-booking',
]

test.each(storageFaultKinds)('every public page works if storage is %s', async (fault) => {
  expectRouterComplaint()
  expectConsoleError(/status of 404/)
  const page = await openWindow(site.url)
  await blockBrowserStorage(page, fault)
  for (const path of fault === 'blocked' || isFullRun ? publicPages : storingPages) {
    const html = await (await fetch(site.url + path)).text()
    await page.goto(path)
    await waitUntilHydrated(page)
    const [, title] = /<title>([^<]*)/.exec(html) ?? []
    expect(await page.title(), path).toBe(title?.replaceAll('&amp;', '&'))
    expect(await page.getByText('Something went wrong on our side').count(), path).toBe(0)
    expect(await page.locator('main h1').count(), path).toBe(1)
  }
})

test.each(testedEnquiryKinds)('%s can be sent if storage is blocked', async (_, enquiry) => {
  expectRouterComplaint()
  const page = await openWindow(site.url)
  await blockBrowserStorage(page, 'blocked')
  await page.goto(enquiry.page)
  await waitUntilHydrated(page)
  await fillEnquiryForm(page, enquiry)
  await page.getByRole('button', { name: enquiry.submit }).click()
  await page.getByRole('heading', { name: /^Your reference is/ }).waitFor()
})

test.each(storageFaultKinds)('staff log in if storage is %s and cookies work', async (fault) => {
  expectRouterComplaint()
  const page = await openWindow(site.url, { viewport: { width: 1440, height: 900 } })
  await blockBrowserStorage(page, fault)
  await loginAsStaff(page)
  await page.getByRole('img').or(page.locator('canvas, svg')).first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard')
})

/** Discards every cookie that a response sets. */
async function blockCookies(page: Page) {
  await page.route(/\/(api|admin)\//, async (route) => {
    const answer = await route.fetch({ maxRedirects: 0 })
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = answer.headers()
    await route.fulfill({ response: answer, headers })
  })
}

test.each([true, false])(
  'the login says that it needs cookies (JavaScript: %s)',
  async (javaScriptEnabled) => {
    expectConsoleError(/status of 401/)
    const page = await openWindow(site.url, { javaScriptEnabled })
    await blockCookies(page)
    await page.goto('/admin/login')
    if (javaScriptEnabled) await waitUntilHydrated(page)
    await page.getByLabel('User ID').fill(adminLogin.userId)
    await page.getByLabel('Password', { exact: true }).fill(adminLogin.password)
    await page.getByRole('button', { name: 'Login' }).click()
    await page.getByRole('alert').getByText('this browser blocks cookies for this site').waitFor()
    expect(new URL(page.url()).pathname).toBe('/admin/login')
    await page.unrouteAll({ behavior: 'wait' })
  },
)

test('pages ignore data that an older version stored in the browser', async () => {
  const page = await openWindow(site.url)
  await page.addInitScript(() => {
    for (const storage of [localStorage, sessionStorage])
      for (const key of ['recently-viewed', 'sent', 'from', 'draft:contact', 'draft:test-ride'])
        storage.setItem(key, '{"version":1,"entries":[null,["name"]],')
    sessionStorage.setItem('draft:contact', '{"entries":[[1,2]]}')
  })
  for (const path of ['/contact', '/view-details/DIO', '/search']) {
    await page.goto(path)
    await waitUntilHydrated(page)
    expect(await page.getByText('Something went wrong on our side').count(), path).toBe(0)
  }
  await page.goto('/contact')
  await waitUntilHydrated(page)
  expect(await page.getByLabel('Name').inputValue()).toBe('')
})
