import { existsSync, writeFileSync } from 'node:fs'
import { budgetFile, lowered, readBudget } from '../tests/support/script-budget.ts'
import { scriptWeights } from '../tests/support/script-weight.ts'
import { startSite } from '../tests/support/site.ts'

// npm run budget: lowers what each page's script may weigh (tests/script-budget.json) to what it weighs
// now, and adds the pages that are new. It raises nothing: that is done by hand, with a reason.
const site = await startSite()
try {
  const before = existsSync(budgetFile) ? readBudget() : {}
  const after = lowered(await scriptWeights(site), before)
  writeFileSync(budgetFile, `${JSON.stringify(after, null, 2)}\n`)
  for (const [page, limit] of Object.entries(after))
    if (limit !== before[page]) console.log(`${page}: ${before[page] ?? 'none'} → ${limit} kB`)
} finally {
  await site.stop()
}
