import { expect, test } from 'vitest'
import { testPublicPagesWithAxe } from '#tests/axe-pages.ts'
import { overPageBudget, readPageBudget } from '#tests/page-budget.ts'
import { publicPages } from '#tests/pages.ts'
import { telephone } from '#tests/telephone.ts'

const weights = testPublicPagesWithAxe(telephone)

test('no public page brings more of document, pictures and fonts than its budget', () => {
  expect([...weights.keys()]).toEqual(publicPages)
  const weightless = [...weights].filter(([, { document, fonts }]) => document * fonts === 0)
  expect(weightless).toEqual([])
  expect(overPageBudget(weights, readPageBudget())).toEqual([])
})
