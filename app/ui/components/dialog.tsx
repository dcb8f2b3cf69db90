import { type ReactNode, useEffect, useId, useRef } from 'react'
import { X } from '#app/ui/icons/x.ts'
import * as words from './words.ts'

type Props = {
  isOpen: boolean
  /** Called by Escape, the button, and a click beside the dialog. */
  onClose: () => void
  title: string
  children: ReactNode
  /** What it holds is on its way and can't be called off: it can't be closed. */
  isBusy?: boolean
  size?: keyof typeof widths
}

/** The platform's own modal: it traps the focus, closes on Escape and gives the focus back. */
export function Dialog({ isOpen, onClose, title, children, isBusy, size = 'normal' }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isBeside = useRef(false)
  const titleId = useId()
  useEffect(() => {
    const { current } = dialog
    if (isOpen && !current?.open) current?.showModal()
    if (!isOpen && current?.open) current.close()
  }, [isOpen])

  function close() {
    if (!isBusy) onClose()
    // A second Escape closes it whatever one says.
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
      // Marking text may begin in a field and end beside the dialog: the click is the dialog's then.
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
  /** What comes while it is open moves nothing that is there. */
  growing: 'max-w-4xl mt-2 sm:mt-12',
} as const
