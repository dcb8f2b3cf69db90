import { handle } from '#app/http/handle-call.server.ts'
import { Problem } from '#app/http/problem.server.ts'
import { reports } from './define.ts'
import { csvStream } from './export-csv.server.ts'
import { exportCsv, getEnquiry, listReport } from './report-calls.ts'
import type { ReportStore } from './report-store.server.ts'

type Needs = { reports: ReportStore }

/** Each report's list and its files, and the one enquiry behind a row. */
export const reportCalls = [
  ...reports.flatMap((report) => [
    handle(listReport(report), ({ reports: store }: Needs, { body }) => store.list(report, body)),

    handle(exportCsv(report), async ({ reports: store }: Needs, { query }) =>
      file(
        csvStream(report.columns, store.each(report, query)),
        'text/csv; charset=utf-8',
        `${report.fileName}.csv`,
      ),
    ),
  ]),

  handle(getEnquiry, async ({ reports: store }: Needs, { params }) => {
    const record = await store.findRecord(params.reference)
    if (!record) throw new Problem(404, 'There is no enquiry of that reference.')
    return record
  }),
]

function file(body: ReadableStream<Uint8Array>, type: string, name: string): Response {
  return new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${name}"` },
  })
}
