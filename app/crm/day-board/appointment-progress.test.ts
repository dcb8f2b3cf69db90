import { expect, it } from 'vitest'
import { lateMinutesOf, nextStateOf, stepsOf } from './appointment-progress.ts'

const ride = { isService: false, state: 'booked', isActive: true, day: '2026-11-28', at: '10:30' }
const service = { ...ride, isService: true, state: 'confirmed' }
const at = (time: string, day = ride.day) => ({ day, time })

it('counts a customer as late from 20 minutes on, on the same day only', () => {
  expect(lateMinutesOf(ride, at('10:49'))).toBeUndefined()
  expect(lateMinutesOf(ride, at('10:50'))).toBe(20)
  expect(lateMinutesOf(service, at('12:00'))).toBe(90)
  expect(lateMinutesOf(service, at('12:00', '2026-11-29'))).toBeUndefined()
})

it('does not call late: an appointment that has begun, ended, was cancelled or has no hour', () => {
  for (const state of ['arrived', 'in-work', 'ready', 'delivered', 'no-show', 'cancelled'])
    expect([state, lateMinutesOf({ ...service, state }, at('12:00'))]).toEqual([state, undefined])
  expect(lateMinutesOf({ ...ride, isActive: false }, at('12:00'))).toBeUndefined()
  expect(lateMinutesOf({ ...ride, at: null }, at('12:00'))).toBeUndefined()
})

it('offers a no-show from the hour on, and then the state before it', () => {
  expect(stepsOf(ride, at('10:29'))).toEqual(['arrived', 'done'])
  expect(stepsOf(ride, at('10:30'))).toEqual(['arrived', 'done', 'no-show'])
  const missed = { ...service, state: 'no-show' }
  expect(stepsOf(missed, at('11:00'))[0]).toBe('confirmed')
  expect(stepsOf({ ...ride, state: 'no-show' }, at('11:00'))[0]).toBe('booked')
})

it('offers the states of a service and of a ride one after the other', () => {
  const chain = (one: typeof ride) => {
    const states: string[] = []
    for (let state = nextStateOf(one); state; state = nextStateOf({ ...one, state }))
      states.push(state)
    return states
  }
  expect(chain(service)).toEqual(['arrived', 'in-work', 'ready', 'delivered'])
  expect(chain({ ...service, state: 'requested' })[0]).toBe('arrived')
  expect(chain(ride)).toEqual(['arrived', 'done'])
})
