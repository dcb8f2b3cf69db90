import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router'

export type SortOption<Row> = {
  key: string
  /** Label such as "Price, highest first". */
  label: string
  compare: (a: Row, b: Row) => number
}

/** Time without typing after which the search is in the address, in milliseconds. */
const addressDelay = 300

/**
 * Searches and sorts a loaded list in the browser. The search and the sort order are in the address
 * (`?search=…&sort=…`), so that a reload or the Back button restores them, unless the list is only
 * part of a page. `words` must be stable.
 */
export function useListFilter<Row>(
  rows: readonly Row[],
  words: (row: Row) => string,
  sorts: readonly [SortOption<Row>, ...SortOption<Row>[]],
  { isInAddress = true }: { isInAddress?: boolean } = {},
) {
  const { search: query } = useLocation()
  const address = new URLSearchParams(isInAddress ? query : '')
  const [search, setSearch] = useState(address.get('search') ?? '')
  const [sortKey, setSortKey] = useState(findSort(sorts, address.get('sort')).key)
  const wanted = useDeferredValue(search)
  const shown = useMemo(() => {
    const parts = foldSearchText(wanted).split(' ').filter(Boolean)
    const { compare } = findSort(sorts, sortKey)
    return rows
      .filter((row) => {
        const text = foldSearchText(words(row))
        return parts.every((part) => text.includes(part))
      })
      .sort(compare)
  }, [rows, words, sorts, wanted, sortKey])
  const sort = sortKey === sorts[0].key ? '' : sortKey
  useEffect(() => {
    if (!isInAddress) return
    const timer = setTimeout(() => replaceAddress({ search, sort }), addressDelay)
    return () => clearTimeout(timer)
  }, [search, sort, isInAddress])
  return { shown, search, setSearch, sortKey, setSortKey, sorts }
}

const findSort = <Row>(
  sorts: readonly [SortOption<Row>, ...SortOption<Row>[]],
  wanted: string | null,
) => sorts.find(({ key }) => key === wanted) ?? sorts[0]

/**
 * Does not navigate, because the server would send the whole list again. Empty values leave the
 * address.
 */
function replaceAddress(values: Record<string, string>): void {
  const { href } = window.location
  const url = new URL(href)
  for (const [name, value] of Object.entries(values))
    if (value === '') url.searchParams.delete(name)
    else url.searchParams.set(name, value)
  if (url.href !== href) history.replaceState(history.state, '', url)
}

const foldSearchText = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
