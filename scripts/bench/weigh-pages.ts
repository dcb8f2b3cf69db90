import { chromium } from 'playwright-core'
import { launchChromium } from '../../tests/support/chromium.ts'
import { type PageWeight, watchLoads } from '../../tests/support/page-budget.ts'
import { publicPages } from '../../tests/support/pages.ts'
import { openUntilQuiet, telephone } from '../../tests/support/telephone.ts'

/** What a telephone's first visit to each public page brings beside script. */
export async function weighPages(url: string): Promise<Map<string, PageWeight>> {
  const server = await launchChromium()
  try {
    const browser = await chromium.connect(server.wsEndpoint())
    const weights = new Map<string, PageWeight>()
    for (const path of publicPages) {
      const context = await browser.newContext(telephone)
      const page = await context.newPage()
      const weigh = watchLoads(page)
      await openUntilQuiet(page, `${url}${path}`)
      weights.set(path, await weigh())
      await context.close()
    }
    return weights
  } finally {
    await server.close()
  }
}
