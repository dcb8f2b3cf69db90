import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, it } from 'vitest'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { allMigrations } from '#app/platform/db/migrations/all-migrations.ts'
import { onEachDatabase, openEmptyTestDatabase, type TestDatabase } from '#tests/test-databases.ts'

const enquiryCount = 12_000
const personCount = 5000
/** Size of a batch of `fillCustomers`, in enquiries. */
const batchSize = 1000

/** Migrates and links, as at a start. */
const program = `
import { fillCustomers } from '#app/crm/enquiries/fill-customers-query.server.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
const { db, engine } = connectDatabase(JSON.parse(process.argv[1]))
await migrateDatabase(db, engine)
await fillCustomers(db)
await db.destroy()`

async function addEnquiriesOfEarlierRelease({ db, engine }: TestDatabase): Promise<void> {
  const before = Object.entries(allMigrations(engine)).filter(([name]) => name < '0054')
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(before) },
  }).migrateToLatest()
  expect(error).toBeUndefined()
  for (let first = 0; first < enquiryCount; first += 500)
    await db
      .insertInto('enquiries')
      .values(
        Array.from({ length: 500 }, (_, index) => {
          const person = (first + index) % personCount
          const name = `Person ${person}`
          return {
            kind: 'amc',
            reference: `AM-${first + index}`,
            answers_json: JSON.stringify({ name }),
            search_text: name.toLowerCase(),
            phone: `+9190000${String(person).padStart(5, '0')}`,
            plate: `TS09AB${String(person).padStart(4, '0')}`,
            created_at: '2026-11-02T04:30:00.000Z',
          }
        }),
      )
      .execute()
}

function startProgram({ dataDir, databaseUrl }: TestDatabase) {
  const child = spawn(
    process.execPath,
    ['--input-type=module', '-e', program, JSON.stringify({ dataDir, databaseUrl })],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  return { child, exit: once(child, 'exit'), errors: text(child.stderr) }
}

/** Returns 0 before the migration. */
async function countLinked(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from enquiries where customer_id is not null`
    .execute(db)
    .catch(() => ({ rows: [] }))
  return Number(rows[0]?.count ?? 0)
}

onEachDatabase('customers of earlier enquiries', (getDemo) => {
  it('are complete if the process was killed between the batches', {
    timeout: 60_000,
  }, async () => {
    const database = await openEmptyTestDatabase(getDemo().engine)
    const { db } = database
    await addEnquiriesOfEarlierRelease(database)
    let linked = 0
    for (let kill = 0; kill < 2; kill++) {
      const { child, exit } = startProgram(database)
      while (child.exitCode === null && (await countLinked(db)) === linked) await sleep(2)
      child.kill('SIGKILL')
      expect(await exit).toEqual([null, 'SIGKILL'])
      linked = await countLinked(db)
      expect(linked % batchSize).toBe(0)
    }
    expect(linked).toBeGreaterThan(0)
    expect(linked).toBeLessThan(enquiryCount)

    const last = startProgram(database)
    expect([await last.exit, await last.errors]).toEqual([[0, null], ''])
    expect(await countLinked(db)).toBe(enquiryCount)
    for (const table of ['customers', 'customer_vehicles'] as const) {
      const { count } = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      expect([table, Number(count)]).toEqual([table, personCount])
    }
    const wrong = await db
      .selectFrom('enquiries')
      .innerJoin('customers', 'customers.id', 'enquiries.customer_id')
      .select('enquiries.id')
      .whereRef('customers.phone', '<>', 'enquiries.phone')
      .execute()
    expect(wrong).toEqual([])
    await database.close()
  })
})
