import { Button, buttonClassName } from '#app/ui/components/button.tsx'
import { Link } from '#app/ui/components/link.tsx'
import { Download } from '#app/ui/icons/download.ts'
import { FileText } from '#app/ui/icons/file-text.ts'
import type { AllEnquiriesPeriod } from './all-enquiries-endpoints.ts'
import * as words from './all-enquiries-words.ts'
import { buildReportFileUrl, buildReportUrl } from './build-report-url.ts'
import { ReceivedPresets } from './report-filter-bar.tsx'
import * as staffWords from './staff-words.ts'

type Props = {
  period: AllEnquiriesPeriod
  today: string
  /** The error message if the address has an invalid period. */
  refusal: string | undefined
  kinds: readonly { report: string; name: string; count: number }[]
}

/**
 * Lists the number of enquiries of each kind in a period. Exports all enquiries of the period in
 * one file.
 */
export function AllEnquiriesPage({ period, today, refusal, kinds }: Props) {
  const filter = { ...period, page: 1, limit: 1, search: '' }
  const total = kinds.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <ReceivedPresets path="/admin/reports/all" {...{ filter, today }} />
      <div className="mt-3 flex flex-wrap items-end gap-3">
        <form
          key={`${period.fromDate} ${period.toDate}`}
          aria-label={words.period}
          className="flex flex-wrap items-end gap-3"
        >
          <DayField name="from" label={staffWords.fromDate} value={period.fromDate} />
          <DayField name="to" label={staffWords.toDate} value={period.toDate} />
          <Button type="submit" tone="ink" size="dense">
            {staffWords.applyDates}
          </Button>
        </form>
        <a href={buildReportFileUrl('all', 'pdf', filter)} download className={look}>
          <FileText aria-hidden className="size-4" />
          {staffWords.asPdf}
        </a>
        <a href={buildReportFileUrl('all', 'csv', filter)} download className={look}>
          <Download aria-hidden className="size-4" />
          {staffWords.asCsv}
        </a>
      </div>
      {refusal && (
        <p role="alert" className="mt-3 text-bad">
          {refusal}
        </p>
      )}
      <p className="mt-4 mb-3 max-w-prose text-quiet text-sm">{words.explanation}</p>
      <table className="w-full max-w-md border-hairline border-t text-sm">
        <thead className="text-quiet">
          <tr>
            <th scope="col" className={`${cell} text-left font-normal`}>
              {words.kind}
            </th>
            <th scope="col" className={`${cell} text-right font-normal`}>
              {words.count}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ report, name, count }) => (
            <tr key={report}>
              <th scope="row" className={`${cell} text-left font-normal`}>
                {name}
              </th>
              <td className={`${cell} text-right tabular-nums`}>
                <Link
                  to={`/admin/reports/${report}${buildReportUrl(filter)}`}
                  className="-mx-2 inline-flex min-h-11 min-w-11 items-center justify-end px-2 text-ink underline md:min-h-8 md:min-w-8"
                >
                  {count}
                  <span className="sr-only"> {name}</span>
                </Link>
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr>
            <th scope="row" className={`${cell} text-left`}>
              {words.total}
            </th>
            <td className={`${cell} text-right tabular-nums`}>{total}</td>
          </tr>
        </tfoot>
      </table>
    </>
  )
}

const cell = 'border-hairline border-b py-1.5'
const look = buttonClassName({ size: 'dense', className: 'max-md:grow' })

function DayField({ name, label, value }: { name: string; label: string; value: string }) {
  return (
    <label className="grid gap-1 font-semibold text-quiet text-xs max-md:grow">
      {label}
      <input
        type="date"
        name={name}
        defaultValue={value}
        required
        className="h-11 rounded-control border border-control bg-surface px-2.5 text-base text-ink md:h-9 md:text-sm"
      />
    </label>
  )
}
