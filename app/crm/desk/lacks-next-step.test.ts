import { expect, test } from 'vitest'
import { isNextStepNeeded, lacksNextStep, wouldLackNextStep } from './lacks-next-step.ts'

const time = { now: new Date('2026-11-02T06:00:00Z'), zone: 'Asia/Kolkata' }
const open = {
  ...{ isOpen: true, state: 'new', dueAt: null, nextStepAt: null },
  ...{ bookingDate: null, bookingTime: null },
}
const withStep = (at: string) => ({ ...open, dueAt: at, nextStepAt: at })

test('an open enquiry without a due time lacks a next step, a closed one does not', () => {
  expect(lacksNextStep(open, time)).toBe(true)
  expect(lacksNextStep({ ...open, isOpen: false }, time)).toBe(false)
  expect(lacksNextStep(withStep('2026-11-03T06:00:00Z'), time)).toBe(false)
})

test.each([
  ['requested', '2026-11-06', true],
  ['confirmed', '2026-11-06', false],
  ['arrived', '2026-11-02', false],
  ['in-work', '2026-11-01', true],
])('a booking with the status %s for %s lacks a next step: %s', (state, bookingDate, lacks) => {
  expect(lacksNextStep({ ...open, state, bookingDate }, time)).toBe(lacks)
})

test('a new test ride lacks a next step unless it has an hour', () => {
  const ride = { ...open, bookingDate: '2026-11-06' }
  expect(lacksNextStep(ride, time)).toBe(true)
  expect(lacksNextStep({ ...ride, bookingTime: '10:30' }, time)).toBe(false)
})

test('a call completes the promised call and a past step', () => {
  const promised = { ...open, dueAt: '2026-11-02T08:00:00Z' }
  expect(wouldLackNextStep(promised, 'no-answer', time)).toBe(true)
  expect(wouldLackNextStep(withStep('2026-11-02T05:00:00Z'), 'busy', time)).toBe(true)
})

test('a call that reached the customer completes a step of today, other calls do not', () => {
  const today = withStep('2026-11-02T11:00:00Z')
  expect(wouldLackNextStep(today, 'reached', time)).toBe(true)
  expect(wouldLackNextStep(today, 'no-answer', time)).toBe(false)
  expect(wouldLackNextStep(withStep('2026-11-03T05:00:00Z'), 'reached', time)).toBe(false)
})

test('a removed step leaves a promised call, until somebody has called', () => {
  const step = { ...withStep('2026-11-03T05:00:00Z'), callBy: '2026-11-02T08:00:00Z' }
  const lastCall = { outcome: 'busy' as const, at: '2026-11-02T05:00:00Z' }
  expect(isNextStepNeeded({ ...step, lastCall: null }, time)).toBe(false)
  expect(isNextStepNeeded({ ...step, lastCall }, time)).toBe(true)
})
