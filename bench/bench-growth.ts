import {
  demoModelCount,
  grownModelCount,
  maxGrowthOf,
  pagesThatListModels,
  startSiteWithModels,
  weighPage,
} from '../tests/support/page-size-growth.ts'

// npm run bench:growth [-- page …]: weighs each public page with the models of the demo and with
// nine times as many, as rendered and by Brotli. Fails where a page grows beyond its limit.
const pages = process.argv.length > 2 ? process.argv.slice(2) : pagesThatListModels
const few = await startSiteWithModels(demoModelCount)
const many = await startSiteWithModels(grownModelCount)
let over = 0
try {
  console.log(
    `${`bytes with ${demoModelCount} and ${grownModelCount} models`.padEnd(44)}${columns('HTML')}${columns('Brotli 6')}`,
  )
  for (const page of pages) {
    const [before, after] = [await weighPage(few, page), await weighPage(many, page)]
    const most = maxGrowthOf(page)
    const isOver =
      before.identity * most.identity <= after.identity || before.br * most.br <= after.br
    if (isOver) over++
    console.log(
      `${page.padEnd(44)}${figures(before.identity, after.identity)}${figures(before.br, after.br)}${isOver ? '  too much' : ''}`,
    )
  }
} finally {
  await Promise.all([few.stop(), many.stop()])
}
console.log(
  over === 0 ? 'No page grows more than it may.' : `${over} pages grow more than they may.`,
)
process.exitCode = over === 0 ? 0 : 1

function columns(title: string): string {
  return title.padStart(18) + 'times'.padStart(8)
}

function figures(before: number, after: number): string {
  return (
    `${before.toLocaleString('en')} ${after.toLocaleString('en').padStart(8)}`.padStart(18) +
    (after / before).toFixed(2).padStart(8)
  )
}
