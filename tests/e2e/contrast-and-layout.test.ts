import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { openPage, openWindow, waitUntilHydrated } from '#tests/browser-window.ts'
import { measureLeastContrast, relativeLuminance } from '#tests/measure-contrast.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'

describe.each([
  [375, 667],
  [375, 812],
  [768, 1024],
  [1440, 900],
])('at %i × %i px', (width, height) => {
  let seen: Awaited<ReturnType<typeof lookAtSlides>>
  beforeAll(async () => {
    const page = await openPage(site.url, '/', { viewport: { width, height } })
    // A phone has one slide, and links to what the others show.
    seen = await lookAtSlides(page, width < 768 ? 1 : 6)
  })

  test('the text of every slide has a contrast of 4.5 on its picture', () => {
    expect(seen.slides.flatMap((slide) => slide.dim)).toEqual([])
  })

  test('all slides have the same height, and their pictures reach the bottom', () => {
    expect(new Set(seen.slides.map((slide) => slide.height)).size).toBe(1)
    for (const { gap } of seen.slides) expect(gap).toBeCloseTo(0, 0)
  })

  test.runIf(width >= 768)(
    'a slide’s headline is at least as large as a section’s headline',
    () => {
      expect(seen.letters.section.length).toBeGreaterThan(0)
      expect(Math.max(...seen.letters.section)).toBeLessThanOrEqual(Math.min(...seen.letters.slide))
    },
  )
})

/** Measures the first slides, up to `count` of the six, and the font sizes of the headings. */
async function lookAtSlides(page: Page, count: number) {
  const all = page.locator('[aria-roledescription="carousel"]')
  const sizes = (headings: Element[]) =>
    headings.map((it) => Number.parseFloat(getComputedStyle(it).fontSize))
  const letters = {
    slide: await page.locator('[aria-roledescription="slide"] .headline').evaluateAll(sizes),
    section: await page.locator('h2.headline').evaluateAll(sizes),
  }
  const slides = []
  for (let place = 1; place <= count; place++) {
    const slide = all.getByRole('group', { name: `${place} of 6` })
    const picture = slide.locator('img')
    await picture.evaluate(async (it) => {
      if (it instanceof HTMLImageElement) await it.decode()
      // Wait for the end of the fade before the pixels are measured.
      await Promise.all(document.getAnimations().map((animation) => animation.finished))
    })
    const [frame, shown] = [await slide.boundingBox(), await picture.boundingBox()]
    const gap = (frame?.y ?? 0) + (frame?.height ?? 0) - (shown?.y ?? 0) - (shown?.height ?? 0)
    const dim: string[] = []
    for (const words of await slide.locator('p').all()) {
      const contrast = await measureLeastContrast(words)
      if (contrast < 4.5) dim.push(`${await words.textContent()}: ${contrast.toFixed(1)}`)
    }
    slides.push({ height: (await all.boundingBox())?.height, gap, dim })
    if (place < count) await all.getByRole('button', { name: 'Next slide' }).click()
  }
  return { slides, letters }
}

test.each([
  ['light', 0.7, 1],
  ['dark', 0, 0.05],
] as const)(
  'pages with a 360° view have the background of the view in the %s scheme',
  async (colorScheme, darkest, lightest) => {
    const page = await openWindow(site.url, { viewport: { width: 1440, height: 900 }, colorScheme })
    for (const path of ['/angle-view', '/angle-view/HORNET2.0']) {
      await page.goto(path)
      await waitUntilHydrated(page)
      const picture = await page.screenshot({ clip: { x: 4, y: 200, width: 1, height: 1 } })
      const [red = 0, green = 0, blue = 0] = await sharp(picture).removeAlpha().raw().toBuffer()
      expect(relativeLuminance(red, green, blue), path).toBeGreaterThanOrEqual(darkest)
      expect(relativeLuminance(red, green, blue), path).toBeLessThanOrEqual(lightest)
    }
  },
)

test('the focus and error colours of a field differ and have a contrast of 3 : 1', async () => {
  const colours: Record<string, number[]> = {}
  const page = await openPage(site.url, '/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const name of ['focus', 'bad', 'ground', 'surface'])
      colours[`${colorScheme} ${name}`] = await page.evaluate((token) => {
        const probe = document.body.appendChild(document.createElement('i'))
        probe.style.color = `var(--${token})`
        const [...parts] = getComputedStyle(probe).color.match(/\d+/g) ?? []
        probe.remove()
        return parts.map(Number)
      }, name)
    const lightOf = (name: string) => {
      const [red = 0, green = 0, blue = 0] = colours[`${colorScheme} ${name}`] ?? []
      return relativeLuminance(red, green, blue) + 0.05
    }
    for (const ground of ['ground', 'surface']) {
      const both = [lightOf('focus'), lightOf(ground)]
      expect(Math.max(...both) / Math.min(...both)).toBeGreaterThanOrEqual(3)
    }
    const [focus, bad] = [colours[`${colorScheme} focus`], colours[`${colorScheme} bad`]]
    // The strongest channel distinguishes blue from red.
    expect(strongest(focus)).not.toBe(strongest(bad))
  }
})

const strongest = (parts: number[] = []) => parts.indexOf(Math.max(...parts))
