import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { instantFromLocalTime } from '#app/platform/calendar/instant-from-local-time.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { NotificationKind } from './notification-kinds.ts'

type QuietHours = { quietFrom: string; quietTo: string }

/** Time in which a notification may be sent, as instants in ISO 8601. */
export type DeliveryTimes = { dueAt: string; expiresAt: string }

/** A notification that is an hour late is worse than none, in milliseconds. */
const maxDelay = 3_600_000

/**
 * Returns the end of the quiet hours in which `now` lies; undefined outside of quiet hours. The
 * hours may span midnight.
 */
export function endOfQuietHours(
  { quietFrom, quietTo }: QuietHours,
  now: Date,
  timeZone: string,
): Date | undefined {
  if (quietFrom === '' || quietTo === '' || quietFrom === quietTo) return undefined
  const { day, time } = localTime(now, timeZone)
  const spansMidnight = quietFrom > quietTo
  const isEvening = time >= quietFrom
  const isMorning = time < quietTo
  const isQuiet = spansMidnight ? isEvening || isMorning : isEvening && isMorning
  if (!isQuiet) return undefined
  const endsOn = spansMidnight && isEvening ? addDays(day) : day
  return instantFromLocalTime(endsOn, quietTo, timeZone)
}

/**
 * Returns when a notification may be sent. Quiet hours delay it to their end. A notification about
 * a due call is not delayed: undefined means that it is not sent at all. `due` is the due time of
 * the enquiry.
 */
export function deliveryTimes(
  { kind, due, settings }: { kind: NotificationKind; due?: string; settings: QuietHours },
  now: Date,
  timeZone: string,
): DeliveryTimes | undefined {
  const quietUntil = endOfQuietHours(settings, now, timeZone)
  if (kind === 'due')
    return quietUntil || due === undefined
      ? undefined
      : { dueAt: now.toISOString(), expiresAt: due }
  // Several enquiries that are assigned within some seconds become one notification.
  const gathering = kind === 'assigned' ? 3_000 : 0
  const start = (quietUntil ?? now).getTime() + gathering
  return {
    dueAt: new Date(start).toISOString(),
    expiresAt: new Date(start + maxDelay).toISOString(),
  }
}
