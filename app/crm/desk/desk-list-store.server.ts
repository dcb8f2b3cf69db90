import { type RawBuilder, sql } from 'kysely'
import type { Clock } from '#app/platform/calendar/dates.server.ts'
import type { Db } from '#app/platform/db/connect.server.ts'
import type { Engine } from '#app/platform/db/migrations/engine.ts'
import type { EnquiryRow } from '#app/platform/db/schema-enquiries.ts'
import type { DeskCounts } from './count-calls.ts'
import type { DeskPage } from './desk-calls.ts'
import { type DeskQuery, mostCounted, mostWaiting, type Section } from './desk-query.ts'
import type { Reader } from './desk-reader.ts'
import { deskRows } from './desk-rows-store.server.ts'
import { newestFirst, type Order, type Sorting, sortingOf } from './desk-sorting-store.server.ts'
import {
  allSeen,
  deskSelection,
  type Filters,
  searchedIn,
  todaysParts,
} from './selection-store.server.ts'

export type DeskListStore = ReturnType<typeof deskListStore>

type Needs = { db: Db; engine: Engine; clock: Clock; timeZone: string }
type Condition = RawBuilder<boolean>

/** The desk's one list over all kinds: its sections, filters, sortings and pages. */
export function deskListStore({ db, engine, clock, timeZone }: Needs) {
  const selection = (filters: Filters, reader: Reader, standIns: readonly number[] = []) =>
    deskSelection(filters, { engine, now: clock(), timeZone, reader, standIns })

  async function count(conditions: readonly Condition[], most: number): Promise<number> {
    const { rows } = await sql<{
      total: number
    }>`select ${countOf(conditions, most)} as total`.execute(db)
    return Number(rows[0]?.total ?? 0)
  }

  async function part(conditions: readonly Condition[], order: Order, place: Place) {
    if (place.limit <= 0) return []
    const { rows } = await sql<EnquiryRow>`
      select e.* from enquiries e where ${sql.join(conditions, sql` and `)}
      order by ${order} limit ${place.limit} offset ${place.offset}`.execute(db)
    return rows
  }

  /** What has nothing to be sorted by stands last, whichever the direction: read on its own, from its own index. */
  async function sorted(conditions: readonly Condition[], sorting: Sorting, place: Place) {
    const { column, order, isAlways, also } = sorting
    if (isAlways) return part(conditions, order, place)
    const known = [...conditions, ...also, sql<boolean>`${column} is not null`]
    const first = await part(known, order, place)
    if (first.length === place.limit) return first
    const before =
      first.length > 0 || place.offset === 0
        ? place.offset + first.length
        : await count(known, place.offset + 1)
    const rest = { limit: place.limit - first.length, offset: Math.max(0, place.offset - before) }
    const unknown = [...conditions, sql<boolean>`${column} is null`]
    return [...first, ...(await part(unknown, newestFirst, rest))]
  }

  /** By the names of who has them; who is no longer among the accounts, then nobody, last. */
  async function byPerson(conditions: readonly Condition[], isDown: boolean, place: Place) {
    const people = await db.selectFrom('staff').select(['id', 'user_id', 'user_name']).execute()
    const name = (one: (typeof people)[number]) => one.user_name || one.user_id
    const named = people.toSorted((a, b) => name(a).localeCompare(name(b), 'en') || a.id - b.id)
    const ids = (isDown ? named.reverse() : named).map(({ id }) => id)
    const groups = [
      ...ids.map((id) => sql<boolean>`e.assignee_id = ${id}`),
      sql<boolean>`e.assignee_id not in (${sql.join([0, ...ids])})`,
      sql<boolean>`e.assignee_id is null`,
    ]
    const found: EnquiryRow[] = []
    let { offset } = place
    for (const group of groups) {
      const limit = place.limit - found.length
      if (limit <= 0) break
      const of = [...conditions, group]
      const rows = await part(of, newestFirst, { limit, offset })
      found.push(...rows)
      if (rows.length > 0) offset = 0
      else if (offset > 0) offset -= await count(of, offset)
    }
    return found
  }

  /** Those that stand for another one in which the words are: the desk shows one of both. */
  async function standIns(query: DeskQuery): Promise<number[]> {
    const inText = query.search ? searchedIn(query.search) : undefined
    if (!inText) return []
    // In the order of their own small index: by when they came SQLite would walk through everything.
    const { rows } = await sql<{ id: number }>`
      select distinct e.joined_to as id from enquiries e
      where e.joined_to is not null and ${inText} order by e.joined_to desc limit 100`.execute(db)
    return rows.map(({ id }) => id)
  }

  return {
    async list(reader: Reader, query: DeskQuery): Promise<DeskPage> {
      const conditions = selection(query, reader, await standIns(query))
      const { sort } = query
      const plain = allSeen(reader)
      const isPlain =
        query.section === 'all' && query.kind.length === 0 && conditions.length === plain.length
      const offset = (query.page - 1) * query.limit
      const place = { offset, limit: Math.min(query.limit, mostCounted - offset) }
      const [total, rows] = await Promise.all([
        count(isPlain ? plain : conditions, mostCounted + 1),
        sort === 'assignee'
          ? byPerson(conditions, query.order === 'desc', place)
          : sorted(conditions, sortingOf({ ...query, sort }), place),
      ])
      return {
        total: Math.min(total, mostCounted),
        isMore: total > mostCounted,
        rows: await deskRows(db, rows, { reader, now: clock() }),
      }
    },

    async counts(reader: Reader): Promise<DeskCounts> {
      const surroundings = { engine, now: clock(), timeZone, reader, standIns: [] }
      const [due, booked] = todaysParts(surroundings)
      const of = (section: Section) => selection({ ...everything, section }, reader)
      const { rows } = await sql<
        Record<'overdue' | 'due' | 'booked' | 'fresh' | 'mine' | 'untouched', number>
      >`
        select ${waits(of('overdue'))} as overdue, ${waits(due)} as due, ${waits(booked)} as booked,
          ${waits(of('new'))} as fresh, ${waits(of('mine'))} as mine, ${waits(untouched(reader))} as untouched`.execute(
        db,
      )
      const [found] = rows
      if (!found) throw new Error('Nothing was counted')
      const number = (...parts: number[]) =>
        Math.min(
          mostWaiting,
          parts.reduce((sum, it) => sum + Number(it), 0),
        )
      return {
        overdue: number(found.overdue),
        today: number(found.due, found.booked),
        new: number(found.fresh),
        mine: number(found.mine),
        waiting: number(found.overdue, found.untouched),
      }
    },

    /** As `counts` has it, alone: every page of the portal asks. */
    async waiting(reader: Reader): Promise<number> {
      const overdue = selection({ ...everything, section: 'overdue' }, reader)
      const { rows } = await sql<{ total: number }>`
        select ${waits(overdue)} + ${waits(untouched(reader))} as total`.execute(db)
      return Math.min(mostWaiting, Number(rows[0]?.total ?? 0))
    },
  }

  /** New and not overdue. */
  function untouched(reader: Reader): Condition[] {
    const isInTime = sql<boolean>`(e.due_at is null or e.due_at >= ${clock().toISOString()})`
    return [...selection({ ...everything, section: 'new' }, reader), isInTime]
  }
}

/** How many there are, up to `most`. */
function countOf(conditions: readonly Condition[], most: number): RawBuilder<number> {
  return sql<number>`(select count(*) from (
    select 1 from enquiries e where ${sql.join(conditions, sql` and `)} limit ${most}) found)`
}

const waits = (conditions: readonly Condition[]) => countOf(conditions, mostWaiting)

type Place = { limit: number; offset: number }

const everything: Omit<Filters, 'section'> = {
  kind: [],
  state: [],
  assignee: '',
  model: '',
  source: '',
  search: '',
  open: undefined,
  answered: undefined,
  answeredBy: '',
  reason: undefined,
  receivedFrom: undefined,
  receivedTo: undefined,
  bookingFrom: undefined,
  bookingTo: undefined,
}
