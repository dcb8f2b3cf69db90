import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import type { PdfRenderQueue } from '#app/platform/pdf/pdf-render-queue.server.ts'
import { exportAllEnquiries } from './all-enquiries-endpoints.ts'
import {
  allEnquiriesColumns,
  allEnquiriesPdfHeadings,
  allEnquiriesPdfRows,
  allEnquiriesRows,
} from './all-enquiries-table.server.ts'
import * as words from './all-enquiries-words.ts'
import { downloadResponse, fileNameWithPeriod } from './download-response.server.ts'
import { reportCsvStream } from './report-csv.server.ts'
import * as filterWords from './report-filter-words.ts'
import type { ReportStore } from './report-store.server.ts'
import { listVisibleReports } from './visible-reports.ts'

type Deps = { reports: ReportStore; security: Pick<SecurityLog, 'note'> }
type PdfDeps = { pdfs: Pick<PdfRenderQueue, 'print'> }

const fileName = 'all_enquiries'

/**
 * Endpoints that export the enquiries of all kinds that the role sees, as one CSV file or one PDF
 * file.
 */
export const allEnquiriesEndpoints = [
  handleEndpoint(
    exportAllEnquiries('csv'),
    async ({ reports: store, security }: Deps, { query, session, editor, facts }) => {
      const label = `${words.allEnquiries} (CSV)`
      await security.note({ event: 'exported', editor, label, requestId: facts.id })
      const reports = listVisibleReports(session.staff)
      const body = reportCsvStream(
        allEnquiriesColumns(reports),
        allEnquiriesRows({ store, reports }, query),
      )
      return downloadResponse(
        body,
        'text/csv; charset=utf-8',
        `${fileNameWithPeriod(fileName, query)}.csv`,
      )
    },
  ),

  handleEndpoint(
    exportAllEnquiries('pdf'),
    async (
      { reports: store, pdfs, security }: Deps & PdfDeps,
      { query, session, editor, facts },
    ) => {
      const label = `${words.allEnquiries} (PDF)`
      await security.note({ event: 'exported', editor, label, requestId: facts.id })
      const reports = listVisibleReports(session.staff)
      const table = {
        title: words.allEnquiries,
        subtitle: filterWords.conditions({ ...query, search: '' }),
        head: allEnquiriesPdfHeadings(),
        empty: words.noneInPeriod,
      }
      const body = pdfs.print(table, allEnquiriesPdfRows({ store, reports }, query))
      return downloadResponse(body, 'application/pdf', `${fileNameWithPeriod(fileName, query)}.pdf`)
    },
  ),
]
