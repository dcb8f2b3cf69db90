import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import * as words from './words.ts'

type Props = {
  isOpen: boolean
  /** The question. */
  title: string
  /** The button that does it: "Delete". */
  confirm: string
  isBusy: boolean
  onConfirm: () => void
  onCancel: () => void
  children?: ReactNode
}

/** Asks before something is taken away. */
export function ConfirmDialog({ isOpen, title, confirm, isBusy, ...rest }: Props) {
  const { onConfirm, onCancel, children } = rest
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title} isBusy={isBusy}>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button size="small" disabled={isBusy} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button tone="bad" size="small" disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
