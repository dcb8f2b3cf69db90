import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectComplaint, openPage } from '#tests/browser.ts'
import { publicPages } from '#tests/pages.ts'
import { describePicture, isWrong, scrollThrough, shownPictures } from '#tests/shown-pictures.ts'
import { type StartedSite, startSite } from '#tests/site.ts'

let site: StartedSite
let pages: string[]
beforeAll(async () => {
  site = await startSite()
  const answers = [...publicPages, ...more].map(async (page) => {
    const document = await (await fetch(`${site.url}${page}`)).text()
    return document.includes('<picture') ? page : []
  })
  pages = (await Promise.all(answers)).flat()
})
afterAll(() => site.stop())

/** Where one or three machines stand beside each other, their widths differ; the models to choose from where none is named. */
const more = [
  '/compare?model=DIO',
  '/compare?model=HORNET2.0&model=DIO&model=QC1',
  '/view-details/HORNET2.0?tab=colours',
  '/angle-view/NONE',
  '/view-details/NONE',
]

test.each([
  ['a phone', { viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 }],
  ['a desk', { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }],
])('on %s every picture comes in the width that it is shown in', async (_, screen) => {
  expectComplaint(/404/)
  expect(pages).toContain('/search')
  const wrong: string[] = []
  let seen = 0
  for (const address of pages) {
    // Alive first: scrolled by a script while React takes over, Chromium may never draw another frame.
    const page = await openPage(site.url, address, screen)
    await scrollThrough(page)
    const shown = await shownPictures(page)
    seen += shown.length
    wrong.push(...shown.filter(isWrong).map((it) => `${address} ${describePicture(it)}`))
    await page.context().close()
  }
  expect(wrong).toEqual([])
  expect(seen).toBeGreaterThan(80)
})
