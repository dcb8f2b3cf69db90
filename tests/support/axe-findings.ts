import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Frame, Page } from 'playwright-core'
import {
  listSmallTargets,
  minMouseTarget,
  minTargetOfWcag,
  minTouchTarget,
} from './touch-targets.ts'

/** What axe finds against a page as it stands: rule and elements. `rules`: those alone; `except`: a selector. */
export async function axeFindings(
  page: Page,
  { rules, except }: { rules?: string[]; except?: string } = {},
): Promise<string[]> {
  await Promise.all(page.frames().map(injectAxe))
  await waitUntilMeasured(page)
  const options = {
    resultTypes: ['violations'],
    // The rule of WCAG 2.2 on targets is off unless one asks for it.
    ...(rules
      ? { runOnly: { type: 'rule', values: rules } }
      : { rules: { 'target-size': { enabled: true } } }),
  }
  const found = await page.evaluate(
    async ([exclude, how]) => {
      const { violations } = await window.axe.run({ exclude }, how)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((it) => it.html).join(' ')}`)
    },
    [except === undefined ? [] : [except], options] as const,
  )
  // A bar that stays at the bottom covers some control wherever the page is scrolled to: it is measured in view.
  const isTarget = (finding: string) => finding.startsWith('target-size:')
  if (!found.some(isTarget)) return found
  const small = await listSmallTargets(page, minTargetOfWcag)
  return small.length > 0 ? found : found.filter((finding) => !isTarget(finding))
}

/**
 * A page that has taken over its last part asks which cards are in view, is answered with a frame, and shows that
 * with another: its scrolling rows take the keyboard from then on.
 */
function waitUntilMeasured(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // A tab in which nothing moves at all may be told of no idle moment: a second is one.
    const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    await idle()
    await frame()
    await frame()
    await idle()
  })
}

declare global {
  interface Window {
    axe: { run: (where: { exclude: string[] }, how: object) => Promise<AxeResults> }
  }
}

const axeScript = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Once for a document, as it stays from one look to the next: to read axe takes a browser longer than to run it. */
async function injectAxe(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => 'axe' in window)
  if (!isThere) await frame.evaluate(axeScript)
}

/**
 * The page in light and in dark: another scheme is other colours and nothing else. `least`: how wide and
 * high a target has to be.
 */
export async function axeFindingsInBothSchemes(
  page: Page,
  { except, least = minTargetSize(page) }: { except?: string; least?: number } = {},
): Promise<string[]> {
  const more = except === undefined ? {} : { except }
  await page.emulateMedia({ colorScheme: 'light' })
  await waitForColours(page)
  const light = await axeFindings(page, more)
  await page.emulateMedia({ colorScheme: 'dark' })
  await waitForColours(page)
  const dark = await axeFindings(page, { rules: ['color-contrast'], ...more })
  return [...light, ...dark, ...(await listSmallTargets(page, least))]
}

function minTargetSize(page: Page): number {
  const isAtDesk = (page.viewportSize()?.width ?? 0) >= 768
  return isAtDesk && new URL(page.url()).pathname.startsWith('/admin')
    ? minMouseTarget
    : minTouchTarget
}

/** The same at a desk with a mouse and on a phone; a page wider than a phone is found as well. */
export async function axeFindingsAtBothWidths(page: Page, except?: string): Promise<string[]> {
  const more = except === undefined ? {} : { except }
  await page.setViewportSize({ width: 1440, height: 900 })
  const wide = await axeFindingsInBothSchemes(page, more)
  await page.setViewportSize({ width: 375, height: 812 })
  const narrow = await axeFindingsInBothSchemes(page, more)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return [...wide, ...narrow, ...(width > 375 ? [`${width} px wide on a phone`] : [])]
}

/** A colour on its way from one scheme to the other is neither's: it arrives at once. */
async function waitForColours(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const it of document.getAnimations()) if (it instanceof CSSTransition) it.finish()
  })
}
