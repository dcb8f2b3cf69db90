import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { adminLogin } from './site.ts'

let browser: Browser | undefined
const windows: { close: () => Promise<void>; problems: string[] }[] = []

/** A phone of 375 px, unless other `options` say otherwise: a new visitor each time. */
export async function openWindow(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  browser ??= await chromium.connect(inject('browserEndpoint'))
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 375, height: 812 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    ...options,
  })
  const problems: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  context.on('weberror', (thrown) => problems.push(`thrown: ${thrown.error().message}`))
  windows.push({ close: () => context.close(), problems })
  return context.newPage()
}

/** Logs in through the page, as the staff do, and waits for the dashboard. */
export async function loginAsStaff(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel('User ID').fill(adminLogin.userId)
  await page.getByLabel('Password', { exact: true }).fill(adminLogin.password)
  await page.getByRole('button', { name: /log ?in/i }).click()
  await page.waitForURL('**/admin/dashboard')
}

/**
 * Says that the page will complain in this way (a refused request is a console error in Chromium);
 * everything else that it complains about fails the test, breaches of the content policy included.
 */
export function expectComplaint(pattern: RegExp): void {
  expected.push(pattern)
}

const expected: RegExp[] = []

afterEach(async () => {
  const open = windows.splice(0)
  const problems = open.flatMap((it) => it.problems)
  const allowed = expected.splice(0)
  await Promise.all(open.map((it) => it.close()))
  expect(problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
})

afterAll(async () => {
  await browser?.close()
  browser = undefined
})
