import { expect, test } from 'vitest'
import { carouselPageOf, clampIndex, wrapIndex } from './card-carousel.tsx'

test('stops at the first and last page without wrapping', () => {
  expect(clampIndex(-6, 11, 6)).toBe(0)
  expect(clampIndex(6, 11, 6)).toBe(5)
  expect(clampIndex(3, 3, 6)).toBe(0)
})

test('wraps to the other end without showing a partial page', () => {
  expect(wrapIndex(3, 5, 3)).toBe(2)
  expect(wrapIndex(5, 5, 3)).toBe(0)
  expect(wrapIndex(-3, 5, 3)).toBe(2)
  expect(wrapIndex(-1, 5, 3)).toBe(0)
  expect(wrapIndex(1, 4, 1)).toBe(1)
  expect(wrapIndex(4, 4, 1)).toBe(0)
  expect(wrapIndex(-1, 4, 1)).toBe(3)
})

test('marks the last page when the last card is visible', () => {
  expect(carouselPageOf({ first: 0, last: 2 }, 2, 5)).toBe(0)
  expect(carouselPageOf({ first: 2, last: 4 }, 2, 5)).toBe(1)
})
