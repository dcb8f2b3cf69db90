import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { appointmentFigureQueries } from '#app/crm/analytics/appointment-figures-query.server.ts'
import { appointmentStore } from '#app/crm/appointments/appointment-store.server.ts'
import type { AppointmentPlans } from '#app/crm/appointments/appointments-content.ts'
import { appointmentsSetting } from '#app/crm/appointments/appointments-setting.ts'
import { listLostPlaces } from '#app/crm/appointments/lost-places.server.ts'
import { readDayBoard } from '#app/crm/day-board/day-board-query.server.ts'
import { serviceBookingEnquiry } from '#app/crm/enquiries/kinds/service-booking.ts'
import { enqueueReminders } from '#app/crm/reminders/enqueue-reminders.server.ts'
import { addDays } from '#app/platform/calendar/day-arithmetic.ts'
import { connectDatabase, type Db } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { dealerFallback } from '#app/platform/dealer-details/dealer-schema.ts'
import { replaceSetting } from '#app/platform/settings/settings-store.server.ts'
import { startTestPostgres, type TestPostgres } from '#tests/test-postgres.ts'
import { addEnquiries } from '../tests/load/many-enquiries.ts'
import { digits, verdict } from './goals.ts'
import { table } from './report.ts'
import { inTurns, spreadOf } from './rounds.ts'

const few = 1000
const many = 100_000
const rounds = 15
/** Goal in milliseconds. */
const goal = { atMost: 200 }
const days = 730
const firstDay = '2025-11-01'
/** The middle of the appointments. */
const today = addDays(firstDay, days / 2)
const bays = 6
const seatsOfBay = 5
const cellsOfService = 6

/**
 * Times the free hours of 14 days, the day board, the job that queues reminders, the list of
 * appointments without a place and the figures of a month, on both engines with 1,000 and with
 * 100,000 appointments over two years.
 */
export async function appointments(): Promise<string> {
  const postgres = await startTestPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
  try {
    const rows: string[][] = []
    for (const engine of ['sqlite', 'postgres'] as const) {
      const where = { engine, folder, postgres }
      const databases = [await fill(where, few), await fill(where, many)]
      for (const [name, read] of Object.entries(readers))
        rows.push([engine, name, ...(await compare(databases, read))])
      for (const db of databases) await db.destroy()
    }
    return table(['engine', 'milliseconds (median)', `${few}`, `${many}`, 'ratio', 'goal'], rows)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

const clock = () => new Date(`${today}T04:30:00Z`)
const timeZone = 'Asia/Kolkata'

const readers: Record<string, (db: Db) => Promise<unknown>> = {
  'free hours of 14 days': (db) =>
    appointmentStore({
      ...{ db, clock, timeZone },
      vehiclesOn: () => ({ findByName: async () => undefined }),
    }).listFreeDays({ purpose: 'service-paid', from: today, days: 14 }),
  'day board': (db) =>
    readDayBoard(db, { clock, timeZone }, { reader: { id: 1, role: 'owner' }, day: today }),
  'reminders that are due': (db) =>
    enqueueReminders({
      ...{ db, timeZone, clock: () => new Date(`${today}T12:00:00Z`) },
      dealer: { get: async () => dealerFallback },
      outbox: { enqueueOnce: async () => undefined },
    }),
  'appointments without a place': (db) =>
    listLostPlaces({ db, clock, timeZone }, { role: 'owner' }),
  'figures of a month': (db) =>
    appointmentFigureQueries({ db, clock, timeZone }).get(
      { id: 1, role: 'owner' },
      { from: addDays(today, -27), to: today },
    ),
}

async function compare(databases: readonly Db[], read: (db: Db) => Promise<unknown>) {
  for (const db of databases) await read(db)
  const taken = await inTurns(databases, rounds, async (db) => {
    const start = performance.now()
    await read(db)
    return performance.now() - start
  })
  const [before = 0, after = 0] = taken.map((figures) => spreadOf(figures).median)
  return [digits(before), digits(after), digits(after / before), verdict(after, goal)]
}

type Where = { engine: DatabaseEngine; folder: string; postgres: TestPostgres }

async function fill(where: Where, count: number): Promise<Db> {
  const db = await open(where, count)
  await migrateDatabase(db, where.engine)
  await replaceSetting(db, appointmentsSetting, () => plans)
  await addEnquiries(db, [serviceBookingEnquiry], count)
  await sql`update enquiries set state = 'confirmed', is_open = 1, email = 'asha@example.com'`.execute(
    db,
  )
  const ids = await db.selectFrom('enquiries').select('id').orderBy('id').execute()
  for (let first = 0; first < count; first += 100) {
    const booked = ids
      .slice(first, first + 100)
      .map(({ id }, index) => bookingOf(id, first + index))
    await db
      .insertInto('appointments')
      .values(booked.map(({ appointment }) => appointment))
      .execute()
    await db
      .insertInto('appointment_seats')
      .values(booked.flatMap(({ seats }) => seats))
      .execute()
    await db
      .insertInto('desk_events')
      .values(booked.map(({ move }) => move))
      .execute()
  }
  await sql`analyze`.execute(db)
  return db
}

/** The bookings of a day fill one start after the other. */
function bookingOf(id: number, number: number) {
  const day = addDays(firstDay, number % days)
  const ofDay = Math.floor(number / days)
  const all = bays * seatsOfBay
  const [place, turn] = [ofDay % all, Math.floor(ofDay / all)]
  const [resource, seat] = [`bay-${place % bays}`, Math.floor(place / bays)]
  const cell = 40 + turn * cellsOfService
  const time = `${Math.floor(cell / 4)}:${String((cell % 4) * 15).padStart(2, '0')}`
  return {
    appointment: {
      ...{ id, enquiry_id: id, purpose: 'service-paid' as const, resource, day },
      ...{ starts_at: time, minutes: 90, created_at: `${firstDay}T00:00:00.000Z` },
    },
    seats: Array.from({ length: cellsOfService }, (_, index) => ({
      ...{ resource, day, seat, cell: cell + index, appointment_id: id },
    })),
    move: {
      ...{ enquiry_id: id, at: `${day}T00:00:00.000Z`, who: 'Customer', version: 2 },
      type: 'appointment' as const,
      data_json: JSON.stringify({
        appointment: { act: 'moved', from: { day, at: '09:00' }, to: { day, at: time } },
      }),
    },
  }
}

const plans: AppointmentPlans = {
  plans: [
    {
      ...{ purpose: 'service-paid', minutes: 90, buffer: 0, step: '15', leadMinutes: 0 },
      ...{ horizonDays: 60, confirm: 'atOnce', changeUntilMinutes: 120, windows: [] },
    },
  ],
  resources: Array.from({ length: bays }, (_, index) => ({
    ...{ key: `bay-${index}`, name: `Bay ${index}`, kind: 'bay', seats: seatsOfBay },
    ...{ purposes: ['service-paid'], models: [], isResting: false },
  })),
  overrides: [],
}

async function open({ engine, folder, postgres }: Where, count: number): Promise<Db> {
  const dataDir = join(folder, String(count))
  if (engine === 'sqlite') return connectDatabase({ dataDir }).db
  const admin = connectDatabase({ databaseUrl: postgres.url('postgres'), dataDir })
  const name = `appointments_${count}`
  await sql`create database ${sql.id(name)}`.execute(admin.db)
  await admin.db.destroy()
  return connectDatabase({ databaseUrl: postgres.url(name), dataDir, queryLimit: 0 }).db
}
