import { type ReactNode, type Ref, useRef, useState } from 'react'
import { Dialog } from '#app/ui/dialog.tsx'

/** Spread over the form of the dialog. */
export type FormInDialog = {
  ref: Ref<HTMLFormElement>
  /** What was typed before the dialog was closed without a word. */
  draft: FormData | undefined
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
  children: (form: FormInDialog) => ReactNode
}

/** A form that adds something. What is typed survives closing it; saving and Cancel clear it. */
export function FormDialog({ isOpen, title, onClose, onSaved, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<FormData>()
  // Closed meanwhile, it could be sent twice, and a refusal would be said to nobody.
  const [isSending, setSending] = useState(false)

  function leave() {
    if (form.current) setDraft(new FormData(form.current))
    onClose()
  }
  const andClear = (then: () => void) => () => {
    setDraft(undefined)
    then()
  }

  return (
    <Dialog isOpen={isOpen} onClose={leave} isBusy={isSending} title={title}>
      {children({
        ref: form,
        draft,
        onDone: andClear(onSaved),
        onCancel: andClear(onClose),
        onSending: setSending,
        className: 'gap-5',
      })}
    </Dialog>
  )
}
