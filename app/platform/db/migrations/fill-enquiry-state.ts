import { type Kysely, sql } from 'kysely'
import type { DatabaseEngine } from './database-engine.ts'

const fortnight = 14 * 86_400_000

/**
 * Rows from before: those of the last fortnight wait for somebody, older ones and erased ones are closed as
 * `earlier`. Nobody was promised an hour (`call_by` stays null), so that none is ever overdue. Day, model and
 * address are taken from the answers, of whatever kind the row is, where these can be read.
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

/** PostgreSQL writes every row anew, and each again into this index: made once at the end it takes a fraction. */
async function dropSearchIndex(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_indexes where schemaname = current_schema() and indexname = 'enquiry_search'`.execute(
    db,
  )
  if (rows.length > 0) await sql`drop index enquiry_search`.execute(db)
  return rows.length > 0
}

const first = sql`case kind when 'service-booking' then 'requested' when 'opt-in' then null else 'new' end`

/** Quotes within an answer bear a backslash: no text of a visitor can pass for a field. */
const taken = (name: string, value: string) =>
  sql`substring(answers_json from ${sql.lit(`"${name}":"(${value})"`)})`

const anyText = String.raw`(?:[^"\\]|\\.)+`

/** Of what JSON escapes only these two stand in a name or address. */
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
