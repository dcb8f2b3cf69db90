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

const timed = {
  uid: day.uid,
  starts: new Date('2026-11-25T05:00:00Z'),
  minutes: 90,
  title: 'Book a service',
  text: 'Reference SB-7F3K2.',
  place: 'Hyderabad',
}

it('writes an event with a time in UTC and reminders a day and two hours before', () => {
  const file = icsFile({ ...timed, status: 'CONFIRMED' }, now)
  expect(file.split('\r\n').slice(0, 16)).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Showroom//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:SB-7F3K2@shop.example',
    'DTSTAMP:20261122T190509Z',
    'DTSTART:20261125T050000Z',
    'DTEND:20261125T063000Z',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'SUMMARY:Book a service',
    'DESCRIPTION:Reference SB-7F3K2.',
    'LOCATION:Hyderabad',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
  ])
  expect(file.match(/TRIGGER:.*(?=\r)/g)).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT2H'])
})

it('cancels an event with a higher sequence and without reminders', () => {
  const url = 'https://shop.example/my-enquiry/x'
  const file = icsFile({ ...timed, status: 'CANCELLED', sequence: 2, url }, now)
  expect(file).toContain(
    '\r\nSEQUENCE:2\r\nSTATUS:CANCELLED\r\nURL:https://shop.example/my-enquiry/x\r\n',
  )
  expect(file).not.toContain('VALARM')
})
