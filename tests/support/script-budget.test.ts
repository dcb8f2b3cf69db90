import { expect, test } from 'vitest'
import { lowered, overBudget } from './script-budget.ts'

test('a page over its budget is named with its figure and its limit', () => {
  const weights = new Map([
    ['/', 108_600],
    ['/offers', 108_001],
  ])
  expect(overBudget(weights, { '/': 108.6, '/offers': 108 })).toEqual([
    '/offers brings 108.001 kB of script, its budget is 108 kB.',
  ])
})

test('a page without a budget is named', () => {
  expect(overBudget(new Map([['/new', 1]]), {})).toEqual([
    '/new has no budget; npm run budget gives it one.',
  ])
})

test('a budget only goes down; a new page gets its own, a public one no more than any may have', () => {
  const weights = new Map([
    ['/', 102_510],
    ['/offers', 105_000],
    ['/new', 125_000],
    ['/admin/new', 125_010],
  ])
  expect(lowered(weights, { '/': 105, '/offers': 104, '/gone': 100 })).toEqual({
    '/': 103,
    '/offers': 104,
    '/new': 120,
    '/admin/new': 126,
  })
})
