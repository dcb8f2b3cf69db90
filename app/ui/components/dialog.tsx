import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { X } from '#app/ui/icons/x.ts'
import * as words from './words.ts'

type Props = {
  isOpen: boolean
  /** Called by Escape, the button and a click outside the dialog. */
  onClose: () => void
  title: string
  children: ReactNode
  /** `true` while an action runs that cannot be cancelled: the dialog cannot be closed. */
  isBusy?: boolean
  size?: keyof typeof widths
}

/** Modal dialog of the browser. It traps the focus, closes on Escape and restores the focus. */
export function Dialog({ isOpen, onClose, title, children, isBusy, size = 'normal' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isBeside = useRef(false)
  const titleId = useId()
  useEffect(() => {
    const { current } = dialog
    if (isOpen && !current?.open) current?.showModal()
    if (!isOpen && current?.open) current.close()
  }, [isOpen])
  // The browser returns the focus if the dialog closes, but not if an open dialog is removed.
  useLayoutEffect(() => {
    const { current } = dialog
    return () => current?.close()
  }, [])

  function close() {
    if (!isBusy) onClose()
    // A second Escape closes the dialog even if the first was prevented.
    else if (isOpen && !dialog.current?.open) dialog.current?.showModal()
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (isBusy) event.preventDefault()
      }}
      onClose={close}
      // A text selection that ends outside the dialog also fires a click, which must not close it.
      onPointerDown={(event) => {
        isBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (isBeside.current && event.target === event.currentTarget) close()
      }}
      className={`dialog m-auto w-full rounded-picture bg-surface text-ink shadow-float ${widths[size]}`}
    >
      {isOpen && (
        <div className="p-5 md:p-8">
          <div className="flex items-start justify-between gap-4">
            <h2 id={titleId} className="wrap-anywhere min-w-0 font-bold text-xl leading-tight">
              {title}
            </h2>
            <button
              type="button"
              onClick={close}
              aria-label={words.closeDialog}
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-quiet hover:text-ink"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          <div className="mt-4">{children}</div>
        </div>
      )}
    </dialog>
  )
}

const widths = {
  normal: 'max-w-lg',
  wide: 'max-w-4xl',
  /** Aligned to the top, so that content that is added later does not move the rest. */
  growing: 'max-w-4xl mt-2 sm:mt-4',
  /** The same, but the whole window of a phone. */
  sheet:
    'sheet-dialog max-w-3xl sm:mt-12 max-sm:m-0 max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none max-sm:rounded-none',
} as const
