import type { ReactNode } from 'react'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'

type Props = {
  isOpen: boolean
  onFold: (isOpen: boolean) => void
  head: ReactNode
  children: ReactNode
}

/** What is not being written now takes one line. */
export function Fold({ isOpen, onFold, head, children }: Props) {
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open !== isOpen) onFold(currentTarget.open)
      }}
      className="group/fold"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 font-semibold">
        {head}
        <ChevronDown
          aria-hidden
          className="ml-auto size-5 shrink-0 text-quiet transition-transform group-open/fold:rotate-180"
        />
      </summary>
      {children}
    </details>
  )
}
