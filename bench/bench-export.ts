import { monitorEventLoopDelay } from 'node:perf_hooks'
import { findReport, type ReportRow } from '#app/crm/reports/define-report.ts'
import { reportCsvStream } from '#app/crm/reports/report-csv.server.ts'
import { reportPdfRows, reportPdfTable } from '#app/crm/reports/report-pdf.server.ts'
import { reportStore } from '#app/crm/reports/report-store.server.ts'
import { connectDatabase } from '#app/platform/db/connect-database.server.ts'
import { createLog } from '#app/platform/log/log.server.ts'
import { pdfRenderQueue } from '#app/platform/pdf/pdf-render-queue.server.ts'
import { measureBusyTime } from '../scripts/measure-busy-time.ts'
import { processorSecondsOfChildren } from './processes.ts'

export type ExportFigures = {
  rows: number
  seconds: number
  /** Processor time of all threads and of ended child processes together. */
  processor: number
  megabytes: number
  /** Rise of the main process's memory: the peak minus the start. The PDF process comes on top. */
  grown: number
  /** Longest delay of the main loop, in milliseconds. Other load on the machine counts too. */
  wait: number
  /** Longest uninterrupted work of the main loop, in milliseconds of processor time. */
  work: number
}

/**
 * `node bench/bench-export.ts <folder of the database> <csv|pdf> <rows>`, for `npm run
 * bench:reports`: measures one export in a process of its own, so that nothing else counts.
 */
const [, , dataDir = '', kind = 'csv', most = '10000'] = process.argv
const plain = { page: 1, limit: 10, fromDate: undefined, toDate: undefined, search: '' }
const booking = findReport('booking')
if (!booking) throw new Error('The booking report is gone')

const { db, engine } = connectDatabase({ dataDir })
const zone = 'Asia/Kolkata'
const store = reportStore({ db, engine, clock: () => new Date(), timeZone: zone })
let rows = 0
const pages = firstRows(store.each(booking, plain))
const delay = monitorEventLoopDelay({ resolution: 1 })
const before = process.memoryUsage().rss
delay.enable()
const takeWork = measureBusyTime()
const start = performance.now()
const spent = process.cpuUsage()
const stream =
  kind === 'pdf'
    ? pdfRenderQueue({ log: createLog('error') }).print(
        reportPdfTable(booking, plain),
        reportPdfRows(booking, pages),
      )
    : reportCsvStream(booking.columns, pages)
let bytes = 0
for await (const part of stream) bytes += part.length
const figures: ExportFigures = {
  rows,
  seconds: (performance.now() - start) / 1000,
  processor: processorSince(spent),
  megabytes: bytes / 2 ** 20,
  grown: (process.resourceUsage().maxRSS * 1024 - before) / 2 ** 20,
  wait: delay.max / 1e6,
  work: takeWork().task,
}
console.log(JSON.stringify(figures))
await db.destroy()

async function* firstRows(all: AsyncGenerator<ReportRow[]>): AsyncGenerator<ReportRow[]> {
  for await (const page of all) {
    const some = page.slice(0, Number(most) - rows)
    rows += some.length
    if (some.length > 0) yield some
    if (rows >= Number(most)) return
  }
}

function processorSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1e6 + processorSecondsOfChildren()
}
