import { expect, test } from 'vitest'
import { areAboutEqual, markBetterValues } from './mark-better-values.ts'

const figure = (from: number, to = from) => ({ from, to })

test.each([
  ['more', [5.73, 7.9], [false, true]],
  ['less', [74_400, 68_800], [false, true]],
  ['less', [74_400, 68_800, 68_800], [false, true, true]],
  ['more', [5.73, 5.764], [false, false]],
  ['more', [100, 98.6], [false, false]],
  ['more', [100, 98.4], [true, false]],
  ['more', [0.5], [false]],
] as const)('marks the better values if better means %s: %j gives %j', (meant, numbers, marked) => {
  expect(
    markBetterValues(
      numbers.map((it) => figure(it)),
      meant,
    ),
  ).toEqual(marked)
})

test('marks a range as better only if all of its values are better', () => {
  expect(markBetterValues([figure(118, 119), figure(114, 118)], 'less')).toEqual([false, false])
  expect(markBetterValues([figure(118, 119), figure(104, 105)], 'less')).toEqual([false, true])
})

test('skips a missing value, and does not treat the row as equal', () => {
  expect(markBetterValues([undefined, figure(10), figure(12)], 'more')).toEqual([
    false,
    false,
    true,
  ])
  expect(markBetterValues([undefined, figure(10)], 'more')).toEqual([false, false])
  expect(areAboutEqual([undefined, figure(10)])).toBe(false)
  expect(areAboutEqual([figure(114, 115), figure(115)])).toBe(true)
})
