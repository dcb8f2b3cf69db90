import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { handleEndpoint } from '#app/platform/http/handle-call.server.ts'
import { allEnquiriesColumns, allEnquiriesRows } from './all-enquiries-rows.server.ts'
import { allReports } from './define.ts'
import { exportEveryEnquiry } from './everything-calls.ts'
import { reportCsvStream } from './export-csv.server.ts'
import { downloadResponse } from './file-answer.server.ts'
import type { ReportStore } from './report-store.server.ts'
import * as words from './staff-words.ts'

type Deps = { reports: ReportStore; security: Pick<SecurityLog, 'note'> }

export const exportEverythingEndpoints = [
  handleEndpoint(exportEveryEnquiry, async ({ reports: store, security }: Deps, { editor, facts }) => {
    const label = words.everyEnquiry
    await security.note({ event: 'exported', editor, label, requestId: facts.id })
    const rows = allEnquiriesRows({ store, reports: allReports }, { fromDate: undefined, toDate: undefined })
    return downloadResponse(
      reportCsvStream(allEnquiriesColumns(allReports), rows),
      'text/csv; charset=utf-8',
      'enquiries.csv',
    )
  }),
]
