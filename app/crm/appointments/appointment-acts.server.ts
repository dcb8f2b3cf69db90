import { canLogIn, staffStore } from '#app/auth/login/staff-store.server.ts'
import { stateChangeEffect } from '#app/crm/desk/desk-event-effects.ts'
import {
  type EventAuthor,
  type NewDeskEvent,
  nextEventInstant,
} from '#app/crm/desk/enquiry-update-query.server.ts'
import type { HourRefusal } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { instantFromLocalTime } from '#app/platform/calendar/instant-from-local-time.ts'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { isTimeOfDay } from '#app/platform/calendar/is-time-of-day.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { AppointmentRow } from '#app/platform/db/schema-appointments.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import { type Failure, fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './appointment-act-words.ts'
import type { ActHooks, ActOptions, ActResult, AppointmentActs } from './appointment-acts.ts'
import {
  type AppointmentChangeDeps,
  answersWithHour,
  appointmentEvent,
  askAgain,
  hourOf,
  type LockedEnquiry,
  lockForAct,
  presentAppointment,
  saveAct,
} from './appointment-changes.server.ts'
import { isPurposeOfKind, purposeOfEnquiry } from './appointment-purposes.ts'
import { lockDays, readAppointmentRules } from './appointment-query.server.ts'
import { findVersion } from './appointment-row-query.server.ts'
import { cancelAppointment } from './cancel-appointment.server.ts'
import { findFirstHour, findModelOfRide, type HourWish } from './free-days.server.ts'
import { type AppointmentWish, findPlan } from './free-hours.ts'
import { isBeforeAppointment } from './is-before-appointment.ts'
import { noteComing } from './note-coming.server.ts'
import {
  isDayOfStaff,
  NoSeat,
  placeAppointment,
  rulesForStaff,
  withResource,
} from './place-appointment.server.ts'
import { restoreAppointment } from './restore-appointment.server.ts'
import { undoMove } from './undo-move.server.ts'

export type AppointmentActDeps = AppointmentChangeDeps & { db: Db; mayDo: HasCapability }

/** Books, moves, cancels and restores the appointments of enquiries. */
export function appointmentActs(deps: AppointmentActDeps): AppointmentActs {
  const { db, engine } = deps

  /** Runs an act in one transaction with its hooks. A refusal by exception rolls it back. */
  async function act<Answer>(
    reference: string,
    { version, check, seen, wished, onChanged }: ActOptions & ActHooks & { wished?: string },
    work: (trx: Db, locked: LockedEnquiry) => Promise<Result<Answer, HourRefusal>>,
  ): Promise<Result<Answer, HourRefusal>> {
    try {
      return await db.transaction().execute(async (trx) => {
        const locked = await lockForAct(trx, engine, { reference, version })
        if (!locked.ok) return locked
        const { row } = locked.value
        const refusal = await check?.(trx, row)
        if (refusal) return refusal
        const present = hourText(locked.value.before)
        // A repeated move finds the hour that it wished.
        if (seen !== undefined && seen !== present && wished !== present)
          return fail('conflict', words.isOtherHour)
        const done = await work(trx, locked.value)
        if (onChanged && (await findVersion(trx, row.id)) !== row.version) await onChanged(trx)
        return done
      })
    } catch (error) {
      if (!(error instanceof NoSeat)) throw error
      const message = words.isNoLongerFree
      return fail('conflict', message, { errors: { at: [message] }, details: { nearest: [] } })
    }
  }

  return {
    schedule: (by, reference, to, options = {}) =>
      act(reference, { ...options, wished: `${to.day}T${to.at}` }, (trx, locked) =>
        schedule(trx, deps, locked, { by, to, options }),
      ),

    cancel: (by, reference, options) =>
      act(reference, options, async (trx, locked) => {
        const refusal = options.isByCustomer ? await customerRefusal(trx, deps, locked) : null
        return refusal ?? cancelAppointment(trx, deps, locked, { by, reason: options.reason })
      }),

    restore: (by, reference, options = {}) =>
      act(reference, options, (trx, locked) => restoreAppointment(trx, deps, locked, by)),

    noteComing: (by, reference, options) =>
      act(reference, options, (trx, locked) => noteComing(trx, deps, locked, by)),

    undoMove: (by, reference, { findMove, ...options }) =>
      act(reference, options, async (trx, locked) => {
        const found = await findMove(trx, locked.row)
        return found.ok ? undoMove(trx, deps, locked, { by, move: found.value }) : found
      }),
  }
}

