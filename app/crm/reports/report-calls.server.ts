import { sees } from '#app/crm/enquiries/seen-kinds.ts'
import type { SecurityLog } from '#app/platform/audit/security-log.server.ts'
import { handle } from '#app/platform/http/handle-call.server.ts'
import { Problem } from '#app/platform/http/problem.server.ts'
import type { PdfPress } from '#app/platform/pdf/pdf-press.server.ts'
import { chosenColumns } from './chosen-columns.ts'
import { type Report, reports } from './define.ts'
import { csvStream } from './export-csv.server.ts'
import { pdfRows, pdfTable } from './export-pdf.server.ts'
import { fileAnswer, fileNameOf } from './file-answer.server.ts'
import type { ReportFilter } from './filter.ts'
import * as recordWords from './record-words.ts'
import { exportReport, getEnquiry, listReport } from './report-calls.ts'
import type { ReportStore } from './report-store.server.ts'

type Needs = { reports: ReportStore }
type Watched = { security: Pick<SecurityLog, 'note'> }
type Pdfs = { pdfs: Pick<PdfPress, 'print'> }

/** A call for each report's rows and for each of its files, and one for the enquiry behind a row. */
export const reportCalls = [
  ...reports.flatMap((report) => [
    handle(listReport(report), ({ reports: store }: Needs, { body }) => store.list(report, body)),

    handle(
      exportReport(report, 'csv'),
      async ({ reports: store, security }: Needs & Watched, { query, editor, facts }) => {
        const label = `${report.title} (CSV)`
        await security.note({ event: 'exported', editor, label, requestId: facts.id })
        const body = csvStream(chosenColumns(report, query.columns), store.each(report, query))
        return fileAnswer(body, 'text/csv; charset=utf-8', `${nameOf(report, query)}.csv`)
      },
    ),

    handle(
      exportReport(report, 'pdf'),
      async (
        { reports: store, pdfs, security }: Needs & Pdfs & Watched,
        { query, editor, facts },
      ) => {
        const label = `${report.title} (PDF)`
        await security.note({ event: 'exported', editor, label, requestId: facts.id })
        const rows = pdfRows(report, store.each(report, query), query.columns)
        const body = pdfs.print(pdfTable(report, query), rows)
        return fileAnswer(body, 'application/pdf', `${nameOf(report, query)}.pdf`)
      },
    ),
  ]),

  handle(getEnquiry, async ({ reports: store }: Needs, { params, session }) => {
    const record = await store.findRecord(params.reference)
    // Of another flow's it says no more than of one that never was.
    if (!record || !sees(session.staff, record.kind))
      throw new Problem(404, recordWords.noneOfThatReference)
    return record
  }),
]

const nameOf = ({ fileName, hasFixedFileName }: Report, filter: ReportFilter) =>
  hasFixedFileName ? fileName : fileNameOf(fileName, filter)
