import { modelDetailPath } from '#app/catalogue/vehicles/model-paths.ts'
import type { Vehicle } from '#app/catalogue/vehicles/vehicle.ts'
import type { VehicleStore } from '#app/catalogue/vehicles/vehicle-store.server.ts'
import { presentAppointment } from '#app/crm/appointments/appointment-changes.server.ts'
import type { AppointmentPurpose } from '#app/crm/appointments/appointment-purposes.ts'
import { readAppointmentRules } from '#app/crm/appointments/appointment-query.server.ts'
import { findAppointment as readAppointment } from '#app/crm/appointments/appointment-row-query.server.ts'
import { purposeOfRow } from '#app/crm/appointments/bookings-without-hour-query.server.ts'
import { canHaveHours, findPlan } from '#app/crm/appointments/free-hours.ts'
import { isBeforeAppointment } from '#app/crm/appointments/is-before-appointment.ts'
import { isHourAhead } from '#app/crm/appointments/is-hour-ahead.ts'
import { findLostPlaces } from '#app/crm/appointments/lost-places.server.ts'
import { promised } from '#app/crm/enquiries/callback-deadline-words.ts'
import { findConfigurationAnswer } from '#app/crm/enquiries/configuration-in-answers.ts'
import { modelFieldName } from '#app/crm/enquiries/definition/model-field-name.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { EnquiryLinkStore } from '#app/crm/enquiries/enquiry-link-store.server.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { presentAnswers } from '#app/crm/enquiries/present-answers.ts'
import { replyChannelOf } from '#app/crm/enquiries/reply-channel.ts'
import { sentAlong } from '#app/crm/enquiries/vehicle-description-words.ts'
import type { Estimate } from '#app/crm/job-cards/job-card.ts'
import { listJobData } from '#app/crm/job-cards/job-data-query.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { DealerStore } from '#app/platform/dealer-details/dealer-store.server.ts'
import type { SiteSecretStore } from '#app/platform/settings/site-secret-store.server.ts'
import { findUndoableAct, type UndoableAct } from './customer-events-query.server.ts'
import {
  customerStateWords,
  hourLost,
  hourLostToMove,
  merged,
  rideBooked,
  rideCancelled,
  type StateWords,
} from './customer-state-words.ts'
import { findReadyBy } from './find-ready-by.server.ts'
import { isBeforeArrival } from './is-before-arrival.ts'
import * as words from './my-enquiry-words.ts'
import { isWaitingForAnswer, listMyEstimates } from './my-estimates-query.server.ts'
import { listMyQuotations, type MyQuotation } from './my-quotations-query.server.ts'
import { thanksFor } from './thanks-for-enquiry.ts'
import { hasConsent } from './withdraw-consent.server.ts'

export type MyEnquiryDeps = {
  db: Db
  clock: Clock
  timeZone: string
  enquiryLinks: Pick<EnquiryLinkStore, 'findByToken'>
  secrets: SiteSecretStore
  dealer: Pick<DealerStore, 'get'>
  vehicles: Pick<VehicleStore, 'findByName'>
}

/** The acts that a customer can choose on the page of the enquiry. */
export const customerActs = [
  'estimate',
  'coming',
  'move',
  'cancel',
  'correct',
  'withdraw',
  'consent',
] as const
export type CustomerAct = (typeof customerActs)[number]

export type MyAppointment = {
  purpose: AppointmentPurpose
  /** `YYYY-MM-DD` */
  day: string
  /** `HH:MM`; null if the hour is still to be agreed. */
  at: string | null
  /** Null without an hour. */
  minutes: number | null
  isActive: boolean
  /** `true` before the hour if the customer said that they are coming. */
  isComing: boolean
  /** `true` until the customer has come. */
  isAhead: boolean
  /** `true` if the dealership can no longer keep this hour. */
  isLost: boolean
  sequence: number
}

/** State, promise and hour of an enquiry. It names no person and has no link. */
export type EnquiryStatus = {
  reference: string
  /** Title of the form. */
  title: string
  counter: 'sales' | 'service'
  state: StateWords
  isOpen: boolean
  promise: string | undefined
  appointment: MyAppointment | undefined
  /** Day (`YYYY-MM-DD`) and time (`HH:MM`) for which a vehicle in the workshop is promised. */
  readyBy: { day: string; at: string | null } | undefined
}

