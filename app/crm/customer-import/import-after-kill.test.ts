import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { addEnquiry } from '#tests/desk-client.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'

/** Three batches of the import, and the last one of them has customers who are known already. */
const rowCount = 450
const knownCount = 2

const numberOf = (row: number) => `+9190000${String(99_999 - row).padStart(5, '0')}`
const nameOf = (row: number) => `Person ${row}`
const plateOf = (row: number) => `TS09AB${String(row).padStart(4, '0')}`

/**
 * Imports or undoes an import, and kills itself after the statement `dieAfter`. After the last one,
 * everything is stored, but nobody got an answer. Prints the number of statements and the outcome.
 */
const program = `
import { customerImportStore } from '#app/crm/customer-import/customer-import-store.server.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
const { place, persons, undo, dieAfter } = JSON.parse(process.argv[1])
const { db, engine } = connectDatabase(place)
let statements = 0
const die = () => process.kill(process.pid, 'SIGKILL')
const dying = {
  transformQuery: ({ node }) => node,
  transformResult: async ({ result }) => {
    if (++statements === dieAfter) die()
    return result
  },
}
const rows = persons.map(({ name, phone, plate }, row) => ({
  ...{ row, kind: serviceBookingEnquiry, day: '2024-03-05', state: 'delivered', isOpen: false },
  ...{ answers: { name, registrationNumber: plate }, phone, name, model: '', plate },
}))
const store = customerImportStore({
  ...{ db: db.withPlugin(dying), engine, timeZone: 'Asia/Kolkata' },
  clock: () => new Date('2026-11-02T04:30:00Z'),
})
const editor = { id: 1, userId: 'meera' }
const done = undo
  ? await store.undo(editor, undo).catch((error) => ({ refused: error.status }))
  : await store.apply(editor, rows)
if (dieAfter > statements) die()
process.stdout.write(JSON.stringify({ statements, done }))
process.exit(0)`

const persons = Array.from({ length: rowCount }, (_, row) => ({
  ...{ name: nameOf(row), phone: numberOf(row), plate: plateOf(row) },
}))

/** Runs the program. Returns undefined if it was killed. */
async function run(
  { dataDir, databaseUrl }: TestDatabase,
  work: { undo?: string } = {},
  dieAfter = 0,
) {
  const given = JSON.stringify({ place: { dataDir, databaseUrl }, persons, ...work, dieAfter })
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, given], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return printed === '' ? undefined : JSON.parse(printed)
}

/** Everything that an import writes, without what the test itself stored before. */
async function readStored({ db }: TestDatabase) {
  const enquiries = await db
    .selectFrom('enquiries as e')
    .leftJoin('customers as c', 'c.id', 'e.customer_id')
    .leftJoin('customer_vehicles as v', (join) =>
      join.onRef('v.customer_id', '=', 'c.id').onRef('v.plate', '=', 'e.plate'),
    )
    .select([
      'e.phone',
      'e.plate',
      'c.phone as customer',
      'c.name',
      'c.search_text',
      'v.plate as vehicle',
    ])
    .where('e.import_id', 'is not', null)
    .orderBy('e.id')
    .execute()
  const customers = await db.selectFrom('customers').select('phone').execute()
  const vehicles = await db.selectFrom('customer_vehicles').select('plate').execute()
  const imports = await db
    .selectFrom('bulk_changes')
    .select(['id', 'steps_json', 'undone_at'])
    .where('kind', '=', 'customer-import')
    .execute()
  const log = await db
    .selectFrom('changes')
    .select('id')
    .where('subject', 'like', 'customer-import/%')
    .execute()
  return { enquiries, customers, vehicles, imports, log }
}

type Stored = Awaited<ReturnType<typeof readStored>>

const countsOf = ({ enquiries, customers, vehicles, imports, log }: Stored) => ({
  enquiries: enquiries.length,
  customers: customers.length,
  vehicles: vehicles.length,
  imports: imports.length,
  undone: imports.filter(({ undone_at }) => undone_at !== null).length,
  log: log.length,
})

