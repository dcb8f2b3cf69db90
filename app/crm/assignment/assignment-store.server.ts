import { sql } from 'kysely'
import { staffStore } from '#app/auth/login/staff-store.server.ts'
import { findEnquiryKind } from '#app/crm/enquiries/enquiry-kinds.ts'
import type { OnEnquiryStored, StoredEnquiry } from '#app/crm/enquiries/enquiry-store.server.ts'
import type { ChangeContext } from '#app/platform/audit/audited-transaction.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { tryInSavepoint } from '#app/platform/db/try-in-savepoint.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import { isAvailable } from '#app/platform/permissions/availability.ts'
import type { HasCapability } from '#app/platform/permissions/capability.ts'
import type { Pipeline } from '#app/platform/permissions/pipeline.ts'
import { canWorkOnPipeline } from '#app/platform/permissions/pipeline-work.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { staffName } from '#app/platform/permissions/staff-name.ts'
import { settingsStore } from '#app/platform/settings/settings-store.server.ts'
import * as words from './assignment-mail-words.ts'
import { assignmentRuleFor, assignmentRulesSetting } from './assignment-rules.ts'
import { findPreviousAssignee, listPreviousAssignees } from './previous-assignee-query.server.ts'
import {
  claimRoundRobinTurn,
  nextRoundRobinNumber,
  sortByRoundRobin,
} from './round-robin-query.server.ts'
import {
  assignablePipelines,
  filterParticipants,
  ruleParticipantsSetting,
} from './rule-participants.ts'

type Deps = ChangeContext & {
  mayDo: HasCapability
  log: Pick<Log, 'error'>
  /**
   * Undefined if mail is off. The addresses in `leadsTo` get a lead mail for every enquiry, so they
   * need no second mail.
   */
  mail?: { leadsTo: readonly string[] } | undefined
}

export type AssignmentStore = ReturnType<typeof assignmentStore>

