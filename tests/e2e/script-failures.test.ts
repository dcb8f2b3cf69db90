import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { contactEnquiry } from '#app/crm/enquiries/kinds/contact.ts'
import { expectConsoleError, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { fillEnquiryForm } from '#tests/fill-enquiry-form.ts'
import { testedEnquiryKinds } from '#tests/tested-enquiry-kinds.ts'
import { writableSite as site } from '#tests/writable-site.ts'

// A form must be sendable whatever script fails.
const faults: Record<string, (page: Page) => Promise<unknown>> = {
  'the entry script throws': (page) =>
    page.route(/\/assets\/entry\.client-.*\.js$/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("A fault")' }),
    ),
  'drawing the form throws': (page) =>
    page.addInitScript(() => {
      const { some } = Array.prototype
      Array.prototype.some = function someOrThrow(...given) {
        const [first] = this
        if (typeof first === 'object' && first !== null && 'control' in first)
          throw new Error('A fault')
        return some.apply(this, given)
      }
    }),
  'an effect of the form throws': (page) =>
    page.addInitScript(() => {
      Object.defineProperty(HTMLFormElement.prototype, 'noValidate', {
        set() {
          throw new Error('A fault')
        },
      })
    }),
  'fetch throws at once': (page) =>
    page.addInitScript(() => {
      window.fetch = () => {
        throw new Error('A fault')
      }
    }),
  'there is no fetch': (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'fetch')),
  'no random key can be made': (page) =>
    page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'getRandomValues')),
}

/** Selector that appears after the fault. A fault without one occurs only when the form is sent. */
const met: Record<string, string> = {
  'the entry script throws': 'script[type=module]',
  'drawing the form throws': '[data-as-sent]',
  'an effect of the form throws': '[data-as-sent]',
}

describe.each(Object.entries(faults))('if %s', (name, cause) => {
  test.each(testedEnquiryKinds)('%s is posted by the browser itself', async (_, enquiry) => {
    expectConsoleError(/./)
    const page = await openWindow(site.url)
    await cause(page)
    await page.goto(enquiry.page)
    const sign = met[name]
    await (sign ? page.locator(sign).waitFor({ state: 'attached' }) : waitUntilHydrated(page))
    await fillEnquiryForm(page, enquiry)
    await page.getByRole('button', { name: enquiry.submit }).click()
    await page.waitForURL(/\?(sent=|new)/)
    await page.getByRole('heading', { name: enquiry.success }).waitFor()
  })
})

test('an accepted enquiry is not stored twice if the script fails afterwards', async () => {
  expectConsoleError(/A fault/)
  const page = await openWindow(site.url)
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history)
    history.replaceState = (state, unused, url) => {
      if (String(url).includes('sent=')) throw new Error('A fault')
      replace(state, unused, url)
    }
  })
  await page.goto(contactEnquiry.page)
  await waitUntilHydrated(page)
  await fillEnquiryForm(page, contactEnquiry)
  const references: unknown[] = []
  await page.route('**/contact', async (route) => {
    const request = route.request()
    if (request.headers()['content-type'] !== 'application/json') return route.continue()
    const response = await route.fetch()
    references.push(await response.json())
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: contactEnquiry.submit }).click()
  await page.waitForURL(/\?sent=/)
  const reference = new URL(page.url()).searchParams.get('sent')
  expect(references).toEqual([expect.objectContaining({ reference })])
})

test('typed values stay in the form if the page cannot hydrate', async () => {
  expectConsoleError(/./)
  const page = await openWindow(site.url)
  await faults['drawing the form throws']?.(page)
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(contactEnquiry.page, { waitUntil: 'commit' })
  await fillEnquiryForm(page, contactEnquiry)
  await page.getByLabel('Name').focus()
  held.resolve()
  await page.locator('[data-as-sent]').waitFor({ state: 'attached' })
  expect(await page.getByLabel('Message').inputValue()).toBe(contactEnquiry.example.message)
  expect(await page.getByLabel('Reason').inputValue()).toBe(contactEnquiry.example.reason)
  expect(await page.getByLabel('Name').evaluate((it) => it === document.activeElement)).toBe(true)
})
