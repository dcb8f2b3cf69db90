import { useEffect, useState } from 'react'
import { askedBy } from './asked-by.ts'
import type { FoundModel } from './found-model.ts'
import type { SearchResult } from './search-result.ts'

/**
 * What the address asks for. The server has answered the first; with the whole list here the browser answers
 * further ones itself, by the same function, which it fetches then. Until that is there the last one stays.
 */
export function useResult(
  models: readonly FoundModel[],
  sent: SearchResult,
  search: URLSearchParams,
  isPart: boolean,
): { result: SearchResult; retry: (() => void) | undefined } {
  const [own, setOwn] = useState<SearchResult>()
  const [failed, setFailed] = useState<string>()
  const asked = askedBy(search)
  const isSent = isPart || sent.asked === asked
  const isWanted = !isSent && own?.asked !== asked && failed !== asked

  useEffect(() => {
    if (!isWanted) return
    let isCurrent = true
    loadSearch().then(
      ({ resultOf }) => isCurrent && setOwn(resultOf(models, search, false)),
      () => isCurrent && setFailed(asked),
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, models, search, asked])

  return {
    result: isSent ? sent : (own ?? sent),
    retry: !isSent && failed === asked ? () => setFailed(undefined) : undefined,
  }
}

/** Before the first change, so that it is there by then. */
export function prepareSearch() {
  loadSearch().catch(() => undefined)
}

const loadSearch = () => import('./search-result.ts')
