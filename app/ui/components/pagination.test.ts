import { expect, test } from 'vitest'
import { formatShownRange, visiblePageNumbers } from './pagination.ts'

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, 4, 5]],
  [3, 9, [1, 2, 3, 4, 5]],
  [5, 9, [3, 4, 5, 6, 7]],
  [9, 9, [5, 6, 7, 8, 9]],
  [40, 9, [5, 6, 7, 8, 9]],
])('shows on page %i of %i the page numbers %j', (current, total, numbers) => {
  expect(visiblePageNumbers(current, total)).toEqual(numbers)
})

test.each([
  [1, 10, 57, 'Showing 1 to 10 of 57 entries'],
  [6, 7, 57, 'Showing 51 to 57 of 57 entries'],
  [1, 0, 0, 'Showing 0 to 0 of 0 entries'],
  [9, 0, 57, 'Showing 0 to 0 of 57 entries'],
  [1, 10, 100_000, 'Showing 1 to 10 of 1,00,000 entries'],
])('describes page %i with %i of %i rows as %s', (page, rows, total, text) => {
  expect(formatShownRange(page, 10, rows, total)).toBe(text)
})
