import { useNavigate } from 'react-router'
import { Link } from '#app/ui/components/link.tsx'
import { ChevronLeft } from '#app/ui/icons/chevron-left.ts'
import { ChevronRight } from '#app/ui/icons/chevron-right.ts'
import * as words from './enquiry-words.ts'
import { usePageShortcuts } from './use-page-shortcuts.ts'

/** Addresses of the list, and of the enquiries before and after the shown one. */
export type EnquiryListLinks = { back: string; previous: string | null; next: string | null }

/** Links to the enquiries before and after this one in the list. The keys J and K open them too. */
export function ListNeighbourLinks({ list: { previous, next } }: { list: EnquiryListLinks }) {
  const navigate = useNavigate()
  usePageShortcuts(({ key }) => {
    const to = { j: next, k: previous }[key]
    return to ? () => void navigate(to) : undefined
  })
  return (
    <nav aria-label={words.inList} className="-mr-2 flex print:hidden">
      <NeighbourLink to={previous}>
        <ChevronLeft aria-hidden className="size-4" />
        {words.previous}
      </NeighbourLink>
      <NeighbourLink to={next}>
        {words.next}
        <ChevronRight aria-hidden className="size-4" />
      </NeighbourLink>
    </nav>
  )
}

/** At an end of the list, the label stays in its place, but leads nowhere. */
function NeighbourLink({ to, children }: { to: string | null; children: React.ReactNode }) {
  const look = 'inline-flex min-h-11 items-center gap-1 px-2 text-sm md:min-h-8'
  if (to === null)
    return (
      <span aria-hidden className={`${look} text-quiet opacity-60`}>
        {children}
      </span>
    )
  return (
    <Link to={to} className={`${look} text-ink no-underline hover:underline`}>
      {children}
    </Link>
  )
}
