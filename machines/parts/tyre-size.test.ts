import { expect, test } from 'vitest'
import { tyreSize } from './tyre-size.ts'

test.each([
  ['90/100-10 53J', 90, 217],
  ['120/70ZR17', 120, 299.9],
  ['110/80-19', 110, 329.3],
  ['2.75-17', 69.85, 285.75],
])('reads %s as %d mm wide with a radius of %d mm', (name, width, radius) => {
  const size = tyreSize(name)
  expect(size.width * 1000).toBeCloseTo(width, 1)
  expect(size.radius * 1000).toBeCloseTo(radius, 1)
})

test('refuses an invalid size', () => {
  expect(() => tyreSize('wide')).toThrow('No tyre is called wide.')
})
