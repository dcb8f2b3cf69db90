import { useEffect, useRef } from 'react'
import { Search } from '#app/ui/icons/search.ts'
import { FilterSelect } from './filter-select.tsx'
import * as words from './list-filter-words.ts'
import { repeatEarlyInput } from './repeat-early-input.ts'
import type { SortOption } from './use-list-filter.ts'

type Props = {
  /** Label of the search field, such as "Search models". */
  label: string
  search: string
  setSearch: (search: string) => void
  /** Sort orders. A list with a fixed order has none. */
  sorted?: {
    sorts: readonly Pick<SortOption<never>, 'key' | 'label'>[]
    sortKey: string
    setSortKey: (key: string) => void
  }
  /** Number of visible rows. */
  count: number
  total: number
}

/** Search field and sort order above a list. */
export function ListFilterBar({ label, search, setSearch, sorted, count, total }: Props) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (bar.current) repeatEarlyInput(bar.current)
  }, [])
  return (
    <div ref={bar} className="mb-4 flex flex-wrap items-center gap-3">
      <label className="relative min-w-0 grow basis-56 md:max-w-80">
        <span className="sr-only">{label}</span>
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-quiet"
        />
        <input
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={label}
          className={`${look} w-full pr-3 pl-9`}
        />
      </label>
      {sorted && (
        <FilterSelect
          place="beside"
          label={words.sortBy}
          value={sorted.sortKey}
          options={sorted.sorts.map(({ key, label: text }) => ({ value: key, label: text }))}
          onChoose={sorted.setSortKey}
        />
      )}
      <p role="status" className="text-quiet text-sm tabular-nums md:ml-auto">
        {words.count(count, total)}
      </p>
    </div>
  )
}

const look =
  'h-11 rounded-control border border-control bg-surface text-ink text-base md:h-9 md:text-sm'
