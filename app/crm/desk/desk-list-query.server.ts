import { sql } from 'kysely'
import type { EnquiryReader } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import {
  type SqlCondition,
  todaySectionConditions,
  unreadMentionCondition,
} from '#app/crm/enquiry-query/enquiry-conditions-query.server.ts'
import {
  type EnquiryQuery,
  type EnquirySection,
  maxCountedWaiting,
} from '#app/crm/enquiry-query/enquiry-filter.ts'
import { countUpTo, enquiryQueries } from '#app/crm/enquiry-query/enquiry-list-query.server.ts'
import type { DeskCounts } from './desk-count-endpoints.ts'
import type { DeskResultPage } from './desk-endpoints.ts'
import { deskRowsPerPage } from './desk-filter.ts'
import { presentDeskRows } from './desk-rows-query.server.ts'

/** An enquiry and its position in a list, from 1. */
export type ListPlace = { reference: string; position: number }

export type ListNeighbours = { previous: ListPlace | null; next: ListPlace | null }

/** Number of places by which an enquiry may have moved in the list since the reader opened it. */
const maxShift = deskRowsPerPage

/** Number of mentions through which the links of an enquiry lead. */
const maxMentionsWalked = 500

export type DeskListQueries = ReturnType<typeof deskListQueries>

type Deps = Parameters<typeof enquiryQueries>[0]

/** Queries for the desk's list of all enquiry kinds, and for the counts of its sections. */
export function deskListQueries(deps: Deps) {
  const { db, clock } = deps
  const enquiries = enquiryQueries(deps)
  const inSection = (section: EnquirySection, reader: EnquiryReader) =>
    enquiries.conditionsOf({ section }, reader)

  return {
    async list(reader: EnquiryReader, query: EnquiryQuery): Promise<DeskResultPage> {
      const { rows, total, isMore } = await enquiries.listPage(query, { ...query, scope: reader })
      const page = {
        total,
        isMore,
        rows: await presentDeskRows(db, rows, { reader, now: clock() }),
      }
      if (total > 0 || !isSearchOfPart(query)) return page
      return { ...page, foundInAll: await enquiries.countMatches(query.search, reader) }
    },

    /**
     * Finds the enquiries before and after an enquiry in the list. `position` is its position in the
     * list, from 1, when the reader opened it. If it has left the list since, the enquiry that took
     * its place is the next one. Mentions are in the order of their notes, read or not.
     */
    async neighbours(
      reader: EnquiryReader,
      query: EnquiryQuery,
      { reference, position }: ListPlace,
    ): Promise<ListNeighbours> {
      const isMovedByReading = query.section === 'mentioned' && !query.sort
      const offset = isMovedByReading ? 0 : Math.max(0, position - 1 - maxShift)
      const limit = isMovedByReading ? maxMentionsWalked : 2 * maxShift + 2
      const rows = await enquiries.listSlice(
        query,
        { ...query, ignoresRead: true },
        { offset, limit, scope: reader, columns: ['reference'] },
      )
      const found = rows.findIndex((row) => row.reference === reference)
      const at = found < 0 ? position - 1 - offset : found
      const placeAt = (index: number): ListPlace | null => {
        const row = rows[index]
        return row ? { reference: row.reference, position: offset + index + 1 } : null
      }
      return { previous: placeAt(at - 1), next: placeAt(found < 0 ? at : at + 1) }
    },

    async counts(reader: EnquiryReader): Promise<DeskCounts> {
      const [due, booked, delivered] = todaySectionConditions({
        ...{ ...deps, now: clock(), scope: reader },
      })
      const { rows } = await sql<
        Record<
          | 'overdue'
          | 'due'
          | 'booked'
          | 'delivered'
          | 'fresh'
          | 'mine'
          | 'unplanned'
          | 'mentioned'
          | 'untouched',
          number
        >
      >`
        select ${countWaiting(inSection('overdue', reader))} as overdue, ${countWaiting(due)} as due, ${countWaiting(booked)} as booked, ${countWaiting(delivered)} as delivered,
          ${countWaiting(inSection('new', reader))} as fresh, ${countWaiting(inSection('mine', reader))} as mine,
          ${countWaiting(inSection('unplanned', reader))} as unplanned,
          ${countWaiting([...inSection('mentioned', reader), unreadMentionCondition(reader)])} as mentioned,
          ${countWaiting(untouched(reader))} as untouched`.execute(db)
      const [found] = rows
      if (!found) throw new Error('Nothing was counted')
      const number = (...parts: number[]) =>
        Math.min(
          maxCountedWaiting,
          parts.reduce((sum, it) => sum + Number(it), 0),
        )
      return {
        overdue: number(found.overdue),
        today: number(found.due, found.booked, found.delivered),
        new: number(found.fresh),
        mine: number(found.mine),
        unplanned: number(found.unplanned),
        mentioned: number(found.mentioned),
        waiting: number(found.overdue, found.untouched),
      }
    },

    /** Counts all enquiries without a next step. `counts` stops at a thousand. */
    unplanned: (reader: EnquiryReader) => enquiries.count({ section: 'unplanned' }, reader),

    /**
     * Returns the same number as `counts`, but without the other counts, because every page of the
     * portal requests it.
     */
    async waiting(reader: EnquiryReader): Promise<number> {
      const { rows } = await sql<{ total: number }>`
        select ${countWaiting(inSection('overdue', reader))} + ${countWaiting(untouched(reader))} as total`.execute(
        db,
      )
      return Math.min(maxCountedWaiting, Number(rows[0]?.total ?? 0))
    },
  }

  /** Conditions for new enquiries that are not overdue. */
  function untouched(reader: EnquiryReader): SqlCondition[] {
    const isInTime = sql<boolean>`(e.due_at is null or e.due_at >= ${clock().toISOString()})`
    return [...inSection('new', reader), isInTime]
  }
}

/** Returns `true` if a search excludes enquiries that the same words find in all. */
function isSearchOfPart({ search, section, ...filter }: EnquiryQuery): boolean {
  const { sort: _, order: __, page: ___, limit: ____, ...others } = filter
  const isFiltered = Object.values(others).some((value) => value !== undefined && value.length > 0)
  return search !== '' && (section !== 'all' || isFiltered)
}

const countWaiting = (conditions: readonly SqlCondition[]) =>
  countUpTo(conditions, maxCountedWaiting)
