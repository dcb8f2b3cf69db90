import { expect, test } from 'vitest'
import { listPagesOverBudget } from './script-budget.ts'

test('names each page over its budget with its weight', () => {
  const weights = new Map([
    ['/', 120_000],
    ['/offers', 120_001],
    ['/admin/desk', 180_000],
    ['/admin/models', 180_001],
  ])
  expect(listPagesOverBudget(weights)).toEqual([
    '/offers: 120.001 of 120 kB',
    '/admin/models: 180.001 of 180 kB',
  ])
})
