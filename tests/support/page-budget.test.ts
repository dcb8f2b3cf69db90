import { expect, test } from 'vitest'
import { loweredPageBudget, overPageBudget } from './page-budget.ts'

const budget = {
  document: { '/': 27, '/angle-view': 20 },
  pictures: { '/': 67, '/angle-view': 362.4 },
  fonts: { '/': 31, '/angle-view': 31 },
}
const weight = { document: 25_000, pictures: 66_600, fonts: 31_000 }

test('a page over a budget is named with the kind, its figure and its limit', () => {
  const weights = new Map([['/', { ...weight, pictures: 67_001 }]])
  expect(overPageBudget(weights, budget)).toEqual([
    '/ brings 67.001 kB of pictures, its budget is 67 kB.',
  ])
})

test('a page without budgets is named', () => {
  expect(overPageBudget(new Map([['/new', weight]]), budget)).toHaveLength(3)
})

test('budgets only go down; a document keeps a little for names of files, and what script may weigh is no limit', () => {
  const weights = new Map([
    ['/', weight],
    ['/angle-view', { document: 21_000, pictures: 240_010, fonts: 31_000 }],
  ])
  expect(loweredPageBudget(weights, budget)).toEqual({
    document: { '/': 26, '/angle-view': 20 },
    pictures: { '/': 67, '/angle-view': 241 },
    fonts: { '/': 31, '/angle-view': 31 },
  })
})
