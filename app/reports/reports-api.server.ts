import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { errorsOf } from '#app/forms/errors-of.ts'
import type { AppEnv } from '#app/http/app-env.ts'
import { readJson } from '#app/http/body.server.ts'
import { Problem } from '#app/http/problem.server.ts'
import { requireStaff } from '#app/http/require-staff.server.ts'
import { findReport, type Report, reports } from './define.ts'
import { csvStream } from './export-csv.server.ts'
import { type ReportFilter, reportFilter } from './filter.ts'
import type { ReportStore } from './report-store.server.ts'

/** A call for each report's rows, and each report's CSV under `/api/reports/{slug}.csv`. */
export function reportsApi({ reports: store }: { reports: ReportStore }) {
  const api = new Hono<AppEnv>()

  for (const report of reports)
    api.post(report.path, async (c) => {
      requireStaff(c)
      return c.json(await store.list(report, parseFilter(await readJson(c))))
    })

  api.get('/api/reports/:file{.+\\.csv}', (c) => {
    requireStaff(c)
    const report = requireReport(c)
    const filter = parseFilter(c.req.query())
    c.header('Content-Type', 'text/csv; charset=utf-8')
    c.header('Content-Disposition', `attachment; filename="${report.fileName}.csv"`)
    c.header('Cache-Control', 'no-store')
    return c.body(csvStream(report.columns, store.each(report, filter)))
  })

  api.get('/api/enquiries/:reference', async (c) => {
    requireStaff(c)
    const record = await store.findRecord(c.req.param('reference'))
    if (!record) throw new Problem(404, 'There is no enquiry of that reference.')
    return c.json(record, 200, { 'Cache-Control': 'no-store' })
  })

  return api
}

function requireReport(c: Context<AppEnv>): Report {
  const report = findReport(c.req.param('file')?.replace(/\.csv$/, '') ?? '')
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
