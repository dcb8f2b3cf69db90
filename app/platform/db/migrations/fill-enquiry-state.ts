import { type Kysely, sql } from 'kysely'
import type { DatabaseEngine } from './database-engine.ts'

const fortnight = 14 * 86_400_000

/**
 * Gives existing enquiries a state. Enquiries of the last two weeks are open; older and erased
 * enquiries are closed as `earlier`. Existing enquiries had no call-back deadline (`call_by` stays
 * null), so they are never overdue. Day, model and email address are read from the answers of any
 * kind, if possible.
 */
export async function fillEnquiryState(
  db: Kysely<unknown>,
  engine: DatabaseEngine,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - fortnight).toISOString()
  const waits = sql`created_at >= ${since} and erased_at is null`
  const searched = engine === 'postgres' && (await dropSearchIndex(db))
  const { day, model, email } = engine === 'postgres' ? inPostgres : inSqlite
  await sql`
    update enquiries set
      state = case when ${waits} then ${first} when kind = 'opt-in' then null else 'earlier' end,
      state_at = case when ${waits} then created_at end,
      is_open = case when ${waits} and kind <> 'opt-in' then 1 else 0 end,
      booking_date = ${day}, model = ${model}, email = ${email}`.execute(db)
  if (searched)
    await sql`create index enquiry_search on enquiries using gin (search_text gin_trgm_ops)`.execute(
      db,
    )
}

/**
 * PostgreSQL rewrites every row and would update this index with each row. Building the index once
 * at the end takes a fraction of that time.
 */
async function dropSearchIndex(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_indexes where schemaname = current_schema() and indexname = 'enquiry_search'`.execute(
    db,
  )
  if (rows.length > 0) await sql`drop index enquiry_search`.execute(db)
  return rows.length > 0
}

const first = sql`case kind when 'service-booking' then 'requested' when 'opt-in' then null else 'new' end`

/** JSON escapes quotes within an answer, so a visitor's text cannot be mistaken for a field. */
const taken = (name: string, value: string) =>
  sql`substring(answers_json from ${sql.lit(`"${name}":"(${value})"`)})`

const anyText = String.raw`(?:[^"\\]|\\.)+`

/** Only these two JSON escapes occur in a name or address. */
const plain = (escaped: ReturnType<typeof taken>) =>
  sql`replace(replace(${escaped}, '\\"', '"'), '\\\\', '\\')`

const inPostgres = {
  day: taken('bookingDate', '[0-9]{4}-[0-9]{2}-[0-9]{2}'),
  model: sql`coalesce(${plain(taken('model', anyText))}, ${plain(taken('enteredModel', anyText))})`,
  email: sql`lower(coalesce(${plain(taken('email', anyText))}, ${plain(taken('emailId', anyText))}))`,
}

const answer = (name: string) =>
  sql`case when json_valid(answers_json) then
    case when json_type(answers_json, ${sql.lit(`$.${name}`)}) = 'text' then nullif(json_extract(answers_json, ${sql.lit(`$.${name}`)}), '') end
  end`

const inSqlite = {
  day: sql`case when ${answer('bookingDate')} glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' then ${answer('bookingDate')} end`,
  model: sql`coalesce(${answer('model')}, ${answer('enteredModel')})`,
  email: sql`lower(coalesce(${answer('email')}, ${answer('emailId')}))`,
}
