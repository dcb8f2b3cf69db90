import { describe, expect, it } from 'vitest'
import { findDayOrder, parseImportDay } from './parse-import-day.ts'

describe('the day of a cell', () => {
  it('is read from every usual spelling and from Excel’s serial number', () => {
    for (const cell of [
      ...[
        '31/12/2024',
        '31-12-24',
        '31.12.2024',
        '31 Dec 2024',
        '31-Dec-24',
        '31st December, 2024',
      ],
      ...['Dec 31, 2024', '2024-12-31', '2024-12-31T00:00:00', '31/12/2024 14:30', '45657', 45_657],
      ...['Tue, 31 Dec 2024', '31/12/2024 2:30 PM', 45_657.5],
    ])
      expect([cell, parseImportDay(cell, 'day-first')]).toEqual([cell, '2024-12-31'])
  })

  it('has the month first if staff say so', () => {
    expect(parseImportDay('3/4/2024', 'day-first')).toBe('2024-04-03')
    expect(parseImportDay('3/4/2024', 'month-first')).toBe('2024-03-04')
  })

  it('is undefined for anything else', () => {
    for (const cell of [
      '',
      null,
      '31/02/2024',
      '13/13/2024',
      'soon',
      7,
      '9848012345',
      '14 Foo 2024',
    ])
      expect([cell, parseImportDay(cell, 'day-first')]).toEqual([cell, undefined])
  })
})

describe('the order of day and month', () => {
  it('is proven by one date that can be read in one way only', () => {
    expect(findDayOrder(['3/4/2024', '31/12/2024'])).toBe('day-first')
    expect(findDayOrder(['3/4/2024', '12/31/2024'])).toBe('month-first')
  })

  it('is unknown if no date or contradicting dates prove it', () => {
    expect(findDayOrder(['3/4/2024', '14 Mar 2024'])).toBe('unknown')
    expect(findDayOrder(['3/4/2024', '31/12/2024', '12/31/2024'])).toBe('unknown')
  })

  it('does not matter without ambiguous dates', () => {
    expect(findDayOrder(['4/4/2024', '2024-03-04', 45_657, null])).toBeUndefined()
  })
})
