import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { fillCustomers } from '#app/crm/enquiries/fill-customers-query.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { startTestPostgres } from '#tests/test-postgres.ts'
import { deskDatabase } from './desk-database.ts'

/**
 * `npm run bench:customers [-- rows engines]`: links enquiries of an earlier release to customers on
 * both databases. A customer has three enquiries, every second enquiry a registration number.
 * 100,000 enquiries may take 60 s.
 */
const rows = Number(process.argv[2] ?? 100_000)
const engines = (['sqlite', 'postgres'] as const).filter((engine) =>
  (process.argv[3] ?? engine).split(',').includes(engine),
)
const maxSeconds = 60 * Math.max(1, rows / 100_000)

const postgres = engines.includes('postgres') ? await startTestPostgres() : undefined
const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
let late = 0
try {
  for (const engine of engines) await measure(engine)
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = late === 0 ? 0 : 1

async function measure(engine: DatabaseEngine): Promise<void> {
  const { db } = await deskDatabase({ engine, folder, postgres }, { rows, open: 300 })
  const digits = sql`substr('00000000' || (id % ${sql.lit(Math.ceil(rows / 3))}), -8)`
  const number =
    engine === 'sqlite' ? digits : sql`lpad((id % ${sql.lit(Math.ceil(rows / 3))})::text, 8, '0')`
  await sql`update enquiries set phone = '+9190' || ${number},
    plate = case when id % 2 = 0 then 'TS09AB' || (id % 9999) end`.execute(db)
  const start = performance.now()
  const linked = await fillCustomers(db)
  const seconds = (performance.now() - start) / 1000
  const { total } = await db
    .selectFrom('customers')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const isLate = seconds > maxSeconds
  if (isLate) late++
  console.log(
    `${engine}: ${linked} enquiries linked to ${total} customers in ${seconds.toFixed(1)} s${isLate ? '  too long' : ''}`,
  )
  await db.destroy()
}
