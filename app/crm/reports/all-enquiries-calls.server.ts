import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { handle } from '#app/platform/http/handle-call.server.ts'
import type { PdfPress } from '#app/platform/pdf/pdf-press.server.ts'
import { exportAllEnquiries } from './all-enquiries-calls.ts'
import { columnsOfAll, pdfHead, pdfRowsOfAll, rowsOfAll } from './all-enquiries-rows.server.ts'
import * as words from './all-enquiries-words.ts'
import { csvStream } from './export-csv.server.ts'
import { fileAnswer, fileNameOf } from './file-answer.server.ts'
import * as filterWords from './filter-words.ts'
import type { ReportStore } from './report-store.server.ts'
import { reportsSeenBy } from './reports-seen.ts'

type Needs = { reports: ReportStore; security: Pick<SecurityLog, 'note'> }
type Pdfs = { pdfs: Pick<PdfPress, 'print'> }

const fileName = 'all_enquiries'

/** One CSV and one PDF over every kind of enquiry that the role sees. */
export const allEnquiriesCalls = [
  handle(
    exportAllEnquiries('csv'),
    async ({ reports: store, security }: Needs, { query, session, editor, facts }) => {
      const label = `${words.allEnquiries} (CSV)`
      await security.note({ event: 'exported', editor, label, requestId: facts.id })
      const reports = reportsSeenBy(session.staff)
      const body = csvStream(columnsOfAll(reports), rowsOfAll({ store, reports }, query))
      return fileAnswer(body, 'text/csv; charset=utf-8', `${fileNameOf(fileName, query)}.csv`)
    },
  ),

  handle(
    exportAllEnquiries('pdf'),
    async ({ reports: store, pdfs, security }: Needs & Pdfs, { query, session, editor, facts }) => {
      const label = `${words.allEnquiries} (PDF)`
      await security.note({ event: 'exported', editor, label, requestId: facts.id })
      const reports = reportsSeenBy(session.staff)
      const table = {
        title: words.allEnquiries,
        subtitle: filterWords.conditions({ ...query, search: '' }),
        head: pdfHead(),
        empty: words.noneInPeriod,
      }
      const body = pdfs.print(table, pdfRowsOfAll({ store, reports }, query))
      return fileAnswer(body, 'application/pdf', `${fileNameOf(fileName, query)}.pdf`)
    },
  ),
]