/** An enquiry as its customer sees it. It has no notes, colleagues, reasons or other enquiries. */
export type MyEnquiry = EnquiryStatus & {
  vehicle: string
  /** Name and path of the model's page; undefined if it has none. */
  model: { name: string; path: string } | undefined
  acts: readonly CustomerAct[]
  /** Says why no hour can be chosen here, for a ride of a model without a demo vehicle. */
  withoutHours: string | undefined
  quotations: readonly MyQuotation[]
  /** Estimates of the job, the newest first, without the notes of staff. */
  estimates: readonly Estimate[]
  /** The last act of the customer, if it can still be undone. */
  undoable: Pick<UndoableAct, 'act' | 'until'> | undefined
  /** Success message of the form and the next steps, some minutes after it was sent. */
  thanks: { message: string; steps: readonly string[] } | undefined
  /** Says which configuration the customer sent. */
  along: string | undefined
}

/** Time in which the page thanks for the enquiry, in milliseconds. */
const thanksWindow = 10 * 60_000

export type MyEnquiryQueries = ReturnType<typeof myEnquiryQueries>

/** Reads enquiries for their customers. */
export function myEnquiryQueries(deps: MyEnquiryDeps) {
  const { db, clock, timeZone, enquiryLinks, secrets, dealer, vehicles } = deps

  async function findAppointment(row: EnquiryRow): Promise<MyAppointment | undefined> {
    const found = await readAppointment(db, row.id)
    if (found) {
      const { purpose, day, at, minutes, isActive, sequence, ...shown } = presentAppointment(found)
      const isComing = shown.isComing && isHourAhead({ day, at }, { now: clock(), timeZone })
      const isAhead = isActive && isBeforeAppointment(found.state ?? row.state)
      const isLost = isAhead && (await findLostPlaces(deps, [row.reference])).size > 0
      return { purpose, day, at, minutes, isActive, isComing, isAhead, isLost, sequence }
    }
    const purpose = purposeOfRow(row)
    const { booking_date: day } = row
    if (!purpose || day === null) return undefined
    return {
      ...{ purpose, day, at: null, minutes: null },
      ...{ isActive: row.is_open === 1, isComing: false, sequence: 0 },
      isAhead: row.is_open === 1 && isBeforeAppointment(row.state),
      isLost: false,
    }
  }

  /** Returns the state, the promise of a call while it holds, and the appointment. */
  async function statusOf(row: EnquiryRow): Promise<EnquiryStatus> {
    const enquiry = findEnquiryKind(row.kind)
    const appointment = await findAppointment(row)
    const stateWords = () => {
      if (row.joined_to !== null) return merged
      if (appointment?.isLost) return hourLost
      return rideWords(row, appointment) ?? customerStateWords(enquiry?.flow ?? 'none', row.state)
    }
    return {
      reference: row.reference,
      title: enquiry?.title ?? words.pageTitle,
      counter: enquiry?.counter ?? 'sales',
      state: stateWords(),
      isOpen: row.is_open === 1,
      promise: promiseOf(row),
      appointment,
      readyBy: await findReadyBy(db, row),
    }
  }

  function promiseOf(row: EnquiryRow): string | undefined {
    const enquiry = findEnquiryKind(row.kind)
    if (!enquiry || row.first_call_at !== null || row.is_open !== 1) return undefined
    const now = clock()
    const reach = replyChannelOf(enquiry, parseStoredAnswers(row.answers_json))
    const promise = promised(row.call_by, reach, { now, timeZone })
    const isOver = row.call_by !== null && Date.parse(row.call_by) < now.getTime()
    return promise && isOver ? words.promiseIsOver(promise) : promise
  }

  async function actsOf(
    row: EnquiryRow,
    appointment: MyAppointment | undefined,
    model: Vehicle | undefined,
  ): Promise<Pick<MyEnquiry, 'acts' | 'withoutHours'>> {
    const enquiry = findEnquiryKind(row.kind)
    const consent = (await hasConsent(db, row)) ? ['consent' as const] : []
    if (!enquiry || row.is_open !== 1 || row.joined_to !== null)
      return { acts: consent, withoutHours: undefined }
    const purpose = purposeOfRow(row)
    // Staff arrange deliveries.
    const isDelivery = appointment?.purpose === 'delivery'
    const isBefore = enquiry.flow !== 'workshop' || isBeforeArrival(row.state)
    const isBooked = appointment?.isActive === true && appointment.at !== null
    const { plans } = await readAppointmentRules(db, deps)
    const isPlanned = isBefore && !isDelivery && purpose && findPlan(plans, purpose) !== undefined
    const ridden = purpose === 'test-ride' ? model?.bikeName : undefined
    const canChoose = isPlanned && canHaveHours(plans, { purpose, model: ridden })
    const canSayComing =
      isBooked &&
      !appointment.isComing &&
      !appointment.isLost &&
      (await isExpected(row, appointment))
    const acts: CustomerAct[] = [
      ...(canSayComing ? ['coming' as const] : []),
      ...(canChoose ? ['move' as const] : []),
      ...(isBefore && isBooked && !isDelivery ? ['cancel' as const] : []),
      'correct',
      // Cancelling the appointment of a service closes its enquiry.
      ...(isBefore && !(isBooked && (enquiry.flow === 'workshop' || isDelivery))
        ? ['withdraw' as const]
        : []),
      ...consent,
    ]
    const isWithout = isPlanned && !canChoose
    return {
      acts,
      withoutHours: isWithout ? words.withoutHours(model?.name, isBooked) : undefined,
    }
  }

  /** Returns `true` before the hour, unless the customer is here already. */
  async function isExpected(row: EnquiryRow, { day, at }: MyAppointment): Promise<boolean> {
    if (!isHourAhead({ day, at }, { now: clock(), timeZone })) return false
    const found = await readAppointment(db, row.id)
    return isBeforeAppointment(found?.state ?? row.state)
  }

  return {
    statusOf,

    /** Undefined for a wrong token and for erased data. */
    async find(token: string): Promise<(MyEnquiry & { row: EnquiryRow }) | undefined> {
      const row = await enquiryLinks.findByToken(token)
      if (!row) return undefined
      const status = await statusOf(row)
      const model = row.model === null ? undefined : await vehicles.findByName(row.model)
      const [changes, quotations, estimates, undoable] = await Promise.all([
        actsOf(row, status.appointment, model),
        listMyQuotations(db, secrets, row),
        listMyEstimates(db, row),
        findUndoableAct(db, row, clock()),
      ])
      const configuration = findConfigurationAnswer(parseStoredAnswers(row.answers_json))
      const isNew = clock().getTime() - Date.parse(row.created_at) < thanksWindow
      return {
        ...status,
        ...(status.state === hourLost &&
          changes.acts.includes('move') && { state: hourLostToMove }),
        row,
        vehicle: vehicleOf(row),
        model: model?.isActive ? { name: model.name, path: modelDetailPath(model) } : undefined,
        ...changes,
        acts: isWaitingForAnswer(row, estimates) ? ['estimate', ...changes.acts] : changes.acts,
        quotations,
        estimates,
        // The rest of the act has texts of staff, and the page's data would show them.
        undoable: undoable && { act: undoable.act, until: undoable.until },
        thanks: isNew ? thanksFor(row, status.appointment, (await dealer.get()).hours) : undefined,
        along: configuration && sentAlong(configuration),
      }
    },

    /** The data of an enquiry that its customer can download. */
    async download({ row, ...enquiry }: MyEnquiry & { row: EnquiryRow }) {
      const { reference, title, state, promise, appointment, quotations } = enquiry
      return {
        ...{ reference, title, receivedAt: row.created_at, state: state.title, promise },
        answers: presentAnswers(
          row.kind,
          parseStoredAnswers(row.answers_json),
          row.phone ?? '',
        ).map(({ label, value }) => ({ label, value })),
        appointment,
        job: (await listJobData(db, [row.id])).get(row.id) ?? null,
        quotations: quotations.map(({ path: _, ...quotation }) => quotation),
      }
    },
  }
}

function vehicleOf(row: EnquiryRow): string {
  const enquiry = findEnquiryKind(row.kind)
  const named = enquiry && parseStoredAnswers(row.answers_json)[modelFieldName(enquiry) ?? '']
  return row.model ?? (typeof named === 'string' ? named : '')
}

/**
 * Returns the words for a test ride with an hour. The enquiry's state says nothing about the ride
 * until staff have worked on it. A plan that needs a confirmation keeps the words of the state.
 */
function rideWords(
  row: EnquiryRow,
  appointment: MyAppointment | undefined,
): StateWords | undefined {
  const isNew =
    row.state === 'new' && appointment?.purpose === 'test-ride' && appointment.at !== null
  if (!isNew) return undefined
  if (!appointment.isActive) return rideCancelled
  return row.call_by === null ? rideBooked : undefined
}
