import { expect, it } from 'vitest'
import { deliveryTimes, endOfQuietHours } from './quiet-hours.ts'

const zone = 'Asia/Kolkata'
const night = { quietFrom: '21:00', quietTo: '08:00' }
/** An instant of 2 November 2026 in Hyderabad. */
const at = (time: string, day = '2026-11-02') => new Date(`${day}T${time}:00+05:30`)

it.each([
  ['20:59', undefined],
  ['21:00', at('08:00', '2026-11-03')],
  ['23:59', at('08:00', '2026-11-03')],
  ['00:00', at('08:00')],
  ['07:59', at('08:00')],
  ['08:00', undefined],
])('at %s, the quiet hours from 9 PM to 8 AM end at the right instant', (time, end) => {
  expect(endOfQuietHours(night, at(time), zone)).toEqual(end)
})

it('quiet hours within one day end on that day', () => {
  const noon = { quietFrom: '13:00', quietTo: '14:00' }
  expect(endOfQuietHours(noon, at('13:30'), zone)).toEqual(at('14:00'))
  expect(endOfQuietHours(noon, at('14:00'), zone)).toBeUndefined()
})

it.each([
  { quietFrom: '', quietTo: '08:00' },
  { quietFrom: '21:00', quietTo: '' },
  { quietFrom: '21:00', quietTo: '21:00' },
])('without both hours there is no quiet time', (settings) => {
  expect(endOfQuietHours(settings, at('23:00'), zone)).toBeUndefined()
})

it('a new enquiry in the quiet hours is announced after them, and not later than one hour', () => {
  expect(deliveryTimes({ kind: 'newEnquiry', settings: night }, at('22:00'), zone)).toEqual({
    dueAt: at('08:00', '2026-11-03').toISOString(),
    expiresAt: at('09:00', '2026-11-03').toISOString(),
  })
})

it('a call that is due in the quiet hours is not announced', () => {
  const due = at('07:55').toISOString()
  expect(deliveryTimes({ kind: 'due', due, settings: night }, at('07:45'), zone)).toBeUndefined()
})

it('a due call is announced at once, and never after its time', () => {
  const due = at('11:10').toISOString()
  expect(deliveryTimes({ kind: 'due', due, settings: night }, at('11:00'), zone)).toEqual({
    dueAt: at('11:00').toISOString(),
    expiresAt: due,
  })
})
