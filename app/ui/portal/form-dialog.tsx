import { type ReactNode, useState } from 'react'
import { Dialog } from '#app/ui/components/dialog.tsx'

/** Properties to spread on the form of the dialog. */
export type DialogFormProps = {
  onDone: () => void
  onCancel: () => void
  onSending: (isSending: boolean) => void
  className: string
}

type Props = {
  isOpen: boolean
  title: string
  onClose: () => void
  onSaved: () => void
  children: (form: DialogFormProps) => ReactNode
}

/** Dialog with a form that adds something. */
export function FormDialog({ isOpen, title, onClose, onSaved, children }: Props) {
  // The dialog stays open while it sends. Otherwise the form could be sent twice, and its refusal
  // would be lost.
  const [isSending, setSending] = useState(false)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} isBusy={isSending} title={title}>
      {children({
        onDone: onSaved,
        onCancel: onClose,
        onSending: setSending,
        className: 'gap-5',
      })}
    </Dialog>
  )
}
