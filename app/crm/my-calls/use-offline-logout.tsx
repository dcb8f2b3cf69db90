import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import type { logOutAndClearOfflineData } from './log-out-and-clear-offline-data.ts'
import type { UnsentLogoutDialogProps } from './unsent-logout-dialog.tsx'

/** What logging out needs: at hand where there may be no network, fetched on the click elsewhere. */
type LogoutParts = {
  logOut: () => Promise<boolean>
  yard: () => Promise<typeof logOutAndClearOfflineData>
  Question: ComponentType<UnsentLogoutDialogProps>
}

type LogoutQuestion = { unsent: number; answer: (goes: boolean) => void }

/** Logging out, and the question before it where notes would be lost: a dialog to be shown somewhere. */
export function useOfflineLogout(
  owner: string,
  { logOut, yard, Question }: LogoutParts,
): {
  leave: () => Promise<boolean | undefined>
  question: ReactNode
} {
  const [asked, setAsked] = useState<LogoutQuestion>()
  const ask = (unsent: number) =>
    new Promise<boolean>((answer) => {
      setAsked({ unsent, answer })
    })
  function answer(goes: boolean) {
    setAsked(undefined)
    asked?.answer(goes)
  }
  /** Without the code that takes away what was kept for the yard nobody is logged out. */
  async function leave() {
    try {
      const leaveNow = await yard()
      return await leaveNow({ owner, logOut, ask })
    } catch {
      return false
    }
  }
  return {
    leave,
    question: asked && (
      <Suspense>
        <Question unsent={asked.unsent} onAnswer={answer} />
      </Suspense>
    ),
  }
}
