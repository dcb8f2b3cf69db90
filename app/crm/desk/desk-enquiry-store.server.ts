import type { EnquiryLinkStore } from '#app/crm/enquiries/enquiry-link-store.server.ts'
import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { presentAnswers } from '#app/crm/enquiries/present-answers.ts'
import {
  canSeeEnquiryKind,
  type EnquiryReader,
  enquiryKindTitle,
  pipelineOfKind,
} from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { enquiryQueries } from '#app/crm/enquiry-query/enquiry-list-query.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import { capabilitiesOf } from '#app/platform/permissions/role-capabilities.ts'
import type { DeskEnquiry, HistoryEntry, RelatedEnquiry } from './desk-enquiry-schema.ts'
import { parseDeskEventData } from './desk-event-data.ts'
import { findDeskPeople, presentDeskRows } from './desk-rows-query.server.ts'
import { listMentionsByEvent } from './mention-query.server.ts'

export type DeskEnquiryStore = ReturnType<typeof deskEnquiryStore>

/** Maximum number of related enquiries, the newest first. */
const maxRelated = 50
const maxHistoryEntries = 500

const relatedColumns = [
  'id',
  'reference',
  'kind',
  'model',
  'state',
  'is_open',
  'created_at',
  'assignee_id',
  'joined_to',
] as const satisfies readonly (keyof EnquiryRow)[]

type RelatedRow = Pick<EnquiryRow, (typeof relatedColumns)[number]>

/** Finds one enquiry with its history and related enquiries. */
export function deskEnquiryStore(
  deps: Parameters<typeof enquiryQueries>[0] & { enquiryLinks: Pick<EnquiryLinkStore, 'paths'> },
) {
  const { db, clock, enquiryLinks } = deps
  const enquiries = enquiryQueries(deps)

  /** Lists other enquiries with the same value that the reader may see, newest first. */
  async function listWithSame(
    column: 'phone' | 'email' | 'plate',
    row: EnquiryRow,
    reader: EnquiryReader,
  ): Promise<RelatedRow[]> {
    const value = row[column]
    if (value === null) return []
    const found = await enquiries.listNewest(
      { section: 'stored', same: { column, value } },
      { scope: reader, limit: maxRelated + 1, columns: relatedColumns },
    )
    return found.filter(({ id }) => id !== row.id).slice(0, maxRelated)
  }

  async function listSamePerson(row: EnquiryRow, reader: EnquiryReader): Promise<RelatedRow[]> {
    const found = await Promise.all([
      listWithSame('phone', row, reader),
      listWithSame('email', row, reader),
    ])
    const each = new Map(found.flat().map((one) => [one.id, one]))
    return [...each.values()]
      .sort((a, b) =>
        a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1,
      )
      .slice(0, maxRelated)
  }

  return {
    async find(reader: EnquiryReader, reference: string): Promise<DeskEnquiry | undefined> {
      const row = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('reference', '=', reference.toUpperCase())
        .executeTakeFirst()
      if (!row || !canSeeEnquiryKind(reader, row.kind)) return undefined
      const [
        rows,
        history,
        others,
        sameVehicle,
        joined,
        main,
        customerId,
        people,
        openEstimate,
        bookedHour,
      ] = await Promise.all([
        presentDeskRows(db, [row], { reader, now: clock() }),
        listHistory(db, row.id),
        listSamePerson(row, reader),
        listWithSame('plate', row, reader),
        db.selectFrom('enquiries').select(relatedColumns).where('joined_to', '=', row.id).execute(),
        referenceOf(db, row.joined_to),
        customerIdOf(db, row.customer_id),
        findDeskPeople(db, [row.added_by]),
        findOpenEstimate(db, row),
        findBookedHour(db, row.id),
      ])
      const [shown] = rows
      if (!shown) return undefined
      const known = new Set([...others, ...joined].map(({ id }) => id))
      const unknown = sameVehicle.filter(({ id }) => !known.has(id))
      const present = await relatedEnquiryPresenter(db, row, [...others, ...joined, ...unknown])
      const answers = parseStoredAnswers(row.answers_json)
      return {
        ...shown,
        answers: presentAnswers(row.kind, answers, row.phone ?? ''),
        values: answers,
        addedBy: (row.added_by !== null && people.get(row.added_by)) || null,
        takenAt: row.taken_at,
        consent: row.consent,
        history,
        related: others.filter(({ joined_to }) => joined_to !== row.id).map(present),
        // The same plate may belong to different people, so these enquiries cannot be merged.
        sameVehicle: unknown.map(present).map((one) => ({ ...one, mayJoin: false })),
        customerId,
        joined: joined.map(present),
        joinedTo: main,
        firstCallAt: row.first_call_at,
        firstCallMinutes: row.first_call_minutes,
        bookedHour,
        // The link opens the customer's page, with acts, without a login.
        link:
          row.erased_at === null && capabilitiesOf(reader.role).includes('desk.work')
            ? (await enquiryLinks.paths())(row)
            : null,
        openEstimate,
      }
    },
  }
}

