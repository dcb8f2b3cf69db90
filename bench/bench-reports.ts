import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { enquiryKinds } from '#app/crm/enquiries/enquiry-kinds.ts'
import { allReports, findReport } from '#app/crm/reports/define-report.ts'
import { reportCsvStream } from '#app/crm/reports/report-csv.server.ts'
import type { ReportFilter } from '#app/crm/reports/report-filter.ts'
import { reportStore } from '#app/crm/reports/report-store.server.ts'
import { connectDatabase, type Db } from '#app/platform/db/connect-database.server.ts'
import { migrateDatabase } from '#app/platform/db/migrate-database.server.ts'
import type { DatabaseEngine } from '#app/platform/db/migrations/database-engine.ts'
import { startTestPostgres } from '#tests/test-postgres.ts'
import { addEnquiries } from '../tests/load/many-enquiries.ts'
import type { ExportFigures } from './bench-export.ts'
import { median } from './rounds.ts'

/**
 * `npm run bench:reports [rows]`: times a report page, its last page and its search at 1,000 and at
 * 1,000,000 enquiries over two years, on both databases. It also times a CSV of 100,000 rows, and a
 * PDF beside it.
 */
const few = 1000
const times = 25
const many = Number(process.argv[2] ?? 1_000_000)
const zone = 'Asia/Kolkata'
const report = findReport('booking')
if (!report) throw new Error('The booking report is gone')
const booking = report

const plain: ReportFilter = {
  page: 1,
  limit: 10,
  fromDate: undefined,
  toDate: undefined,
  search: '',
}

const storeOf = (db: Db, engine: DatabaseEngine) =>
  reportStore({ db, engine, clock: () => new Date(), timeZone: zone })

const postgres = await startTestPostgres()
const folder = mkdtempSync(join(tmpdir(), 'showroom-bench-'))
try {
  for (const engine of ['sqlite', 'postgres'] as const) {
    const small = await openDatabase(engine, few)
    const large = await openDatabase(engine, many)
    await compare(engine, questions(small.db, engine, few), questions(large.db, engine, many))
    const reports = storeOf(large.db, engine)
    console.log(`  ${await exported(reports)}`)
    if (engine === 'sqlite')
      for (const rows of [10_000, 100_000]) console.log(`  ${pdfBesideCsv(rows)}`)
    await Promise.all([small.db.destroy(), large.db.destroy()])
  }
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}

type Questions = Record<string, () => Promise<unknown>>

/** Times both sizes in turn, so that other load on the machine affects both alike. */
async function compare(engine: DatabaseEngine, small: Questions, large: Questions) {
  console.log(`\n${engine}: ${few} and ${many} enquiries, milliseconds (median of ${times})`)
  for (const [name, askLarge] of Object.entries(large)) {
    const askSmall = small[name] ?? askLarge
    const taken: [number[], number[]] = [[], []]
    for (let round = 0; round < times; round++) {
      taken[0].push(await stopwatch(askSmall))
      taken[1].push(await stopwatch(askLarge))
    }
    const [before, after] = [median(taken[0]), median(taken[1])]
    const figures = [before, after].map((it) => it.toFixed(2).padStart(9)).join(' ')
    console.log(`  ${name.padEnd(26)} ${figures}  x ${(after / before).toFixed(1)}`)
  }
}

async function openDatabase(engine: DatabaseEngine, rows: number) {
  const dataDir = join(folder, String(rows))
  if (engine === 'sqlite') return filled(connectDatabase({ dataDir }), rows)
  const admin = connectDatabase({ databaseUrl: postgres.url('postgres'), dataDir })
  const name = `bench_${rows}`
  await sql`create database ${sql.id(name)}`.execute(admin.db)
  await admin.db.destroy()
  return filled(connectDatabase({ databaseUrl: postgres.url(name), dataDir }), rows)
}

async function filled(database: { db: Db; engine: DatabaseEngine }, rows: number) {
  await migrateDatabase(database.db, database.engine)
  await addEnquiries(database.db, enquiryKinds, rows)
  return database
}

function questions(db: Db, engine: DatabaseEngine, rows: number): Questions {
  const reports = storeOf(db, engine)
  const middle = Math.floor(rows / 2 / enquiryKinds.length) * enquiryKinds.length
  const pages = Math.ceil(rows / enquiryKinds.length / plain.limit)
  const list = (filter: Partial<ReportFilter>) => () =>
    reports.list(booking, { ...plain, ...filter })
  return {
    'first page and count': list({}),
    'middle page': list({ page: Math.ceil(pages / 2) }),
    'last page': list({ page: pages }),
    'one month': list({ fromDate: '2025-06-01', toDate: '2025-06-30' }),
    'search: one visitor': list({ search: `visitor ${middle}` }),
    'search: a number': list({ search: `9${String(middle).padStart(9, '0')}` }),
    'search: nobody': list({ search: 'xylophone' }),
    'search: everybody': list({ search: 'example.com' }),
    'search: two letters': list({ search: '77' }),
    'counts of 30 days': () =>
      reports.countByKind(allReports, { fromDate: '2026-10-02', toDate: '2026-10-31' }),
  }
}

async function stopwatch(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Exports the CSV to a fast reader. Reports rows a second and the rise in memory. */
async function exported(reports: ReturnType<typeof reportStore>): Promise<string> {
  let lines = 0
  let peak = 0
  const before = process.memoryUsage().rss
  const start = performance.now()
  const reader = reportCsvStream(booking.columns, reports.each(booking, plain)).getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    lines += part.value.filter((byte) => byte === 10).length
    peak = Math.max(peak, process.memoryUsage().rss)
  }
  const seconds = (performance.now() - start) / 1000
  const grown = Math.max(0, (peak - before) / 2 ** 20)
  return `CSV of ${lines - 1} rows: ${Math.round(lines / seconds)} rows a second, memory rose by ${grown.toFixed(0)} MB`
}

/** Exports the same rows as CSV and as PDF, each in a process of its own. */
function pdfBesideCsv(rows: number): string {
  const [csv, pdf] = [exportAlone('csv', rows), exportAlone('pdf', rows)]
  const beside = (key: keyof ExportFigures, unit: string) =>
    `${pdf[key].toFixed(1)} ${unit} (x ${(pdf[key] / csv[key]).toFixed(1)})`
  return [
    `PDF of ${pdf.rows} rows, times the CSV: ${beside('seconds', 's')}`,
    `of processor time ${beside('processor', 's')}`,
    `${pdf.megabytes.toFixed(1)} MB`,
    `memory rose by ${beside('grown', 'MB')}`,
    `the main loop waited for ${beside('wait', 'ms')}`,
    `and worked for ${beside('work', 'ms')} at most`,
  ].join(', ')
}

function exportAlone(kind: 'csv' | 'pdf', rows: number): ExportFigures {
  const script = ['bench/bench-export.ts', join(folder, String(many)), kind, String(rows)]
  return JSON.parse(execFileSync(process.execPath, script, { encoding: 'utf8' }))
}
