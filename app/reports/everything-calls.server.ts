import type { SecurityLog } from '#app/changes/security-log.server.ts'
import { handle } from '#app/http/handle-call.server.ts'
import { type Column, type ReportRow, reports } from './define.ts'
import { exportEverything } from './everything-calls.ts'
import { csvStream } from './export-csv.server.ts'
import type { ReportStore } from './report-store.server.ts'
import * as words from './staff-words.ts'

type Needs = { reports: ReportStore; security: Pick<SecurityLog, 'note'> }

export const everythingCalls = [
  handle(exportEverything, async ({ reports: store, security }: Needs, { editor, facts }) => {
    const label = words.everyEnquiry
    await security.note({ event: 'exported', editor, label, requestId: facts.id })
    return new Response(csvStream(columns(), eachRow(store)), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="enquiries.csv"',
      },
    })
  }),
]

/** Which enquiry it is, then each column that any report has, once: by its words, for its key differs. */
function columns(): Column[] {
  const labels = new Set(reports.flatMap((report) => report.columns.map(({ label }) => label)))
  return [words.kindOfEnquiry, ...labels].map((label) => ({ key: label, label }))
}

/** Report by report, newest first in each. */
async function* eachRow(store: ReportStore): AsyncGenerator<ReportRow[]> {
  for (const report of reports)
    for await (const rows of store.each(report, whole))
      yield rows.map((row) => ({
        ...row,
        [words.kindOfEnquiry]: report.enquiry.title,
        ...Object.fromEntries(report.columns.map(({ key, label }) => [label, row[key] ?? null])),
      }))
}

const whole = { fromDate: undefined, toDate: undefined, search: '' }
