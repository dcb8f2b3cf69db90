import { X } from '#app/ui/icons/x.ts'
import type { SearchResult } from './search-result.ts'
import * as words from './words.ts'

/** The interpretation of a search query. Each part links to the same search without it. */
export function QueryInterpretation({
  parts,
  search,
}: {
  parts: SearchResult['understood']
  search: URLSearchParams
}) {
  if (parts.length === 0) return null
  return (
    <ul aria-label={words.understood} className="mt-2 flex flex-wrap gap-2 md:mt-6">
      {parts.map(({ says, rest }) => (
        <li key={says}>
          {/* A plain link, so that the form then contains the remaining words. */}
          <a
            href={`/search?${queryWithout(search, rest)}`}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-control px-4 text-sm hover:border-ink"
          >
            {says}
            <span className="sr-only">{words.takeOff}</span>
            <X aria-hidden className="size-4 text-quiet" />
          </a>
        </li>
      ))}
    </ul>
  )
}

function queryWithout(search: URLSearchParams, rest: string): URLSearchParams {
  const left = new URLSearchParams(search)
  left.delete('page')
  if (rest) left.set('q', rest)
  else left.delete('q')
  return left
}
