import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseEngine } from './database-engine.ts'

/**
 * Telephone number of the enquiry, normalized. Until now every number was an Indian mobile number
 * of ten digits.
 */
export function phones(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('enquiries').addColumn('phone', 'text').execute()
      await (engine === 'postgres' ? inPostgres : inSqlite).execute(db)
    },
  }
}

/** JSON escapes quotes within an answer, so a visitor's text cannot be mistaken for a field. */
const inPostgres = sql`
  update enquiries set phone = '+91' || substring(answers_json from ${`"(?:contactNumber|contact|mobileNo|mobile)":"([6-9][0-9]{9})"`})
  where answers_json ~ ${`"(contactNumber|contact|mobileNo|mobile)":"[6-9][0-9]{9}"`}`

const inSqlite = sql`
  update enquiries set phone = '+91' || given.number from (
    select id, coalesce(
      json_extract(answers_json, '$.contactNumber'), json_extract(answers_json, '$.contact'),
      json_extract(answers_json, '$.mobileNo'), json_extract(answers_json, '$.mobile')) as number
    from (select id, case when json_valid(answers_json) then answers_json else '{}' end as answers_json from enquiries)
  ) as given
  where given.id = enquiries.id
    and given.number glob '[6-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9][0-9]'`
