import { expect, test } from 'vitest'
import { axeFindingsInBothSchemes } from '#tests/axe.ts'
import { expectComplaint, openWindow, untilAlive } from '#tests/browser.ts'
import { overPageBudget, type PageWeight, readPageBudget, watchLoads } from '#tests/page-budget.ts'
import { publicPages } from '#tests/pages.ts'
import { sharedSite as site } from '#tests/shared-site.ts'
import { telephone } from '#tests/telephone.ts'

/** What each page weighed when it was alive, to who comes for the first time. */
const weights = new Map<string, PageWeight>()

test.each(publicPages)('axe finds nothing on %s, in light and in dark', async (path) => {
  if (path === '/no-such-page') expectComplaint(/404/)
  const page = await openWindow(site.url, telephone)
  const weigh = watchLoads(page)
  await page.goto(path)
  await untilAlive(page)
  weights.set(path, await weigh())
  expect(await axeFindingsInBothSchemes(page)).toEqual([])
})

test('no public page brings more of document, pictures and fonts than its budget', () => {
  expect([...weights.keys()]).toEqual(publicPages)
  const weightless = [...weights].filter(([, { document, fonts }]) => document * fonts === 0)
  expect(weightless).toEqual([])
  expect(overPageBudget(weights, readPageBudget())).toEqual([])
})
