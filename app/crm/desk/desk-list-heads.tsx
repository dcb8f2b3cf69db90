import type { EnquirySort } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { Link } from '#app/ui/components/link.tsx'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import { type DeskFilter, deskFilterUrl, deskSorting, sortDeskBy } from './desk-filter.ts'
import * as words from './desk-list-words.ts'

/** The heads of the columns on a wide screen. A click on a head sorts by its column. */
export function DeskListHeads({ filter }: { filter: DeskFilter }) {
  const mayWork = useHasCapability()('desk.work')
  return (
    <div role="rowgroup" className="desk-heads">
      <div role="row" className="desk-line">
        {mayWork && (
          <span role="columnheader" className="desk-box">
            <span className="sr-only">{words.select}</span>
          </span>
        )}
        <span role="columnheader" className="desk-head-name">
          {words.customer}
        </span>
        <SortHead filter={filter} sort="model" label={words.about} className="desk-about" />
        <SortHead filter={filter} sort="state" label={words.state} className="desk-state" />
        <SortHead filter={filter} sort="due" label={words.nextStep} className="desk-due" />
        <SortHead
          filter={filter}
          sort="assignee"
          label={words.assignee}
          className="desk-assignee"
        />
        <SortHead
          filter={filter}
          sort="received"
          label={words.received}
          className="desk-received"
        />
        {mayWork && (
          <span role="columnheader" className="desk-actions">
            <span className="sr-only">{words.more}</span>
          </span>
        )}
      </div>
    </div>
  )
}

type SortHeadProps = { filter: DeskFilter; sort: EnquirySort; label: string; className: string }

function SortHead({ filter, sort, label, className }: SortHeadProps) {
  const current = deskSorting(filter)
  const isCurrent = current.sort === sort
  const isUp = current.order === 'asc'
  return (
    <span
      role="columnheader"
      aria-sort={isCurrent ? (isUp ? 'ascending' : 'descending') : undefined}
      className={className}
    >
      <Link
        to={deskFilterUrl(sortDeskBy(filter, sort))}
        preventScrollReset
        className={`inline-flex min-h-9 items-center gap-1 no-underline hover:text-ink hover:underline ${isCurrent ? 'font-semibold text-ink' : 'text-quiet'}`}
      >
        {label}
        {isCurrent && (
          <ChevronDown aria-hidden className={`size-3.5 ${isUp ? 'rotate-180' : ''}`} />
        )}
      </Link>
    </span>
  )
}
