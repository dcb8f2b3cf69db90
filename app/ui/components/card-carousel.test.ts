import { expect, test } from 'vitest'
import { carouselPageOf, clampIndex, wrapIndex } from './card-carousel.tsx'

test('a strip stops at its limits', () => {
  expect(clampIndex(-6, 11, 6)).toBe(0)
  expect(clampIndex(6, 11, 6)).toBe(5)
  expect(clampIndex(3, 3, 6)).toBe(0)
})

test('a carousel goes on at the other end, and never shows half a page', () => {
  expect(wrapIndex(3, 5, 3)).toBe(2)
  expect(wrapIndex(5, 5, 3)).toBe(0)
  expect(wrapIndex(-3, 5, 3)).toBe(2)
  expect(wrapIndex(-1, 5, 3)).toBe(0)
  expect(wrapIndex(1, 4, 1)).toBe(1)
  expect(wrapIndex(4, 4, 1)).toBe(0)
  expect(wrapIndex(-1, 4, 1)).toBe(3)
})

test('the dot of the last page is lit when the last card is seen', () => {
  expect(carouselPageOf({ first: 0, last: 2 }, 2, 5)).toBe(0)
  expect(carouselPageOf({ first: 2, last: 4 }, 2, 5)).toBe(1)
})
