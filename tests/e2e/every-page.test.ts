import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeFindingsAtBothWidths, axeFindingsInBothSchemes } from '#tests/axe.ts'
import { expectComplaint, openWindow } from '#tests/browser.ts'
import { sharedSite as site } from '#tests/shared-site.ts'
import { fingerTarget, smallTargets } from '#tests/targets.ts'
import { isExample, pagesOf, publicTemplates } from '#tests/templates.ts'
import { isFullRun } from '#tests/test-scope.ts'
import { byPath, nothingOn, type WalkedPage, walkPages } from '#tests/walk-pages.ts'

const paths = pagesOf(publicTemplates)
let walked: WalkedPage[]
beforeAll(async () => {
  expectComplaint(/404/)
  walked = await walkPages(await openWindow(site.url), { paths, look, isEnlarged: true })
}, 600_000)

/** Rules that take long run on one page of each template; in a full run on all, at both widths. */
function look(page: Page, path: string): Promise<string[]> {
  if (isFullRun) return axeFindingsAtBothWidths(page)
  if (isExample(publicTemplates, path)) return axeFindingsInBothSchemes(page)
  return smallTargets(page, fingerTarget)
}

const nowhere = '/no-such-page'

test('every page answers', () => {
  expect(byPath(walked, ({ status }) => status)).toEqual({
    ...Object.fromEntries(paths.map((path) => [path, 200])),
    [nowhere]: 404,
  })
})

test('every page comes alive without an error', () => {
  const { [nowhere]: onNowhere, ...others } = byPath(walked, ({ complaints }) => complaints)
  expect(others).toEqual(nothingOn(paths.filter((path) => path !== nowhere)))
  expect(onNowhere).toEqual([expect.stringContaining('status of 404')])
})

test('every page has one heading of the first level', () => {
  expect(walked.filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([])
})

test('every page fits a phone', () => {
  expect(byPath(walked, ({ tooWide }) => tooWide)).toEqual(nothingOn(paths))
})

test('every page fits a phone with letters twice as large, and breaks or cuts no word', () => {
  expect(byPath(walked, ({ enlarged }) => enlarged)).toEqual(nothingOn(paths))
})

test('every page passes axe and has targets large enough', () => {
  expect(byPath(walked, ({ findings }) => findings)).toEqual(nothingOn(paths))
})

test('pages that are only read ship no program', () => {
  const readOnly = ['/about', '/terms-conditions', '/privacy', '/services', '/networks']
  const withProgram = walked.filter(({ html }) => /<script[^>]*(src=|id="program")/.test(html))
  expect(withProgram.filter(({ path }) => readOnly.includes(path))).toEqual([])
  expect(withProgram.length).toBeGreaterThan(readOnly.length)
})
