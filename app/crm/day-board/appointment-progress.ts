import { minutesOfTime } from '#app/crm/appointments/free-hours.ts'
import { isClosedState } from '#app/crm/enquiries/enquiry-states.ts'
import { hasHourBegun } from '#app/crm/enquiries/has-hour-begun.ts'
import type { BoardAppointment } from './day-board-schema.ts'

/**
 * States of active test rides and deliveries; a cancelled one has the state `cancelled`. They are
 * stored, so they are never renamed.
 */
export const rideStates = ['booked', 'arrived', 'done', 'no-show'] as const

export type RideState = (typeof rideStates)[number]

/** Minutes after the start from which a customer who has not arrived is late. */
const lateAfter = 20

const serviceSteps = ['arrived', 'in-work', 'ready', 'delivered'] as const
const rideSteps = ['arrived', 'done'] as const

type Progress = Pick<BoardAppointment, 'isService' | 'state' | 'isActive'>

/**
 * Lists the states that staff can choose now, in order, without cancelling. A no-show is possible
 * from the hour on, and can be taken back.
 */
export function stepsOf(
  { isService, state, day, at }: Progress & Pick<BoardAppointment, 'day' | 'at'>,
  now: { day: string; time: string },
): readonly string[] {
  const isAhead = !hasHourBegun({ day, at }, now)
  return [
    ...(state === 'no-show' ? [isService ? 'confirmed' : 'booked'] : []),
    ...(isService ? serviceSteps : rideSteps),
    ...(isAhead && state !== 'no-show' ? [] : ['no-show']),
  ]
}

/** Returns the state that follows if all goes well; undefined at the end and after a no-show. */
export function nextStateOf({ isService, state, isActive }: Progress): string | undefined {
  if (!isActive || state === 'no-show') return undefined
  const steps: readonly string[] = isService ? serviceSteps : rideSteps
  return steps[steps.indexOf(state) + 1]
}

/** Returns `true` until the customer arrives or the appointment ends. */
export function isExpected({ isService, state, isActive }: Progress): boolean {
  return (
    isActive &&
    (isService
      ? !serviceSteps.some((it) => it === state) && !isClosedState(state)
      : state === 'booked')
  )
}

/**
 * Returns the minutes since the start if the customer is late by 20 minutes or more; otherwise
 * undefined. Only today's appointments can be late.
 *
 * @param now Day (`YYYY-MM-DD`) and time (`HH:MM`) on the dealer's clock.
 */
export function lateMinutesOf(
  appointment: Progress & Pick<BoardAppointment, 'day' | 'at'>,
  now: { day: string; time: string },
): number | undefined {
  const { day, at } = appointment
  if (at === null || day !== now.day || !isExpected(appointment)) return undefined
  const late = minutesOfTime(now.time) - minutesOfTime(at)
  return late >= lateAfter ? late : undefined
}
