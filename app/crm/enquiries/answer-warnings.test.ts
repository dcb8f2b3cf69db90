import { expect, it } from 'vitest'
import { dealerFallback } from '#app/platform/dealer-details/dealer-schema.ts'
import { answerWarningsKey, areWarningsConfirmed, listAnswerWarnings } from './answer-warnings.ts'
import { enquiryKinds } from './enquiry-kinds.ts'
import { joyClubEnquiry } from './kinds/joy-club.ts'
import { serviceBookingEnquiry } from './kinds/service-booking.ts'

const hours = {
  ...dealerFallback.hours,
  closedOn: ['Tuesday' as const],
  holidays: [
    { name: 'Republic Day', on: '01-26' },
    { name: 'Stocktaking', on: '2026-11-27' },
  ],
}
// This is 00:30 on 22 November in India, but still 21 November in London.
const now = new Date('2026-11-21T19:00:00Z')
const asked = (enquiry: typeof serviceBookingEnquiry | typeof joyClubEnquiry, answers: object) =>
  listAnswerWarnings(enquiry, { ...answers }, { hours, timeZone: 'Asia/Kolkata', now }).map(
    ({ name, message }) => [name, message],
  )
const unreachable =
  'You left no phone number and no email, so we cannot reply. Please add one, or send anyway.'

it('warns a visitor who enters neither a phone number nor an email address', () => {
  expect(asked(serviceBookingEnquiry, {})).toEqual([['contactNumber', unreachable]])
  expect(asked(joyClubEnquiry, { name: 'Asha', mobile: '' })).toEqual([['mobile', unreachable]])
  expect(asked(joyClubEnquiry, { email: 'asha@example.com' })).toEqual([])
  expect(asked(serviceBookingEnquiry, { contactNumber: '9000000001' })).toEqual([])
})

it.each([
  ['2026-11-21', 'Saturday, 21 Nov 2026 is already over. Choose another day, or send anyway.'],
  ['2020-01-01', 'Wednesday, 1 Jan 2020 is already over. Choose another day, or send anyway.'],
  ['2026-11-22', undefined],
  ['2026-11-24', 'We are closed on Tuesday, 24 Nov 2026. Choose another day, or send anyway.'],
  ['2026-11-25', undefined],
  [
    '2026-11-27',
    'We are closed on Friday, 27 Nov 2026 for Stocktaking. Choose another day, or send anyway.',
  ],
  [
    '2028-01-26',
    'We are closed on Wednesday, 26 Jan 2028 for Republic Day. Choose another day, or send anyway.',
  ],
  ['', undefined],
])('shows for the booking day %j the warning %j', (bookingDate, question) => {
  const answers = { contactNumber: '9000000001', bookingDate }
  expect(asked(serviceBookingEnquiry, answers)).toEqual(question ? [['bookingDate', question]] : [])
})

it('shows both warnings at once, with the warning about the day first', () => {
  expect(asked(serviceBookingEnquiry, { bookingDate: '2026-11-24' }).map(([name]) => name)).toEqual(
    ['bookingDate', 'contactNumber'],
  )
})

it('only kinds without required fields have warnings, and no field has the name “asked”', () => {
  for (const { asksOnce, fields } of enquiryKinds) {
    if (asksOnce) expect(Object.values(fields).some(({ isRequired }) => isRequired)).toBe(false)
    expect(Object.keys(fields)).not.toContain('asked')
  }
})

it('does not repeat a confirmed warning, but shows any other warning', () => {
  const day = { name: 'bookingDate', message: 'The first day is past.' }
  const other = { name: 'bookingDate', message: 'The second day is past.' }
  const number = { name: 'contactNumber', message: unreachable }
  expect(areWarningsConfirmed([], '')).toBe(true)
  expect(areWarningsConfirmed([number], '')).toBe(false)
  const both = answerWarningsKey([day, number])
  for (const doubts of [[day, number], [day], [number]])
    expect(areWarningsConfirmed(doubts, both)).toBe(true)
  expect(areWarningsConfirmed([other, number], both)).toBe(false)
})
