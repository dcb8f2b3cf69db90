import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import { plateAsShown } from '#app/crm/enquiries/format-registration-number.ts'
import { offerEnquiry } from '#app/crm/enquiries/kinds/offer.ts'
import { onRoadPriceEnquiry } from '#app/crm/enquiries/kinds/on-road-price.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { listMissingFields } from '#app/crm/enquiries/staff-answers.ts'
import { machineSaid } from '#app/crm/enquiries/vehicle-description-words.ts'
import {
  type EnquiryReader,
  enquiryKindTitle,
  pipelineOfKind,
} from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import type { DeskPerson, DeskRow } from './desk-enquiry-schema.ts'
import { parseDeskEventData } from './desk-event-data.ts'
import * as words from './desk-list-words.ts'

type RowExtras = {
  people: Map<number, DeskPerson>
  calls: Map<number, DeskRow['lastCall']>
  /**
   * The id of the newest event by others, and of the newest event that the reader has seen, by
   * enquiry id.
   */
  newest: Map<number, number>
  seen: Map<number, number>
  deliveries: Map<number, DeskRow['delivery']>
  /** The ids of enquiries with a mention of the reader that is not read. */
  mentioned: ReadonlySet<number>
}

/**
 * Presents rows for the desk in the given order. Assignees, calls and read marks are loaded for all
 * rows at once.
 */
export async function presentDeskRows(
  db: Db,
  rows: readonly EnquiryRow[],
  { reader, now }: { reader: EnquiryReader; now: Date },
): Promise<DeskRow[]> {
  const beside = await loadRowExtras(db, rows, reader)
  const instant = now.toISOString()
  return rows.map((row) => presentDeskRow(row, beside, instant))
}

/** Finds accounts and their display names by account id. */
export async function findDeskPeople(db: Db, ids: readonly (number | null)[]) {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (wanted.length === 0) return new Map<number, DeskPerson>()
  const found = await db
    .selectFrom('staff')
    .select(['id', 'user_id', 'user_name'])
    .where('id', 'in', wanted)
    .execute()
  return new Map(found.map((one) => [one.id, { id: one.id, name: staffName(one) }]))
}

async function loadRowExtras(
  db: Db,
  rows: readonly EnquiryRow[],
  reader: EnquiryReader,
): Promise<RowExtras> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0)
    return {
      people: new Map(),
      calls: new Map(),
      newest: new Map(),
      seen: new Map(),
      deliveries: new Map(),
      mentioned: new Set(),
    }
  const [people, calls, newest, seen, deliveries, mentioned] = await Promise.all([
    findDeskPeople(
      db,
      rows.map((row) => row.assignee_id),
    ),
    db
      .selectFrom('desk_events')
      .select(['enquiry_id', 'at', 'data_json'])
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('desk_events')
          .select((one) => one.fn.max('id').as('id'))
          .where('enquiry_id', 'in', ids)
          .where('type', '=', 'call')
          .where('struck_at', 'is', null)
          .groupBy('enquiry_id'),
      )
      .execute(),
    db
      .selectFrom('desk_events')
      .select((eb) => ['enquiry_id', eb.fn.max('id').as('newest')])
      .where('enquiry_id', 'in', ids)
      .where((eb) => eb.or([eb('staff_id', 'is', null), eb('staff_id', '<>', reader.id)]))
      .groupBy('enquiry_id')
      .execute(),
    db
      .selectFrom('desk_seen')
      .select(['enquiry_id', 'event_id'])
      .where('staff_id', '=', reader.id)
      .where('enquiry_id', 'in', ids)
      .execute(),
    db
      .selectFrom('appointments')
      .select(['enquiry_id', 'day', 'starts_at as at'])
      .where('enquiry_id', 'in', ids)
      .where('purpose', '=', 'delivery')
      .where('is_active', '=', 1)
      .execute(),
    db
      .selectFrom('enquiry_mentions')
      .select('enquiry_id')
      .where('staff_id', '=', reader.id)
      .where('enquiry_id', 'in', ids)
      .where('read_at', 'is', null)
      .execute(),
  ])
  return {
    people,
    calls: new Map(
      calls.map(({ enquiry_id, at, data_json }) => {
        const { outcome } = parseDeskEventData(data_json)
        return [enquiry_id, outcome ? { outcome, at } : null]
      }),
    ),
    newest: new Map(newest.map((one) => [one.enquiry_id, one.newest])),
    seen: new Map(seen.map((one) => [one.enquiry_id, one.event_id])),
    deliveries: new Map(deliveries.map(({ enquiry_id, ...hour }) => [enquiry_id, hour])),
    mentioned: new Set(mentioned.map((one) => one.enquiry_id)),
  }
}

