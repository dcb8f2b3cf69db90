import { useMemo } from 'react'
import { useLocation, useMatches } from 'react-router'
import { declaredQueryNames, pickDeclaredQuery } from '#app/platform/http/declared-query.ts'

/**
 * The query parameters of the address that the page declares in its `handle`: the server renders from no others, so
 * a link that is made from them is the same in the browser.
 */
export function useDeclaredQuery(): URLSearchParams {
  const { search } = useLocation()
  const names = declaredQueryNames(useMatches().map(({ handle }) => handle))
  const query = pickDeclaredQuery(names, search).toString()
  return useMemo(() => new URLSearchParams(query), [query])
}