const hourText = (found: AppointmentRow | undefined) =>
  found?.is_active === 1 && found.starts_at !== null ? `${found.day}T${found.starts_at}` : ''

type ScheduleInput = {
  by: EventAuthor
  to: Parameters<AppointmentActs['schedule']>[2]
  options: NonNullable<Parameters<AppointmentActs['schedule']>[3]>
}

async function schedule(
  trx: Db,
  deps: AppointmentActDeps,
  locked: LockedEnquiry,
  { by, to, options: { overbook, isByCustomer = false, resource: wanted } }: ScheduleInput,
): Promise<ActResult> {
  const { row, enquiry, answers, before } = locked
  if (!isCalendarDay(to.day)) return failField('day', words.noDay)
  if (to.at !== undefined && !isTimeOfDay(to.at)) return failField('at', words.noTime)
  const now = deps.clock()
  if (!isDayOfStaff({ now, timeZone: deps.timeZone }, to.day))
    return failField('day', words.dayOutOfRange, 'conflict')
  if (row.is_open !== 1)
    return fail('conflict', row.state === 'cancelled' ? words.wasCancelled : words.isClosed)
  const purpose = to.purpose ?? before?.purpose ?? purposeOfEnquiry(enquiry, answers)
  if (!purpose || !isPurposeOfKind(enquiry, purpose)) return failField('purpose', words.notOfKind)
  if (isByCustomer) {
    if (purpose === 'delivery') return fail('conflict', words.byStaffOnly)
    const refusal = await customerRefusal(trx, deps, locked)
    if (refusal) return refusal
  }
  const isOverbooking = overbook !== undefined && !isByCustomer
  if (isOverbooking && !(await mayOverbook(trx, deps, by)))
    return fail('forbidden', words.mayNotOverbook)
  const model = await findModelOfRide(deps.vehiclesOn(trx), enquiry, answers)
  const place = { purpose, day: to.day, ...(model !== undefined && { model }) }
  const first =
    to.at === undefined
      ? await findHourOfStaff(trx, deps, locked, { place, resource: wanted })
      : { at: to.at, resource: wanted }
  if (first === undefined) return fail('conflict', words.noHourLeft)
  const { at: hour, resource } = first
  const wish: HourWish = { ...place, at: hour }
  if (before && isUnchanged(before, wish, resource))
    return ok({
      message: words.isUnchanged(formatHour(wish)),
      version: row.version,
      appointment: presentAppointment(before),
    })
  const placed = await placeAppointment(trx, deps, {
    ...{ enquiryId: row.id, before, wish, resource, now },
    limits: isByCustomer ? 'plan' : 'staff',
    overbook: isOverbooking ? overbook : undefined,
    field: 'at',
  })
  if (!placed.ok) return placed
  const { appointment, plan } = placed.value
  const at = await nextEventInstant(trx, row, now)
  const isConfirmed = row.state === 'requested' && (!isByCustomer || plan.confirm === 'atOnce')
  const isMove = before?.is_active === 1 && before.starts_at !== null
  const act = appointment.is_overbooked === 1 ? 'overbooked' : isMove ? 'moved' : 'booked'
  // The hour that the customer booked or agreed with staff needs no call. The website's promise to a
  // visitor stays until staff log the call.
  const isAgreed = isByCustomer ? plan.confirm === 'atOnce' : row.added_by !== null
  const endsPromise = isAgreed && isCallPromised(row)
  const event = appointmentEvent(act, {
    from: isMove ? hourOf(before) : undefined,
    to: hourOf(appointment),
    reason: appointment.reason,
    // The event of a customer's confirmation has the promise already.
    ...(endsPromise && !(isByCustomer && isConfirmed) && promiseOf(row)),
  })
  const confirmation = isConfirmed
    ? confirm(locked, by, at)
    : isByCustomer && plan.confirm === 'byUs'
      ? await askAgain(trx, deps, locked, at)
      : { work: {}, events: [] }
  const { version, isMailed } = await saveAct(trx, deps, locked, {
    ...{ by, at, work: confirmation.work },
    events: [event, ...confirmation.events],
    answers: answersWithHour(enquiry, answers, { purpose, ...hourOf(appointment) }),
    // The first free hour is that of a walk-in, who is here. Another bay changes nothing for them.
    isTold: by.id !== null && to.at !== undefined && !(isMove && isSameHour(before, appointment)),
    ...(endsPromise && { promise: { call_by: null, promise_assignee_id: null } }),
  })
  const booked = formatHour(hourOf(appointment))
  const message = isMove ? words.isMoved(booked) : words.isBooked(booked)
  return ok({ message, version, isMailed, appointment: presentAppointment(appointment) })
}

