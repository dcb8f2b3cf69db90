import type { Page } from 'playwright-core'
import { translatePage } from './translate-page.ts'

/** Software that changes a page before React hydrates it: a translator, or a password manager. */
export const pageChangers = ['a translator', 'a password manager'] as const

/** Changes the page's next documents before hydration. */
export async function changeBeforeHydration(
  page: Page,
  by: (typeof pageChangers)[number],
): Promise<void> {
  if (by === 'a translator') return translatePage(page, 'at-load')
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const field of document.querySelectorAll('input, select, textarea'))
        field.after(document.createElement('div'))
    })
  })
}
