import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { leaveYard } from './leave-yard.ts'
import * as words from './staff-words.ts'

type Asked = { unsent: number; answer: (goes: boolean) => void }

/** Logging out, and the question before it where notes would be lost: a dialog to be shown somewhere. */
export function useLeaving(logOut: () => Promise<boolean>): {
  leave: () => Promise<boolean | undefined>
  question: ReactNode
} {
  const [asked, setAsked] = useState<Asked>()
  const ask = (unsent: number) =>
    new Promise<boolean>((answer) => {
      setAsked({ unsent, answer })
    })
  function answer(goes: boolean) {
    setAsked(undefined)
    asked?.answer(goes)
  }
  return {
    leave: () => leaveYard({ logOut, ask }),
    question: (
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={words.leaveWith(asked?.unsent ?? 0)}
        confirm={words.logOut}
        isBusy={false}
        onConfirm={() => answer(true)}
        onCancel={() => answer(false)}
      >
        <p>{words.leaveLoses}</p>
      </ConfirmDialog>
    ),
  }
}