/** Assigns enquiries by the assignment rules. */
export function assignmentStore({ mail, mayDo, log, ...desk }: Deps) {
  const { clock } = desk

  const settingsOf = (trx: Db) => settingsStore({ ...desk, db: trx })

  const listWorkers = async (trx: Db): Promise<StaffAccount[]> =>
    (await staffStore(trx).listAbleToLogIn(clock())).filter((person) => mayDo(person, 'desk.work'))

  async function give(trx: Db, { id, callBy }: StoredEnquiry, to: StaffAccount) {
    await trx
      .updateTable('enquiries')
      .set({ assignee_id: to.id, promise_assignee_id: callBy === null ? null : to.id })
      .where('id', '=', id)
      .execute()
    await trx
      .insertInto('desk_events')
      .values({
        enquiry_id: id,
        at: clock().toISOString(),
        staff_id: null,
        who: words.byTheRules,
        type: 'assign',
        data_json: JSON.stringify({ assignee: staffName(to) }),
        version: 1,
      })
      .execute()
  }

  async function oweMail(
    trx: Db,
    purpose: 'assigned' | 'all-told',
    enquiryId: number,
    people: readonly StaffAccount[],
    toldAlready: readonly string[] = [],
  ) {
    if (!mail) return
    const told = new Set(toldAlready.map((address) => address.toLowerCase()))
    const at = clock().toISOString()
    const owed = people.flatMap(({ id, email }) => {
      const address = email.toLowerCase()
      if (address === '' || told.has(address)) return []
      told.add(address)
      return [{ enquiry_id: enquiryId, staff_id: id, purpose, recipient: email }]
    })
    if (owed.length === 0) return
    await trx
      .insertInto('outbox')
      .values(owed.map((one) => ({ ...one, due_at: at, created_at: at })))
      .execute()
  }

  const isTold = mail?.leadsTo

  const byTheRules: OnEnquiryStored = async (trx, enquiry, stored) => {
    if (stored.entry?.isAssigned) return
    const { flow } = enquiry
    const rules = await settingsOf(trx).get(assignmentRulesSetting)
    const rule = assignmentRuleFor(rules, enquiry)
    if (rule === undefined || flow === 'none') return
    const everyone = await listWorkers(trx)
    const workers = everyone.filter((person) => canWorkOnPipeline(person.role, flow))
    const chosen = await settingsOf(trx).get(ruleParticipantsSetting)
    const people = filterParticipants(everyone, flow, chosen).filter((one) =>
      isAvailable(one, clock()),
    )
    if (rule !== 'nobody' && people.length > 0) {
      const turn = await nextRoundRobinNumber(trx)
      const former =
        rule === 'turn' ? undefined : await findPreviousAssignee(trx, stored.id, people)
      const others = rule === 'former-nobody' ? [] : await sortByRoundRobin(trx, people)
      for (const person of [...(former ? [former] : []), ...others]) {
        if (!(await claimRoundRobinTurn(trx, person, { turn, now: clock() }))) continue
        await give(trx, stored, person)
        return oweMail(trx, 'assigned', stored.id, [person], isTold)
      }
    }
    await oweMail(trx, 'all-told', stored.id, workers, isTold)
  }

  /**
   * Runs in the transaction that stores the enquiry. If the assignment fails, a savepoint is
   * restored and the enquiry is stored without an assignee.
   */
  const assignNewEnquiry: OnEnquiryStored = (trx, enquiry, stored) =>
    tryInSavepoint(
      trx,
      () => byTheRules(trx, enquiry, stored),
      (error) => log.error({ err: error }, 'an enquiry could not be given to anybody'),
    )

  /**
   * Plans to whom the open enquiries of `from` would go by the rules, without changing the
   * enquiries. Returns undefined if no rules are saved. The round robin advances as if each
   * enquiry had arrived now.
   */
  async function planByRules(
    trx: Db,
    { from, limit }: { from: number; limit: number },
  ): Promise<{ id: number; to: { id: number; name: string } | null }[] | undefined> {
    const rules = await settingsOf(trx).get(assignmentRulesSetting)
    if (rules === null) return undefined
    const chosen = await settingsOf(trx).get(ruleParticipantsSetting)
    const rows = await trx
      .selectFrom('enquiries')
      .select(['id', 'kind', 'phone', 'email'])
      .where('assignee_id', '=', from)
      .where('is_open', '=', sql.lit(1))
      .orderBy('id')
      .limit(limit)
      .execute()
    const everyone = await listWorkers(trx)
    const participants = new Map<Pipeline, Set<number>>(
      assignablePipelines.map((flow) => [
        flow,
        new Set(filterParticipants(everyone, flow, chosen).map(({ id }) => id)),
      ]),
    )
    const takesPart = ({ id }: StaffAccount, flow: Pipeline) =>
      participants.get(flow)?.has(id) ?? false
    const people = everyone.filter(
      (one) =>
        one.id !== from &&
        isAvailable(one, clock()) &&
        assignablePipelines.some((flow) => takesPart(one, flow)),
    )
    // Every enquiry that arrives waits for the counter, so the long queries come before it.
    const previous = await listPreviousAssignees(trx, { from, people })
    const turn = await nextRoundRobinNumber(trx)
    const sorted = await sortByRoundRobin(trx, people)
    const claimed = new Set<number>()
    // Account changes also lock in the order of ids.
    for (const person of people.toSorted((a, b) => a.id - b.id))
      if (await claimRoundRobinTurn(trx, person, { turn, now: clock() })) claimed.add(person.id)
    const queue = sorted.filter((person) => claimed.has(person.id))
    /** The planned assignees by phone number and email address. */
    const byCustomer = new Map<string, StaffAccount>()
    const plan: { id: number; to: { id: number; name: string } | null }[] = []
    for (const { id, kind, phone, email } of rows) {
      const enquiry = findEnquiryKind(kind)
      const rule = enquiry && assignmentRuleFor(rules, enquiry)
      const able = queue.filter((person) => enquiry && takesPart(person, enquiry.flow))
      const keys = [phone, email].filter((key) => key !== null)
      const known = keys.map((key) => byCustomer.get(key)).find((one) => one && able.includes(one))
      const former =
        rule === 'former-turn' || rule === 'former-nobody'
          ? (known ?? firstOf(previous.get(id), able))
          : undefined
      const to = former ?? (rule === 'turn' || rule === 'former-turn' ? able[0] : undefined)
      if (to) {
        queue.push(...queue.splice(queue.indexOf(to), 1))
        for (const key of keys) byCustomer.set(key, to)
      }
      plan.push({ id, to: to ? { id: to.id, name: staffName(to) } : null })
    }
    // The last assignments decide who is next, as for enquiries that arrive one by one.
    for (const person of queue)
      await claimRoundRobinTurn(trx, person, {
        turn: await nextRoundRobinNumber(trx),
        now: clock(),
      })
    return plan
  }

  return {
    assignNewEnquiry,

    planByRules,

    /** Queues a mail to the new assignee in the transaction of a manual assignment. */
    notifyAssignee: async (
      trx: Db,
      { enquiry, staffId }: { enquiry: { id: number }; staffId: number },
    ): Promise<void> => {
      const person = await staffStore(trx).find(staffId)
      if (person) await oweMail(trx, 'assigned', enquiry.id, [person])
    },
  }
}

function firstOf(
  ids: readonly number[] | undefined,
  able: readonly StaffAccount[],
): StaffAccount | undefined {
  const first = ids?.find((id) => able.some((person) => person.id === id))
  return able.find((person) => person.id === first)
}
