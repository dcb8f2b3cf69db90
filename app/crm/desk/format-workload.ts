import { formatDay } from '#app/platform/calendar/format-day.ts'
import { lastDayAway } from '#app/platform/permissions/availability.ts'
import type { DeskWorker } from './desk-endpoints.ts'
import * as words from './enquiry-actions-words.ts'

/** Says whether a person is available, and how many open enquiries are assigned to the person. */
export function formatWorkload({ isIn, awayUntil, open }: DeskWorker, zone: string): string {
  return words.workload(isIn, awayUntil && formatDay(lastDayAway(awayUntil, zone)), open)
}
