import { sql } from 'kysely'
import type { Db } from '#app/db/connect.server.ts'
import type { Engine } from '#app/db/migrations/engine.ts'

/** The end of the two years in which they came in. */
export const now = new Date('2026-11-01T06:30:00Z')

/** The newest fiftieth is open, half of it untouched, due within five days before or after. */
export async function giveLives(db: Db, engine: Engine, rows: number) {
  const open = rows - rows / 50
  await sql`
    update enquiries set
      state = case when kind = 'opt-in' then null when id <= ${open} then case when id % 3 = 0 then 'lost' else 'delivered' end
        when id % 2 = 0 then 'contacted' when kind = 'service-booking' then 'requested' else 'new' end,
      is_open = case when kind <> 'opt-in' and id > ${open} then 1 else 0 end,
      assignee_id = case when id % 5 > 0 then 1 + id % 8 end,
      booking_date = case when kind = 'service-booking' then substr(created_at, 1, 10) end,
      model = case when id % 9 > 2 then 'Model ' || (id % 30) end`.execute(db)
  const step = (10 * 86_400_000) / (rows / 50)
  const begin = now.getTime() - 5 * 86_400_000
  for (let id = open + 1; id <= rows; id += 500)
    await db.transaction().execute(async (trx) => {
      for (let one = id; one < id + 500 && one <= rows; one++)
        await trx
          .updateTable('enquiries')
          .set({ due_at: new Date(begin + (one - open) * step).toISOString() })
          .where('id', '=', one)
          .where('is_open', '=', 1)
          .execute()
    })
  await db
    .insertInto('staff')
    .values({ ...staffRow, user_id: 'meera' })
    .execute()
  // A site's SQLite is never analysed; PostgreSQL does both by itself.
  await (engine === 'sqlite'
    ? sql`delete from sqlite_stat1`
    : sql`vacuum analyze enquiries`
  ).execute(db)
}

const staffRow = {
  user_name: 'Meera Example',
  email: '',
  mobile_no: '',
  city: '',
  password_hash: '',
  status: 'active' as const,
  created_at: now.toISOString(),
  expires_at: null,
}
