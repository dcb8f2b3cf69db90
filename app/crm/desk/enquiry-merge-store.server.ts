import { canSeeEnquiryKind, pipelineOfKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { StaffAccount } from '#app/platform/permissions/session.ts'
import { fail, failField, ok, type Result } from '#app/platform/result/result.ts'
import * as words from './bulk-change-words.ts'
import type { DeskEventReceipt } from './desk-event-dedup-query.server.ts'
import type { OnEnquiryChanged, OnFirstResponse } from './desk-event-store.server.ts'
import * as eventWords from './desk-event-words.ts'
import {
  applyEnquiryUpdate,
  authorOf,
  copiedResponse,
  type EnquiryUpdate,
  findFirstCall,
  insertDeskEvent,
  lockEnquiry,
  nextEventInstant,
  saveEnquiryUpdate,
} from './enquiry-update-query.server.ts'
import type { MentionRecorder } from './mention-query.server.ts'

type MergeReceipt = Omit<DeskEventReceipt, 'event'>

export type EnquiryMergeStore = ReturnType<typeof enquiryMergeStore>

export type EnquiryMergeDeps = {
  db: Db
  engine: DatabaseEngine
  clock: Clock
  mentions: MentionRecorder
  onAnswered?: readonly OnFirstResponse[]
  /** Keeps the duplicate's appointment in step; the second enquiry is the main one. */
  onMerged?: OnEnquiryChanged | undefined
  onUnmerged?: OnEnquiryChanged | undefined
}

/**
 * Merges duplicates within one flow: `joined_to` refers to the main enquiry. The desk then lists
 * only the main enquiry, until staff unmerge the duplicate.
 */
export function enquiryMergeStore(deps: EnquiryMergeDeps) {
  const { db, engine, clock, mentions, onAnswered = [] } = deps
  return {
    async merge(
      staff: StaffAccount,
      reference: string,
      { to, note = null }: { to: string; note?: string | null | undefined },
    ): Promise<Result<MergeReceipt>> {
      return db.transaction().execute(async (trx) => {
        const [one, main] = await lockBoth(trx, staff, [reference, to])
        if (!one || !main) return enquiryGone
        if (one.id === main.id) return failField('to', words.sameEnquiry)
        const flow = pipelineOfKind(one.kind)
        if (flow === 'none' || flow !== pipelineOfKind(main.kind))
          return failField('to', words.otherFlow(main.reference))
        if (main.joined_to !== null) return fail('conflict', words.isJoined(main.reference))
        if (one.joined_to !== null) return fail('conflict', words.isJoined(one.reference))
        const under = await trx
          .selectFrom('enquiries')
          .select('reference')
          .where('joined_to', '=', one.id)
          .executeTakeFirst()
        if (under) return fail('conflict', words.hasJoined(one.reference, under.reference))
        if (note && main.erased_at !== null)
          return failField('note', eventWords.isErased, 'conflict')
        const work = {
          joined_to: main.id,
          ...(one.first_call_at === null ? copiedResponse(one, main) : {}),
        }
        const saved = await save(trx, staff, { type: 'join', one, main, work, note })
        return ok({ message: words.isJoinedTo(one.reference, main.reference), ...saved })
      })
    },

    /** Unmerges an enquiry and restores the first response from the enquiry's own history. */
    async unmerge(staff: StaffAccount, reference: string): Promise<Result<MergeReceipt>> {
      return db.transaction().execute(async (trx) => {
        const found = await trx
          .selectFrom('enquiries as e')
          .innerJoin('enquiries as m', 'm.id', 'e.joined_to')
          .select('m.reference')
          .where('e.reference', '=', reference.toUpperCase())
          .executeTakeFirst()
        const [one, main] = await lockBoth(trx, staff, [reference, found?.reference ?? ''])
        if (!one) return enquiryGone
        if (!main || one.joined_to !== main.id) return fail('conflict', words.isNotJoined)
        const work = { joined_to: null, ...(await findFirstCall(trx, one.id)) }
        const saved = await save(trx, staff, { type: 'part', one, main, work })
        return ok({ message: words.isPartedFrom(one.reference, main.reference), ...saved })
      })
    },
  }

  /**
   * Locks main enquiries before merged ones, and enquiries of each group by id. Every desk event
   * uses this order, so two concurrent merges of the same pair cannot deadlock.
   */
  async function lockBoth(trx: Db, staff: StaffAccount, references: readonly [string, string]) {
    const wanted = references.map((it) => it.toUpperCase())
    const ids = await trx
      .selectFrom('enquiries')
      .select('id')
      .where('reference', 'in', wanted)
      .orderBy((eb) => eb.case().when('joined_to', 'is', null).then(0).else(1).end())
      .orderBy('id')
      .execute()
    const rows: EnquiryRow[] = []
    for (const { id } of ids) {
      const row = await lockEnquiry(trx, engine, { id })
      if (row && canSeeEnquiryKind(staff, row.kind)) rows.push(row)
    }
    return wanted.map((it) => rows.find((row) => row.reference === it))
  }

  async function save(
    trx: Db,
    staff: StaffAccount,
    {
      type,
      one,
      main,
      work,
      note = null,
    }: {
      type: 'join' | 'part'
      one: EnquiryRow
      main: EnquiryRow
      work: EnquiryUpdate
      note?: string | null
    },
  ): Promise<Omit<MergeReceipt, 'message'>> {
    const now = clock()
    const by = authorOf(staff)
    const after = { ...applyEnquiryUpdate(one, work), version: one.version + 1 }
    await saveEnquiryUpdate(trx, after)
    if (after.first_call_at !== one.first_call_at)
      for (const tell of onAnswered) await tell(trx, after)
    const follow = type === 'join' ? deps.onMerged : deps.onUnmerged
    let notice: string | undefined
    for (const [row, other] of [
      [after, main],
      [main, after],
    ] as const) {
      const at = await nextEventInstant(trx, row, now)
      await insertDeskEvent(trx, row, { type, data: { reference: other.reference } }, { at, by })
      if (row === after)
        for (const event of (await follow?.(trx, after, main)) ?? [])
          await insertDeskEvent(trx, row, event, { at, by })
      if (!note || row !== main) continue
      const added = await mentions.insertEvent(trx, row, { type: 'note', text: note }, { at, by })
      notice = added.notice
    }
    return { version: after.version, ...(notice !== undefined && { notice }) }
  }
}

const enquiryGone = fail('gone', eventWords.noneOfThatReference)
