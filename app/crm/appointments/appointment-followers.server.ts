import type { NewDeskEvent } from '#app/crm/desk/enquiry-update-query.server.ts'
import type { HourRefusal } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { AppointmentRow } from '#app/platform/db/schema-appointments.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { type Failure, failField, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './appointment-act-words.ts'
import {
  type AppointmentChangeDeps,
  answersWithHour,
  appointmentEvent,
  hourOf,
} from './appointment-changes.server.ts'
import { purposeOfEnquiry } from './appointment-purposes.ts'
import { lockDays } from './appointment-query.server.ts'
import * as queries from './appointment-row-query.server.ts'
import { findModelOfRide } from './free-days.server.ts'
import { freeRest, retakeRest } from './free-rest.server.ts'
import { placeAppointment } from './place-appointment.server.ts'
import { refuseEarlyNoShow } from './refuse-early-no-show.ts'
import { retakeHour } from './restore-appointment.server.ts'

export type AppointmentFollowers = ReturnType<typeof appointmentFollowers>

/**
 * Keeps seats and answers of an appointment in step with other changes of its enquiry, in the
 * transaction of that change, which has locked the enquiry. Each function returns the events that
 * the history gets.
 */
export function appointmentFollowers(deps: AppointmentChangeDeps) {
  async function retake(trx: Db, row: EnquiryRow): Promise<RetakenSeats> {
    const enquiry = findEnquiryKind(row.kind)
    const before = await queries.findAppointment(trx, row.id)
    if (!enquiry || before?.is_active !== 0) return { events: [] }
    const answers = parseStoredAnswers(row.answers_json)
    // Day and hour of a test ride that was cancelled for itself are no longer in the answers.
    const day = enquiry.appointment && answers[enquiry.appointment.day]
    if (before.purpose === 'test-ride' && day !== before.day) return { events: [] }
    const taken = await retakeHour(trx, deps, { row, enquiry, answers }, before)
    const { appointment, refusal, event } = taken
    const { purpose } = appointment
    const hour = { purpose, ...hourOf(appointment) }
    await queries.saveAnswersOfAppointment(
      trx,
      row,
      enquiry,
      answersWithHour(enquiry, answers, hour),
    )
    return { events: [event], refusal }
  }

  async function free(trx: Db, row: EnquiryRow): Promise<NewDeskEvent[]> {
    const before = await queries.findAppointment(trx, row.id)
    const isPending = before?.state === null || before?.state === 'booked'
    if (before?.is_active !== 1 || !isPending) return []
    await lockDays(trx, [before.day])
    await queries.deactivateAppointment(trx, before, null)
    await queries.clearIdempotencyKey(trx, row.id)
    return [appointmentEvent('cancelled', { from: hourOf(before) })]
  }

  return {
    /** Takes the seats again. Without them, the answers lose the hour. */
    retake,

    /** Refuses a no-show before the hour of the appointment, or before the day without an hour. */
    refuseState: async (
      trx: Db,
      row: EnquiryRow,
      { state, at }: { state: string; at: string },
    ): Promise<Failure | undefined> => {
      if (state !== 'no-show' || row.state === 'no-show') return undefined
      const booked = await queries.findAppointment(trx, row.id)
      const day = booked?.day ?? row.booking_date
      if (day === null) return undefined
      return refuseEarlyNoShow({ day, at: booked?.starts_at ?? null }, at, deps)
    },

    /**
     * Frees the seats of an enquiry that became cancelled or lost, and the rest of today's hour of a
     * vehicle that is handed over or did not come. Takes them again if that is undone.
     */
    followState: async (
      trx: Db,
      before: EnquiryRow,
      after: EnquiryRow,
    ): Promise<NewDeskEvent[]> => {
      if (hasEnded(before.state) !== hasEnded(after.state)) {
        const booked = await queries.findAppointment(trx, after.id)
        const follow = hasEnded(after.state) ? freeRest : retakeRest
        // The state of a test ride or delivery is its own.
        if (booked?.state === null) await follow(trx, deps, booked)
      }
      const [was, is] = [isCalledOff(before.state), isCalledOff(after.state)]
      if (was === is) return []
      return is ? free(trx, after) : (await retake(trx, after)).events
    },

    /** Frees the seats of a duplicate if its main enquiry has an appointment, otherwise keeps them. */
    followMerge: async (trx: Db, one: EnquiryRow, main: EnquiryRow): Promise<NewDeskEvent[]> => {
      const ofMain = await queries.findAppointment(trx, main.id)
      return ofMain?.is_active === 1 ? free(trx, one) : []
    },

    /** Takes the seats again that the merge freed. */
    followUnmerge: async (trx: Db, one: EnquiryRow): Promise<NewDeskEvent[]> =>
      isCalledOff(one.state) ? [] : (await retake(trx, one)).events,

    /**
     * Moves the appointment to the corrected day, hour, purpose or model. Refused at the field if
     * staff cannot book that hour.
     */
    followCorrection: (trx: Db, correction: AppointmentCorrection) =>
      followCorrection(trx, deps, correction),

    /**
     * Frees the seats of erased enquiries, from today on, and empties the reasons. The rows stay for
     * the figures. The enquiries are locked.
     */
    erase: (trx: Db, enquiryIds: readonly number[], at: string): Promise<void> =>
      queries.eraseAppointments(trx, enquiryIds, dayInZone(new Date(at), deps.timeZone)),
  }
}

