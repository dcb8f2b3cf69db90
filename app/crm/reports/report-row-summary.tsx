import { telephoneUrl } from '#app/platform/dealer-details/contact-links.ts'
import { buttonClassName } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { PhoneCall } from '#app/ui/icons/phone-call.ts'
import type { Report, ReportRow } from './define-report.ts'
import { summarizeReportRow } from './report-cell.tsx'
import * as words from './staff-words.ts'

type RowProps = { row: ReportRow; onOpen: (row: ReportRow) => void }

/** A real link. Without JavaScript, and in a new tab, it opens the enquiry's own page. */
export function ReportReferenceLink({ row, onOpen }: RowProps) {
  return (
    <Link
      {...openRowLinkProps(row, onOpen)}
      className="inline-flex min-h-8 items-center font-semibold text-ink underline"
    >
      {row.reference}
    </Link>
  )
}

/** A row on a phone. A tap opens the enquiry, and a call button is beside it. */
export function ReportRowSummary({ report, row, onOpen }: RowProps & { report: Report }) {
  const { name, received, about, wishedDay, state, call } = summarizeReportRow(report, row)
  const [callWord, whom] = words.callName(name)
  return (
    <div className="flex items-center gap-3">
      <Link
        {...openRowLinkProps(row, onOpen)}
        className="block min-w-0 grow py-3 text-ink no-underline"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 grow basis-24 truncate font-semibold">{name}</span>
          <span className="shrink-0 text-quiet text-xs">{state || row.reference}</span>
        </span>
        {wishedDay && (
          <span className="mt-0.5 block font-semibold text-sm">{words.wishedFor(wishedDay)}</span>
        )}
        <span className="mt-0.5 block truncate text-sm">{about || row.reference}</span>
        <span className="mt-0.5 block truncate text-quiet text-xs tabular-nums">
          {words.receivedAt(received, row.reference)}
        </span>
      </Link>
      {call && (
        <a
          href={telephoneUrl(call)}
          className={buttonClassName({ size: 'dense', className: 'shrink-0' })}
        >
          <PhoneCall aria-hidden className="size-4" />
          {callWord}
          <span className="sr-only">{whom}</span>
        </a>
      )}
    </div>
  )
}

function openRowLinkProps(row: ReportRow, onOpen: RowProps['onOpen']) {
  return {
    to: `/admin/desk/${row.reference}`,
    onClick: (event: React.MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      onOpen(row)
    },
  }
}
