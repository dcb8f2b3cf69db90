import type { Clock } from '#app/platform/calendar/dates.server.ts'
import type { Db } from '#app/platform/db/connect.server.ts'
import { handle } from '#app/platform/http/handle-call.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { listWorkers } from './assignee-store.server.ts'
import { changeEach } from './bulk.ts'
import * as bulkWords from './bulk-words.ts'
import { countDesk } from './count-calls.ts'
import {
  addEvent,
  changeMany,
  getDeskEnquiry,
  joinEnquiry,
  listDesk,
  listPeople,
  markSeen,
  partEnquiry,
} from './desk-calls.ts'
import type { DeskEventStore } from './desk-event-store.server.ts'
import type { DeskListStore } from './desk-list-store.server.ts'
import { markAllSeen } from './desk-seen-store.server.ts'
import * as words from './event-words.ts'
import type { HistoryStore } from './history-store.server.ts'
import type { JoinStore } from './join-store.server.ts'
import type { DeskOutcome } from './outcome.ts'

type Lists = { deskList: DeskListStore }
type Histories = { histories: HistoryStore }
type Events = { deskEvents: DeskEventStore }
type Joins = { joins: JoinStore }

export const deskCalls = [
  handle(listDesk, ({ deskList }: Lists, { session, query }) =>
    deskList.list(session.staff, query),
  ),

  handle(countDesk, ({ deskList }: Lists, { session }) => deskList.counts(session.staff)),

  handle(listPeople, async ({ db, clock }: { db: Db; clock: Clock }) => ({
    people: await listWorkers(db, clock()),
  })),

  handle(changeMany, async ({ deskEvents }: Events, { session, body }) => {
    const { references, assign, state, reason } = body
    const version = 1
    const event =
      assign !== undefined
        ? { type: 'assign' as const, assignee: assign, version }
        : state && { type: 'state' as const, state, reason, version }
    if (!event || (assign !== undefined && state)) throw new Problem(422, bulkWords.oneThing)
    return changeEach([...new Set(references)], async (reference) => {
      const sending = { reference, event, anyVersion: true }
      const outcome = await deskEvents.append(session.staff, sending)
      return outcome.is === 'refused' ? outcome.message : undefined
    })
  }),

  handle(getDeskEnquiry, async ({ histories }: Histories, { session, params }) => {
    const found = await histories.find(session.staff, params.reference)
    if (!found) throw new Problem(404, words.noneOfThatReference)
    return found
  }),

  handle(addEvent, async ({ deskEvents }: Events, { session, params, body, request }) => {
    const key = request.headers.get('idempotency-key')?.slice(0, 200)
    const { reference } = params
    return settled(await deskEvents.append(session.staff, { reference, event: body, key }))
  }),

  handle(markSeen, async ({ db, histories }: Histories & { db: Db }, { session, params }) => {
    const found = await histories.find(session.staff, params.reference)
    if (!found) throw new Problem(404, words.noneOfThatReference)
    await markAllSeen(db, session.staff.id, found.id)
    return { message: words.isSeen }
  }),

  handle(joinEnquiry, async ({ joins }: Joins, { session, params, body }) =>
    settled(await joins.join(session.staff, params.reference, body)),
  ),

  handle(partEnquiry, async ({ joins }: Joins, { session, params }) =>
    settled(await joins.part(session.staff, params.reference)),
  ),
]

const statuses = { gone: 404, conflict: 409, invalid: 422, forbidden: 403 } as const

/** What was done. Throws the refusal for a person as a Problem. */
function settled<Value>(outcome: DeskOutcome<Value>): Value {
  if (outcome.is === 'done') return outcome.value
  const { because, message, field } = outcome
  throw new Problem(statuses[because], message, {
    errors: field === undefined ? {} : { [field]: [message] },
  })
}