type RetakenSeats = {
  events: NewDeskEvent[]
  /** Set if the hour is gone. */
  refusal?: Result<never, HourRefusal> | undefined
}

/** States of a service that needs its bay no longer. */
const hasEnded = (state: string | null) => state === 'delivered' || state === 'no-show'

/** States in which nobody comes to the appointment. */
const isCalledOff = (state: string | null) => state === 'cancelled' || state === 'lost'

export type AppointmentCorrection = {
  row: EnquiryRow
  enquiry: EnquiryKind
  before: EnquiryAnswers
  after: EnquiryAnswers
}

/** The form for corrections has the day, but not the hour. */
async function followCorrection(
  trx: Db,
  deps: AppointmentChangeDeps,
  { row, enquiry, before, after }: AppointmentCorrection,
): Promise<Result<NewDeskEvent[], HourRefusal>> {
  const { appointment: fields } = enquiry
  const booked = fields && (await queries.findAppointment(trx, row.id))
  const purpose = purposeOfEnquiry(enquiry, after)
  if (!fields || !purpose || booked?.is_active !== 1 || booked.purpose === 'delivery') return ok([])
  const day = String(after[fields.day] ?? '')
  const isDayChanged = day !== String(before[fields.day] ?? '')
  const vehicles = deps.vehiclesOn(trx)
  const model = await findModelOfRide(vehicles, enquiry, after)
  const isPending = row.is_open === 1 && (booked.state === null || booked.state === 'booked')
  const isOtherPlan =
    isPending &&
    (booked.purpose !== purpose || model !== (await findModelOfRide(vehicles, enquiry, before)))
  if (!isDayChanged && !isOtherPlan) return ok([])
  if (day === '') return failField(fields.day, words.cancelInstead)
  if (!isPending) return failField(fields.day, words.isClosed)
  if (booked.starts_at === null) return ok(await moveDay(trx, booked, { day, purpose }))
  const placed = await placeAppointment(trx, deps, {
    ...{ enquiryId: row.id, before: booked, limits: 'staff', now: deps.clock() },
    wish: { purpose, day, at: booked.starts_at, ...(model !== undefined && { model }) },
    field: isDayChanged ? fields.day : (changedField(before, after) ?? fields.day),
  })
  if (!placed.ok) return placed
  await queries.clearIdempotencyKey(trx, row.id)
  const [from, to] = [hourOf(booked), hourOf(placed.value.appointment)]
  return ok([appointmentEvent('moved', { from, to })])
}

/** The service type or the model, whose plan or vehicle has no free hour. */
const changedField = (before: EnquiryAnswers, after: EnquiryAnswers) =>
  ['serviceType', 'model'].find((name) => before[name] !== after[name])

/** Moves a booking to a day without an hour. */
async function moveDay(
  trx: Db,
  booked: AppointmentRow,
  { day, purpose }: Pick<AppointmentRow, 'day' | 'purpose'>,
): Promise<NewDeskEvent[]> {
  await lockDays(trx, [booked.day, day])
  const without = await queries.removeHour(trx, booked)
  const moved = await queries.updateAppointment(trx, without, { day, purpose })
  return [appointmentEvent('moved', { from: hourOf(booked), to: hourOf(moved) })]
}
