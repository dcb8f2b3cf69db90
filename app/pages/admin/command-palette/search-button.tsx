import { Search } from '#app/ui/icons/search.ts'
import { searchTitle } from './palette-dialog-titles.ts'

/**
 * Opens the search from the header of the portal. Without JavaScript it leads to the desk, which
 * has a search of its own.
 */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  return (
    <form action="/admin/desk" className="shrink-0">
      <input type="hidden" name="section" value="all" />
      <button
        type="submit"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          event.preventDefault()
          onOpen()
        }}
        className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control text-quiet text-sm hover:text-ink md:min-h-9 lg:min-w-52 lg:justify-start lg:border lg:border-control lg:px-3"
      >
        <Search aria-hidden className="size-5 shrink-0 lg:size-4" />
        <span className="max-lg:sr-only">{searchTitle}</span>
        <kbd aria-hidden className="ml-auto font-sans text-xs max-lg:hidden">
          Ctrl K
        </kbd>
      </button>
    </form>
  )
}
