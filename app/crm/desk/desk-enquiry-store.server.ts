import { parseStoredAnswers } from '#app/crm/enquiries/parse-stored-answers.ts'
import { presentAnswers } from '#app/crm/enquiries/present-answers.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { DeskEnquiry, HistoryEntry, RelatedEnquiry } from './desk-enquiry-schema.ts'
import { parseDeskEventData } from './desk-event-data.ts'
import { findDeskPeople, presentDeskRows } from './desk-rows-query.server.ts'
import {
  canSeeKind,
  type DeskReader,
  enquiryKindTitle,
  pipelineOfKind,
  visibleKindSlugs,
} from './desk-visibility.ts'

export type DeskEnquiryStore = ReturnType<typeof deskEnquiryStore>

/** Maximum number of related enquiries, the newest first. */
const maxRelated = 50
const maxHistoryEntries = 500

/** Finds one enquiry with its history and related enquiries. */
export function deskEnquiryStore({ db, clock }: { db: Db; clock: Clock }) {
  return {
    async find(reader: DeskReader, reference: string): Promise<DeskEnquiry | undefined> {
      const row = await db
        .selectFrom('enquiries')
        .selectAll()
        .where('reference', '=', reference.toUpperCase())
        .executeTakeFirst()
      if (!row || !canSeeKind(reader.role, row.kind)) return undefined
      const [rows, history, others, sameVehicle, joined, main] = await Promise.all([
        presentDeskRows(db, [row], { reader, now: clock() }),
        listHistory(db, row.id),
        listSamePerson(db, row, reader),
        listWithSameValue(db, row, reader, 'plate'),
        selectRelated(db).where('joined_to', '=', row.id).execute(),
        referenceOf(db, row.joined_to),
      ])
      const [shown] = rows
      if (!shown) return undefined
      const known = new Set([...others, ...joined].map(({ id }) => id))
      const unknown = sameVehicle.filter(({ id }) => !known.has(id))
      const present = await relatedEnquiryPresenter(db, row, [...others, ...joined, ...unknown])
      return {
        ...shown,
        answers: presentAnswers(row.kind, parseStoredAnswers(row.answers_json), row.phone ?? ''),
        history,
        related: others.filter(({ joined_to }) => joined_to !== row.id).map(present),
        // The same plate may belong to different people, so these enquiries cannot be merged.
        sameVehicle: unknown.map(present).map((one) => ({ ...one, mayJoin: false })),
        joined: joined.map(present),
        joinedTo: main,
        firstCallAt: row.first_call_at,
        firstCallMinutes: row.first_call_minutes,
      }
    },
  }
}

async function listHistory(db: Db, enquiryId: number): Promise<HistoryEntry[]> {
  const events = await db
    .selectFrom('desk_events')
    .select(['id', 'at', 'who', 'type', 'data_json', 'text'])
    .where('enquiry_id', '=', enquiryId)
    .orderBy('id', 'desc')
    .limit(maxHistoryEntries)
    .execute()
  return events.reverse().map(({ id, at, who, type, data_json, text }) => {
    const { from, to, reason, outcome, stepAt, assignee, reference } = parseDeskEventData(data_json)
    return {
      id,
      at,
      who,
      type,
      ...(text === null ? {} : { text }),
      ...(from === undefined ? {} : { from }),
      ...(to ? { to } : {}),
      ...(reason ? { reason } : {}),
      ...(outcome ? { outcome } : {}),
      ...(stepAt === undefined ? {} : { stepAt }),
      ...(assignee === undefined ? {} : { assignee }),
      ...(reference ? { reference } : {}),
    }
  })
}

const selectRelated = (db: Db) =>
  db
    .selectFrom('enquiries')
    .select([
      'id',
      'reference',
      'kind',
      'model',
      'state',
      'is_open',
      'created_at',
      'assignee_id',
      'joined_to',
    ])

type RelatedRow = Pick<
  EnquiryRow,
  | 'id'
  | 'reference'
  | 'kind'
  | 'model'
  | 'state'
  | 'is_open'
  | 'created_at'
  | 'assignee_id'
  | 'joined_to'
>

/**
 * Lists other enquiries with the same value that the reader may see, newest first. The query uses
 * the index of that column, so it is fast even if a number has many enquiries.
 */
async function listWithSameValue(
  db: Db,
  row: EnquiryRow,
  { role }: DeskReader,
  column: 'phone' | 'email' | 'plate',
): Promise<RelatedRow[]> {
  const seen = visibleKindSlugs(role)
  const value = row[column]
  if (value === null) return []
  const query = selectRelated(db).where(column, '=', value).where('id', '<>', row.id)
  return (seen ? query.where('kind', 'in', seen) : query)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxRelated)
    .execute()
}

async function listSamePerson(db: Db, row: EnquiryRow, reader: DeskReader): Promise<RelatedRow[]> {
  const columns = ['phone', 'email'] as const
  const found = (
    await Promise.all(columns.map((column) => listWithSameValue(db, row, reader, column)))
  ).flat()
  const each = new Map(found.map((one) => [one.id, one]))
  return [...each.values()]
    .sort((a, b) =>
      a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1,
    )
    .slice(0, maxRelated)
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
