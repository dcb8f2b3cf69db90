import type { AppointmentChangeDeps } from '#app/crm/appointments/appointment-changes.server.ts'
import {
  type AppointmentPurpose,
  appointmentPurposes,
  counterOfPurpose,
  purposeOfEnquiry,
} from '#app/crm/appointments/appointment-purposes.ts'
import { readAppointmentRules } from '#app/crm/appointments/appointment-query.server.ts'
import { findAppointment } from '#app/crm/appointments/appointment-row-query.server.ts'
import { findModelOfRide, listHours } from '#app/crm/appointments/free-days.server.ts'
import { findPlan } from '#app/crm/appointments/free-hours.ts'
import { maxDaysOfHours } from '#app/crm/appointments/hour-endpoints.ts'
import { rulesForStaff, withResource } from '#app/crm/appointments/place-appointment.server.ts'
import * as deskWords from '#app/crm/desk/desk-event-words.ts'
import type { EnquiryKind } from '#app/crm/enquiries/definition/define-enquiry-kind.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { canSeeEnquiryKind, type EnquiryReader } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { SchemaOutput } from '#app/platform/http/define-endpoint.ts'
import { fail, ok, type Result } from '#app/platform/result/result.ts'
import type { listHoursOfAppointment } from './day-board-endpoints.ts'

export type HoursDeps = Omit<AppointmentChangeDeps, 'engine' | 'onAnswered'>

/** Finds the enquiry of a reference if the role sees its kind. */
export async function findVisibleEnquiry(db: Db, reader: EnquiryReader, reference: string) {
  const row = await db
    .selectFrom('enquiries')
    .select(['id', 'kind', 'answers_json'])
    .where('reference', '=', reference.toUpperCase())
    .executeTakeFirst()
  return row && canSeeEnquiryKind(reader, row.kind) ? row : undefined
}

/** Lists the purposes that staff can book for a kind of enquiry. */
function purposesOf({ appointment, flow }: EnquiryKind): readonly AppointmentPurpose[] {
  if (appointment && !appointment.isRide)
    return appointmentPurposes.filter((it) => counterOfPurpose(it) === 'service')
  const rides: AppointmentPurpose[] = appointment ? ['test-ride'] : []
  return flow === 'sales' ? [...rides, 'delivery'] : rides
}

type HoursQuery = SchemaOutput<(typeof listHoursOfAppointment)['query']> & { reference: string }

type Hours = SchemaOutput<(typeof listHoursOfAppointment)['answer']>

/** Lists the hours of a day that staff can book for an enquiry: without notice, from now on. */
export async function listHoursForStaff(
  db: Db,
  deps: HoursDeps,
  reader: EnquiryReader,
  { reference, day, purpose: wanted, resource }: HoursQuery,
): Promise<Result<Hours>> {
  const row = await findVisibleEnquiry(db, reader, reference)
  const enquiry = row && findEnquiryKind(row.kind)
  if (!row || !enquiry) return fail('gone', deskWords.noneOfThatReference)
  const answers = parseStoredAnswers(row.answers_json)
  const before = await findAppointment(db, row.id)
  const purpose: AppointmentPurpose =
    wanted ?? before?.purpose ?? purposeOfEnquiry(enquiry, answers) ?? 'delivery'
  const model = await findModelOfRide(deps.vehiclesOn(db), enquiry, answers)
  const all = rulesForStaff(await readAppointmentRules(db, deps))
  const wish = { purpose, day, ...(model !== undefined && { model }) }
  const days = await listHours(db, withResource(all, resource), wish, {
    from: day,
    to: addDays(day, maxDaysOfHours),
    except: row.id,
  })
  const hours = days[0]?.hours ?? []
  const later = days.slice(1).flatMap((it) => it.hours.map((hour) => ({ day: it.day, ...hour })))
  return ok({
    purpose,
    purposes: purposesOf(enquiry).filter((it) => findPlan(all.plans, it)),
    hours,
    nearest: hours.length > 0 ? [] : later.slice(0, 3),
    resources: all.plans.resources
      .filter(
        ({ isResting, purposes, models }) =>
          !isResting &&
          purposes.includes(purpose) &&
          (models.length === 0 || model === undefined || models.includes(model)),
      )
      .map(({ key, name }) => ({ key, name })),
  })
}
