import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect } from 'vitest'
import { adminLogin } from './start-site.ts'
import { returnWindows, takeWindow } from './window-pool.ts'

/** A phone of 375 px, unless other `options` say otherwise: a new visitor each time. */
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

/** A window at this page, once it is alive: what is clicked and typed from now on is heard. */
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
 * Waits until React has taken over what the server sent and its effects have run: the last of them
 * takes the scroll position from the browser. A page that ships no program is alive as it comes, and so is a
 * part that is only read.
 * `part`: a selector, for pages where something else is kept waiting.
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
 * From here on the page's timers run only in `page.clock.runFor`: how busy the machine is plays no part.
 * Animations and the network go on.
 */
export async function freezeClock(page: Page): Promise<void> {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Logs in through the page, as the staff do, and waits for the dashboard. */
export async function loginAsStaff(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await waitUntilHydrated(page)
  await page.getByLabel('User ID').fill(adminLogin.userId)
  await page.getByLabel('Password', { exact: true }).fill(adminLogin.password)
  await page.getByRole('button', { name: /log ?in/i }).click()
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor()
}

/**
 * Says that the page will complain in this way (a refused request is a console error in Chromium);
 * everything else that it complains about fails the test, breaches of the content policy included.
 */
export function expectConsoleError(pattern: RegExp): void {
  expectedErrors.push(pattern)
}

const expectedErrors: RegExp[] = []

/** After each test: returns its windows, and fails it for what their pages complained of unexpectedly. */
export async function checkWindows(): Promise<void> {
  const problems = await returnWindows()
  const allowed = expectedErrors.splice(0)
  expect(problems.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([])
}
