import { useEffect, useRef } from 'react'
import { type EnquirySection, enquirySections } from '#app/crm/enquiry-query/enquiry-filter.ts'
import { Link } from '#app/ui/components/link.tsx'
import { useHasCapability } from '#app/ui/portal/portal-permissions.ts'
import type { DeskCounts } from './desk-count-endpoints.ts'
import { type DeskFilter, deskFilterUrl } from './desk-filter.ts'
import * as words from './desk-list-words.ts'

/** Tabs for the sections with their counts. A change of section keeps the other filters. */
export function DeskSectionTabs({ filter, counts }: { filter: DeskFilter; counts: DeskCounts }) {
  const mayWork = useHasCapability()('desk.work')
  const tabs = useRef<HTMLElement>(null)
  const { section: current } = filter
  // On a narrow phone, the current tab can be outside the visible part of the screen.
  useEffect(() => {
    const tab = current && tabs.current?.querySelector('[aria-current]')
    if (tab) tab.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [current])
  return (
    <nav
      ref={tabs}
      aria-label={words.tabs}
      className="-mx-4 flex overflow-x-auto px-4 md:mx-0 md:px-0 print:hidden"
    >
      {enquirySections.map((section) => {
        const count = countOf(section, counts)
        return (
          <Link
            key={section}
            to={deskFilterUrl({ ...filter, section, page: 1 })}
            preventScrollReset
            aria-current={section === filter.section ? 'page' : undefined}
            className="flex min-h-11 min-w-11 shrink-0 items-center gap-1.5 border-transparent border-b-2 px-3 max-md:px-2 text-quiet text-sm no-underline first:pl-0 hover:text-ink aria-[current=page]:border-signal aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {words.sections[section]}
            {count !== undefined && (
              <span
                className={`min-w-5 rounded-full px-1.5 text-center text-xs tabular-nums ${mayWork && section === 'overdue' && count > 0 ? 'bg-bad text-ground' : 'bg-hairline text-ink'}`}
              >
                {words.count(count)}
              </span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}

function countOf(section: EnquirySection, counts: DeskCounts): number | undefined {
  return section === 'all' ? undefined : counts[section]
}