function presentDeskRow(row: EnquiryRow, beside: RowExtras, now: string): DeskRow {
  const { name, contact, vehicle, offer, service, bookingTime } = contactDetailsOf(row)
  const isOpen = row.is_open === 1
  const seen = beside.seen.get(row.id)
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    kindTitle: enquiryKindTitle(row.kind),
    flow: pipelineOfKind(row.kind),
    name,
    contact,
    phone: row.phone ?? '',
    email: row.email ?? '',
    model: row.model ?? '',
    vehicle,
    offer,
    service,
    state: row.state,
    isOpen,
    lostReason: row.lost_reason,
    assignee: (row.assignee_id !== null && beside.people.get(row.assignee_id)) || null,
    dueAt: row.due_at,
    nextStepAt: row.next_step_at,
    nextStepText: row.next_step_text ?? '',
    receivedAt: row.created_at,
    callBy: row.call_by,
    bookingDate: row.booking_date,
    bookingTime: row.booking_date && bookingTime,
    delivery: beside.deliveries.get(row.id) ?? null,
    source: row.source ?? '',
    isOverdue: isOpen && row.due_at !== null && row.due_at < now,
    isUnread:
      beside.mentioned.has(row.id) ||
      (isOpen && (seen === undefined || seen < (beside.newest.get(row.id) ?? 0))),
    isErased: row.erased_at !== null,
    lastCall: beside.calls.get(row.id) ?? null,
    missing: row.erased_at === null ? missingLabelsOf(row) : [],
    version: row.version,
  }
}

function missingLabelsOf({ kind, answers_json }: EnquiryRow): string[] {
  const enquiry = findEnquiryKind(kind)
  if (!enquiry) return []
  return listMissingFields(enquiry, parseStoredAnswers(answers_json)).map(
    (name) => enquiry.fields[name]?.label ?? name,
  )
}

/**
 * Returns the customer's name and contact as the visitor typed them, and the vehicle with variant
 * and colour.
 */
function contactDetailsOf({ kind, answers_json, phone, email, model }: EnquiryRow) {
  const answers = parseStoredAnswers(answers_json)
  const { fields = {}, appointment } = findEnquiryKind(kind) ?? {}
  const number = Object.keys(fields).find((name) => fields[name]?.control === 'tel') ?? ''
  const text = (name: string) => {
    const answer = answers[name]
    return typeof answer === 'string' ? answer : ''
  }
  const [variant, colour] = [text('variant'), text('color')]
  const hasChoice = model && kind === onRoadPriceEnquiry.slug && (variant || colour)
  return {
    name: text('name'),
    bookingTime: (appointment && text(appointment.time)) || null,
    contact: text(number) || phone || email || '',
    vehicle: hasChoice
      ? machineSaid({ name: model, variant, colour: colour ? { name: colour } : undefined })
      : '',
    offer: kind === offerEnquiry.slug ? text('offer') : '',
    service:
      kind === serviceBookingEnquiry.slug
        ? {
            registrationNumber: plateAsShown(text('registrationNumber')),
            serviceType: text('serviceType') && words.serviceOf(text('serviceType')),
            complaint: text('message').replaceAll(/\s+/g, ' ').trim().slice(0, maxComplaintLength),
          }
        : null,
  }
}

/** Characters of a complaint in the list; the enquiry's page has all of them. */
const maxComplaintLength = 160
