import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import {
  HourTaken,
  type NearbyHour,
  type NewAppointments,
} from '#app/crm/enquiries/appointment-of-enquiry.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'
import type { OnEnquiryStored } from '#app/crm/enquiries/enquiry-store.server.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import { purposeOfEnquiry } from './appointment-purposes.ts'
import {
  type BookingRange,
  lockDays,
  type RulesDeps,
  readAppointmentRules,
  readBookings,
  takeSeat,
} from './appointment-query.server.ts'
import * as words from './appointment-words.ts'
import {
  type AppointmentRules,
  type AppointmentWish,
  type FreeHour,
  findPlan,
  listFreeHours,
  minutesOfTime,
} from './free-hours.ts'
import { maxDaysOfHours } from './hour-endpoints.ts'

export type AppointmentStore = ReturnType<typeof appointmentStore>

export type AppointmentDeps = RulesDeps & {
  db: Db
  /** Returns a reader of models on a connection. */
  vehiclesOn: (db: Db) => Pick<VehicleStore, 'findByName'>
}

/** A day with its free hours, earliest first. */
export type FreeDay = { day: string; hours: FreeHour[] }

type HourWish = AppointmentWish & { at: string }

/** Reads free hours and books the hours of new enquiries. */
export function appointmentStore(deps: AppointmentDeps) {
  const { db, vehiclesOn } = deps

  /** Returns the wished hour of an enquiry; undefined without an hour. */
  async function wishOf(
    on: Db,
    enquiry: EnquiryKind,
    answers: EnquiryAnswers,
  ): Promise<Result<HourWish> | undefined> {
    const { appointment } = enquiry
    const purpose = purposeOfEnquiry(enquiry, answers)
    if (!appointment || !purpose) return undefined
    const [day, at] = [answers[appointment.day], answers[appointment.time]]
    if (typeof at !== 'string' || at === '') return undefined
    if (typeof day !== 'string' || day === '') return failField(appointment.day, words.needsDay)
    const named = appointment.isRide ? answers[modelFieldName(enquiry) ?? ''] : undefined
    const model =
      typeof named === 'string' && named !== ''
        ? (await vehiclesOn(on).findByName(named))?.bikeName
        : undefined
    return ok({ purpose, day, at, ...(model !== undefined && { model }) })
  }

  const isFree = (hours: readonly FreeHour[], at: string) => hours.some((it) => it.at === at)

  async function hoursOf(
    trx: Db,
    rules: AppointmentRules,
    wish: AppointmentWish,
    { from = wish.day, to = wish.day, except }: Partial<BookingRange> = {},
  ): Promise<FreeDay[]> {
    const bookings = await readBookings(trx, wish.purpose, { from, to, except })
    const days: FreeDay[] = []
    for (let day = from; day <= to; day = addDays(day))
      days.push({ day, hours: listFreeHours(rules, { ...wish, day }, bookings(day)) })
    return days
  }

  /** Lists the free hours that are nearest in time to the wished one, at most three. */
  async function nearestHours(rules: AppointmentRules, wish: HourWish): Promise<NearbyHour[]> {
    const range = { from: addDays(wish.day, -3), to: addDays(wish.day, maxDaysOfHours) }
    const days = await hoursOf(db, rules, wish, range)
    const wished = Date.parse(`${wish.day}T${wish.at}Z`)
    const distance = ({ day, at }: NearbyHour) => Math.abs(Date.parse(`${day}T${at}Z`) - wished)
    return days
      .flatMap(({ day, hours }) => hours.map((hour) => ({ day, ...hour })))
      .filter(({ day, at }) => day !== wish.day || at !== wish.at)
      .toSorted((a, b) => distance(a) - distance(b) || (a.day + a.at < b.day + b.at ? -1 : 1))
      .slice(0, 3)
  }

  async function refuse(enquiry: EnquiryKind, wish: HourWish, message: string) {
    const rules = await readAppointmentRules(db, deps)
    const field = enquiry.appointment?.time ?? ''
    return fail('conflict', message, {
      errors: { [field]: [message] },
      details: { nearest: await nearestHours(rules, wish) },
    })
  }

  const newAppointments: NewAppointments = {
    async check(enquiry, answers) {
      const wish = await wishOf(db, enquiry, answers)
      if (!wish?.ok) return wish
      const rules = await readAppointmentRules(db, deps)
      const plan = findPlan(rules.plans, wish.value.purpose)
      if (!plan) return failField(enquiry.appointment?.time ?? '', words.noHours)
      const [day] = await hoursOf(db, rules, wish.value)
      if (!isFree(day?.hours ?? [], wish.value.at))
        return refuse(enquiry, wish.value, words.isNotFree)
      return ok({ isConfirmed: plan.confirm === 'atOnce' })
    },

    async refuseTaken(enquiry, answers) {
      const wish = await wishOf(db, enquiry, answers)
      if (!wish?.ok) return wish ?? fail('conflict', words.isTaken)
      return refuse(enquiry, wish.value, words.isTaken)
    },
  }

  /**
   * Books the hour of a new enquiry in the enquiry's transaction. Throws `HourTaken` if it is no
   * longer free, so that nothing is stored.
   */
  const bookNewEnquiry: OnEnquiryStored = async (trx, enquiry, { id, answers, createdAt }) => {
    const found = await wishOf(trx, enquiry, answers)
    if (!found) return
    if (!found.ok) throw new HourTaken()
    const wish = found.value
    await lockDays(trx, [wish.day])
    const rules = await readAppointmentRules(trx, deps)
    const plan = findPlan(rules.plans, wish.purpose)
    const [day] = await hoursOf(trx, rules, wish, { except: id })
    if (!plan || !isFree(day?.hours ?? [], wish.at)) throw new HourTaken()
    const { id: appointmentId } = await trx
      .insertInto('appointments')
      .values({
        enquiry_id: id,
        purpose: wish.purpose,
        day: wish.day,
        starts_at: wish.at,
        minutes: plan.minutes,
        state: enquiry.flow === 'workshop' ? null : 'booked',
        created_at: createdAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const start = minutesOfTime(wish.at)
    const resource = await takeSeat(trx, rules, { appointmentId, plan, wish, start })
    if (resource === undefined) throw new HourTaken()
    await trx
      .updateTable('appointments')
      .set({ resource })
      .where('id', '=', appointmentId)
      .execute()
  }

  return {
    newAppointments,
    bookNewEnquiry,

    /**
     * Lists the free hours of some days, at most 14. Undefined if there is no plan for the purpose.
     */
    async listFreeDays({
      from,
      days,
      ...wish
    }: Omit<AppointmentWish, 'day'> & { from: string; days: number }): Promise<
      FreeDay[] | undefined
    > {
      const rules = await readAppointmentRules(db, deps)
      if (!findPlan(rules.plans, wish.purpose)) return undefined
      const to = addDays(from, Math.min(days, maxDaysOfHours) - 1)
      return hoursOf(db, rules, { ...wish, day: from }, { from, to })
    },
  }
}
