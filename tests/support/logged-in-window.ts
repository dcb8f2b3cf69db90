import type { BrowserContextOptions, Page } from 'playwright-core'
import { openWindow, waitUntilHydrated } from './browser-window.ts'
import { adminLogin, type StartedSite } from './start-site.ts'
import { scriptlessDocument } from './window-pool.ts'

/** Opens a wide window with a session. The login page has tests of its own. */
export async function openLoggedInWindow(
  site: Pick<StartedSite, 'url'>,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const page = await openWindow(site.url, { viewport: { width: 1440, height: 900 }, ...options })
  const answer = await page.request.post('/api/login', { data: adminLogin })
  const token = String((await answer.json()).token)
  if (!page.url().startsWith(site.url)) await page.goto(scriptlessDocument)
  await page.evaluate((it) => localStorage.setItem('adminToken', it), token)
  await page.goto(path)
  await waitUntilHydrated(page)
  return page
}
