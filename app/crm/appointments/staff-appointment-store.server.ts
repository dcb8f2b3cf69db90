import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import * as eventWords from '#app/crm/desk/desk-event-words.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { canSeeEnquiryKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { dayInZone } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './appointment-act-words.ts'
import type { Appointment } from './appointment-acts.ts'
import { presentAppointment } from './appointment-changes.server.ts'
import type { LostPlaceReason } from './appointment-place.ts'
import {
  type AppointmentPurpose,
  appointmentPurposes,
  isPurposeOfKind,
  purposeOfEnquiry,
} from './appointment-purposes.ts'
import { type RulesDeps, readAppointmentRules } from './appointment-query.server.ts'
import { findAppointment } from './appointment-row-query.server.ts'
import { type FreeDay, findModelOfRide, listHours } from './free-days.server.ts'
import { anyTime, findPlan, resourcesFor } from './free-hours.ts'
import { maxDaysOfHours } from './hour-endpoints.ts'
import { findLostPlaces } from './lost-places.server.ts'
import { rulesForStaff, withResource } from './place-appointment.server.ts'
import {
  listAppointmentsOfMerged,
  listSameNumberAppointments,
  type RelatedAppointment,
} from './related-appointment-query.server.ts'

export type StaffAppointmentStore = ReturnType<typeof staffAppointmentStore>

type Deps = RulesDeps & { db: Db; vehiclesOn: (db: Db) => Pick<VehicleStore, 'findByName'> }

type BookableHours = {
  appointment: Appointment | null
  purpose: AppointmentPurpose | null
  purposes: AppointmentPurpose[]
  resources: { key: string; name: string }[]
  days: FreeDay[]
  /** Appointments of other enquiries with the same number on these days. */
  sameNumber: RelatedAppointment[]
}

type WantedHours = {
  purpose?: AppointmentPurpose | undefined
  from?: string | undefined
  /** Key of the only resource that suits. */
  resource?: string | undefined
}

/** The appointment of an enquiry as the desk shows it. */
export type ShownAppointment = Appointment & {
  resourceName: string | null
  /** Undefined if the hour has a place. */
  lostPlace: LostPlaceReason | undefined
}

type ShownAppointments = {
  appointment: ShownAppointment | null
  canBook: boolean
  /** Appointments of other enquiries with the same number on the day of the appointment. */
  sameNumber: RelatedAppointment[]
  /** Appointments that merged enquiries have kept. */
  ofMerged: RelatedAppointment[]
}

/** Reads the appointments of enquiries that the account may see. */
export function staffAppointmentStore(deps: Deps) {
  const { db, clock, timeZone, vehiclesOn } = deps

  async function findEnquiry(staff: StaffAccount, reference: string) {
    const row = await db
      .selectFrom('enquiries')
      .select(['id', 'reference', 'kind', 'phone', 'answers_json', 'erased_at'])
      .where('reference', '=', reference.toUpperCase())
      .executeTakeFirst()
    const enquiry = row && canSeeEnquiryKind(staff, row.kind) && findEnquiryKind(row.kind)
    if (!row || !enquiry) return undefined
    return { ...row, enquiry, answers: parseStoredAnswers(row.answers_json) }
  }

  async function listSameNumber(
    staff: StaffAccount,
    enquiry: { id: number; phone: string | null },
    range: { from: string; to: string },
  ) {
    const found = await listSameNumberAppointments(db, enquiry, range)
    return found.filter(({ kind }) => canSeeEnquiryKind(staff, kind))
  }

  /** Returns the appointment and the hours of 14 days that staff can book for it. */
  async function find(
    staff: StaffAccount,
    reference: string,
    wanted: WantedHours = {},
  ): Promise<Result<BookableHours>> {
    const found = await findEnquiry(staff, reference)
    if (!found) return fail('gone', eventWords.noneOfThatReference)
    const { id, enquiry, answers } = found
    const row = await findAppointment(db, id)
    const rules = rulesForStaff(await readAppointmentRules(db, deps))
    const purposes = appointmentPurposes.filter(
      (it) => isPurposeOfKind(enquiry, it) && findPlan(rules.plans, it) !== undefined,
    )
    const asked = wanted.purpose ?? row?.purpose ?? purposeOfEnquiry(enquiry, answers)
    const purpose = purposes.find((it) => it === asked) ?? purposes[0]
    const appointment = row ? presentAppointment(row) : null
    if (!purpose)
      return ok({
        ...{ appointment, purpose: null, purposes, resources: [], days: [], sameNumber: [] },
      })
    const model = await findModelOfRide(vehiclesOn(db), enquiry, answers)
    const from = wanted.from ?? dayInZone(clock(), timeZone)
    const range = { from, to: addDays(from, maxDaysOfHours - 1), except: id }
    const wish = { purpose, day: from, ...(model !== undefined && { model }) }
    const days = await listHours(db, withResource(rules, wanted.resource), wish, range)
    const resources = resourcesFor({ ...rules.plans, overrides: [] }, wish, anyTime).map(
      ({ key, name }) => ({ key, name }),
    )
    const sameNumber = await listSameNumber(staff, found, range)
    return ok({ appointment, purpose, purposes, resources, days, sameNumber })
  }

  return {
    find,

    /** Fails with `gone` if there is no such enquiry, or the account may not see it. */
    async requireVisible(staff: StaffAccount, reference: string): Promise<Result<undefined>> {
      const found = await findEnquiry(staff, reference)
      return found ? ok(undefined) : fail('gone', eventWords.noneOfThatReference)
    },

    /** Returns a warning if another enquiry of this number has an appointment on a day. */
    async findSameNumberWarning(staff: StaffAccount, reference: string, day: string) {
      const found = await findEnquiry(staff, reference)
      if (!found) return undefined
      const others = await listSameNumber(staff, found, { from: day, to: day })
      return others.length > 0 ? words.sameNumber(others) : undefined
    },

    /** Returns the appointment of an enquiry, and whether an hour can be booked for it. */
    async findShown(
      staff: StaffAccount,
      reference: string,
    ): Promise<ShownAppointments | undefined> {
      const found = await findEnquiry(staff, reference)
      if (!found) return undefined
      const row = await findAppointment(db, found.id)
      const { plans } = await readAppointmentRules(db, deps)
      const canBook = plans.plans.some(({ purpose }) => isPurposeOfKind(found.enquiry, purpose))
      const resource = plans.resources.find(({ key }) => key === row?.resource)
      return {
        appointment: row
          ? {
              ...presentAppointment(row),
              resourceName: resource?.name ?? row.resource,
              lostPlace: (await findLostPlaces(deps, [found.reference])).get(found.reference),
            }
          : null,
        canBook,
        sameNumber:
          row?.is_active === 1
            ? await listSameNumber(staff, found, { from: row.day, to: row.day })
            : [],
        ofMerged: await listAppointmentsOfMerged(db, found.id),
      }
    },
  }
}
