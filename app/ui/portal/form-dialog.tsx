import { type ReactNode, useState } from 'react'
import { Dialog } from '#app/ui/components/dialog.tsx'

/** Spread over the form of the dialog. */
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

/** A form that adds something. */
export function FormDialog({ isOpen, title, onClose, onSaved, children }: Props) {
  // Closed meanwhile, it could be sent twice, and a refusal would be said to nobody.
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
