import { describe, expect, it } from 'vitest'
import type { DealerHours } from '#app/platform/dealer-details/opening-status.ts'
import { findSendingTime, isBookedEarlyEnough, lastDayToRemind } from './reminder-times.ts'

const timeZone = 'Asia/Kolkata'
const counter = { opens: '09:30', closes: '19:00' }
const hours: DealerHours = {
  sales: counter,
  service: counter,
  callWithin: { sales: 120, service: 120 },
  closedOn: ['Sunday'],
  holidays: [{ on: '2026-11-10', name: 'Diwali' }],
}
const at = (local: string) => new Date(`2026-11-${local}:00+05:30`)
const sendingTime = (day: string, time: string, now: string) =>
  findSendingTime({ day: `2026-11-${day}`, at: time }, at(now), { hours, timeZone })

describe('time of a reminder', () => {
  it.each([
    // Wednesday 4 November
    ['a day before', '04', '10:30', '02T10:00', '03T17:00'],
    ['at 17:00 or later', '04', '10:30', '03T17:04', '03T17:04'],
    ['until 21:00', '04', '10:30', '03T20:59', '03T20:59'],
    ['in the morning after a night without the process', '04', '13:00', '03T21:00', '04T10:00'],
    ['in the morning, not at 00:10', '04', '13:00', '04T00:10', '04T10:00'],
    ['in the morning, not at 23:50', '04', '13:00', '03T23:50', '04T10:00'],
    ['on Saturday for a Monday', '09', '10:30', '05T12:00', '07T17:00'],
    ['before a holiday', '11', '10:30', '05T12:00', '09T17:00'],
    ['on a closed Sunday if Saturday was missed', '09', '10:30', '08T11:00', '08T11:00'],
  ])('is %s', (_, day, time, now, sent) => {
    expect(sendingTime(day, time, now)).toEqual(at(sent))
  })

  it('is none in the last three hours before the hour', () => {
    expect(sendingTime('04', '13:00', '04T10:00')).toEqual(at('04T10:00'))
    expect(sendingTime('04', '12:59', '04T10:00')).toBeUndefined()
    expect(sendingTime('04', '10:30', '03T21:00')).toBeUndefined()
    expect(sendingTime('04', '10:30', '04T11:00')).toBeUndefined()
  })

  it('is none for an hour that was booked less than 20 hours before it', () => {
    const hour = { day: '2026-11-04', at: '10:30' }
    expect(isBookedEarlyEnough(hour, at('03T14:30'), timeZone)).toBe(true)
    expect(isBookedEarlyEnough(hour, at('03T14:31'), timeZone)).toBe(false)
  })

  it('concerns the days until the next open day', () => {
    expect(lastDayToRemind(hours, '2026-11-03')).toBe('2026-11-04')
    expect(lastDayToRemind(hours, '2026-11-07')).toBe('2026-11-09')
    expect(lastDayToRemind(hours, '2026-11-09')).toBe('2026-11-11')
  })
})
