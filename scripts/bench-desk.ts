import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import * as v from 'valibot'
import { mayDo } from '#app/access/role-capability.ts'
import type { Staff } from '#app/access/session.ts'
import { connect, type Db } from '#app/db/connect.server.ts'
import { migrate } from '#app/db/migrate.server.ts'
import type { Engine } from '#app/db/migrations/engine.ts'
import { migrations } from '#app/db/migrations/index.ts'
import { deskEventStore } from '#app/desk/desk-event-store.server.ts'
import { deskListStore } from '#app/desk/desk-list-store.server.ts'
import { type DeskQuery, deskQuery } from '#app/desk/desk-query.ts'
import { historyStore } from '#app/desk/history-store.server.ts'
import { enquiries } from '#app/enquiries/enquiries.ts'
import { startPostgres } from '#tests/postgres.ts'
import { addEnquiries } from '../tests/load/many-enquiries.ts'
import { giveLives, now } from './bench/desk-lives.ts'
import { median } from './bench/rounds.ts'

/**
 * `npm run bench:desk [rows]`: what the desk's first screen, a search and an event cost at 1,000 and at 1,000,000
 * enquiries over two years, of which two in a hundred are open, on both databases; and what bringing them there took
 * from before the desk. Fails where a list takes 50 ms, or 20 and three times as long as of the few.
 */
const few = 1000
const many = Number(process.argv[2] ?? 1_000_000)
const engines = (['sqlite', 'postgres'] as const).filter((engine) =>
  (process.argv[3] ?? engine).split(',').includes(engine),
)
const times = 15
const timeZone = 'Asia/Kolkata'

const meera: Staff = {
  id: 1,
  userId: 'meera',
  userName: 'Meera Example',
  email: '',
  mobileNo: '',
  city: '',
  role: 'owner',
  isActive: true,
  isIn: true,
  createdAt: now.toISOString(),
  expiresAt: null,
}

const postgres = engines.includes('postgres') ? await startPostgres() : undefined
const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
let over = 0
try {
  for (const engine of engines) {
    const small = await openDatabase(engine, few)
    const large = await openDatabase(engine, many)
    await compare(engine, questions(small, engine, few), questions(large, engine, many))
    await Promise.all([small.destroy(), large.destroy()])
  }
} finally {
  await postgres?.stop()
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = over === 0 ? 0 : 1

type Question = { ask: () => Promise<unknown>; isFirst: boolean }
type Questions = Record<string, Question>

/** Asks both in turn, so that whatever else the machine does burdens both alike. */
async function compare(engine: Engine, small: Questions, large: Questions) {
  console.log(`\n${engine}: ${few} and ${many} enquiries, milliseconds (median of ${times})`)
  for (const [name, question] of Object.entries(large)) {
    const taken: [number[], number[]] = [[], []]
    for (let round = 0; round < times; round++) {
      taken[0].push(await stopwatch((small[name] ?? question).ask))
      taken[1].push(await stopwatch(question.ask))
    }
    const [before, after] = [median(taken[0]), median(taken[1])]
    const isOver = question.isFirst && (after > 50 || (after > 3 * before && after > 20))
    if (isOver) over++
    const figures = [before, after].map((it) => it.toFixed(2).padStart(9)).join(' ')
    console.log(
      `  ${name.padEnd(34)} ${figures}  x ${(after / before).toFixed(1)}${isOver ? '  too much' : ''}`,
    )
  }
}

async function openDatabase(engine: Engine, rows: number): Promise<Db> {
  const dataDir = join(folder, String(rows))
  if (engine === 'sqlite') return filled(connect({ dataDir }).db, engine, rows)
  const admin = connect({ databaseUrl: postgres?.url('postgres') ?? '', dataDir })
  const name = `bench_${rows}`
  await sql`create database ${sql.id(name)}`.execute(admin.db)
  await admin.db.destroy()
  return filled(
    connect({ databaseUrl: postgres?.url(name) ?? '', dataDir, queryLimit: 0 }).db,
    engine,
    rows,
  )
}

async function filled(db: Db, engine: Engine, rows: number): Promise<Db> {
  const before = Object.entries(migrations(engine)).filter(([name]) => name < '0020')
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => Object.fromEntries(before) },
  }).migrateToLatest()
  if (error) throw error
  await addEnquiries(db, enquiries, rows)
  const start = performance.now()
  await migrate(db, engine)
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  if (rows !== few)
    console.log(`${engine}: ${rows} enquiries were brought to the desk in ${seconds} s`)
  await giveLives(db, engine, rows)
  return db
}

