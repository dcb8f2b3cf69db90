import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import { allEnquiriesColumns, allEnquiriesRows } from './all-enquiries-table.server.ts'
import { allReports } from './define-report.ts'
import { downloadResponse } from './download-response.server.ts'
import { exportEveryEnquiry } from './export-everything-endpoints.ts'
import { reportCsvStream } from './report-csv.server.ts'
import type { ReportStore } from './report-store.server.ts'
import * as words from './staff-words.ts'

type Deps = { reports: ReportStore; security: Pick<SecurityLog, 'note'> }

export const exportEverythingEndpoints = [
  handleEndpoint(
    exportEveryEnquiry,
    async ({ reports: store, security }: Deps, { editor, facts }) => {
      const label = words.everyEnquiry
      await security.note({ event: 'exported', editor, label, requestId: facts.id })
      const rows = allEnquiriesRows(
        { store, reports: allReports },
        { fromDate: undefined, toDate: undefined },
      )
      return downloadResponse(
        reportCsvStream(allEnquiriesColumns(allReports), rows),
        'text/csv; charset=utf-8',
        'enquiries.csv',
      )
    },
  ),
]
