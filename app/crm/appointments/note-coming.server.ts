import {
  type EventAuthor,
  insertDeskEvent,
  nextEventInstant,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './appointment-act-words.ts'
import { appointmentEvent, hourOf, type LockedEnquiry } from './appointment-changes.server.ts'
import { updateAppointment } from './appointment-row-query.server.ts'
import { isBeforeAppointment } from './is-before-appointment.ts'
import { isHourAhead } from './is-hour-ahead.ts'

/**
 * Notes that the customer of a locked enquiry is coming. The enquiry keeps its version, because the
 * act adds to it and changes nothing that staff edit.
 */
export async function noteComing(
  trx: Db,
  { clock, timeZone }: { clock: Clock; timeZone: string },
  { row, before }: LockedEnquiry,
  by: EventAuthor,
): Promise<Result<undefined>> {
  if (row.is_open !== 1) return fail('conflict', words.isClosed)
  if (before?.is_active !== 1 || before.starts_at === null) return fail('conflict', words.hasNone)
  const hour = hourOf(before)
  const now = clock()
  const isAhead =
    isBeforeAppointment(before.state ?? row.state) && isHourAhead(hour, { now, timeZone })
  if (!isAhead) return fail('conflict', words.hasStarted)
  if (before.coming_at !== null) return ok(undefined)
  const at = await nextEventInstant(trx, row, now)
  await updateAppointment(trx, before, { coming_at: at })
  await insertDeskEvent(trx, row, appointmentEvent('coming', { to: hour }), { at, by })
  return ok(undefined)
}
