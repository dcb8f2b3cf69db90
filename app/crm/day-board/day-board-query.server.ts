import {
  type AppointmentPurpose,
  counterOfPurpose,
} from '#app/crm/appointments/appointment-purposes.ts'
import {
  type RulesDeps,
  readAppointmentRules,
} from '#app/crm/appointments/appointment-query.server.ts'
import {
  bookedKinds,
  bookingsWithoutHour,
  purposeOfRow,
} from '#app/crm/appointments/bookings-without-hour-query.server.ts'
import { type AppointmentRules, findPlan } from '#app/crm/appointments/free-hours.ts'
import { isBeforeAppointment } from '#app/crm/appointments/is-before-appointment.ts'
import { inBayStates } from '#app/crm/appointments/occupied-resource-query.server.ts'
import { plateAsShown } from '#app/crm/enquiries/format-registration-number.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { canSeeEnquiryKind, type EnquiryReader } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { closedReasonOn } from '#app/platform/dealer-details/opening-status.ts'
import { lateMinutesOf } from './appointment-progress.ts'
import { findNextWalkIn, lostPlacesOf, measureLoad } from './board-occupancy.server.ts'
import { isPurposeSeen, listResources } from './board-resources.server.ts'
import type { BoardAppointment, DayBoard } from './day-board-schema.ts'
import { type EstimatePart, estimateColumns, estimateOf } from './estimate-state-query.server.ts'

/** Maximum number of appointments of a day, and of each list beside them. */
const maxListed = 500

/** Characters of a complaint; the enquiry's page has all of them. */
const maxComplaintLength = 160

const enquiryColumns = [
  'e.reference',
  'e.kind',
  'e.version as enquiry_version',
  'e.state as enquiry_state',
  'e.booking_date',
  'e.answers_json',
  'e.phone',
  'e.model',
  'e.erased_at',
  'e.state_at',
  'j.mechanic',
  'j.ready_day',
  'j.ready_time',
  'j.kilometres',
  'j.complaints',
  'j.work_done',
  ...estimateColumns,
] as const

type EnquiryPart = Pick<
  EnquiryRow,
  'reference' | 'kind' | 'booking_date' | 'answers_json' | 'phone' | 'model' | 'erased_at'
> &
  EstimatePart & {
    enquiry_version: number
    enquiry_state: string | null
    state_at: string | null
  } & {
    [Name in 'mechanic' | 'ready_day' | 'ready_time' | 'complaints' | 'work_done']: string | null
  } & { kilometres: number | null }

type Times = Pick<
  BoardAppointment,
  | 'purpose'
  | 'day'
  | 'at'
  | 'minutes'
  | 'resource'
  | 'seat'
  | 'isActive'
  | 'isOverbooked'
  | 'isComing'
> & { reason: string | null; rideState: string | null; mergedInto: string | null }

/** Reads the day board. Appointments and resources outside the role's pipelines are left out. */
export async function readDayBoard(
  db: Db,
  deps: RulesDeps,
  { reader, day }: { reader: EnquiryReader; day: string },
): Promise<DayBoard> {
  const rules = await readAppointmentRules(db, deps)
  const now = localTime(rules.now, rules.timeZone)
  const isToday = day === now.day
  const present = (row: EnquiryPart, times: Times) =>
    presentAppointment(row, times, { now, timeZone: rules.timeZone })
  const [booked, waiting, earlier, nextWalkIn] = await Promise.all([
    listBooked(db, day),
    listWithoutHour(db, day),
    isToday ? listCarriedOver(db, day) : [],
    isToday && isPurposeSeen(reader, 'service-paid') ? findNextWalkIn(db, rules, day) : null,
  ])
  const isSeen = ({ kind }: EnquiryPart) => canSeeEnquiryKind(reader, kind)
  const appointments = booked.filter(isSeen).map((row) =>
    present(row, {
      purpose: row.purpose,
      day: row.day,
      at: row.starts_at,
      minutes: row.minutes,
      resource: row.resource,
      seat: row.seat === null ? null : Number(row.seat),
      isActive: row.is_active === 1,
      isOverbooked: row.is_overbooked === 1,
      isComing: row.coming_at !== null,
      reason: row.reason,
      rideState: row.appointment_state ?? 'booked',
      mergedInto: row.merged_into,
    }),
  )
  const withoutAppointment = (row: EnquiryPart) =>
    present(row, withoutHour(rules, purposeOfRow(row) ?? 'service-paid', row.booking_date ?? day))
  // A vehicle of an earlier day takes its former resource from opening, until it is ready.
  const carriedOver = earlier.filter(isSeen).map((row) => {
    const { minutes, ...former } = withoutHour(
      rules,
      purposeOfRow(row) ?? 'service-paid',
      row.booking_date ?? day,
    )
    const isInBay = inBayStates.some((state) => state === row.enquiry_state)
    const resource = isInBay ? row.resource : null
    return present(row, { ...former, resource, minutes: row.minutes ?? minutes })
  })
  const walkIn = findPlan(rules.plans, 'service-paid')
  const resources = listResources(rules, { reader, day, appointments })
  const lostPlaces = lostPlacesOf(rules, appointments, now)
  const closed = closedReasonOn(rules.hours, day)
  return {
    day,
    now: rules.now.toISOString(),
    hasPlans: rules.plans.plans.some(({ purpose }) => isPurposeSeen(reader, purpose)),
    closed: closed ? ('holiday' in closed ? closed.holiday : closed.weekday) : null,
    resources,
    appointments: appointments.filter(({ at, isActive }) => at !== null || !isActive),
    withoutHour: [
      ...appointments.filter(({ at, isActive }) => at === null && isActive),
      ...waiting.filter(isSeen).map(withoutAppointment),
    ],
    carriedOver,
    load: measureLoad(resources, { appointments, lostPlaces }, carriedOver),
    lostPlaces,
    nextWalkIn,
    ...(walkIn && { walkInMinutes: walkIn.minutes + walkIn.buffer }),
  }
}

