import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'

type ConfirmQuestion = { title: string; confirm: string; tone?: 'bad'; details?: ReactNode }

/** Asks for confirmation. `ask` resolves to the answer, and `dialog` must be rendered somewhere. */
export function useConfirm() {
  const [asked, setAsked] = useState<ConfirmQuestion & { answer: (yes: boolean) => void }>()

  function ask(question: ConfirmQuestion): Promise<boolean> {
    return new Promise((answer) => setAsked({ ...question, answer }))
  }
  const answer = (yes: boolean) => () => {
    asked?.answer(yes)
    setAsked(undefined)
  }

  const dialog = (
    <ConfirmDialog
      isOpen={asked !== undefined}
      title={asked?.title ?? ''}
      confirm={asked?.confirm ?? ''}
      tone={asked?.tone ?? 'signal'}
      isBusy={false}
      onConfirm={answer(true)}
      onCancel={answer(false)}
    >
      {asked?.details}
    </ConfirmDialog>
  )
  return { ask, dialog }
}
