import { expect, test } from 'vitest'
import {
  bookingDayPresets,
  receivedDayPresets,
  toggleBookingPreset,
  toggleReceivedPreset,
} from './day-presets.ts'
import { parseReportUrl } from './parse-report-url.ts'

const days = (presets: { label: string; from: string; to: string }[]) =>
  presets.map(({ label, from, to }) => `${label}: ${from} to ${to}`)

test('offers past days as presets for the arrival of enquiries', () => {
  expect(days(receivedDayPresets('2026-11-22'))).toEqual([
    'Today: 2026-11-22 to 2026-11-22',
    'Yesterday: 2026-11-21 to 2026-11-21',
    'Last 7 days: 2026-11-16 to 2026-11-22',
    'This month: 2026-11-01 to 2026-11-22',
    'Last month: 2026-10-01 to 2026-10-31',
  ])
})

test('offers today, tomorrow, yesterday and the week from Monday to Sunday for bookings', () => {
  expect(days(bookingDayPresets('2026-11-30'))).toEqual([
    'Today: 2026-11-30 to 2026-11-30',
    'Tomorrow: 2026-12-01 to 2026-12-01',
    'Yesterday: 2026-11-29 to 2026-11-29',
    'This week: 2026-11-30 to 2026-12-06',
  ])
})

test('replaces with a preset only the days of the same field, and a second click removes them', () => {
  const asked = parseReportUrl(new URLSearchParams('search=asha&page=3'))
  const tomorrow = { label: 'Tomorrow', from: '2026-12-01', to: '2026-12-01' }
  const booked = toggleBookingPreset(asked, tomorrow)
  expect(booked).toMatchObject({ search: 'asha', page: 1, bookingFrom: '2026-12-01' })
  expect(toggleReceivedPreset(booked, tomorrow)).toMatchObject({
    bookingTo: '2026-12-01',
    toDate: '2026-12-01',
  })
  expect(toggleBookingPreset(booked, tomorrow).bookingFrom).toBeUndefined()
})
