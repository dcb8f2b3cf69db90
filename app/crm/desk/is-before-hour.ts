import { hasHourBegun } from '#app/crm/enquiries/has-hour-begun.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { DeskRow } from './desk-enquiry-schema.ts'

/** Returns `true` before the booked hour, or before the booked day without an hour. */
export const isBeforeHour = (
  { bookingDate: day, bookingTime: at }: DeskRow,
  { now, zone }: { now: Date; zone: string },
): boolean => day !== null && !hasHourBegun({ day, at }, localTime(now, zone))
