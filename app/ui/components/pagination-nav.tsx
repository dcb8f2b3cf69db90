import { Link } from './link.tsx'
import { visiblePageNumbers } from './pagination.ts'
import * as words from './pagination-words.ts'

/**
 * Links to the previous page, at most five page numbers and the next page. They work without
 * JavaScript.
 */
export function PaginationNav({
  current,
  total,
  hrefOf,
  beginsAtTop = false,
}: {
  current: number
  total: number
  hrefOf: (page: number) => string
  /** `true` scrolls to the top of the new page; `false` keeps the position, for a table. */
  beginsAtTop?: boolean
}) {
  const pageNumbers = visiblePageNumbers(current, total)
  const look = beginsAtTop ? publicLook : staffLook
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center md:gap-1">
      <PageStepLink
        label={words.previousPage}
        page={current - 1}
        isPossible={current > 1}
        hrefOf={hrefOf}
        beginsAtTop={beginsAtTop}
      />
      {pageNumbers.map((page) => (
        <Link
          key={page}
          to={hrefOf(page)}
          preventScrollReset={!beginsAtTop}
          aria-label={words.page(page)}
          aria-current={page === current ? 'page' : undefined}
          className={`${look} min-w-11 border-hairline text-ink justify-center tabular-nums hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-ground ${beginsAtTop ? '' : 'md:min-w-9'}`}
        >
          {page}
        </Link>
      ))}
      <PageStepLink
        label={words.nextPage}
        page={current + 1}
        isPossible={current < total}
        hrefOf={hrefOf}
        beginsAtTop={beginsAtTop}
      />
      {/* Shows the total if not all page numbers fit. */}
      {total > pageNumbers.length && (
        <span className="px-2 text-quiet text-sm tabular-nums">{words.ofPages(total)}</span>
      )}
    </nav>
  )
}

function PageStepLink({
  label,
  page,
  isPossible,
  hrefOf,
  beginsAtTop,
}: {
  label: string
  page: number
  isPossible: boolean
  hrefOf: (page: number) => string
  beginsAtTop: boolean
}) {
  const look = beginsAtTop ? publicLook : staffLook
  // A step that leads nowhere is not a link, but keeps its place so that the others do not move.
  if (!isPossible)
    return (
      <span aria-hidden className={`${look} border-transparent text-quiet`}>
        {label}
      </span>
    )
  return (
    <Link
      to={hrefOf(page)}
      preventScrollReset={!beginsAtTop}
      className={`${look} border-hairline text-ink hover:border-ink`}
    >
      {label}
    </Link>
  )
}

const publicLook =
  'inline-flex min-h-11 min-w-11 items-center rounded-control border px-1 text-sm no-underline md:px-3'
const staffLook = `${publicLook} md:min-h-9`
