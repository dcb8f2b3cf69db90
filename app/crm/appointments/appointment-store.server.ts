import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { HourTaken, type NewAppointments } from '#app/crm/enquiries/appointment-of-enquiry.ts'
import type {
  EnquiryAnswers,
  EnquiryKind,
} from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import type { OnEnquiryStored } from '#app/crm/enquiries/enquiry-store.server.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import { purposeOfEnquiry } from './appointment-purposes.ts'
import {
  lockDays,
  type RulesDeps,
  readAppointmentRules,
  takeSeat,
} from './appointment-query.server.ts'
import * as words from './appointment-words.ts'
import {
  type FreeDay,
  findModelOfRide,
  findNearestHours,
  type HourWish,
  hasHour,
  listHours,
} from './free-days.server.ts'
import {
  type AppointmentWish,
  bookablePeriod,
  findPlan,
  listFreeHours,
  minutesOfTime,
} from './free-hours.ts'
import { maxDaysOfHours } from './hour-endpoints.ts'
import { withOccupied } from './occupied-resource-query.server.ts'

/** With it, all hours are free that the plan has. */
const noBookings = { cells: [], starts: [] }

type DayRange = { from: string; days: number; isWithinHorizon?: boolean }

export type AppointmentStore = ReturnType<typeof appointmentStore>

export type AppointmentDeps = RulesDeps & {
  db: Db
  /** Returns a reader of models on a connection. */
  vehiclesOn: (db: Db) => Pick<VehicleStore, 'findByName'>
}

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
    const model = await findModelOfRide(vehiclesOn(on), enquiry, answers)
    return ok({ purpose, day, at, ...(model !== undefined && { model }) })
  }

  async function refuse(enquiry: EnquiryKind, wish: HourWish, message: string) {
    const rules = await readAppointmentRules(db, deps)
    const field = enquiry.appointment?.time ?? ''
    return fail('conflict', message, {
      errors: { [field]: [message] },
      details: { nearest: await findNearestHours(db, rules, wish) },
    })
  }

  const newAppointments: NewAppointments = {
    async check(enquiry, answers) {
      const wish = await wishOf(db, enquiry, answers)
      if (!wish?.ok) return wish
      const rules = await readAppointmentRules(db, deps)
      const plan = findPlan(rules.plans, wish.value.purpose)
      if (!plan) return failField(enquiry.appointment?.time ?? '', words.noHours)
      const [day] = await listHours(db, rules, wish.value)
      if (!hasHour(day?.hours, wish.value.at)) {
        const isTaken = hasHour(listFreeHours(rules, wish.value, noBookings), wish.value.at)
        return refuse(enquiry, wish.value, isTaken ? words.isTaken : words.isNotFree(day?.why))
      }
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
  const bookNewEnquiry: OnEnquiryStored = async (trx, enquiry, stored) => {
    const { id, answers, createdAt, isConfirmed = false } = stored
    const found = await wishOf(trx, enquiry, answers)
    if (!found) return
    if (!found.ok) throw new HourTaken()
    const wish = found.value
    await lockDays(trx, [wish.day])
    const range = { from: wish.day, to: wish.day, except: id }
    const rules = await withOccupied(trx, await readAppointmentRules(trx, deps), range)
    const plan = findPlan(rules.plans, wish.purpose)
    const [day] = await listHours(trx, rules, wish, { except: id })
    if (!plan || !hasHour(day?.hours, wish.at)) throw new HourTaken()
    // The plan changed after the check, and the enquiry is stored as confirmed. The other way round,
    // the enquiry has the promise of a call, which staff keep.
    if (isConfirmed && plan.confirm === 'byUs') throw new HourTaken()
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
     * Lists the free hours of some days, at most 14, or only those within the plan's horizon.
     * Undefined if there is no plan for the purpose.
     */
    async listFreeDays({
      from,
      days,
      isWithinHorizon = false,
      except,
      ...wish
    }: DayRange & Omit<AppointmentWish, 'day'> & { except?: number }): Promise<
      FreeDay[] | undefined
    > {
      const rules = await readAppointmentRules(db, deps)
      const plan = findPlan(rules.plans, wish.purpose)
      if (!plan) return undefined
      const to = addDays(from, Math.min(days, maxDaysOfHours) - 1)
      const { lastDay } = bookablePeriod(rules, plan)
      if (isWithinHorizon && lastDay < to)
        return listHours(db, rules, { ...wish, day: from }, { from, to: lastDay, except })
      return listHours(db, rules, { ...wish, day: from }, { from, to, except })
    },
  }
}
