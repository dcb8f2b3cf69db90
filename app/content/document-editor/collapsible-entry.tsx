import type { ReactNode } from 'react'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'

type Props = {
  isOpen: boolean
  onFold: (isOpen: boolean) => void
  head: ReactNode
  /** Buttons of another stand at its end. */
  hasRoomForButtons?: boolean
  children: ReactNode
}

/** What is not being written now takes one line, and its fields are made when it is opened. */
export function CollapsibleEntry({
  isOpen,
  onFold,
  head,
  hasRoomForButtons = false,
  children,
}: Props) {
  return (
    <details
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
          className="size-5 shrink-0 -rotate-90 text-quiet transition-transform group-open/fold:rotate-0"
        />
        {head}
      </summary>
      {isOpen && children}
    </details>
  )
}
