import { expect, test } from 'vitest'
import { nearestWord, wordDistance } from './word-distance.ts'

test.each([
  ['shine', 'shine', 0],
  ['actva', 'activa', 1],
  ['horent', 'hornet', 1],
  ['shain', 'shine', 2],
  ['unicorn', 'hornet', 3],
  ['', 'ab', 2],
])('the distance between %s and %s is %i', (one, other, distance) => {
  expect(wordDistance(one, other, 2)).toBe(distance)
})

test('returns the nearest word, or nothing if every word is too different', () => {
  const words = ['shine', 'activa', 'dio', 'sp']
  expect(nearestWord('shain', words)).toBe('shine')
  expect(nearestWord('deo', words)).toBe('dio')
  expect(nearestWord('tvs', words)).toBeUndefined()
  expect(nearestWord('yamaha', words)).toBeUndefined()
  expect(nearestWord('x'.repeat(90), words)).toBeUndefined()
})
