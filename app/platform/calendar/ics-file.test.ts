import { expect, it } from 'vitest'
import { icsFile } from './ics-file.ts'

const now = new Date('2026-11-22T19:05:09.123Z')
const day = {
  uid: 'SB-7F3K2@shop.example',
  day: '2026-11-25',
  title: 'Book a service: Meridian; Motors, \\ Hyderabad',
  text: 'Reference SB-7F3K2.\nThe hour is agreed by telephone.',
  place: 'Plot 12, Hyderabad',
}

it('writes a calendar file with one all-day event', () => {
  expect(icsFile(day, now).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Showroom//EN',
    'BEGIN:VEVENT',
    'UID:SB-7F3K2@shop.example',
    'DTSTAMP:20261122T190509Z',
    'DTSTART;VALUE=DATE:20261125',
    'SUMMARY:Book a service: Meridian\\; Motors\\, \\\\ Hyderabad',
    'DESCRIPTION:Reference SB-7F3K2.\\nThe hour is agreed by telephone.',
    'LOCATION:Plot 12\\, Hyderabad',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('folds lines at 75 bytes without splitting a character', () => {
  const title = 'सर्विस '.repeat(20).trim()
  const file = icsFile({ ...day, title }, now)
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`)
})
