import type { Clock } from '#app/platform/calendar/dates.server.ts'
import type { Db } from '#app/platform/db/connect.server.ts'
import type { Engine } from '#app/platform/db/migrations/engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { Staff } from '#app/platform/permissions/session.ts'
import * as words from './bulk-words.ts'
import type { OnAnswered } from './desk-event-store.server.ts'
import { flowOf, maySee } from './desk-reader.ts'
import {
  addToHistory,
  findFirstCall,
  instantAfter,
  lockEnquiry,
  saveWork,
  type Work,
  worked,
} from './enquiry-work-store.server.ts'
import * as eventWords from './event-words.ts'
import { type DeskOutcome, refused } from './outcome.ts'
import type { Told } from './sent-event-store.server.ts'

export type JoinStore = ReturnType<typeof joinStore>

type Needs = {
  db: Db
  engine: Engine
  clock: Clock
  onAnswered?: readonly OnAnswered[]
}

/** Duplicates of one flow: a link from one row to the other, which stands for both until it is undone. */
export function joinStore({ db, engine, clock, onAnswered = [] }: Needs) {
  return {
    async join(
      staff: Staff,
      reference: string,
      { to, note = null }: { to: string; note?: string | null | undefined },
    ): Promise<DeskOutcome<Told>> {
      return db.transaction().execute(async (trx) => {
        const [one, main] = await lockBoth(trx, staff, [reference, to])
        if (!one || !main) return gone
        if (one.id === main.id) return refused('invalid', words.sameEnquiry, 'to')
        const flow = flowOf(one.kind)
        if (flow === 'none' || flow !== flowOf(main.kind))
          return refused('invalid', words.otherFlow(main.reference), 'to')
        if (main.joined_to !== null) return refused('conflict', words.isJoined(main.reference))
        if (one.joined_to !== null) return refused('conflict', words.isJoined(one.reference))
        const under = await trx
          .selectFrom('enquiries')
          .select('reference')
          .where('joined_to', '=', one.id)
          .executeTakeFirst()
        if (under) return refused('conflict', words.hasJoined(one.reference, under.reference))
        if (note && main.erased_at !== null) return refused('conflict', eventWords.isErased, 'note')
        const work = { joined_to: main.id, ...answerOf(one, main) }
        const version = await save(trx, staff, { type: 'join', one, main, work, note })
        return told(words.isJoinedTo(one.reference, main.reference), version)
      })
    },

    /** It is again what its own history says. */
    async part(staff: Staff, reference: string): Promise<DeskOutcome<Told>> {
      return db.transaction().execute(async (trx) => {
        const found = await trx
          .selectFrom('enquiries as e')
          .innerJoin('enquiries as m', 'm.id', 'e.joined_to')
          .select('m.reference')
          .where('e.reference', '=', reference.toUpperCase())
          .executeTakeFirst()
        const [one, main] = await lockBoth(trx, staff, [reference, found?.reference ?? ''])
        if (!one) return gone
        if (!main || one.joined_to !== main.id) return refused('conflict', words.isNotJoined)
        const work = { joined_to: null, ...(await findFirstCall(trx, one.id)) }
        const version = await save(trx, staff, { type: 'part', one, main, work })
        return told(words.isPartedFrom(one.reference, main.reference), version)
      })
    },
  }

  /**
   * Those that stand for others first, as an event holds them, then by their ids: two who join the same two the
   * other way round don't wait for each other.
   */
  async function lockBoth(trx: Db, staff: Staff, references: readonly [string, string]) {
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
      if (row && maySee(staff.role, row.kind)) rows.push(row)
    }
    return wanted.map((it) => rows.find((row) => row.reference === it))
  }

  async function save(
    trx: Db,
    staff: Staff,
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
      work: Work
      note?: string | null
    },
  ): Promise<number> {
    const now = clock()
    const by = { id: staff.id, name: staff.userName || staff.userId }
    const after = { ...worked(one, work), version: one.version + 1 }
    await saveWork(trx, after)
    if (after.first_call_at !== one.first_call_at)
      for (const tell of onAnswered) await tell(trx, after)
    for (const [row, other] of [
      [after, main],
      [main, after],
    ] as const) {
      const at = await instantAfter(trx, row, now)
      await addToHistory(trx, row, { type, data: { reference: other.reference } }, { at, by })
      if (note && row === main)
        await addToHistory(trx, row, { type: 'note', text: note }, { at, by })
    }
    return after.version
  }
}

/** A duplicate that nobody has called is answered by the call to the other one, no sooner than it came. */
function answerOf(one: EnquiryRow, { first_call_at, first_caller_id }: EnquiryRow): Work {
  if (one.first_call_at !== null || first_call_at === null) return {}
  return { first_call_at: later(first_call_at, one.created_at), first_caller_id }
}

const gone = refused('gone', eventWords.noneOfThatReference)
const later = (a: string, b: string) => (a > b ? a : b)
const told = (message: string, version: number) => ({
  is: 'done' as const,
  value: { message, version },
})
