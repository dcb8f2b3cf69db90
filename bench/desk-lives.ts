import { sql } from 'kysely'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'

/** End of the two years in which the enquiries came in. */
export const now = new Date('2026-11-01T06:30:00Z')
const days = 10

/**
 * Gives every enquiry except opt-ins a state, an assignee, a call-back deadline and a first call.
 * The newest `open` ones are open. Drops and recreates the indexes: updating each index a million
 * times takes minutes.
 */
export async function giveLives(
  db: Db,
  engine: DatabaseEngine,
  { rows, open }: Size,
): Promise<void> {
  const rebuild = await dropIndexes(db, engine)
  await sql`
    update enquiries set
      state = case when kind = 'opt-in' then null when id % 3 = 0 then 'lost' else 'delivered' end,
      lost_reason = case when kind <> 'opt-in' and id % 3 = 0 then case when id % 2 = 0 then 'price' else 'no-answer' end end,
      is_open = 0, due_at = null,
      assignee_id = case when id % 5 > 0 then 1 + id % 8 end,
      promise_assignee_id = case when kind <> 'opt-in' and id % 5 > 0 then 1 + id % 8 end,
      first_caller_id = case when kind <> 'opt-in' and id % 7 > 0 then 1 + id % 8 end,
      call_by = case when kind <> 'opt-in' then created_at end,
      in_time = case when kind <> 'opt-in' and id % 7 > 0 then case when id % 4 > 0 then 1 else 0 end end,
      first_call_minutes = case when kind <> 'opt-in' and id % 7 > 0 then id % 240 end,
      booking_date = case when kind = 'service-booking' then substr(created_at, 1, 10) end,
      source = case id % 4 when 0 then 'google' when 1 then 'diwali-2026' when 2 then 'instagram' end,
      model = case when id % 9 > 2 then 'Model ' || (id % 30) end`.execute(db)
  await rebuild()
  const { user_id } = meera
  const account = await db
    .selectFrom('staff')
    .select('id')
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  if (!account) await db.insertInto('staff').values(meera).execute()
  await leaveOpen(db, engine, { rows, open })
}

type Size = { rows: number; open: number }

/**
 * Opens the newest enquiries: half are new, one in ten has no next step, and all others are due
 * within five days before or after `now`.
 */
export async function leaveOpen(
  db: Db,
  engine: DatabaseEngine,
  { rows, open }: Size,
): Promise<void> {
  const seconds = sql`(id - ${sql.lit(rows - open)}) * ${sql.lit((days * 86_400) / open)}`
  const begin = new Date(now.getTime() - (days / 2) * 86_400_000).toISOString()
  const due =
    engine === 'sqlite'
      ? sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${begin}, '+' || (${seconds}) || ' seconds')`
      : sql`to_char((${begin})::timestamp + (${seconds}) * interval '1 second', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
  await sql`
    update enquiries set is_open = 1, lost_reason = null,
      due_at = case when id % 10 <> 5 then ${due} end,
      state = case when id % 2 = 0 then 'contacted' when kind = 'service-booking' then 'requested' else 'new' end
    where id > ${rows - open} and kind <> 'opt-in'`.execute(db)
  // The site never analyses its SQLite database; PostgreSQL analyses and vacuums automatically.
  await (engine === 'sqlite'
    ? sql`delete from sqlite_stat1`
    : sql`vacuum analyze enquiries`
  ).execute(db)
}

/**
 * Drops every index that no constraint needs, including PostgreSQL's search index. Returns a
 * function that recreates them.
 */
async function dropIndexes(db: Db, engine: DatabaseEngine): Promise<() => Promise<void>> {
  const { rows } = await (engine === 'sqlite'
    ? sql<Index>`select name, sql as definition from sqlite_schema
        where type = 'index' and tbl_name = 'enquiries' and sql is not null`
    : sql<Index>`select indexname as name, indexdef as definition from pg_indexes
        where schemaname = current_schema() and tablename = 'enquiries'
          and indexname not in (select conname from pg_constraint)`
  ).execute(db)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(db)
  return async () => {
    for (const { definition } of rows) await sql.raw(definition).execute(db)
  }
}

type Index = { name: string; definition: string }

const meera = {
  user_id: 'meera',
  user_name: 'Meera Example',
  email: '',
  mobile_no: '',
  city: '',
  password_hash: '',
  status: 'active' as const,
  created_at: now.toISOString(),
  expires_at: null,
}
