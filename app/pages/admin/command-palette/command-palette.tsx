import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { openNewEnquiry } from '#app/crm/desk/open-new-enquiry.ts'
import { autoFocusRef } from '#app/ui/components/auto-focus-ref.ts'
import { Dialog } from '#app/ui/components/dialog.tsx'
import * as words from './command-palette-words.ts'
import { searchTitle } from './palette-dialog-titles.ts'
import { PaletteGroup } from './palette-group.tsx'
import type { PaletteAction } from './rank-results.ts'
import { usePaletteSearch } from './use-palette-search.ts'

/**
 * Searches everything in the portal. The arrow keys select a result, Enter opens it, and Enter with
 * Ctrl or ⌘ opens it in a new tab.
 */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={searchTitle} size="sheet">
      <PaletteSearch onClose={onClose} />
    </Dialog>
  )
}

function PaletteSearch({ onClose }: { onClose: () => void }) {
  const [input, setInput] = useState('')
  const [chosenKey, setChosenKey] = useState<string>()
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const maxHeight = useHeightBelow(frame)
  const typed = input.trim()
  const { found, isSearching, failure } = usePaletteSearch(typed)
  // Results that arrive later do not move the selection to another result.
  const chosen = Math.max(
    0,
    found.findIndex(({ key }) => key === chosenKey),
  )
  const groups = [...new Set(found.map(({ group }) => group))]

  function onAct(action: PaletteAction) {
    onClose()
    if (action === 'new-enquiry') openNewEnquiry()
    else document.dispatchEvent(new Event('desk:keys'))
  }

  function onKeyDown(event: React.KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey) return
    const moved = movedIndex(event.key, chosen, found.length)
    if (event.key !== 'Enter' && moved === undefined) return
    event.preventDefault()
    if (moved !== undefined) return setChosenKey(found[moved]?.key)
    const option = document.getElementById(`${id}-${found[chosen]?.key}`)
    const isLink = option instanceof HTMLAnchorElement
    if (isLink && (event.ctrlKey || event.metaKey)) window.open(option.href, '_blank', 'noopener')
    else option?.click()
  }

  return (
    <div ref={frame} className="flex max-h-[80dvh] flex-col" style={{ maxHeight }}>
      <input
        type="text"
        role="combobox"
        ref={autoFocusRef}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        aria-label={words.findAnything}
        aria-autocomplete="list"
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[chosen] && `${id}-${found[chosen].key}`}
        placeholder={words.begin}
        maxLength={100}
        value={input}
        onChange={({ target }) => {
          setInput(target.value)
          setChosenKey(undefined)
        }}
        onKeyDown={onKeyDown}
        className="h-12 w-full shrink-0 rounded-control border border-control bg-surface px-3 text-base text-ink"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.findAnything}
        className="mt-3 min-h-0 shrink overflow-y-auto overscroll-contain"
      >
        {groups.map((group) => (
          <PaletteGroup
            key={group}
            group={group}
            results={found.filter((one) => one.group === group)}
            id={id}
            chosen={found[chosen]?.key}
            onAct={onAct}
            onFollow={onClose}
          />
        ))}
      </div>
      <p role="status" className="min-h-7 shrink-0 px-3 pt-2 text-quiet text-sm">
        {statusMessage(typed, found.length, isSearching)}
      </p>
      {failure && (
        <p role="alert" className="shrink-0 px-3 text-sm text-warn">
          {failure}
        </p>
      )}
    </div>
  )
}

/** Returns the index that a key selects, or `undefined` for another key. */
function movedIndex(key: string, chosen: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return (chosen + 1) % count
  if (key === 'ArrowUp') return (chosen - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}

function statusMessage(typed: string, count: number, isSearching: boolean): string {
  if (isSearching) return words.searching
  if (typed && count === 0) return words.nothing(typed)
  return typed ? words.found(count) : ''
}

/** Space below the results, in pixels. */
const margin = 24

/**
 * Returns the height from the element to the lower end of the window, in pixels. The keyboard of a
 * phone makes the visible window lower.
 */
function useHeightBelow(element: RefObject<HTMLElement | null>): number | undefined {
  const [height, setHeight] = useState<number>()
  useEffect(() => {
    const { visualViewport } = window
    const measure = () => {
      const top = element.current?.getBoundingClientRect().top ?? 0
      setHeight(Math.round((visualViewport?.height ?? window.innerHeight) - top - margin))
    }
    measure()
    visualViewport?.addEventListener('resize', measure)
    return () => visualViewport?.removeEventListener('resize', measure)
  }, [element])
  return height
}
