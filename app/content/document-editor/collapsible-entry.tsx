import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'

type Props = {
  isOpen: boolean
  onFold: (isOpen: boolean) => void
  head: ReactNode
  /** Leaves room at the end of the line for buttons that the parent draws. */
  hasRoomForButtons?: boolean
  children: ReactNode
}

/** A list entry that collapses to one line. Its fields are mounted only while it is open. */
export function CollapsibleEntry({
  isOpen,
  onFold,
  head,
  hasRoomForButtons = false,
  children,
}: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  // A user can open the entry before hydration, and React then knows nothing of it.
  const readEarlyToggle = useEffectEvent(() => {
    if (details.current && details.current.open !== isOpen) onFold(details.current.open)
  })
  useEffect(() => readEarlyToggle(), [])
  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onFold(currentTarget.open)
      }}
      className="group/fold"
    >
      <summary
        className={`flex min-h-14 cursor-pointer list-none items-center gap-3 py-1.5 font-semibold max-sm:gap-2 ${hasRoomForButtons ? 'pr-24 group-open/fold:pr-36 sm:pr-36' : ''}`}
      >
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 -rotate-90 text-quiet transition-transform [details[open]>summary>&]:rotate-0"
        />
        {head}
      </summary>
      {isOpen && children}
    </details>
  )
}
