import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openPage } from '#tests/browser.ts'
import { leastContrast, luminance } from '#tests/contrast.ts'
import { sharedSite as site } from '#tests/shared-site.ts'

test.each([
  [375, 667],
  [768, 1024],
  [1440, 900],
])('the words of every slide have 4.5 : 1 on their picture, at %i px', async (width, height) => {
  const page = await openPage(site.url, '/', { viewport: { width, height } })
  const slides = page.locator('[aria-roledescription="carousel"]')
  const found: string[] = []
  for (let place = 1; place <= 6; place++) {
    const slide = slides.getByRole('group', { name: `${place} of 6` })
    await slide.locator('img').evaluate(async (picture) => {
      if (picture instanceof HTMLImageElement) await picture.decode()
      // A slide fades in: its pixels are its own once it has.
      await Promise.all(document.getAnimations().map((it) => it.finished))
    })
    for (const words of await slide.locator('p').all()) {
      const contrast = await leastContrast(words)
      if (contrast < 4.5) found.push(`${await words.textContent()}: ${contrast.toFixed(1)}`)
    }
    await slides.getByRole('button', { name: 'Next slide' }).click()
  }
  expect(found).toEqual([])
})

test.each([
  [375, 667],
  [375, 812],
  [768, 1024],
  [1440, 900],
])('every slide has the same height, at %i × %i px', async (width, height) => {
  const page = await openPage(site.url, '/', { viewport: { width, height } })
  const slides = page.locator('[aria-roledescription="carousel"]')
  const heights: (number | undefined)[] = []
  for (let place = 1; place <= 6; place++) {
    const slide = slides.getByRole('group', { name: `${place} of 6` })
    const picture = slide.locator('img')
    await picture.evaluate(async (it) => {
      if (it instanceof HTMLImageElement) await it.decode()
    })
    // The picture reaches the bottom of its slide.
    const [frame, shown] = [await slide.boundingBox(), await picture.boundingBox()]
    expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeCloseTo(
      (frame?.y ?? 0) + (frame?.height ?? 0),
      0,
    )
    heights.push((await slides.boundingBox())?.height)
    await slides.getByRole('button', { name: 'Next slide' }).click()
  }
  expect(new Set(heights).size).toBe(1)
})

test.each([768, 1440])('a slide is headed no smaller than a section, at %i px', async (width) => {
  const page = await openPage(site.url, '/', { viewport: { width, height: 900 } })
  const sizeOf = (heading: Element) => Number.parseFloat(getComputedStyle(heading).fontSize)
  const slide = await page
    .locator('[aria-roledescription="slide"] .headline')
    .first()
    .evaluate(sizeOf)
  const sections = await page.locator('h2.headline').all()
  for (const section of sections) expect(await section.evaluate(sizeOf)).toBeLessThanOrEqual(slide)
})

test.each([
  ['light', '/angle-view', 0.7, 1],
  ['dark', '/angle-view', 0, 0.05],
  ['light', '/angle-view/HORNET2.0', 0.7, 1],
  ['dark', '/angle-view/HORNET2.0', 0, 0.05],
] as const)('in the %s scheme %s has its ground', async (colorScheme, path, darkest, lightest) => {
  const page = await openPage(site.url, path, {
    viewport: { width: 1440, height: 900 },
    colorScheme,
  })
  const picture = await page.screenshot({ clip: { x: 4, y: 200, width: 1, height: 1 } })
  const [red = 0, green = 0, blue = 0] = await sharp(picture).removeAlpha().raw().toBuffer()
  expect(luminance(red, green, blue)).toBeGreaterThanOrEqual(darkest)
  expect(luminance(red, green, blue)).toBeLessThanOrEqual(lightest)
})

test('a field in focus has another colour than one with an error, and both have 3 : 1', async () => {
  const colours: Record<string, number[]> = {}
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await openPage(site.url, '/', { colorScheme })
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
      return luminance(red, green, blue) + 0.05
    }
    for (const ground of ['ground', 'surface']) {
      const both = [lightOf('focus'), lightOf(ground)]
      expect(Math.max(...both) / Math.min(...both)).toBeGreaterThanOrEqual(3)
    }
    const [focus, bad] = [colours[`${colorScheme} focus`], colours[`${colorScheme} bad`]]
    // Blue and red: which of the three is the largest tells them apart.
    expect(strongest(focus)).not.toBe(strongest(bad))
  }
})

const strongest = (parts: number[] = []) => parts.indexOf(Math.max(...parts))
