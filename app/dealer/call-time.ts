import {
  type Counter,
  type Hours,
  localTime,
  nextOpenDay,
  openingAt,
  type Shut,
} from './opening.ts'

/** When somebody is called who asks now: still today, on the next day with work, or nobody knows. */
export type CallTime = {
  isToday: boolean
  next: { on: NonNullable<Shut['opensOn']>; opens: string } | undefined
}

export function callTime(hours: Hours, counter: Counter, now: Date, zone: string): CallTime {
  const opening = openingAt(hours, counter, now, zone)
  const on = opening.isOpen ? nextOpenDay(hours, localTime(now, zone).day) : opening.opensOn
  return { isToday: opening.isOpen, next: on && { on, opens: hours[counter].opens } }
}
