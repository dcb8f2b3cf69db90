import { Link } from '#app/ui/components/link.tsx'
import * as words from './staff-words.ts'

/** A number that links to the list of the enquiries it counts. A zero has no link. */
export function MetricLink({ count, to }: { count: number; to: string | undefined }) {
  if (count === 0) return <span className="text-quiet">0</span>
  if (to === undefined) return words.count(count)
  return (
    <Link
      to={to}
      className="-mx-2 inline-flex min-h-11 min-w-11 items-center justify-end px-2 text-ink underline decoration-hairline underline-offset-4 hover:decoration-ink md:min-h-8 md:min-w-8"
    >
      {words.count(count)}
    </Link>
  )
}

/** A bar that shows a share of the total. The number beside the bar says the same as text. */
export function ShareBar({ part, whole, isGood = false }: ShareBarProps) {
  const width = whole === 0 ? 0 : (part / whole) * 100
  return (
    <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="block h-2 w-full">
      <rect width="100" height="8" className="fill-hairline" />
      <rect width={width} height="8" className={isGood ? 'fill-good' : 'fill-quiet'} />
    </svg>
  )
}

type ShareBarProps = { part: number; whole: number; isGood?: boolean }