/**
 * Finds the first hour that staff can book, outside resources with vehicles of earlier days. The days
 * are locked first, so that people who ask at the same time get different seats.
 */
async function findHourOfStaff(
  trx: Db,
  deps: AppointmentActDeps,
  { row, before }: LockedEnquiry,
  { place, resource }: { place: AppointmentWish; resource: string | undefined },
): Promise<{ at: string; resource: string } | undefined> {
  await lockDays(trx, before ? [before.day, place.day] : [place.day])
  const rules = withResource(rulesForStaff(await readAppointmentRules(trx, deps)), resource)
  return findFirstHour(trx, rules, place, row.id)
}

/** Confirms a requested service. Staff who confirm it have answered the customer. */
function confirm(
  { row }: LockedEnquiry,
  { id }: EventAuthor,
  at: string,
): { work: object; events: readonly NewDeskEvent[] } {
  if (id !== null) {
    const changed = stateChangeEffect(
      row,
      { state: 'confirmed' },
      { at, staff: { id }, cleared: undefined },
    )
    if (changed.ok) return changed.value
  }
  return {
    work: { state: 'confirmed', state_at: at },
    events: [{ type: 'state', data: { from: row.state, to: 'confirmed', ...promiseOf(row) } }],
  }
}

const isCallPromised = ({ call_by, first_call_at }: EnquiryRow) =>
  call_by !== null && first_call_at === null

const promiseOf = ({ call_by: by, promise_assignee_id: assigneeId }: EnquiryRow) =>
  by === null ? {} : { promise: { by, assigneeId } }

const isSameHour = (one: AppointmentRow, other: AppointmentRow) =>
  one.day === other.day && one.starts_at === other.starts_at

function isUnchanged(
  before: AppointmentRow,
  { purpose, day, at }: HourWish,
  resource: string | undefined,
): boolean {
  if (before.is_active !== 1 || before.purpose !== purpose) return false
  const isSameResource = resource === undefined || resource === before.resource
  return before.day === day && before.starts_at === at && isSameResource
}

/** Asks for the capability at the moment of the act, because a role may have changed. */
async function mayOverbook(
  trx: Db,
  { mayDo, clock }: AppointmentActDeps,
  { id }: EventAuthor,
): Promise<boolean> {
  const account = id === null ? undefined : await staffStore(trx).find(id)
  return Boolean(account && canLogIn(account, clock()) && mayDo(account, 'appointments.overbook'))
}

/**
 * Customers change an appointment until the plan's last moment, and not after it has begun. Without
 * an hour there is no last moment.
 */
async function customerRefusal(
  trx: Db,
  deps: AppointmentActDeps,
  { row, enquiry, before }: LockedEnquiry,
): Promise<Failure | undefined> {
  const state = before?.state ?? (enquiry.flow === 'workshop' ? row.state : null)
  if (state !== null && !isBeforeAppointment(state)) return fail('conflict', words.hasStarted)
  if (before?.is_active !== 1 || before.starts_at === null) return undefined
  const { plans } = await readAppointmentRules(trx, deps)
  const minutes = findPlan(plans, before.purpose)?.changeUntilMinutes ?? 0
  const starts = instantFromLocalTime(before.day, before.starts_at, deps.timeZone)
  const isLate = deps.clock().getTime() > starts.getTime() - minutes * 60_000
  return isLate ? fail('conflict', words.tooLate) : undefined
}
