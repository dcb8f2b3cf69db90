import { existsSync, writeFileSync } from 'node:fs'
import { loweredPageBudget, pageBudgetFile, readPageBudget } from '../tests/support/page-budget.ts'
import { budgetFile, lowered, readBudget } from '../tests/support/script-budget.ts'
import { scriptWeights } from '../tests/support/script-weight.ts'
import { startSite } from '../tests/support/site.ts'
import { weighPages } from './bench/weigh-pages.ts'

// npm run budget: lowers what each page's script may weigh (tests/script-budget.json), and each public page's
// document, pictures and fonts (tests/page-budget.json), to what they weigh now, and adds the pages that are
// new. It raises nothing: that is done by hand, with a reason.
type Budget = Record<string, number>

const site = await startSite()
try {
  // First: a page that was asked for before may have been compressed harder meanwhile.
  const nothing = { document: {}, pictures: {}, fonts: {} }
  const pages = existsSync(pageBudgetFile) ? readPageBudget() : nothing
  const lessOfPages = loweredPageBudget(await weighPages(site.url), pages)
  save(pageBudgetFile, lessOfPages)
  for (const kind of ['document', 'pictures', 'fonts'] as const)
    say(kind, pages[kind], lessOfPages[kind])

  const script = existsSync(budgetFile) ? readBudget() : {}
  const lessScript = lowered(await scriptWeights(site), script)
  save(budgetFile, lessScript)
  say('script', script, lessScript)
} finally {
  await site.stop()
}

function save(file: string, budget: unknown) {
  writeFileSync(file, `${JSON.stringify(budget, null, 2)}\n`)
}

function say(kind: string, before: Budget, after: Budget) {
  for (const [page, limit] of Object.entries(after))
    if (limit !== before[page])
      console.log(`${page}: ${before[page] ?? 'none'} → ${limit} kB of ${kind}`)
}
