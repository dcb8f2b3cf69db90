import { useEffect, useEffectEvent, useState } from 'react'
import { X } from '#app/ui/icons/x.ts'
import { Button } from './button.tsx'
import * as words from './words.ts'

export type UndoableAction = {
  /** A new key restarts the time. */
  key: string | number
  /** Message about the action, such as "Offer deleted". */
  message: string
  /** Link to another site for the next step, such as WhatsApp. */
  link?: { text: string; href: string } | undefined
  /** Undoes the action. */
  undo: () => void
}

/** Time in which a deletion can be undone, in seconds. */
const undoSeconds = 10

/** Bar at the bottom that offers for ten seconds to undo the last action. */
export function UndoBar({
  last,
  onOver,
}: {
  last: UndoableAction | undefined
  onOver: () => void
}) {
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 p-4">
      {last && <Bar {...last} key={last.key} onOver={onOver} />}
    </div>
  )
}

function Bar({
  message,
  link,
  undo,
  onOver,
}: Omit<UndoableAction, 'key'> & { onOver: () => void }) {
  const [left, setLeft] = useState(undoSeconds)
  const [isHeld, setIsHeld] = useState(false)
  const end = useEffectEvent(onOver)

  // The time stops while the bar has the pointer or the focus.
  useEffect(() => {
    if (isHeld) return
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [isHeld])
  useEffect(() => {
    if (left <= 0) end()
  }, [left])

  const hold = (held: boolean) => () => setIsHeld(held)
  return (
    <div
      className="pointer-events-auto mx-auto flex w-fit max-w-full items-center gap-4 rounded-control bg-ink py-2 pr-2 pl-4 text-ground shadow-float"
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <span className="min-w-0">
        <span className="wrap-anywhere line-clamp-4">{message}</span>
        {link && (
          <a
            href={link.href}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center font-semibold underline"
          >
            {link.text}
          </a>
        )}
      </span>
      <Button tone="signal" size="small" onClick={undo}>
        {words.undo}
        <span aria-hidden className="w-5 text-right tabular-nums">
          {left}
        </span>
      </Button>
      <button
        type="button"
        aria-label={words.leaveItSo}
        onClick={onOver}
        className="grid size-11 shrink-0 place-items-center"
      >
        <X aria-hidden className="size-5" />
      </button>
    </div>
  )
}
