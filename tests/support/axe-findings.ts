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

/**
 * Lists axe's findings on the current page: rule and elements. `rules` limits the rules, and
 * `except` is a selector to leave out.
 */
export async function axeFindings(
  page: Page,
  { rules, except }: { rules?: string[]; except?: string } = {},
): Promise<string[]> {
  await Promise.all(page.frames().map(injectAxe))
  await waitUntilMeasured(page)
  const options = {
    resultTypes: ['violations'],
    // The WCAG 2.2 rule on target size is off by default.
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
  // A sticky bar at the bottom always covers some control. The controls are therefore measured in
  // view.
  const isTarget = (finding: string) => finding.startsWith('target-size:')
  if (!found.some(isTarget)) return found
  const small = await listSmallTargets(page, minTargetOfWcag)
  return small.length > 0 ? found : found.filter((finding) => !isTarget(finding))
}

/**
 * After the last part of a page hydrates, its scrolling rows need some frames to become focusable.
 * Waits for that.
 */
function waitUntilMeasured(page: Page): Promise<void> {
  return page.evaluate(async () => {
    // A tab without animations may never be idle, so a second is the timeout.
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

/** Injects axe once per document: parsing it takes longer than running it. */
async function injectAxe(frame: Frame): Promise<void> {
  const isThere = await frame.evaluate(() => 'axe' in window)
  if (!isThere) await frame.evaluate(axeScript)
}

/**
 * Runs axe in the light and the dark scheme, which differ only in colours. `least` is the minimum
 * width and height of a target in pixels.
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

/**
 * Runs axe at 1440 px with a mouse and on a phone. It also finds a page that is wider than a phone.
 */
export async function axeFindingsAtBothWidths(page: Page, except?: string): Promise<string[]> {
  const more = except === undefined ? {} : { except }
  await page.setViewportSize({ width: 1440, height: 900 })
  const wide = await axeFindingsInBothSchemes(page, more)
  await page.setViewportSize({ width: 375, height: 812 })
  const narrow = await axeFindingsInBothSchemes(page, more)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return [...wide, ...narrow, ...(width > 375 ? [`${width} px wide on a phone`] : [])]
}

/** Finishes colour transitions, so that axe measures the final colours. */
async function waitForColours(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const it of document.getAnimations()) if (it instanceof CSSTransition) it.finish()
  })
}
