import { type EventAuthor, nextEventInstant } from '#app/crm/desk/enquiry-update-query.server.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { fail, ok } from '#app/platform/result/result.ts'
import * as words from './appointment-act-words.ts'
import type { ActResult, MoveToUndo } from './appointment-acts.ts'
import {
  type AppointmentChangeDeps,
  answersWithHour,
  appointmentEvent,
  hourOf,
  type LockedEnquiry,
  presentAppointment,
  saveAct,
} from './appointment-changes.server.ts'
import { findModelOfRide } from './free-days.server.ts'
import { isHourAhead } from './is-hour-ahead.ts'
import { placeAppointment } from './place-appointment.server.ts'

/**
 * Moves the appointment of a locked enquiry back, and undoes the confirmation of that move. Refused
 * if the earlier hour is over or taken.
 */
export async function undoMove(
  trx: Db,
  deps: AppointmentChangeDeps,
  locked: LockedEnquiry,
  { by, move }: { by: EventAuthor; move: MoveToUndo },
): Promise<ActResult> {
  const { row, enquiry, answers, before } = locked
  const { back, confirmed, promise = confirmed?.promise } = move
  if (row.is_open !== 1) return fail('conflict', words.isClosed)
  if (before?.is_active !== 1) return fail('conflict', words.hasNone)
  const now = deps.clock()
  if (!isHourAhead(back, { now, timeZone: deps.timeZone }))
    return fail('conflict', words.earlierHourIsOver)
  const { purpose } = before
  const model = await findModelOfRide(deps.vehiclesOn(trx), enquiry, answers)
  const placed = await placeAppointment(trx, deps, {
    ...{ enquiryId: row.id, before, limits: 'none', field: 'at', now },
    wish: { purpose, ...back, ...(model !== undefined && { model }) },
  })
  if (!placed.ok) return placed
  const { appointment } = placed.value
  const at = await nextEventInstant(trx, row, now)
  const to = hourOf(appointment)
  const event = appointmentEvent('moved', { from: hourOf(before), to, isUndo: true })
  const { version } = await saveAct(trx, deps, locked, {
    ...{ by, at },
    work: confirmed ? { state: confirmed.from, state_at: at } : {},
    events: confirmed
      ? [event, { type: 'state', data: { from: row.state, to: confirmed.from } }]
      : [event],
    answers: answersWithHour(enquiry, answers, { purpose, ...to }),
    promise: promise && { call_by: promise.by, promise_assignee_id: promise.assigneeId },
  })
  const message = words.isMoved(formatHour(to))
  return ok({ message, version, appointment: presentAppointment(appointment) })
}
