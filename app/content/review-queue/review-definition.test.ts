import { expect, it } from 'vitest'
import { defineReviews, type ReviewRows } from './review-definition.ts'

const rows: ReviewRows = {
  may: 'offers.edit',
  list: async () => [],
  count: async () => 0,
  find: async () => undefined,
  write: async () => true,
  confirmed: (stored) => stored,
}
const offer = {
  everyDays: 30,
  texts: {
    many: 'Notices',
    one: 'Notice',
    due: (days: number) => `notices after ${days} days`,
    named: (name: string) => `the notice ${name}`,
    audited: (name: string) => `notice ${name}`,
  },
}

it('combines the declaration of a kind with its rows', () => {
  const content = { key: 'notices', review: { offer } }
  expect(defineReviews(content, { offer: rows })).toEqual([{ kind: 'offer', ...offer, ...rows }])
})

it('is empty for a content type without values to confirm', () => {
  expect(defineReviews({ key: 'notices' })).toEqual([])
})

it.each([
  ['without rows', { offer }, {}],
  ['without a declaration', {}, { offer: rows }],
])('refuses a kind %s', (_, review, rowsByKind) => {
  expect(() => defineReviews({ key: 'notices', review }, rowsByKind)).toThrow(
    'The review of “offer” in “notices” needs a declaration and its rows',
  )
})
