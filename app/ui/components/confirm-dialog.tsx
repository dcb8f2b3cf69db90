import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import * as words from './words.ts'

type Props = {
  isOpen: boolean
  /** Question to confirm. */
  title: string
  /** Label of the confirming button, such as "Delete". */
  confirm: string
  isBusy: boolean
  /** `bad` if the action removes something. */
  tone?: 'bad' | 'signal'
  onConfirm: () => void
  onCancel: () => void
  children?: ReactNode
}

/** Dialog that asks before an action, usually a removal. */
export function ConfirmDialog({ isOpen, title, confirm, isBusy, tone = 'bad', ...rest }: Props) {
  const { onConfirm, onCancel, children } = rest
  return (
    <Dialog isOpen={isOpen} onClose={onCancel} title={title} isBusy={isBusy}>
      {children}
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button size="small" disabled={isBusy} onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button tone={tone} size="small" disabled={isBusy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
