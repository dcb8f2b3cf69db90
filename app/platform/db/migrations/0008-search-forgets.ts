import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DatabaseEngine } from './database-engine.ts'

/**
 * Until now SQLite's search index only marked deleted text as deleted. From this migration on, the
 * index deletes the text of an erased enquiry at once. Deleted rows are still only marked, because
 * marking is a hundred times as fast.
 */
export function searchForgets(engine: DatabaseEngine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine !== 'sqlite') return
      await sql`drop trigger enquiry_search_update`.execute(db)
      await sql`create trigger enquiry_search_update after update of search_text on enquiries begin
        insert into enquiry_search(enquiry_search, rank) values ('secure-delete', 1);
        insert into enquiry_search(enquiry_search, rowid, search_text) values ('delete', old.id, old.search_text);
        insert into enquiry_search(enquiry_search, rank) values ('secure-delete', 0);
        insert into enquiry_search(rowid, search_text) values (new.id, new.search_text); end`.execute(
        db,
      )
      const erased = await sql`select 1 from enquiries where erased_at is not null limit 1`.execute(
        db,
      )
      // Rebuilds the index without the marked text.
      if (erased.rows.length > 0)
        await sql`insert into enquiry_search(enquiry_search) values ('optimize')`.execute(db)
    },
  }
}
