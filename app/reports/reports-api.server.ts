import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { errorsOf } from '#app/forms/errors-of.ts'
import type { AppEnv } from '#app/http/app-env.ts'
import { readJson } from '#app/http/body.server.ts'
import { Problem } from '#app/http/problem.server.ts'
import { requireStaff } from '#app/http/require-staff.server.ts'
import { findReport, type Report, reports } from './define.ts'
import { csvStream } from './export-csv.server.ts'
import { pdfRows, pdfTable } from './export-pdf.server.ts'
import { type ReportFilter, reportFilter } from './filter.ts'
import type { PdfPress } from './pdf/pdf-press.server.ts'
import type { ReportStore } from './report-store.server.ts'

/** A call for each report's rows, and each report's files: `/api/reports/{slug}.csv` and `.pdf`. */
export function reportsApi({
  reports: store,
  pdfs,
}: {
  reports: ReportStore
  pdfs: Pick<PdfPress, 'print'>
}) {
  const api = new Hono<AppEnv>()

  for (const report of reports)
    api.post(report.path, async (c) => {
      requireStaff(c)
      return c.json(await store.list(report, parseFilter(await readJson(c))))
    })

  api.get('/api/reports/:file{.+\\.csv}', (c) => {
    requireStaff(c)
    const report = requireReport(c, 'csv')
    const filter = parseFilter(c.req.query())
    const body = csvStream(report.columns, store.each(report, filter))
    return c.body(body, 200, fileHeaders('text/csv; charset=utf-8', `${report.fileName}.csv`))
  })

  api.get('/api/reports/:file{.+\\.pdf}', (c) => {
    requireStaff(c)
    const report = requireReport(c, 'pdf')
    const filter = parseFilter(c.req.query())
    const rows = pdfRows(report, store.each(report, filter))
    const body = pdfs.print(pdfTable(report, filter), rows)
    return c.body(body, 200, fileHeaders('application/pdf', `${report.fileName}.pdf`))
  })

  api.get('/api/enquiries/:reference', async (c) => {
    requireStaff(c)
    const record = await store.findRecord(c.req.param('reference'))
    if (!record) throw new Problem(404, 'There is no enquiry of that reference.')
    return c.json(record, 200, { 'Cache-Control': 'no-store' })
  })

  return api
}

const fileHeaders = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
  'Cache-Control': 'no-store',
})

function requireReport(c: Context<AppEnv>, ending: 'csv' | 'pdf'): Report {
  const report = findReport(c.req.param('file')?.slice(0, -`.${ending}`.length) ?? '')
  if (!report) throw new Problem(404, 'There is no report of that name.')
  return report
}

/** Throws 422 with the fields' errors. */
export function parseFilter(sent: unknown): ReportFilter {
  const result = v.safeParse(reportFilter, sent)
  if (!result.success)
    throw new Problem(422, result.issues[0].message, { errors: errorsOf(result.issues) })
  const { fromDate, toDate } = result.output
  if (fromDate && toDate && fromDate > toDate) {
    const message = 'From Date must not be after To Date'
    throw new Problem(422, message, { errors: { fromDate: [message] } })
  }
  return result.output
}
