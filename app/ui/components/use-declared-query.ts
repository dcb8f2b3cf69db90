import { useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import { declaredQueryNames, pickDeclaredQuery } from '#app/platform/http/declared-query.ts'

/**
 * Returns the query parameters that the page declares in its `handle`. The server renders from no
 * others, so links made from them are equal in the browser.
 */
export function useDeclaredQuery(): URLSearchParams {
  const { search } = useLocation()
  const names = declaredQueryNames(useMatches().map(({ handle }) => handle))
  const query = pickDeclaredQuery(names, search).toString()
  return useMemo(() => new URLSearchParams(query), [query])
}
