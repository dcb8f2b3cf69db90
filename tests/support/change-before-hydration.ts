import type { Page } from 'playwright-core'
import { translatePage } from './translate-page.ts'

/** What changes a page before React takes it over: a translator, or a password manager. */
export const pageChangers = ['a translator', 'a password manager'] as const

/** Prepares the page's next documents. */
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
