import { buttonClassName } from '#app/ui/components/button.tsx'
import { Download } from '#app/ui/icons/download.ts'
import { FileText } from '#app/ui/icons/file-text.ts'
import { Printer } from '#app/ui/icons/printer.ts'
import { buildReportFileUrl, buildReportUrl } from './build-report-url.ts'
import type { Report } from './define-report.ts'
import type { ReportFilter } from './report-filter.ts'
import * as words from './staff-words.ts'
import type { ReportColumnChoice } from './use-report-columns.ts'

/**
 * Exports all rows that match the current filter, not only those of this page. The file has the
 * visible columns.
 */
export function ReportExportButtons({
  report,
  choice,
  filter: given,
}: {
  report: Report
  choice: ReportColumnChoice
  filter: ReportFilter
}) {
  const filter = { ...given, columns: choice.forFiles }
  const printAddress = `/admin/reports/${report.slug}/print${buildReportUrl({ ...filter, page: 1 })}`
  return (
    <>
      <a href={buildReportFileUrl(report.slug, 'pdf', filter)} download className={look}>
        <FileText aria-hidden className="size-4" />
        {words.asPdf}
      </a>
      <a href={buildReportFileUrl(report.slug, 'csv', filter)} download className={look}>
        <Download aria-hidden className="size-4" />
        {words.asCsv}
      </a>
      <a
        href={printAddress}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => {
          if (window.open(printAddress, '_blank', 'popup,width=1100,height=800'))
            event.preventDefault()
        }}
        className={look}
      >
        <Printer aria-hidden className="size-4" />
        {words.print}
      </a>
    </>
  )
}

const look = buttonClassName({ size: 'dense', className: 'max-md:grow' })
