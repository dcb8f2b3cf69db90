import * as v from 'valibot'
import { staffStore } from '#app/auth/login/staff-store.server.ts'
import type { AssignmentStore } from '#app/crm/assignment/assignment-store.server.ts'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { BulkTransaction } from '#app/platform/audit/bulk-change.server.ts'
import { bulkChangeStoreOf } from '#app/platform/audit/bulk-change-store.server.ts'
import { changeStore } from '#app/platform/audit/change-store.server.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { canWorkOnPipeline } from '#app/platform/permissions/pipeline-work.ts'
import type { Role } from '#app/platform/permissions/role.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import { groupBy } from '#app/platform/schema/group-by.ts'
import { findAssignee, lockAssignee } from './assignee-query.server.ts'
import { undoWindow } from './callback-deadline-assignee-query.server.ts'
import type { DeskPerson } from './desk-enquiry-schema.ts'
import { authorOf, type EventAuthor } from './enquiry-update-query.server.ts'
import type { handOverTargetSchema } from './hand-over-endpoints.ts'
import * as words from './hand-over-words.ts'
import { lockOpenEnquiries, reassignEnquiries } from './reassign-open-enquiries-query.server.ts'

export type HandOverStore = ReturnType<typeof handOverStore>

export type HandOverTarget = v.InferOutput<typeof handOverTargetSchema>

type Deps = {
  db: Db
  engine: DatabaseEngine
  clock: Clock
  rules: Pick<AssignmentStore, 'planByRules'>
  /** Called in the transaction for each person who gets enquiries. */
  onHandedOver?: (trx: Db, given: { staffId: number; count: number }) => Promise<void>
}

/** Enquiries of one new assignee; null unassigns them. */
type Share = { to: DeskPerson | null; enquiries: readonly { id: number }[] }

type HandOver = { from: number; to: HandOverTarget; by: EventAuthor; now: Date }

type HandOverReceipt = {
  message: string
  /** The id that an undo needs; null if nothing was handed over. */
  id: number | null
  count: number
  /** The number of open enquiries that the person still has. */
  left: number
}

/** Maximum number of enquiries in one hand-over. */
const maxEnquiries = 2000

/** Time in which a hand-over can be undone, in milliseconds. */
const maxUndoAge = 86_400_000

