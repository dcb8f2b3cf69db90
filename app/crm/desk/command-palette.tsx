import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { autoFocusRef } from '#app/ui/components/auto-focus-ref.ts'
import { Dialog } from '#app/ui/components/dialog.tsx'
import * as words from './command-palette-words.ts'
import { openNewEnquiry } from './open-new-enquiry.ts'
import { commandPaletteTitle } from './palette-dialog-titles.ts'
import { newEnquiryResult, type PaletteResult, usePaletteSearch } from './use-palette-search.ts'

/**
 * Finds enquiries, models and pages of the portal. The arrow keys select a result, and Enter opens
 * it.
 */
export function CommandPalette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={commandPaletteTitle} size="growing">
      <PaletteSearch onClose={onClose} />
    </Dialog>
  )
}

function PaletteSearch({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const id = useId()
  const navigate = useNavigate()
  const { found, isSearching, hasFailed } = usePaletteSearch(typed.trim())
  const chosen = Math.min(at, found.length - 1)

  function go(to: string) {
    onClose()
    if (to === newEnquiryResult.to) openNewEnquiry()
    else void navigate(to)
  }

  function onKeyDown(event: React.KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setAt((chosen + step + found.length) % Math.max(1, found.length))
    }
    const wanted = found[chosen]
    if (event.key === 'Enter' && wanted) {
      event.preventDefault()
      go(wanted.to)
    }
  }

  return (
    <>
      <input
        type="text"
        role="combobox"
        ref={autoFocusRef}
        autoComplete="off"
        aria-label={words.findAnything}
        aria-expanded={found.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={found[chosen] && `${id}-${chosen}`}
        placeholder={words.begin}
        maxLength={200}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        className="h-12 w-full rounded-control border border-control bg-surface px-3 text-base text-ink"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={words.findAnything}
        className="mt-3 max-h-[50dvh] overflow-y-auto"
      >
        {found.map((one, index) => (
          <div key={`${one.group} ${one.key}`} role="presentation">
            {one.group !== found[index - 1]?.group && (
              <p role="presentation" className="px-3 pt-2 pb-1 text-quiet text-xs">
                {one.group}
              </p>
            )}
            <PaletteOption one={one} id={`${id}-${index}`} isChosen={index === chosen} onGo={go} />
          </div>
        ))}
      </div>
      <p role="status" className="px-3 pt-2 text-quiet text-sm">
        {resultsMessage(typed.trim(), found.length, isSearching, hasFailed)}
      </p>
    </>
  )
}

type PaletteOptionProps = {
  one: PaletteResult
  id: string
  isChosen: boolean
  onGo: (to: string) => void
}

function PaletteOption({ one, id, isChosen, onGo }: PaletteOptionProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      ref={(element) => {
        if (isChosen) element?.scrollIntoView({ block: 'nearest' })
      }}
      onClick={() => onGo(one.to)}
      className="flex min-h-11 cursor-pointer flex-col justify-center gap-x-4 rounded-control px-3 py-1 hover:bg-ground aria-selected:bg-ground aria-selected:font-semibold aria-selected:outline aria-selected:-outline-offset-1 aria-selected:outline-control sm:flex-row sm:items-center sm:justify-between"
    >
      <span>{one.label}</span>
      <span className="font-normal text-quiet text-sm">{one.note}</span>
    </div>
  )
}

function resultsMessage(
  typed: string,
  count: number,
  isSearching: boolean,
  hasFailed: boolean,
): string {
  if (hasFailed) return words.notSearched
  if (isSearching) return words.searching
  if (typed && count === 0) return words.nothing(typed)
  return typed ? words.found(count) : ''
}
