import { type EnquirySection, maxCountedMatches } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { Link } from '#app/ui/components/link.tsx'
import type { DeskCounts } from './desk-count-endpoints.ts'
import { type DeskFilter, deskFilterUrl, emptyDeskFilter, isDeskFiltered } from './desk-filter.ts'
import * as words from './desk-list-words.ts'

type Props = {
  filter: DeskFilter
  counts: DeskCounts
  /** The number of enquiries in all sections that match the search without the other filters. */
  foundInAll?: number | undefined
}

/** Explains why the list is empty, and links to a section that has enquiries. */
export function DeskEmptyState({ filter, counts, foundInAll = 0 }: Props) {
  const next = isDeskFiltered(filter) ? undefined : nextSectionWithWork(filter.section, counts)
  const inAll = { ...emptyDeskFilter, section: 'all', search: filter.search } as const
  const message =
    foundInAll > 0 ? elsewhereMessageOf(filter, foundInAll) : emptyMessageOf(filter, counts)
  return (
    <div className="border-hairline border-y px-4 py-14 text-center">
      <p className="text-lg">{message}</p>
      {foundInAll > 0 && (
        <EmptyStateLink to={deskFilterUrl(inAll)}>{words.showInAll(foundInAll)}</EmptyStateLink>
      )}
      {next && (
        <EmptyStateLink to={deskFilterUrl({ ...emptyDeskFilter, section: next })}>
          {words.goTo[next]}
        </EmptyStateLink>
      )}
    </div>
  )
}

function EmptyStateLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      className="mt-2 inline-flex min-h-11 items-center text-signal-text underline"
    >
      {children}
    </Link>
  )
}

function elsewhereMessageOf({ section }: DeskFilter, found: number): string {
  const inAll = found >= maxCountedMatches ? `${maxCountedMatches}+` : String(found)
  return section === 'all' ? words.nothingWithFilters(inAll) : words.nothingHere(inAll)
}

function emptyMessageOf(filter: DeskFilter, counts: DeskCounts): string {
  if (filter.booking && !filter.search) return words.nothingBooked[filter.booking]
  if (isDeskFiltered(filter)) return words.nothingMatches
  if (filter.section === 'overdue')
    return words.nothingOverdue(counts.today, counts.new, counts.unplanned)
  if (filter.section === 'today') return words.nothingToday
  if (filter.section === 'new') return words.nothingNew
  if (filter.section === 'mentioned') return words.nothingMentioned
  if (filter.section === 'unplanned') return words.nothingUnplanned
  return filter.section === 'mine' ? words.nothingMine : words.nothingAtAll
}

/** Returns the next section that has enquiries. */
function nextSectionWithWork(
  section: EnquirySection,
  counts: DeskCounts,
): keyof typeof words.goTo | undefined {
  const order = ['overdue', 'today', 'new', 'unplanned'] as const
  const waiting = order.find((it) => it !== section && counts[it] > 0)
  return waiting ?? (section === 'all' ? undefined : 'all')
}