/** Returns the total of the newest estimate if the customer can still answer it. */
async function findOpenEstimate(db: Db, { id, is_open }: EnquiryRow): Promise<number | null> {
  if (is_open !== 1) return null
  const newest = await db
    .selectFrom('job_estimates')
    .select(['total', 'answer'])
    .where('enquiry_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.answer === null ? newest.total : null
}

async function findBookedHour(
  db: Db,
  enquiryId: number,
): Promise<{ day: string; at: string } | null> {
  const row = await db
    .selectFrom('appointments')
    .select(['day', 'starts_at as at'])
    .where('enquiry_id', '=', enquiryId)
    .where('is_active', '=', 1)
    .where('starts_at', 'is not', null)
    .$narrowType<{ at: string }>()
    .executeTakeFirst()
  return row ?? null
}

async function listHistory(db: Db, enquiryId: number): Promise<HistoryEntry[]> {
  const events = await db
    .selectFrom('desk_events')
    .select(['id', 'at', 'who', 'type', 'data_json', 'text', 'staff_id', 'struck_at'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id', 'desc')
    .limit(maxHistoryEntries)
    .execute()
  const mentions = await listMentionsByEvent(db, enquiryId)
  const strikes = new Map(
    events.flatMap(({ type, data_json, who, at }) => {
      const { struck } = type === 'strike' ? parseDeskEventData(data_json) : {}
      return struck === undefined ? [] : [[struck, { who, at }] as const]
    }),
  )
  return events.reverse().map(({ id, at, who, type, data_json, text, staff_id, struck_at }) => {
    const data = parseDeskEventData(data_json)
    const { from, to, reason, outcome, stepAt, assignee, reference, changes, notTold, takenAt } =
      data
    const named = mentions.get(id)?.map(({ written, name }) => ({ written, name }))
    const { document, restored, channel, textName, isEdited, quotation, appointment, job } = data
    return {
      id,
      at,
      who,
      staffId: staff_id,
      type,
      ...(struck_at === null ? {} : { struck: strikes.get(id) ?? { who: '', at: struck_at } }),
      ...(changes ? { changes } : {}),
      ...(named ? { mentions: named } : {}),
      ...(notTold && text !== null ? { notTold } : {}),
      ...(text === null ? {} : { text }),
      ...(from === undefined ? {} : { from }),
      ...(to ? { to } : {}),
      ...(reason ? { reason } : {}),
      ...(outcome ? { outcome } : {}),
      ...(stepAt === undefined ? {} : { stepAt }),
      ...(assignee === undefined ? {} : { assignee }),
      ...(takenAt ? { takenAt } : {}),
      ...(reference ? { reference } : {}),
      ...(channel ? { channel } : {}),
      ...(textName ? { textName } : {}),
      ...(isEdited ? { isEdited } : {}),
      ...(document ? { document } : {}),
      ...(restored ? { restored } : {}),
      ...(quotation ? { quotation } : {}),
      ...(appointment ? { appointment } : {}),
      ...(job ? { job } : {}),
    }
  })
}

async function relatedEnquiryPresenter(db: Db, row: EnquiryRow, others: readonly RelatedRow[]) {
  const people = await findDeskPeople(
    db,
    others.map((one) => one.assignee_id),
  )
  const ids = others.map(({ id }) => id)
  const heads =
    ids.length === 0
      ? []
      : await db.selectFrom('enquiries').select('joined_to').where('joined_to', 'in', ids).execute()
  const isHead = new Set(heads.map(({ joined_to }) => joined_to))
  return (one: RelatedRow): RelatedEnquiry => ({
    id: one.id,
    reference: one.reference,
    kind: one.kind,
    kindTitle: enquiryKindTitle(one.kind),
    model: one.model ?? '',
    state: one.state,
    isOpen: one.is_open === 1,
    receivedAt: one.created_at,
    assignee: (one.assignee_id !== null && people.get(one.assignee_id)) || null,
    mayJoin:
      pipelineOfKind(one.kind) === pipelineOfKind(row.kind) &&
      pipelineOfKind(row.kind) !== 'none' &&
      one.joined_to === null &&
      row.joined_to === null &&
      !isHead.has(one.id),
  })
}

async function referenceOf(db: Db, id: number | null): Promise<string | null> {
  if (id === null) return null
  const main = await db
    .selectFrom('enquiries')
    .select('reference')
    .where('id', '=', id)
    .executeTakeFirst()
  return main?.reference ?? null
}

/** Returns the customer whose page shows the enquiry, who is the survivor of a merge. */
async function customerIdOf(db: Db, id: number | null): Promise<number | null> {
  if (id === null) return null
  const row = await db
    .selectFrom('customers')
    .select((eb) => eb.fn.coalesce('survivor_id', 'id').as('id'))
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.id ?? null
}
