import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { parseStoredJson } from '#app/platform/schema/parse-stored-json.ts'

export type EnquiryPeopleDatabase = {
  enquiries: {
    id: number
    assignee_id: number | null
    call_by: string | null
    first_call_at: string | null
    joined_to: number | null
    first_caller_id: number | null
    promise_assignee_id: number | null
  }
  desk_events: {
    id: number
    enquiry_id: number
    at: string
    staff_id: number | null
    who: string
    type: string
    data_json: string
  }
  staff: { id: number; user_id: string; user_name: string }
}

type Db = Kysely<EnquiryPeopleDatabase>

const batch = 500

/**
 * Fills both columns from the history with the values that the desk would have written at that
 * time.
 */
export async function fillEnquiryPeople(db: Db): Promise<void> {
  await sql`
    update enquiries set
      promise_assignee_id = case when call_by is not null then assignee_id end,
      first_caller_id = case when first_call_at is not null then (
        select d.staff_id from desk_events d
        where d.enquiry_id = enquiries.id and d.type in ('call', 'state') and d.at = enquiries.first_call_at
        order by d.id limit 1) end
    where call_by is not null or first_call_at is not null`.execute(db)
  // The call to the target of a merge also answered the duplicate.
  await sql`
    update enquiries set first_caller_id = (
      select m.first_caller_id from enquiries m where m.id = enquiries.joined_to)
    where joined_to is not null and first_call_at is not null and first_caller_id is null`.execute(
    db,
  )
  await restoreEarlierAssignees(db)
}

/**
 * If the enquiry was assigned again after the deadline, the present assignee is not the assignee at
 * the deadline.
 */
async function restoreEarlierAssignees(db: Db): Promise<void> {
  const idOf = await accountsByName(db)
  for (let last = 0; ; ) {
    const rows = await assignedLater(db, last)
    if (rows.length === 0) return
    const history = await assignmentsOf(db, rows)
    for (const { id, call_by } of rows) {
      const before = history.get(id)?.findLast(({ at }) => at <= call_by)
      await db
        .updateTable('enquiries')
        .set({ promise_assignee_id: before ? idOf(before) : null })
        .where('id', '=', id)
        .execute()
      last = id
    }
  }
}

async function assignedLater(db: Db, after: number) {
  const { rows } = await sql<{ id: number; call_by: string }>`
    select e.id, e.call_by from enquiries e
    where e.id > ${after} and e.call_by is not null and exists (
      select 1 from desk_events d where d.enquiry_id = e.id and d.type = 'assign' and d.at > e.call_by)
    order by e.id limit ${batch}`.execute(db)
  return rows
}

type Assignment = { at: string; who: string; staffId: number | null; assignee: string | null }

async function assignmentsOf(db: Db, rows: readonly { id: number }[]) {
  const events = await db
    .selectFrom('desk_events')
    .select(['enquiry_id', 'at', 'who', 'staff_id', 'data_json'])
    .where(
      'enquiry_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('type', '=', 'assign')
    .orderBy('id')
    .execute()
  const assignments = new Map<number, Assignment[]>()
  for (const { enquiry_id, at, who, staff_id, data_json } of events) {
    const { assignee = null } = parseStoredJson(assignData, data_json, {})
    const list = assignments.get(enquiry_id) ?? []
    assignments.set(enquiry_id, list)
    list.push({ at, who, staffId: staff_id, assignee })
  }
  return assignments
}

const assignData = v.object({ assignee: v.nullish(v.string()) })

/**
 * The history contains the name that the assignee's account had at that time. A name that two
 * accounts have is ambiguous and is ignored.
 */
async function accountsByName(db: Db): Promise<(assignment: Assignment) => number | null> {
  const accounts = await db.selectFrom('staff').select(['id', 'user_id', 'user_name']).execute()
  const doers = await db
    .selectFrom('desk_events')
    .select(['who', 'staff_id'])
    .distinct()
    .where('staff_id', 'is not', null)
    .execute()
  const now = grouped(accounts.map(({ id, user_id, user_name }) => [user_name || user_id, id]))
  const then = grouped(doers.map(({ who, staff_id }) => [who, staff_id]))
  return ({ who, staffId, assignee }) => {
    if (assignee === null) return null
    if (assignee === who && staffId !== null) return staffId
    const [id, ...others] = now.get(assignee) ?? then.get(assignee) ?? []
    return id === undefined || others.length > 0 ? null : id
  }
}

function grouped(pairs: readonly (readonly [string, number | null])[]): Map<string, Set<number>> {
  const ids = new Map<string, Set<number>>()
  for (const [name, id] of pairs)
    if (id !== null) ids.set(name, (ids.get(name) ?? new Set()).add(id))
  return ids
}
