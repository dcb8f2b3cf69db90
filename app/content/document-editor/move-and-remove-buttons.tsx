import type { ReactNode } from 'react'
import { ChevronDown } from '#app/ui/icons/chevron-down.ts'
import { X } from '#app/ui/icons/x.ts'
import * as words from './words.ts'

type Props = {
  name: string
  index: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

/**
 * Buttons that move a list entry up or down, or remove it. `isBrief` hides Remove on a phone, to
 * leave room for the name.
 */
export function MoveAndRemoveButtons({
  name,
  index,
  count,
  isBrief,
  onMove,
  onRemove,
}: Props & { isBrief: boolean }) {
  return (
    <p className="flex shrink-0 justify-end">
      <UpDownButtons {...{ name, index, count, onMove }} />
      <span className={isBrief ? 'max-sm:hidden' : undefined}>
        <IconButton label={words.remove(name)} onClick={onRemove}>
          <X aria-hidden className="size-5" />
        </IconButton>
      </span>
    </p>
  )
}

/** Buttons that move a list entry up or down by one place. */
export function UpDownButtons({ name, index, count, onMove }: Omit<Props, 'onRemove'>) {
  return (
    <>
      <IconButton
        label={words.up(name)}
        move="up"
        isOff={index === 0}
        onClick={() => onMove(index - 1)}
      >
        <ChevronDown aria-hidden className="size-5 rotate-180" />
      </IconButton>
      <IconButton
        label={words.down(name)}
        move="down"
        isOff={index === count - 1}
        onClick={() => onMove(index + 1)}
      >
        <ChevronDown aria-hidden className="size-5" />
      </IconButton>
    </>
  )
}

type IconButtonProps = {
  label: string
  /** Direction of a button that moves an entry, by which the list finds the button. */
  move?: 'up' | 'down'
  isOff?: boolean
  onClick: () => void
  children: ReactNode
}

function IconButton({ label, move, isOff = false, onClick, children }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-move={move}
      // A `disabled` button would lose the focus when an entry reaches an end of the list.
      aria-disabled={isOff}
      onClick={() => !isOff && onClick()}
      className="grid size-11 cursor-pointer place-items-center rounded-control text-quiet hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      {children}
    </button>
  )
}
