import { expect, test } from 'vitest'
import { clamp, pageOf, wrap } from './strip.tsx'

test('a strip stops at its limits', () => {
  expect(clamp(-6, 11, 6)).toBe(0)
  expect(clamp(6, 11, 6)).toBe(5)
  expect(clamp(3, 3, 6)).toBe(0)
})

test('a carousel goes on at the other end, and never shows half a page', () => {
  expect(wrap(3, 5, 3)).toBe(2)
  expect(wrap(5, 5, 3)).toBe(0)
  expect(wrap(-3, 5, 3)).toBe(2)
  expect(wrap(-1, 5, 3)).toBe(0)
  expect(wrap(1, 4, 1)).toBe(1)
  expect(wrap(4, 4, 1)).toBe(0)
  expect(wrap(-1, 4, 1)).toBe(3)
})

test('the dot of the last page is lit when the last card is seen', () => {
  expect(pageOf({ first: 0, last: 2 }, 2, 5)).toBe(0)
  expect(pageOf({ first: 2, last: 4 }, 2, 5)).toBe(1)
})
