import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'
import { Search } from '#app/ui/icons/search.ts'
import type { DeskFilter } from './desk-filter.ts'
import * as words from './desk-list-words.ts'

/** Delay between the last keystroke and the search, in milliseconds. */
const debounce = 350

type SearchProps = { filter: DeskFilter; onSearch: (search: string) => void }

/**
 * Searches while the user types, and stores the search in the address. Without JavaScript, a button
 * submits the search.
 */
export function DeskSearchField({ filter, onSearch }: SearchProps) {
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const type = useNavigationType()
  useEffect(() => () => clearTimeout(timer.current), [])
  // Updates the field when Back or Forward changes the address, but not while the user types.
  useEffect(() => {
    const { current } = field
    if (current && (type === 'POP' || !filter.search)) current.value = filter.search
  }, [filter.search, type])

  function apply() {
    clearTimeout(timer.current)
    const typed = field.current?.value.trim() ?? ''
    if (typed !== filter.search) onSearch(typed)
  }
  return (
    <form
      action="/admin/desk"
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      className="relative min-w-0 grow basis-48 md:max-w-80"
    >
      <input type="hidden" name="section" value={filter.section} />
      <input
        ref={field}
        type="search"
        name="search"
        aria-label={words.search}
        placeholder={words.searchFor}
        defaultValue={filter.search}
        maxLength={200}
        autoComplete="off"
        onInput={() => {
          clearTimeout(timer.current)
          timer.current = setTimeout(apply, debounce)
        }}
        className="h-11 w-full text-ellipsis rounded-control border border-control bg-surface pr-3 pl-11 text-base text-ink md:h-9 md:pl-9 md:text-sm"
      />
      <button
        type="submit"
        aria-label={words.searchNow}
        className="absolute inset-y-0 left-0 grid w-11 cursor-pointer place-items-center rounded-control text-quiet hover:text-ink md:w-9 forced-colors:bg-transparent!"
      >
        <Search aria-hidden className="size-4" />
      </button>
    </form>
  )
}