function questions(db: Db, engine: Engine, rows: number): Questions {
  const needs = { db, engine, clock: () => now, timeZone }
  const lists = deskListStore(needs)
  const events = deskEventStore({ ...needs, mayDo })
  const histories = historyStore(needs)
  const list = (given: Record<string, string>, role: Staff['role'] = 'owner') => {
    const query: DeskQuery = v.parse(deskQuery, given)
    return {
      ask: () => lists.list({ id: 1, role }, query),
      isFirst: given['sort'] === undefined && !given['search'],
    }
  }
  const other = (ask: () => Promise<unknown>) => ({ ask, isFirst: false })
  const reference = `X${(rows - 1).toString(36).toUpperCase()}`
  const append = (event: Parameters<typeof events.append>[1]['event']) => async () => {
    const outcome = await events.append(meera, { reference, event, anyVersion: true })
    if (outcome.is === 'refused') throw new Error(outcome.message)
  }
  const middle = Math.floor(rows / 2)
  return {
    'first screen: overdue': list({ section: 'overdue' }),
    'first screen: today': list({ section: 'today' }),
    'first screen: new': list({ section: 'new' }),
    'first screen: mine': list({ section: 'mine' }),
    'first screen: all': list({ section: 'all' }),
    'first screen: all, for the workshop': list({ section: 'all' }, 'workshop'),
    'first screen: overdue, sales': list({ section: 'overdue' }, 'sales'),
    'counts of the sections': { ask: () => lists.counts({ id: 1, role: 'owner' }), isFirst: true },
    'counts, for the workshop': {
      ask: () => lists.counts({ id: 1, role: 'workshop' }),
      isFirst: true,
    },
    'all by due': list({ section: 'all', sort: 'due' }),
    'all by state': list({ section: 'all', sort: 'state' }),
    'all by assignee': list({ section: 'all', sort: 'assignee', order: 'desc' }),
    'all by model': list({ section: 'all', sort: 'model' }),
    'all by booking date': list({ section: 'all', sort: 'booking', order: 'desc' }),
    'new by due': list({ section: 'new', sort: 'due' }),
    'all of one kind': list({ section: 'all', kind: 'finance' }),
    'all of two kinds': list({ section: 'all', kind: 'finance,amc' }),
    'all in a state': list({ section: 'all', state: 'lost' }),
    'all that nobody has': list({ section: 'all', assignee: 'none' }),
    'all of one assignee': list({ section: 'all', assignee: '3' }),
    'all of one model': list({ section: 'all', model: 'Model 7' }),
    'bookings of a day': list({ bookingFrom: '2026-10-30', bookingTo: '2026-10-30' }),
    'received in a month': list({ receivedFrom: '2025-06-01', receivedTo: '2025-06-30' }),
    'page 40 of all': list({ section: 'all', page: '40' }),
    'search: one visitor': list({ search: `visitor ${middle}` }),
    'search: a number': list({ search: `9${String(middle).padStart(9, '0')}` }),
    'search: nobody': list({ search: 'xylophone' }),
    'search: everybody': list({ search: 'example.com' }),
    'search: two letters': list({ search: '77' }),
    'one enquiry': other(() => histories.find({ id: 1, role: 'owner' }, reference)),
    'an event: note': other(append({ type: 'note', text: 'Wants red.' })),
    'an event: call': other(append({ type: 'call', outcome: 'reached' })),
    'an event: next step': other(
      append({
        type: 'nextStep',
        at: new Date(now.getTime() + 3_600_000).toISOString(),
        version: 1,
      }),
    ),
  }
}

async function stopwatch(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