/** Hands all open enquiries of a person over in one transaction, and undoes this. */
export function handOverStore({ db, engine, clock, rules, onHandedOver }: Deps) {
  /**
   * Moves the open enquiries in the caller's transaction. Enquiries on which the new assignee may
   * not work stay with the person.
   */
  async function move(trx: Db, { from, to, by, now }: HandOver): Promise<Result<readonly Share[]>> {
    const shares = to === 'rules' ? await shareByRules(trx, from) : await giveTo(trx, from, to)
    if (!shares.ok) return shares
    for (const { to: person, enquiries } of shares.value) {
      await reassignEnquiries(trx, enquiries, { to: person, by, now })
      if (person && person.id !== by.id && enquiries.length > 0)
        await onHandedOver?.(trx, { staffId: person.id, count: enquiries.length })
    }
    return shares
  }

  async function giveTo(
    trx: Db,
    from: number,
    id: number | null,
  ): Promise<Result<readonly Share[]>> {
    if (id !== null) await lockAssignee(trx, engine, id)
    const found = id === null ? ok(null) : await findAssignee(trx, id, { now: clock() })
    if (!found.ok) return found
    const to = found.value
    const kinds = to ? kindsOfRole(to.role) : undefined
    const held = { assignee: from, limit: maxEnquiries }
    const enquiries = await lockOpenEnquiries(trx, engine, { ...held, kinds })
    const isRefused = to && enquiries.length === 0
    if (isRefused && (await lockOpenEnquiries(trx, engine, { ...held, limit: 1 })).length > 0)
      return failField('to', words.worksOnNone(to.name))
    return ok([{ to, enquiries }])
  }

  async function shareByRules(trx: Db, from: number): Promise<Result<readonly Share[]>> {
    const plan = await rules.planByRules(trx, { from, limit: maxEnquiries })
    if (!plan) return failField('to', words.noRules)
    const open = await lockOpenEnquiries(trx, engine, {
      assignee: from,
      ids: plan.map(({ id }) => id),
    })
    const planned = new Map(plan.map(({ id, to }) => [id, to]))
    const groups = groupBy(open, ({ id }) => planned.get(id)?.id ?? null)
    return ok(
      [...groups.values()].map((enquiries) => ({
        to: planned.get(enquiries[0]?.id ?? 0) ?? null,
        enquiries,
      })),
    )
  }

  return {
    move,

    async handOver(
      staff: StaffAccount,
      { from, to }: Pick<HandOver, 'from' | 'to'>,
    ): Promise<Result<HandOverReceipt>> {
      if (from === to) return failField('to', words.samePerson)
      const now = clock()
      return db.transaction().execute(async (trx) => {
        const person = await staffStore(trx).find(from)
        if (!person) return fail('gone', words.noSuchPerson)
        const moved = await move(trx, { from, to, by: authorOf(staff), now })
        if (!moved.ok) return moved
        const shares = moved.value
        const count = shares.reduce((sum, { enquiries }) => sum + enquiries.length, 0)
        const left = (await lockOpenEnquiries(trx, engine, { assignee: from })).length
        const message = handOverMessage({ from: authorOf(person).name, to, shares, count, left })
        if (count === 0) return ok({ message, id: null, count, left })
        const items = shares.map(({ to: one, enquiries }) => ({
          from,
          to: one?.id ?? null,
          ids: enquiries.map((it) => it.id),
        }))
        const id = await handOvers.add(openTransaction(trx, staff, now), {
          origin: to === 'rules' ? 'rules' : 'person',
          items,
          audit: {
            action: 'handed over the enquiries of',
            subject: `staff/${from}`,
            label: person.userId,
            before: {},
            after: Object.fromEntries(
              shares.map(({ to: one, enquiries }) => [one?.name ?? words.nobody, enquiries.length]),
            ),
          },
        })
        return ok({ message, id, count, left })
      })
    },

    /** Gives enquiries back that are still open and still have the assignee of the hand-over. */
    async undo(
      staff: StaffAccount,
      id: number,
    ): Promise<Result<{ message: string; count: number }>> {
      const now = clock()
      return db.transaction().execute(async (trx) => {
        const change = await handOvers.find(trx, String(id))
        const steps = change?.items ?? []
        const from = steps[0]?.from
        if (!change || from === undefined) return fail('gone', words.noSuchHandOver)
        const age = now.getTime() - Date.parse(change.at)
        if (age > maxUndoAge) return fail('conflict', words.undoIsOver)
        await lockAssignee(trx, engine, from)
        const found = await findAssignee(trx, from, { now })
        if (!found.ok) return found
        const to = found.value
        const open = openTransaction(trx, staff, now)
        if (!(await handOvers.claim(open, change))) return fail('conflict', words.isUndone)
        const given = new Map(steps.flatMap((step) => step.ids.map((it) => [it, step.to])))
        const held = await lockOpenEnquiries(trx, engine, { ids: [...given.keys()] })
        const kept = held.filter((one) => one.assigneeId === given.get(one.id))
        const kinds = kindsOfRole(to.role)
        const back = kept.filter(({ kind }) => kinds.includes(kind))
        const deadlinesFrom = age <= undoWindow ? change.at : now.toISOString()
        await reassignEnquiries(trx, back, { to, by: authorOf(staff), now, deadlinesFrom })
        await open.record({
          action: 'undid the hand-over of the enquiries of',
          subject: `staff/${from}`,
          label: to.name,
        })
        const message = [
          words.givenBack(back.length, to.name),
          ...(back.length < kept.length
            ? [words.notGivenBack(kept.length - back.length, to.name)]
            : []),
        ].join(' ')
        return ok({ message, count: back.length })
      })
    },
  }
}

type Step = { from: number; to: number | null; ids: number[] }

const handOvers = bulkChangeStoreOf<Step>(
  'hand-over',
  v.array(v.object({ from: v.number(), to: v.nullable(v.number()), ids: v.array(v.number()) })),
)

function openTransaction(trx: Db, editor: StaffAccount, now: Date): BulkTransaction {
  const record: BulkTransaction['record'] = (change) =>
    changeStore(trx).record({ ...change, at: now, editor })
  return { trx, record, editor, now }
}

const kindsOfRole = (role: Role) =>
  enquiryKinds.filter(({ flow }) => canWorkOnPipeline(role, flow)).map(({ slug }) => slug)

type HandOverSummary = Pick<HandOverReceipt, 'count' | 'left'> & {
  from: string
  to: HandOverTarget
  shares: readonly Share[]
}

function handOverMessage({ from, to, shares, count, left }: HandOverSummary): string {
  if (count + left === 0) return words.nothingOpen(from)
  const name = shares[0]?.to?.name ?? ''
  const isOfOtherType = typeof to === 'number' && count < maxEnquiries
  return [count > 0 && done(), left > 0 && rest()].filter(Boolean).join(' ')

  function done() {
    if (to === 'rules')
      return words.byTheRules(
        count,
        from,
        shares.map((share) => [share.to?.name ?? '', share.enquiries.length]),
      )
    return to === null ? words.unassigned(count, from) : words.handedOver(count, from, name)
  }

  function rest() {
    return isOfOtherType ? words.notTheirType(left, from, name) : words.moreToDo(left)
  }
}
