import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { adminLogin } from './start-site.ts'
import { returnWindows, takeWindow } from './window-pool.ts'

/** Opens a window as a new visitor. Default: a phone of 375 px. */
export function openWindow(url: string, options: BrowserContextOptions = {}): Promise<Page> {
  return takeWindow(url, {
    baseURL: url,
    viewport: { width: 375, height: 812 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
    ...options,
  })
}

/** Opens a page in a new window and waits until it is hydrated. */
export async function openPage(
  url: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openWindow(url, options)
  await page.goto(path)
  if (options.javaScriptEnabled !== false) await waitUntilHydrated(page)
  return page
}

/**
 * Waits until React has hydrated the page and run its effects. The last effect takes over the
 * scroll position. A page without scripts is ready when it has loaded. `part` is a selector, for
 * pages where another part is delayed.
 */
export async function waitUntilHydrated(page: Page, part = 'body'): Promise<void> {
  await page.waitForFunction((selector) => {
    if (!document.getElementById('program')) return document.readyState === 'complete'
    const controls = document.querySelectorAll(
      `${selector} :is(a, button, input, select, textarea):not([data-still] *)`,
    )
    return (
      history.scrollRestoration === 'manual' &&
      [...controls].every((it) => Object.keys(it).some((key) => key.startsWith('__reactProps')))
    )
  }, part)
}

/**
 * Freezes the page's timers. They then run only in `page.clock.runFor`, however busy the computer
 * is. Animations and the network continue.
 */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Logs in through the login page and waits for the dashboard. */
export async function loginAsStaff(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await waitUntilHydrated(page)
  await page.getByLabel('User ID').fill(adminLogin.userId)
  await page.getByLabel('Password', { exact: true }).fill(adminLogin.password)
  await page.getByRole('button', { name: /log ?in/i }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
}

/**
 * Allows console errors that match. Chromium also logs refused requests as errors. Every other
 * console error, and every breach of the content security policy, fails the test.
 */
export function expectConsoleError(pattern: RegExp): void {
  expectedErrors.push(pattern)
}

const expectedErrors: RegExp[] = []

/** Returns the windows after each test. Fails the test on unexpected console errors. */
export async function checkWindows(): Promise<void> {
  const problems = await returnWindows()
  const allowed = expectedErrors.splice(0)
  expect(problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
}
