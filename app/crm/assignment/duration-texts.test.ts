import { expect, it } from 'vitest'
import { firstCall } from '#app/crm/desk/enquiry-words.ts'
import { formatDuration } from '#app/platform/calendar/format-duration.ts'
import { lateBy } from './assignment-mail-words.ts'

it.each([
  [0, '0 min'],
  [16.13995, '16 min'],
  [59.6, '1 h'],
  [71.748583333333329, '1 h 12 min'],
  [7331.091583333332892, '122 h 11 min'],
])('formats %d minutes as %s', (minutes, shown) => {
  expect(formatDuration(minutes)).toBe(shown)
})

it.each([
  [0.3, 'First response within a minute of working time'],
  [16.13995, 'First response after 16 min of working time'],
  [71.748583333333329, 'First response after 1 h 12 min of working time'],
])('formats %d minutes before the first response in whole minutes', (minutes, sentence) => {
  expect(firstCall(minutes)).toBe(sentence)
})

it.each([
  [0.2, '1 min late'],
  [59.7, '1 h late'],
  [95.4, '1 h 35 min late'],
])('formats %d overdue minutes in a mail as %s', (minutes, sentence) => {
  expect(lateBy(minutes)).toBe(sentence)
})
