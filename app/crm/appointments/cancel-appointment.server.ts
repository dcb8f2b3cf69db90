import { stateChangeEffect } from '#app/crm/desk/desk-event-effects.ts'
import { type EventAuthor, nextEventInstant } from '#app/crm/desk/enquiry-update-query.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { AppointmentRow } from '#app/platform/db/schema-appointments.ts'
import { fail, ok } from '#app/platform/result/result.ts'
import * as words from './appointment-act-words.ts'
import type { ActResult, AppointmentReceipt } from './appointment-acts.ts'
import {
  type AppointmentChangeDeps,
  answersWithoutRide,
  appointmentEvent,
  hourOf,
  type LockedEnquiry,
  presentAppointment,
  saveAct,
} from './appointment-changes.server.ts'
import { purposeOfEnquiry } from './appointment-purposes.ts'
import { lockDays, readAppointmentRules } from './appointment-query.server.ts'
import * as queries from './appointment-row-query.server.ts'
import { findPlan } from './free-hours.ts'

type Cancellation = { by: EventAuthor; reason?: string | undefined }

/**
 * Cancels the appointment of a locked enquiry. A service's enquiry becomes cancelled. The enquiry of
 * a test ride or a delivery stays open.
 */
export async function cancelAppointment(
  trx: Db,
  deps: AppointmentChangeDeps,
  locked: LockedEnquiry,
  { by, reason = '' }: Cancellation,
): Promise<ActResult> {
  const { row, enquiry, answers } = locked
  if (row.is_open !== 1) return fail('conflict', words.isClosed)
  const now = deps.clock()
  const before = locked.before ?? (await insertBookingWithoutHour(trx, deps, locked, now))
  if (before?.is_active !== 1) return fail('conflict', words.hasNone)
  await lockDays(trx, [before.day])
  const appointment = await queries.deactivateAppointment(trx, before, reason || null)
  const at = await nextEventInstant(trx, row, now)
  const event = appointmentEvent('cancelled', { from: hourOf(before), reason })
  if (before.state !== null) {
    const { version, isMailed } = await saveAct(trx, deps, locked, {
      ...{ by, at, work: {}, events: [event], isTold: by.id !== null },
      answers: before.purpose === 'test-ride' ? answersWithoutRide(enquiry, answers) : answers,
    })
    return receipt(appointment, { version, isMailed })
  }
  const changed = stateChangeEffect(
    row,
    { state: 'cancelled' },
    { at, staff: by, cleared: undefined },
  )
  if (!changed.ok) return changed
  const { work, events } = changed.value
  const { version, isMailed } = await saveAct(trx, deps, locked, {
    ...{ by, at, work, answers, isTold: by.id !== null },
    events: [event, ...events],
  })
  return receipt(appointment, { version, isMailed })
}

const receipt = (
  row: AppointmentRow,
  saved: Pick<AppointmentReceipt, 'version' | 'isMailed'>,
): ActResult => ok({ message: words.isCancelled, ...saved, appointment: presentAppointment(row) })

/** Adds the row of a booking that has a day only, so that its cancellation can be undone. */
async function insertBookingWithoutHour(
  trx: Db,
  deps: AppointmentChangeDeps,
  { row, enquiry, answers }: LockedEnquiry,
  now: Date,
): Promise<AppointmentRow | undefined> {
  const purpose = purposeOfEnquiry(enquiry, answers)
  const { booking_date: day } = row
  if (!purpose || day === null) return undefined
  const { plans } = await readAppointmentRules(trx, deps)
  return queries.insertAppointment(trx, {
    ...{ enquiry_id: row.id, purpose, day, starts_at: null },
    minutes: findPlan(plans, purpose)?.minutes ?? 0,
    state: purpose === 'test-ride' ? 'booked' : null,
    created_at: now.toISOString(),
  })
}
