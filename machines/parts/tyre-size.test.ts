import { expect, test } from 'vitest'
import { tyreSize } from './tyre-size.ts'

test.each([
  ['90/100-10 53J', 90, 217],
  ['120/70ZR17', 120, 299.9],
  ['110/80-19', 110, 329.3],
  ['2.75-17', 69.85, 285.75],
])('%s is %d mm wide and reaches %d mm from the axle', (name, width, radius) => {
  const size = tyreSize(name)
  expect(size.width * 1000).toBeCloseTo(width, 1)
  expect(size.radius * 1000).toBeCloseTo(radius, 1)
})

test('what is no size is refused', () => {
  expect(() => tyreSize('wide')).toThrow('No tyre is called wide.')
})
