import { sql } from 'kysely'
import { generateEnquiryReference } from '#app/crm/enquiries/enquiry-reference.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import type { DemoEnquiryRow } from './demo-enquiry-rows.ts'

/**
 * Inserts many rows at once. A batch is sent as one JSON text, which the database splits into rows.
 */
export async function insertDemoEnquiries(
  { db, engine }: { db: Db; engine: DatabaseEngine },
  batch: readonly DemoEnquiryRow[],
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const ids = new Map<DemoEnquiryRow, number>()
    let left = [...batch]
    // A random reference may already exist, so the rows that were not inserted are tried again with
    // new references.
    while (left.length > 0) {
      const found = await insert<{ id: number; reference: string }>(
        trx,
        engine,
        'enquiries',
        left.map(({ row }) => row),
      )
      const idOf = new Map(found.map(({ id, reference }) => [reference, id]))
      for (const it of left) {
        const id = idOf.get(it.row.reference)
        if (id !== undefined) ids.set(it, id)
      }
      left = left.filter((it) => !ids.has(it)).map(withNewReference)
    }
    const events = [...ids].flatMap(([{ events }, id]) =>
      events.map(({ at, by, type, data, text }, index) => ({
        enquiry_id: id,
        at: at.toISOString(),
        staff_id: by.id,
        who: by.name,
        type,
        data_json: JSON.stringify(data),
        text,
        version: index + 2,
      })),
    )
    if (events.length > 0) await insert(trx, engine, 'desk_events', events)
  })
}

function withNewReference({ row, events }: DemoEnquiryRow): DemoEnquiryRow {
  const reference = generateEnquiryReference(row.reference.split('-')[0] ?? '')
  const [, ...rest] = row.search_text.split('\n')
  const search_text = [reference.toLowerCase(), ...rest].join('\n')
  return { row: { ...row, reference, search_text }, events }
}

async function insert<Returned>(
  trx: Db,
  engine: DatabaseEngine,
  table: 'enquiries' | 'desk_events',
  rows: readonly object[],
): Promise<Returned[]> {
  const names = Object.keys(rows[0] ?? {})
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const json = JSON.stringify(rows)
  const values =
    engine === 'postgres'
      ? sql`select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`
      : sql`select ${sql.join(names.map((name) => sql`value ->> ${sql.lit(`$.${name}`)}`))} from json_each(${json})`
  const returned = table === 'enquiries' ? sql`returning id, reference` : sql``
  const { rows: found } = await sql<Returned>`
    insert into ${sql.table(table)} (${columns}) ${values} where true
    on conflict do nothing ${returned}`.execute(trx)
  return found
}
