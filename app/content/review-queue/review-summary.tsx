import { Link } from '#app/ui/components/link.tsx'
import type { OldestReviewItem, ReviewCount } from './review-item.ts'
import * as words from './review-list-words.ts'

type Props = { counts: readonly ReviewCount[]; oldest: OldestReviewItem | undefined }

/** Dashboard card with the number of facts to confirm. Renders nothing if there are none. */
export function ReviewSummary({ counts, oldest }: Props) {
  if (!oldest) return null
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
                <span className="text-sm">{it.many}</span>
                <span className="figure text-xl">{it.count}</span>
              </Link>
            </li>
          ))}
      </ul>
      <p className="mt-3">
        {words.oldest(oldest.named, oldest.daysUnchecked)}{' '}
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
