import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { customerListQueries } from '#app/crm/customers/customer-list-query.server.ts'
import { customerQueries } from '#app/crm/customers/customer-query.server.ts'
import { linkToCustomer } from '#app/crm/enquiries/customer-link-query.server.ts'
import { fillCustomers } from '#app/crm/enquiries/fill-customers-query.server.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { startTestPostgres } from '#tests/test-postgres.ts'
import { deskDatabase } from './desk-database.ts'
import { median } from './rounds.ts'

/**
 * `npm run bench:customers [-- rows engines]`: links enquiries of an earlier release to customers on
 * both databases. A customer has three enquiries, every second enquiry a registration number.
 * 100,000 enquiries may take 60 s. It also times the list, the search and one new enquiry.
 */
const rows = Number(process.argv[2] ?? 100_000)
const engines = (['sqlite', 'postgres'] as const).filter((engine) =>
  (process.argv[3] ?? engine).split(',').includes(engine),
)
const rounds = 9
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
  await measureQueries(db)
  await db.destroy()
}

/** Prints the median time of each query. */
async function measureQueries(db: Db): Promise<void> {
  const [list, one] = [customerListQueries(db), customerQueries(db)]
  const everything = { search: '', show: '', sort: 'recent', page: 1 } as const
  const [owner, workshop] = [{ role: 'owner' }, { role: 'workshop' }] as const
  const questions: Record<string, () => Promise<unknown>> = {
    'first page of the list': () => list.list(owner, everything),
    'the same for the workshop': () => list.list(workshop, everything),
    'customers with an open enquiry': () => list.list(owner, { ...everything, show: 'open' }),
    'sorted by name': () => list.list(owner, { ...everything, sort: 'name' }),
    'search for a name': () => list.list(owner, { ...everything, search: 'visitor 123' }),
    'search for a number': () => list.list(owner, { ...everything, search: '90000 01234' }),
    'page of one customer': () => one.find(owner, 5),
    'link of a new enquiry': () => db.transaction().execute((trx) => linkToCustomer(trx, 7)),
  }
  for (const [name, ask] of Object.entries(questions)) {
    const taken: number[] = []
    for (let round = 0; round < rounds; round++) {
      const start = performance.now()
      await ask()
      taken.push(performance.now() - start)
    }
    console.log(`  ${name.padEnd(32)} ${median(taken).toFixed(1).padStart(8)} ms`)
  }
}
