import { parseDeskEventData } from '#app/crm/desk/desk-event-data.ts'
import {
  type EnquiryUpdate,
  type EventAuthor,
  type NewDeskEvent,
  nextEventInstant,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import type { HourRefusal } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { AppointmentRow } from '#app/platform/db/schema-appointments.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './appointment-act-words.ts'
import type { ActResult } from './appointment-acts.ts'
import {
  type AppointmentChangeDeps,
  answersWithHour,
  appointmentEvent,
  hourOf,
  type LockedEnquiry,
  presentAppointment,
  saveAct,
} from './appointment-changes.server.ts'
import { lockDays } from './appointment-query.server.ts'
import * as queries from './appointment-row-query.server.ts'
import { findModelOfRide } from './free-days.server.ts'
import { NoSeat, placeAppointment } from './place-appointment.server.ts'

/**
 * Undoes the cancellation of a locked enquiry's appointment. If its hour is gone, the enquiry is
 * open again without an hour, and a service is requested again, so that staff call the customer.
 */
export async function restoreAppointment(
  trx: Db,
  deps: AppointmentChangeDeps,
  locked: LockedEnquiry,
  by: EventAuthor,
): Promise<ActResult> {
  const { row, enquiry, answers, before } = locked
  if (!before) return fail('conflict', words.hasNone)
  if (before.is_active === 1) return fail('conflict', words.notCancelled)
  const isService = before.state === null
  if (isService ? row.state !== 'cancelled' : row.is_open !== 1)
    return fail('conflict', words.isClosed)
  const now = deps.clock()
  const isOver = before.starts_at !== null && before.day < localTime(now, deps.timeZone).day
  if (isOver) return fail('conflict', words.dayIsOver)
  const at = await nextEventInstant(trx, row, now)
  const { appointment, refusal, event } = await retakeHour(trx, deps, locked, before)
  const reopened = isService
    ? await reopen(trx, row, { at, isRequested: refusal !== undefined })
    : { work: {}, events: [] }
  const { version, isMailed } = await saveAct(trx, deps, locked, {
    ...{ by, at, work: reopened.work },
    events: [event, ...reopened.events],
    answers: answersWithHour(enquiry, answers, {
      purpose: appointment.purpose,
      ...hourOf(appointment),
    }),
    isTold: by.id !== null,
  })
  if (refusal) return refusal
  const message =
    appointment.starts_at === null
      ? words.isOpenAgain
      : words.isRestored(formatHour(hourOf(appointment)))
  return ok({ message, version, isMailed, appointment: presentAppointment(appointment) })
}

type RetakenHour = {
  appointment: AppointmentRow
  /** Set if the hour is gone. */
  refusal?: Result<never, HourRefusal>
  event: NewDeskEvent
}

/**
 * Takes the seats of a cancelled appointment again. If they are taken, the appointment is active
 * without an hour.
 */
export async function retakeHour(
  trx: Db,
  deps: AppointmentChangeDeps,
  { row, enquiry, answers }: Pick<LockedEnquiry, 'row' | 'enquiry' | 'answers'>,
  before: AppointmentRow,
): Promise<RetakenHour> {
  const { purpose, day, starts_at: at } = before
  const hour = hourOf(before)
  if (at === null) {
    await lockDays(trx, [day])
    const appointment = await queries.removeHour(trx, before)
    return { appointment, event: appointmentEvent('restored', { to: hour }) }
  }
  const model = await findModelOfRide(deps.vehiclesOn(trx), enquiry, answers)
  const placed = await placeAgain(trx, deps, {
    ...{ enquiryId: row.id, before, limits: 'none', field: 'at', now: deps.clock() },
    wish: { purpose, day, at, ...(model !== undefined && { model }) },
    overbook: before.is_overbooked === 1 ? { reason: before.reason } : undefined,
  })
  if (placed.ok) {
    const { appointment } = placed.value
    return { appointment, event: appointmentEvent('restored', { to: hour }) }
  }
  const { details = { nearest: [] } } = placed.problem
  const message =
    placed.problem.message === words.noPlan ? words.hoursAreWithdrawn : words.hourIsGone
  return {
    appointment: await queries.removeHour(trx, before),
    refusal: fail('conflict', message, { errors: { at: [message] }, details }),
    event: appointmentEvent('lostHour', { from: hour }),
  }
}

/** An appointment beyond the seats may find none; its transaction goes on without the hour. */
async function placeAgain(...input: Parameters<typeof placeAppointment>) {
  try {
    return await placeAppointment(...input)
  } catch (error) {
    if (!(error instanceof NoSeat)) throw error
    return fail<HourRefusal>('conflict', words.hourIsGone, { details: { nearest: [] } })
  }
}

type Reopening = { at: string; isRequested: boolean }

/** Returns the state and the next step before the cancellation. */
async function reopen(
  trx: Db,
  row: EnquiryRow,
  { at, isRequested }: Reopening,
): Promise<{ work: EnquiryUpdate; events: NewDeskEvent[] }> {
  const last = await queries.findLastStateEvent(trx, row.id)
  const { from, to, cleared } = last ? parseDeskEventData(last.data_json) : {}
  const before = to === 'cancelled' && from ? from : 'confirmed'
  const state = isRequested ? 'requested' : before
  return {
    work: {
      ...{ state, state_at: at, lost_reason: null },
      ...(cleared && { next_step_at: cleared.at, next_step_text: cleared.text }),
    },
    events: [{ type: 'state', data: { from: row.state, to: state } }],
  }
}
