import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { expect, it } from 'vitest'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import type { Db } from '#app/platform/db/connect-database.server.ts'
import { replaceSetting } from '#app/platform/settings/settings-store.server.ts'
import { testApp } from '#tests/test-app.ts'
import { onEachDatabase, type TestDatabase } from '#tests/test-databases.ts'
import { appointmentsSetting } from './appointments-setting.ts'

const wednesday = '2026-11-04'
const requestsOfProcess = 100
/** 90 minutes without a buffer. */
const cellsOfBooking = 6

/**
 * Books one hour many times at once as soon as a line arrives, and prints the statuses. With
 * `dieAfter`, it books once and kills itself after that write of the booking.
 */
const program = `
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { testApp } from '#tests/test-app.ts'
const { database, count, dieAfter } = JSON.parse(process.argv[1])
const { db, engine } = connectDatabase(database)
let writes = 0
const dying = {
  transformQuery: ({ node }) => {
    isWrite = /^(Insert|Update|Delete)/.test(node.kind)
    return node
  },
  transformResult: async ({ result }) => {
    if (isWrite && ++writes === dieAfter) process.kill(process.pid, 'SIGKILL')
    return result
  },
}
let isWrite = false
const app = testApp({ ...database, engine, db: dieAfter ? db.withPlugin(dying) : db })
const book = async (index) => {
  const answer = await app.send('POST', serviceBookingEnquiry.postTo, {
    ...serviceBookingEnquiry.example,
    name: 'Customer ' + process.pid + ' ' + index,
    bookingDate: '${wednesday}',
    bookingTime: '10:30',
  })
  return answer.status
}
process.stdout.write('ready\\n')
await new Promise((resolve) => process.stdin.once('data', resolve))
// At most 20 at once: on a loaded machine, more would wait for a connection until they give up.
const statuses = []
let next = 0
const lane = async () => {
  while (next < count) statuses.push(await book(next++))
}
await Promise.all(Array.from({ length: 20 }, lane))
process.stdout.write(JSON.stringify({ statuses, writes }) + '\\n')
process.exit(0)`

type Work = { count: number; dieAfter?: number }

/** Starts the program. \`go\` resolves with its result, or undefined if it was killed. */
async function startProgram({ dataDir, databaseUrl }: TestDatabase, work: Work) {
  const given = JSON.stringify({ database: { dataDir, databaseUrl }, ...work })
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, given], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('ready')
  return {
    async go(): Promise<{ statuses: number[]; writes: number } | undefined> {
      child.stdin.write('go\n')
      const [{ value }] = await Promise.all([lines.next(), once(child, 'exit')])
      return value === undefined ? undefined : JSON.parse(value)
    },
  }
}

/** Leaves one bay, so that one paid service fits at an hour. */
const leaveOneBay = (db: Db) =>
  replaceSetting(db, appointmentsSetting, (plans) => ({
    ...plans,
    resources: plans.resources.filter(({ key }) => key === 'bay-1'),
  }))

const bookedEnquiries = ({ db }: TestDatabase) =>
  db
    .selectFrom('enquiries as e')
    .leftJoin('appointments as a', 'a.enquiry_id', 'e.id')
    .leftJoin('appointment_seats as s', 's.appointment_id', 'a.id')
    .select(['e.id', 'a.id as appointment', 'a.resource'])
    .select((eb) => eb.fn.count('s.cell').as('cells'))
    .where('e.kind', '=', serviceBookingEnquiry.slug)
    .groupBy(['e.id', 'a.id', 'a.resource'])
    .execute()

onEachDatabase('bookings from several processes', (getDatabase) => {
  it('for one seat are one booking and otherwise refusals', { timeout: 60_000 }, async () => {
    const database = getDatabase()
    await leaveOneBay(database.db)
    const work = { count: requestsOfProcess }
    const programs = await Promise.all([startProgram(database, work), startProgram(database, work)])
    const done = await Promise.all(programs.map((program) => program.go()))
    const statuses = done.flatMap((it) => it?.statuses ?? [])
    const counts = Object.fromEntries(
      Map.groupBy(statuses, (status) => status)
        .entries()
        .map(([status, all]) => [status, all.length]),
    )
    expect(counts).toEqual({ 201: 1, 409: 2 * requestsOfProcess - 1 })
    const rows = await bookedEnquiries(database)
    expect(rows.map(({ cells }) => Number(cells))).toEqual([cellsOfBooking])
  })

  it('are whole or absent if the process is killed after any write of a booking', {
    timeout: 120_000,
  }, async () => {
    const database = getDatabase()
    const first = await startProgram(database, { count: 1, dieAfter: 1000 })
    const whole = await first.go()
    expect(whole?.statuses).toEqual([201])
    const writes = whole?.writes ?? 0
    expect(writes).toBeGreaterThan(6)
    for (let dieAfter = 1; dieAfter <= writes; dieAfter++) {
      const dying = await startProgram(database, { count: 1, dieAfter })
      expect(await dying.go()).toBeUndefined()
      for (const row of await bookedEnquiries(database))
        expect([dieAfter, row.resource !== null, Number(row.cells)]).toEqual([
          dieAfter,
          true,
          cellsOfBooking,
        ])
    }
    const orphans = await database.db
      .selectFrom('appointment_seats as s')
      .leftJoin('appointments as a', 'a.id', 's.appointment_id')
      .leftJoin('enquiries as e', 'e.id', 'a.enquiry_id')
      .select('s.cell')
      .where('e.id', 'is', null)
      .execute()
    expect(orphans).toEqual([])
    // A killed booking leaves no lock behind.
    const last = await testApp(database).send('POST', serviceBookingEnquiry.postTo, {
      ...serviceBookingEnquiry.example,
      ...{ bookingDate: wednesday, bookingTime: '16:00' },
    })
    expect(last.status).toBe(201)
  })
})
