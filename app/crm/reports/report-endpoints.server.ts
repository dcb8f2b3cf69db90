import { canSeeEnquiryKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { PdfRenderQueue } from '#app/platform/pdf/pdf-render-queue.server.ts'
import { allReports, type Report } from './define-report.ts'
import { downloadResponse, fileNameWithPeriod } from './download-response.server.ts'
import * as recordWords from './enquiry-record-words.ts'
import { selectedReportColumns } from './report-columns.ts'
import { reportCsvStream } from './report-csv.server.ts'
import { exportReport, getEnquiryRecord, listReportRows } from './report-endpoints.ts'
import type { ReportFilter } from './report-filter.ts'
import { reportPdfRows, reportPdfTable } from './report-pdf.server.ts'
import type { ReportStore } from './report-store.server.ts'

type Deps = { reports: ReportStore }
type SecurityLogDeps = { security: Pick<SecurityLog, 'note'> }
type PdfDeps = { pdfs: Pick<PdfRenderQueue, 'print'> }

/** Endpoints for the rows and files of each report, and an endpoint for a single enquiry. */
export const reportEndpoints = [
  ...allReports.flatMap((report) => [
    handleEndpoint(listReportRows(report), ({ reports: store }: Deps, { body }) =>
      store.list(report, body),
    ),

    handleEndpoint(
      exportReport(report, 'csv'),
      async ({ reports: store, security }: Deps & SecurityLogDeps, { query, editor, facts }) => {
        const label = `${report.title} (CSV)`
        await security.note({ event: 'exported', editor, label, requestId: facts.id })
        const body = reportCsvStream(
          selectedReportColumns(report, query.columns),
          store.each(report, query),
        )
        return downloadResponse(
          body,
          'text/csv; charset=utf-8',
          `${exportFileName(report, query)}.csv`,
        )
      },
    ),

    handleEndpoint(
      exportReport(report, 'pdf'),
      async (
        { reports: store, pdfs, security }: Deps & PdfDeps & SecurityLogDeps,
        { query, editor, facts },
      ) => {
        const label = `${report.title} (PDF)`
        await security.note({ event: 'exported', editor, label, requestId: facts.id })
        const rows = reportPdfRows(report, store.each(report, query), query.columns)
        const body = pdfs.print(reportPdfTable(report, query), rows)
        return downloadResponse(body, 'application/pdf', `${exportFileName(report, query)}.pdf`)
      },
    ),
  ]),

  handleEndpoint(getEnquiryRecord, async ({ reports: store }: Deps, { params, session }) => {
    const record = await store.findRecord(params.reference)
    // The response for an enquiry of another flow is the same as for an enquiry that does not
    // exist.
    if (!record || !canSeeEnquiryKind(session.staff, record.kind))
      throw new Problem(404, recordWords.noneOfThatReference)
    return record
  }),
]

const exportFileName = ({ fileName, hasFixedFileName }: Report, filter: ReportFilter) =>
  hasFixedFileName ? fileName : fileNameWithPeriod(fileName, filter)
