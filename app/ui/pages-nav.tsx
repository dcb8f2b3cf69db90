import { Link } from './link.tsx'
import * as words from './pages-words.ts'
import { pageWindow } from './pagination.ts'

/** Previous, at most five page numbers, Next. `hrefOf` gives a page's address: it works without JavaScript. */
export function PagesNav({
  current,
  total,
  hrefOf,
  beginsAtTop = false,
}: {
  current: number
  total: number
  hrefOf: (page: number) => string
  /** A page is read from its top; a table stays where it is. */
  beginsAtTop?: boolean
}) {
  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center gap-0.5 md:gap-1">
      <Step
        label={words.previousPage}
        page={current - 1}
        isPossible={current > 1}
        hrefOf={hrefOf}
        beginsAtTop={beginsAtTop}
      />
      {pageWindow(current, total).map((page) => (
        <Link
          key={page}
          to={hrefOf(page)}
          preventScrollReset={!beginsAtTop}
          aria-label={words.page(page)}
          aria-current={page === current ? 'page' : undefined}
          className={`${look} min-w-10 justify-center tabular-nums hover:border-ink aria-[current=page]:border-ink aria-[current=page]:bg-ink aria-[current=page]:text-ground md:min-w-9`}
        >
          {page}
        </Link>
      ))}
      <Step
        label={words.nextPage}
        page={current + 1}
        isPossible={current < total}
        hrefOf={hrefOf}
        beginsAtTop={beginsAtTop}
      />
    </nav>
  )
}

function Step({
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
  // A link that leads nowhere is none; it keeps its place so that the others don't move.
  if (!isPossible)
    return (
      <span aria-hidden className={`${shape} border-transparent text-quiet`}>
        {label}
      </span>
    )
  return (
    <Link
      to={hrefOf(page)}
      preventScrollReset={!beginsAtTop}
      className={`${look} hover:border-ink`}
    >
      {label}
    </Link>
  )
}

const shape =
  'inline-flex min-h-11 items-center rounded-control border px-1.5 text-sm md:min-h-9 md:px-3'
const look = `${shape} border-hairline text-ink no-underline`
