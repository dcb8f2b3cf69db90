import { useRef } from 'react'
import { allEnquiryStates } from '#app/crm/enquiries/enquiry-states.ts'
import type { DeskFilter } from './desk-filter.ts'
import * as words from './desk-list-words.ts'
import { enquiryStateLabel } from './format-desk-row.ts'

type Props = { filter: DeskFilter; go: (part: Partial<DeskFilter>) => void }

/** Filters by all open statuses, all closed statuses, or any number of single statuses. */
export function StatusFilter({ filter, go }: Props) {
  const panel = useRef<HTMLDetailsElement>(null)
  const { state: chosen, open } = filter
  const close = () => panel.current?.removeAttribute('open')
  const others = chosen.filter((it) => !allEnquiryStates.some((known) => known === it))
  const labels = [...(open ? [words.isOpen[open]] : []), ...chosen.map(enquiryStateLabel)]
  return (
    <div className="grid min-w-0 gap-1 text-quiet text-xs">
      <span aria-hidden>{words.state}</span>
      <details
        ref={panel}
        className="relative min-w-0"
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !panel.current?.open) return
          event.preventDefault()
          close()
          panel.current.querySelector('summary')?.focus()
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (relatedTarget && !currentTarget.contains(relatedTarget)) close()
        }}
      >
        <summary className="select-arrow flex h-11 cursor-pointer list-none items-center rounded-control border border-control bg-surface pr-9 pl-2.5 text-base text-ink md:h-9 md:text-sm">
          <span className="sr-only">{words.state}: </span>
          <span className="truncate">{labels.join(', ') || words.everyState}</span>
        </summary>
        {/* Focusable, so that a click on a label keeps the focus in the panel. Otherwise the focus would
            move to the page's main part, and the panel would close before the click counts. */}
        <fieldset
          tabIndex={-1}
          className="absolute inset-x-0 z-10 mt-1 max-h-80 overflow-y-auto rounded-control border border-control bg-surface px-2.5 py-1 text-base text-ink shadow-float outline-none md:text-sm"
        >
          <legend className="sr-only">{words.state}</legend>
          {(['yes', 'no'] as const).map((value) => (
            <StatusBox
              key={value}
              label={words.allOf[value]}
              isChosen={open === value}
              onChange={(isOn) => go({ open: isOn ? value : undefined, state: [] })}
            />
          ))}
          <hr className="my-1 border-hairline" />
          {[...allEnquiryStates, ...others].map((state) => (
            <StatusBox
              key={state}
              label={enquiryStateLabel(state)}
              isChosen={chosen.includes(state)}
              onChange={(isOn) => {
                const rest = chosen.filter((it) => it !== state)
                go({ state: isOn ? [...rest, state] : rest, open: undefined })
              }}
            />
          ))}
        </fieldset>
      </details>
    </div>
  )
}

type BoxProps = { label: string; isChosen: boolean; onChange: (isOn: boolean) => void }

function StatusBox({ label, isChosen, onChange }: BoxProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2.5 pr-2 hover:underline md:min-h-8">
      <input
        type="checkbox"
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        className="size-5 shrink-0 accent-(--signal-text) md:size-4"
      />
      {label}
    </label>
  )
}
