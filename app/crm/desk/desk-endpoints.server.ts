import type { MessageText } from '#app/crm/message-texts/message-texts-content.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import { unwrapResult } from '#app/platform/http/unwrap-result.server.ts'
import { listDeskWorkers } from './assignee-query.server.ts'
import * as bulkWords from './bulk-change-words.ts'
import { changeEachEnquiry } from './change-each-enquiry.ts'
import { getDeskCounts } from './desk-count-endpoints.ts'
import {
  addDeskEvent,
  bulkChangeEnquiries,
  getDeskEnquiry,
  listAssignableStaff,
  listDeskEnquiries,
  markEnquirySeen,
  mergeEnquiry,
  unmergeEnquiry,
} from './desk-endpoints.ts'
import type { DeskEnquiryStore } from './desk-enquiry-store.server.ts'
import type { DeskEventStore } from './desk-event-store.server.ts'
import * as words from './desk-event-words.ts'
import type { DeskListQueries } from './desk-list-query.server.ts'
import type { EnquiryMergeStore } from './enquiry-merge-store.server.ts'
import { markMentionsRead } from './mention-query.server.ts'
import { type ReadyMessageDeps, tellCustomer } from './ready-message.server.ts'
import { markAllEventsSeen } from './seen-desk-event-query.server.ts'

type DeskListDeps = { deskList: DeskListQueries }
type DeskEnquiryDeps = { histories: DeskEnquiryStore }
type DeskEventDeps = { deskEvents: DeskEventStore }
type EnquiryMergeDeps = { joins: EnquiryMergeStore }

/** States of a service about which the customer must know, although no mail is sent. */
const toldStates: readonly string[] = ['ready', 'cancelled']

const isOfState =
  (state: string) =>
  ({ when }: MessageText) =>
    when === `workshop/${state}`

export const deskEndpoints = [
  handleEndpoint(listDeskEnquiries, ({ deskList }: DeskListDeps, { session, query }) =>
    deskList.list(session.staff, query),
  ),

  handleEndpoint(getDeskCounts, ({ deskList }: DeskListDeps, { session }) =>
    deskList.counts(session.staff),
  ),

  handleEndpoint(
    listAssignableStaff,
    async ({ db, clock }: { db: Db; clock: Clock }, { session: { staff } }) => ({
      people: await listDeskWorkers(db, { reader: staff, now: clock() }),
    }),
  ),

  handleEndpoint(bulkChangeEnquiries, async ({ deskEvents }: DeskEventDeps, { session, body }) => {
    const { references, assign, state, reason, note } = body
    const version = 1
    const event =
      assign !== undefined
        ? { type: 'assign' as const, assignee: assign, note, version }
        : state && { type: 'state' as const, state, reason, note, version }
    if (!event || (assign !== undefined && state)) throw new Problem(422, bulkWords.oneThing)
    let notice: string | undefined
    const changed = await changeEachEnquiry([...new Set(references)], async (reference) => {
      const sending = { reference, event, anyVersion: true }
      const outcome = await deskEvents.append(session.staff, sending)
      if (!outcome.ok) return outcome.problem.message
      notice ??= outcome.value.notice
      return undefined
    })
    return notice === undefined ? changed : { ...changed, notice }
  }),

  handleEndpoint(getDeskEnquiry, async ({ histories }: DeskEnquiryDeps, { session, params }) => {
    const found = await histories.find(session.staff, params.reference)
    if (!found) throw new Problem(404, words.noneOfThatReference)
    return found
  }),

  handleEndpoint(
    addDeskEvent,
    async (deps: DeskEventDeps & ReadyMessageDeps, { session, params, body, request, facts }) => {
      const key = request.headers.get('idempotency-key')?.slice(0, 200)
      const { staff } = session
      const { reference } = params
      const done = unwrapResult(
        await deps.deskEvents.append(staff, { reference, event: body, key }),
      )
      if (body.type !== 'state' || !toldStates.includes(body.state)) return done
      const { origin } = facts
      const told = await tellCustomer(deps, staff, {
        reference,
        origin,
        isWanted: isOfState(body.state),
      })
      return { ...done, told }
    },
  ),

  handleEndpoint(
    markEnquirySeen,
    async (
      { db, clock, histories }: DeskEnquiryDeps & { db: Db; clock: Clock },
      { session, params },
    ) => {
      const found = await histories.find(session.staff, params.reference)
      if (!found) throw new Problem(404, words.noneOfThatReference)
      const seen = { staffId: session.staff.id, enquiryId: found.id }
      await markAllEventsSeen(db, seen.staffId, seen.enquiryId)
      await markMentionsRead(db, { ...seen, at: clock().toISOString() })
      return { message: words.isSeen }
    },
  ),

  handleEndpoint(mergeEnquiry, async ({ joins }: EnquiryMergeDeps, { session, params, body }) =>
    unwrapResult(await joins.merge(session.staff, params.reference, body)),
  ),

  handleEndpoint(unmergeEnquiry, async ({ joins }: EnquiryMergeDeps, { session, params }) =>
    unwrapResult(await joins.unmerge(session.staff, params.reference)),
  ),
]
