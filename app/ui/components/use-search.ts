import { useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import { declaredNames, declaredQuery } from '#app/platform/http/declared-query.ts'

/**
 * The query parameters of the address that the page declares in its `handle`: the server renders from no others, so
 * a link that is made from them is the same in the browser.
 */
export function useSearch(): URLSearchParams {
  const { search } = useLocation()
  const names = declaredNames(useMatches().map(({ handle }) => handle))
  const query = declaredQuery(names, search).toString()
  return useMemo(() => new URLSearchParams(query), [query])
}
