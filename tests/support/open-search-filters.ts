import type { Page } from 'playwright-core'

/** Opens the filters of the search, which a phone folds; a desk has them open. */
export async function openSearchFilters(page: Page): Promise<void> {
  const title = page.locator('.filters > summary')
  await title.waitFor({ state: 'attached' })
  if (await title.isVisible()) await title.click()
}
