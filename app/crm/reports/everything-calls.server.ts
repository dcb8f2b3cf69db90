import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { handle } from '#app/platform/http/handle-call.server.ts'
import { columnsOfAll, rowsOfAll } from './all-enquiries-rows.server.ts'
import { reports } from './define.ts'
import { exportEverything } from './everything-calls.ts'
import { csvStream } from './export-csv.server.ts'
import { fileAnswer } from './file-answer.server.ts'
import type { ReportStore } from './report-store.server.ts'
import * as words from './staff-words.ts'

type Needs = { reports: ReportStore; security: Pick<SecurityLog, 'note'> }

export const everythingCalls = [
  handle(exportEverything, async ({ reports: store, security }: Needs, { editor, facts }) => {
    const label = words.everyEnquiry
    await security.note({ event: 'exported', editor, label, requestId: facts.id })
    const rows = rowsOfAll({ store, reports }, { fromDate: undefined, toDate: undefined })
    return fileAnswer(
      csvStream(columnsOfAll(reports), rows),
      'text/csv; charset=utf-8',
      'enquiries.csv',
    )
  }),
]
