import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openWindow } from '#tests/browser-window.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

// Layout needs no script, so the windows have none.
const open = (options = {}) => openWindow(site.url, { javaScriptEnabled: false, ...options })

const backgrounds = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((found) => [...new Set(found.map((it) => getComputedStyle(it).backgroundColor))])

test('selections and buttons on pictures are visible with forced colours', async () => {
  const page = await open({ forcedColors: 'active', viewport: { width: 1280, height: 800 } })
  await page.goto('/motorcycle')
  const [chosen] = await backgrounds(page, 'nav[aria-label="Filter"] a[aria-current]')
  expect(chosen).not.toMatch(/, 0\)/)
  for (const row of ['nav[aria-label="Filter"] a', 'nav[aria-label="Main"] a', '.strip-track a']) {
    expect(await backgrounds(page, `${row}[aria-current]`)).toEqual([chosen])
    expect(await backgrounds(page, `${row}:not([aria-current])`)).not.toContain(chosen)
  }
  await page.goto('/view-details/HORNET2.0?tab=colours')
  expect(await backgrounds(page, '[role=tab][aria-selected="true"]')).toEqual([chosen])
  expect(await backgrounds(page, '[role=tab][aria-selected="false"]')).not.toContain(chosen)
  expect(await backgrounds(page, 'main button[aria-pressed="true"]')).toEqual([chosen])
  expect(await backgrounds(page, 'main button[aria-pressed="false"]')).not.toContain(chosen)
  expect((await backgrounds(page, 'main button[aria-pressed="false"]')).join()).not.toMatch(/, 0\)/)
})

test('at 400 % zoom nothing covers the page, and the first screen shows the vehicle', async () => {
  const page = await open({ viewport: { width: 320, height: 256 } })
  await page.goto('/view-details/HORNET2.0')
  const machine = await page.locator('main img').first().boundingBox()
  expect(machine?.y).toBeLessThan(150)
  expect(await page.locator('#top-strip').isVisible()).toBe(false)
  for (const part of ['.site-header', '.phone-actions'])
    expect(['static', 'relative']).toContain(
      await page.locator(part).evaluate((it) => getComputedStyle(it).position),
    )
})

test('headlines in other scripts are not clipped, and labels have no letter spacing', async () => {
  const page = await open()
  await page.goto('/motorcycle')
  const look = (part: string, language: string) =>
    page.locator(part).evaluate((it, lang) => {
      // A new element, because a change of the existing one would start a transition.
      const other = document.createElement('span')
      other.className = it.getAttribute('class') ?? ''
      other.lang = lang
      it.after(other)
      const { fontSize, lineHeight, letterSpacing } = getComputedStyle(other)
      const seen = [Number.parseFloat(lineHeight) / Number.parseFloat(fontSize), letterSpacing]
      other.remove()
      return seen
    }, language)
  for (const language of ['te', 'hi']) {
    const [leading] = await look('h1 .headline', language)
    expect(leading).toBeCloseTo(1.3)
    expect((await look('h1 .label', language))[1]).toBe('normal')
  }
  expect((await look('h1 .headline', 'en-IN'))[0]).toBeLessThan(1.1)
})

test('a phone’s footer is folded in the HTML and opens at a tap', async () => {
  const page = await open()
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  expect((await footer.boundingBox())?.height).toBeLessThan(480)
  const terms = footer.getByRole('link', { name: 'Terms & Conditions', includeHidden: true })
  expect(await terms.isVisible()).toBe(false)
  await footer.locator('summary', { hasText: 'Meridian Motors' }).click()
  expect(await terms.isVisible()).toBe(true)
  await page.locator('#social summary', { hasText: 'Follow us' }).click()
  expect(await page.locator('#social a:visible').count()).toBe(4)
})
