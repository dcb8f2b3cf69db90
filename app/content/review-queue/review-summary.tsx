import { Link } from '#app/ui/components/link.tsx'
import type { ReviewItem } from './review-item.ts'
import * as words from './review-list-words.ts'

type ReviewCounts = {
  counts: readonly { kind: ReviewItem['kind']; count: number }[]
  oldest: ReviewItem | undefined
}

/** Dashboard card with the number of facts to confirm. Renders nothing if there are none. */
export function ReviewSummary({ summary: { counts, oldest } }: { summary: ReviewCounts }) {
  if (!oldest) return null
  const { name, kind, daysUnchecked: days } = oldest
  return (
    <section aria-labelledby="old-facts" className="mt-8">
      <h2 id="old-facts" className="mb-3 font-semibold text-quiet">
        {words.older}
      </h2>
      <ul className="flex flex-wrap border-hairline border-t bg-surface md:w-fit md:border-l">
        {counts
          .filter(({ count }) => count > 0)
          .map((it) => (
            <li key={it.kind} className="border-hairline border-b max-md:w-full md:border-r">
              <Link
                to={`/admin/to-confirm?kind=${it.kind}`}
                className="flex min-h-12 items-baseline justify-between gap-4 px-4 py-2.5 text-ink no-underline hover:bg-ground"
              >
                <span className="text-sm">{words.kinds[it.kind]}</span>
                <span className="figure text-xl">{it.count}</span>
              </Link>
            </li>
          ))}
      </ul>
      <p className="mt-3">
        {words.oldest(words.the[kind](name), days)}{' '}
        <Link
          to="/admin/to-confirm"
          className="flex min-h-11 w-fit items-center text-ink underline md:inline-flex md:min-h-8"
        >
          {words.confirmThem}
        </Link>
      </p>
    </section>
  )
}
