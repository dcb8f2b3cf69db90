import { afterAll, beforeAll, expect, test } from 'vitest'
import { overBudget, readBudget } from '#tests/script-budget.ts'
import { scriptWeights } from '#tests/script-weight.ts'
import { type StartedSite, startSite } from '#tests/site.ts'

let site: StartedSite
let weights: Map<string, number>
beforeAll(async () => {
  site = await startSite()
  weights = await scriptWeights(site)
})
afterAll(() => site.stop())

test('no page brings more script than its budget', () => {
  expect(overBudget(weights, readBudget())).toEqual([])
})

test('no page but those of mere text goes without script', () => {
  const without = [...weights].filter(([, bytes]) => bytes === 0).map(([page]) => page)
  expect(without).toEqual([
    '/services',
    '/networks',
    '/about',
    '/terms-conditions',
    '/privacy',
    '/no-such-page',
    '/admin/forgotten',
  ])
})
