import { beforeAll, describe, expect, test } from 'vitest'
import { listPagesOverBudget } from '#tests/script-budget.ts'
import { measureScriptWeights } from '#tests/script-weight.ts'
import { startSite } from '#tests/start-site.ts'

describe('the scripts of a first visit', () => {
  let weights: Map<string, number>
  beforeAll(async () => {
    const site = await startSite()
    try {
      weights = await measureScriptWeights(site)
    } finally {
      await site.stop()
    }
  })

  test('are at most 120 kB on a public page and 180 kB in the portal', () => {
    process.stdout.write(`kB of script, Brotli\n${tableOf(weights)}\n`)
    expect(listPagesOverBudget(weights)).toEqual([])
  })

  test('are absent on pages of plain text', () => {
    const without = [...weights].filter(([, bytes]) => bytes === 0).map(([page]) => page)
    expect(without).toEqual([
      '/services',
      '/networks',
      '/about',
      '/terms-conditions',
      '/privacy',
      '/my-enquiry',
      '/no-such-page',
      '/admin/forgotten',
    ])
  })
})

function tableOf(sizes: ReadonlyMap<string, number>): string {
  const lines = [...sizes].map(
    ([page, bytes]) => `${page.padEnd(44)}${(bytes / 1000).toFixed(1).padStart(7)}`,
  )
  return lines.join('\n')
}
