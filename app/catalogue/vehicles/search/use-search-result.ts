import { useEffect, useState } from 'react'
import { showToast } from '#app/ui/components/show-toast.ts'
import { searchKey } from './search-key.ts'
import type { SearchResult } from './search-result.ts'
import type { SearchResultModel } from './search-result-model.ts'
import * as words from './words.ts'

/**
 * Returns the search result for the address. The server sends the first one. If the page has the
 * whole list, the browser computes later ones with the same function, which it loads on demand.
 * Until then the previous result stays.
 */
export function useSearchResult(
  models: readonly SearchResultModel[],
  sent: SearchResult,
  search: URLSearchParams,
  isPart: boolean,
): SearchResult {
  const [own, setOwn] = useState<SearchResult>()
  const asked = searchKey(search)
  const isSent = isPart || sent.asked === asked

  useEffect(() => {
    if (isSent) return
    let isCurrent = true
    loadSearch().then(
      ({ buildSearchResult }) => isCurrent && setOwn(buildSearchResult(models, search)),
      () => showToast(words.notNarrowed, 'error'),
    )
    return () => {
      isCurrent = false
    }
  }, [isSent, models, search])

  return isSent ? sent : (own ?? sent)
}

/** Loads the search code before the first change. */
export function preloadSearch() {
  loadSearch().catch(() => undefined)
}

const loadSearch = () => import('./search-result.ts')
