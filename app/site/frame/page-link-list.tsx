import { Link } from '#app/ui/components/link.tsx'
import { ArrowRight } from '#app/ui/icons/arrow-right.ts'

export type PageLink = { to: string; title: string; text: string }

/** Rows of a small index page. Each row is a link as a whole. */
export function PageLinkList({ entries }: { entries: readonly PageLink[] }) {
  return (
    <ul className="column pb-16 md:pb-24">
      {entries.map(({ to, title, text }) => (
        <li key={to} className="border-hairline border-t last:border-b">
          <Link
            to={to}
            className="group grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-[min(1.5rem,4vw)] py-6 md:grid-cols-[1fr_1.4fr_auto]"
          >
            <span className="headline text-xl underline-offset-4 group-hover:underline md:text-2xl">
              {title}
            </span>
            <span className="order-last col-span-2 mt-1 text-quiet md:order-none md:col-span-1 md:mt-0">
              {text}
            </span>
            <ArrowRight
              aria-hidden
              className="size-[min(1.5rem,6.5vw)] text-signal-text transition-transform duration-200 ease-calm group-hover:translate-x-1"
            />
          </Link>
        </li>
      ))}
    </ul>
  )
}
