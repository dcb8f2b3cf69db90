import { Download, FileText, Printer } from 'lucide-react'
import { useState } from 'react'
import { buttonLook } from '#app/ui/button.tsx'
import { notify } from '#app/ui/toast.ts'
import type { Report } from './define.ts'
import type { ReportFilter } from './filter.ts'
import { addressOf, csvAddress } from './report-url.ts'

/** Every row of the current filter, not the page. */
export function ReportExports({ report, filter }: { report: Report; filter: ReportFilter }) {
  const [progress, setProgress] = useState<string>()

  async function makePdf() {
    setProgress('PDF …')
    try {
      const { downloadPdf } = await import('./download-pdf.ts')
      await downloadPdf(report, filter, (share) => setProgress(`PDF ${Math.round(share * 100)}%`))
    } catch {
      await notify('The PDF could not be made. Please try again.', 'error')
    }
    setProgress(undefined)
  }

  const printAddress = `/admin/reports/${report.slug}/print${addressOf({ ...filter, page: 1 })}`
  return (
    <>
      <button
        type="button"
        onClick={() => void makePdf()}
        disabled={progress !== undefined}
        className={look}
      >
        <FileText aria-hidden className="size-4" />
        <span aria-live="polite">{progress ?? 'PDF'}</span>
      </button>
      <a href={csvAddress(report.slug, filter)} download className={look}>
        <Download aria-hidden className="size-4" />
        CSV
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
        Print
      </a>
    </>
  )
}

const look = buttonLook({ size: 'dense', className: 'max-md:grow' })