/** Reads the appointments of a day with the first of their seats. */
function listBooked(db: Db, day: string) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('enquiries as e', 'e.id', 'a.enquiry_id')
    .leftJoin('enquiries as m', 'm.id', 'e.joined_to')
    .leftJoin('job_cards as j', 'j.enquiry_id', 'e.id')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('appointment_seats')
          .select(['appointment_id', (one) => one.fn.min('seat').as('seat')])
          .where('day', '=', day)
          .groupBy('appointment_id')
          .as('s'),
      (join) => join.onRef('s.appointment_id', '=', 'a.id'),
    )
    .select(enquiryColumns)
    .select(['a.purpose', 'a.day', 'a.starts_at', 'a.minutes', 'a.resource', 'a.is_active'])
    .select(['a.is_overbooked', 'a.reason', 'a.state as appointment_state', 's.seat'])
    .select('a.coming_at')
    .select('m.reference as merged_into')
    .where('a.day', '=', day)
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .limit(maxListed)
    .execute()
}

/** Reads the open enquiries of a day that have no appointment. */
function listWithoutHour(db: Db, day: string) {
  return bookingsWithoutHour(db)
    .leftJoin('job_cards as j', 'j.enquiry_id', 'e.id')
    .select(enquiryColumns)
    .where('e.booking_date', '=', day)
    .where(
      'e.kind',
      'in',
      bookedKinds.map(({ slug }) => slug),
    )
    .orderBy('e.id')
    .limit(maxListed)
    .execute()
}

/** Reads the vehicles of earlier days that the workshop still has. */
function listCarriedOver(db: Db, day: string) {
  return db
    .selectFrom('enquiries as e')
    .leftJoin('job_cards as j', 'j.enquiry_id', 'e.id')
    .leftJoin('appointments as a', 'a.enquiry_id', 'e.id')
    .select(enquiryColumns)
    .select(['a.resource', 'a.minutes'])
    .where('e.joined_to', 'is', null)
    .where('e.state', 'in', [...inBayStates, 'ready'])
    .where('e.booking_date', '<', day)
    .orderBy('e.booking_date')
    .limit(maxListed)
    .execute()
}

function withoutHour({ plans }: AppointmentRules, purpose: AppointmentPurpose, day: string): Times {
  return {
    purpose,
    day,
    at: null,
    minutes: findPlan(plans, purpose)?.minutes ?? 0,
    resource: null,
    seat: null,
    isActive: true,
    isOverbooked: false,
    isComing: false,
    reason: null,
    rideState: 'booked',
    mergedInto: null,
  }
}

function presentAppointment(
  row: EnquiryPart,
  { rideState, reason, isActive, isComing, ...times }: Times,
  { now, timeZone }: { now: { day: string; time: string }; timeZone: string },
): BoardAppointment {
  const answers = parseStoredAnswers(row.answers_json)
  const text = (name: string) => {
    const answer = answers[name]
    return typeof answer === 'string' ? answer.replaceAll(/\s+/g, ' ').trim() : ''
  }
  const isService = counterOfPurpose(times.purpose) === 'service'
  const state = (isService ? row.enquiry_state : rideState) ?? ''
  const shown = {
    ...times,
    reference: row.reference,
    version: row.enquiry_version,
    isService,
    state,
    isActive: isActive && state !== 'cancelled',
    isComing: isComing && isActive && isBeforeAppointment(state) && state !== 'cancelled',
    reason: reason ?? '',
    isErased: row.erased_at !== null,
    name: text('name'),
    phone: row.phone ?? '',
    model: row.model ?? '',
    registrationNumber: plateAsShown(text('registrationNumber')),
    complaint: text('message').slice(0, maxComplaintLength),
    mechanic: row.mechanic ?? '',
    readyDay: row.ready_day,
    readyTime: row.ready_time,
    handedOver:
      isService && state === 'delivered' && row.state_at !== null
        ? localTime(new Date(row.state_at), timeZone)
        : null,
    isJobCardEmpty:
      isService &&
      state === 'delivered' &&
      row.kilometres === null &&
      !row.complaints &&
      !row.work_done &&
      !row.mechanic,
    estimate: estimateOf(row),
  }
  return { ...shown, isLate: lateMinutesOf(shown, now) !== undefined }
}
