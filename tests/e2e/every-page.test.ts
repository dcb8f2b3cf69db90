import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeFindingsAtBothWidths, axeFindingsInBothSchemes } from '#tests/axe-findings.ts'
import { expectConsoleError, openWindow } from '#tests/browser-window.ts'
import { isFirstOfTemplate, listTemplatePages, publicPageTemplates } from '#tests/page-templates.ts'
import { readOnlySite as site } from '#tests/read-only-site.ts'
import { isFullRun } from '#tests/test-scope.ts'
import { listSmallTargets, minTouchTarget } from '#tests/touch-targets.ts'
import { emptyByPath, mapByPath, type WalkedPage, walkPages } from '#tests/walk-pages.ts'

const paths = listTemplatePages(publicPageTemplates)
let walked: WalkedPage[]
beforeAll(async () => {
  expectConsoleError(/404/)
  walked = await walkPages(await openWindow(site.url), { paths, look, isEnlarged: true })
}, 600_000)

/** Slow rules run on one page of each template. The full run checks all pages, at both widths. */
function look(page: Page, path: string): Promise<string[]> {
  if (isFullRun) return axeFindingsAtBothWidths(page)
  if (isFirstOfTemplate(publicPageTemplates, path)) return axeFindingsInBothSchemes(page)
  return listSmallTargets(page, minTouchTarget)
}

const nowhere = '/no-such-page'

test('every public page responds', () => {
  expect(mapByPath(walked, ({ status }) => status)).toEqual({
    ...Object.fromEntries(paths.map((path) => [path, 200])),
    [nowhere]: 404,
  })
})

test('every public page hydrates without an error', () => {
  const { [nowhere]: onNowhere, ...others } = mapByPath(walked, ({ complaints }) => complaints)
  expect(others).toEqual(emptyByPath(paths.filter((path) => path !== nowhere)))
  expect(onNowhere).toEqual([expect.stringContaining('status of 404')])
})

test('every public page has exactly one h1', () => {
  expect(walked.filter(({ headings }) => headings !== 1).map(({ path }) => path)).toEqual([])
})

test('every public page fits the width of a phone', () => {
  expect(mapByPath(walked, ({ tooWide }) => tooWide)).toEqual(emptyByPath(paths))
})

test('every public page fits a phone at double font size without broken or clipped words', () => {
  expect(mapByPath(walked, ({ enlarged }) => enlarged)).toEqual(emptyByPath(paths))
})

test('every public page passes axe and has large enough tap targets', () => {
  expect(mapByPath(walked, ({ findings }) => findings)).toEqual(emptyByPath(paths))
})

test('public pages of plain text load no scripts', () => {
  const readOnly = ['/about', '/terms-conditions', '/privacy', '/services', '/networks']
  const withProgram = walked.filter(({ html }) => /<script[^>]*(src=|id="program")/.test(html))
  expect(withProgram.filter(({ path }) => readOnly.includes(path))).toEqual([])
  expect(withProgram.length).toBeGreaterThan(readOnly.length)
})
