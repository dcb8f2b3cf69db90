import { expect, it } from 'vitest'
import { isDark } from './is-dark.ts'

const hyderabad = [17.385, 78.4867] as const
const delhi = [28.61, 77.21] as const
const guwahati = [26.14, 91.74] as const

it.each([
  ['before sunset in June', '2026-06-21T18:45', hyderabad, false],
  ['after sunset in June', '2026-06-21T19:00', hyderabad, true],
  ['before sunset in December', '2026-12-21T17:38', hyderabad, false],
  ['after sunset in December', '2026-12-21T17:53', hyderabad, true],
  ['at noon', '2026-03-21T12:00', hyderabad, false],
  ['at midnight', '2026-03-21T00:00', hyderabad, true],
  ['before sunrise', '2026-12-21T06:30', hyderabad, true],
  ['after sunrise', '2026-12-21T06:55', hyderabad, false],
  ['in Delhi in December, when it is still light in Hyderabad', '2026-12-21T17:35', delhi, true],
  ['far in the east, at the same hour', '2026-12-21T16:45', guwahati, true],
] as const)('says whether it is dark %s', (_, local, place, expected) => {
  expect(isDark(new Date(`${local}:00+05:30`), place)).toBe(expected)
})
