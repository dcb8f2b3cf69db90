import { useDeferredValue, useMemo, useState } from 'react'

export type SortOption<Row> = {
  key: string
  /** Label such as "Price, highest first". */
  label: string
  compare: (a: Row, b: Row) => number
}

/** Searches and sorts a loaded list in the browser. `words` must be stable. */
export function useListFilter<Row>(
  rows: readonly Row[],
  words: (row: Row) => string,
  sorts: readonly [SortOption<Row>, ...SortOption<Row>[]],
) {
  const [search, setSearch] = useState('')
  const [sortKey, setSortKey] = useState(sorts[0].key)
  const wanted = useDeferredValue(search)
  const shown = useMemo(() => {
    const parts = foldSearchText(wanted).split(' ').filter(Boolean)
    const { compare } = sorts.find(({ key }) => key === sortKey) ?? sorts[0]
    return rows
      .filter((row) => {
        const text = foldSearchText(words(row))
        return parts.every((part) => text.includes(part))
      })
      .sort(compare)
  }, [rows, words, sorts, wanted, sortKey])
  return { shown, search, setSearch, sortKey, setSortKey, sorts }
}

const foldSearchText = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