const nothing = {
  ...{ enquiries: 0, customers: knownCount, vehicles: knownCount, imports: 0, undone: 0, log: 0 },
}
const everything = {
  ...{
    enquiries: rowCount,
    customers: rowCount,
    vehicles: rowCount,
    imports: 1,
    undone: 0,
    log: 1,
  },
}

/** No customer is half stored: each has number, name and vehicle, and is found by them. */
function expectWholeCustomers({ enquiries, imports }: Stored) {
  for (const row of enquiries) {
    expect(row).toMatchObject({ customer: row.phone, vehicle: row.plate })
    expect(row.search_text).toContain(row.plate?.toLowerCase())
    expect(row.name).toMatch(/^Person \d/)
  }
  const inForce = imports.filter(({ undone_at }) => undone_at === null)
  const steps = inForce.flatMap(({ steps_json }) => JSON.parse(steps_json))
  const created = steps.filter(({ isNew }) => isNew)
  expect([steps.length, created.length]).toEqual([rowCount, rowCount - knownCount])
}

onEachDatabase('an import whose process is killed', (getDatabase) => {
  /** Some customers of the file are known. */
  async function prepare() {
    const app = await testApp(getDatabase()).loginAsStaff()
    for (let row = 0; row < knownCount; row++)
      await addEnquiry(app, serviceBookingEnquiry, {
        ...{ name: nameOf(row), contactNumber: numberOf(row).slice(3) },
        registrationNumber: plateOf(row),
      })
    expect(countsOf(await readStored(getDatabase()))).toEqual(nothing)
    return app
  }

  it('after any statement is whole or absent, and starts again without a doubled row', {
    timeout: 240_000,
  }, async () => {
    const app = await prepare()
    const database = getDatabase()
    let dieAfter = 1
    for (; ; dieAfter++) {
      expect(await run(database, {}, dieAfter)).toBeUndefined()
      const stored = await readStored(database)
      if (stored.imports.length > 0) break
      expect([dieAfter, countsOf(stored)]).toEqual([dieAfter, nothing])
    }
    // It was killed after the transaction, before the answer.
    expect(dieAfter).toBeGreaterThan(15)
    const stored = await readStored(database)
    expect(countsOf(stored)).toEqual(everything)
    expectWholeCustomers(stored)
    const again = await run(database)
    expect(again.done).toMatchObject({ ok: false, problem: { kind: 'conflict' } })
    expect(await readStored(database)).toEqual(stored)
    const { rows } = await (await app.request('/api/customer-imports')).json()
    expect(rows).toMatchObject([{ enquiries: rowCount, isUndoable: true }])
  })

  it('during the undo keeps everything or deletes everything', { timeout: 240_000 }, async () => {
    await prepare()
    const database = getDatabase()
    const { done } = await run(database)
    expect(done).toMatchObject({ ok: true, value: { enquiries: rowCount } })
    const undo = String(done.value.id)
    const whole = await readStored(database)
    // Most statements lock a customer, one after the other.
    for (let dieAfter = 1; ; dieAfter += dieAfter < 12 ? 1 : 97) {
      expect(await run(database, { undo }, dieAfter)).toBeUndefined()
      const stored = await readStored(database)
      if (stored.imports.some(({ undone_at }) => undone_at !== null)) break
      expect([dieAfter, stored]).toEqual([dieAfter, whole])
    }
    const { customers, vehicles, imports, log } = nothing
    expect(countsOf(await readStored(database))).toEqual({
      ...{ enquiries: 0, customers, vehicles, imports: imports + 1, undone: 1, log: log + 2 },
    })
    expect((await run(database, { undo })).done).toEqual({ refused: 409 })
    const again = await run(database)
    expect(again.done).toMatchObject({ ok: true, value: { enquiries: rowCount } })
    expectWholeCustomers(await readStored(database))
  })
})
