import { useEffect, useState } from 'react'
import { showToast } from '#app/ui/components/show-toast.ts'
import { searchKey } from './search-key.ts'
import type { SearchResult } from './search-result.ts'
import type { SearchResultModel } from './search-result-model.ts'
import * as words from './words.ts'

/**
 * What the address asks for. The server has answered the first; with the whole list here the browser answers
 * further ones itself, by the same function, which it fetches then. Until that is there the last one stays.
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

/** Before the first change, so that it is there by then. */
export function preloadSearch() {
  loadSearch().catch(() => undefined)
}

const loadSearch = () => import('./search-result.ts')
