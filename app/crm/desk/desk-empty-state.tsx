import type { EnquirySection } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { Link } from '#app/ui/components/link.tsx'
import type { DeskCounts } from './desk-count-endpoints.ts'
import { type DeskFilter, deskFilterUrl, emptyDeskFilter, isDeskFiltered } from './desk-filter.ts'
import * as words from './desk-list-words.ts'

type Props = { filter: DeskFilter; counts: DeskCounts }

/** Explains why the list is empty, and links to a section that has enquiries. */
export function DeskEmptyState({ filter, counts }: Props) {
  const next = isDeskFiltered(filter) ? undefined : nextSectionWithWork(filter.section, counts)
  return (
    <div className="border-hairline border-y px-4 py-14 text-center">
      <p className="text-lg">{emptyMessageOf(filter, counts)}</p>
      {next && (
        <Link
          to={deskFilterUrl({ ...emptyDeskFilter, section: next })}
          preventScrollReset
          className="mt-2 inline-flex min-h-11 items-center text-signal-text underline"
        >
          {words.goTo[next]}
        </Link>
      )}
    </div>
  )
}

function emptyMessageOf(filter: DeskFilter, counts: DeskCounts): string {
  if (filter.booking && !filter.search) return words.nothingBooked[filter.booking]
  if (isDeskFiltered(filter)) return words.nothingMatches
  if (filter.section === 'overdue') return words.nothingOverdue(counts.today, counts.new)
  if (filter.section === 'today') return words.nothingToday
  if (filter.section === 'new') return words.nothingNew
  return filter.section === 'mine' ? words.nothingMine : words.nothingAtAll
}

/** Returns the next section that has enquiries. */
function nextSectionWithWork(
  section: EnquirySection,
  counts: DeskCounts,
): keyof typeof words.goTo | undefined {
  const order = ['overdue', 'today', 'new'] as const
  const waiting = order.find((it) => it !== section && counts[it] > 0)
  return waiting ?? (section === 'all' ? undefined : 'all')
}
