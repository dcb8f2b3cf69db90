import * as v from 'valibot'
import { asksForAvailability } from '#app/crm/assignment/asks-for-availability.server.ts'
import type { DeskListQueries } from '#app/crm/desk/desk-list-query.server.ts'
import { enquiryQuerySchema } from '#app/crm/enquiry-query/enquiry-filter.ts'
import type { Clock } from '#app/platform/calendar/zoned-dates.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { listMyCalls } from './my-calls-endpoints.ts'
import { addCallFacts, listDoneToday } from './my-calls-query.server.ts'

type Deps = Parameters<typeof asksForAvailability>[0] & {
  db: Db
  clock: Clock
  timeZone: string
  deskList: DeskListQueries
}

/** Number of rows of each part. The newest promises are kept if there are more. */
const maxRows = 100
const maxUnassigned = 50

const ownQuery = { assignee: 'me', sort: 'due', limit: maxRows } as const
const overdueQuery = v.parse(enquiryQuerySchema, {
  ...{ ...ownQuery, section: 'overdue', order: 'desc' },
})
const todayQuery = {
  ...v.parse(enquiryQuerySchema, { ...ownQuery, section: 'today', order: 'asc' }),
  withoutBookedHours: true,
}
/** Without imports, as in *Open without next step*: old records would hide new enquiries. */
const unassignedQuery = {
  ...v.parse(enquiryQuerySchema, {
    ...{ section: 'all', open: 'yes', assignee: 'none', limit: maxUnassigned },
    ...{ sort: 'received', order: 'desc' },
  }),
  withoutImports: true,
  withoutBookedHours: true,
}

export const myCallsEndpoints = [
  handleEndpoint(listMyCalls, async (deps: Deps, { session: { staff } }) => {
    const { db, deskList, timeZone } = deps
    const now = deps.clock()
    const [overdue, today, unassigned, done, asksAvailability] = await Promise.all([
      deskList.list(staff, overdueQuery),
      deskList.list(staff, todayQuery),
      deskList.list(staff, unassignedQuery),
      listDoneToday(db, { reader: staff, now, timeZone }),
      asksForAvailability(deps, staff),
    ])
    const own = new Map([...overdue.rows, ...today.rows].map((row) => [row.id, row]))
    const calls = await addCallFacts(db, [...own.values(), ...unassigned.rows], now)
    return {
      rows: calls.slice(0, own.size),
      more: Math.max(0, overdue.total - overdue.rows.length),
      unassigned: calls.slice(own.size),
      unassignedTotal: unassigned.total,
      done,
      asksAvailability,
    }
  }),
]
