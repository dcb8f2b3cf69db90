import type { Page } from 'playwright-core'
import { untilAlive } from './browser.ts'

/**
 * What one window finds on its walk through pages: what it has fetched and read once is not fetched and
 * read again. `look`: one of axe.ts.
 */
export async function findingsOn(
  page: Page,
  paths: readonly string[],
  look: (page: Page) => Promise<string[]>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(path)
    await untilAlive(page)
    found[path] = await look(page)
  }
  return found
}

export const nothingOn = (paths: readonly string[]) =>
  Object.fromEntries(paths.map((path) => [path, []]))
