import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import type { logOutAndClearOfflineData } from './log-out-and-clear-offline-data.ts'
import type { UnsentLogoutDialogProps } from './unsent-logout-dialog.tsx'

/**
 * The code for logging out. The offline page imports this code directly; other pages load it when
 * the user clicks.
 */
type LogoutParts = {
  logOut: () => Promise<boolean>
  loadLogout: () => Promise<typeof logOutAndClearOfflineData>
  Question: ComponentType<UnsentLogoutDialogProps>
}

type LogoutQuestion = { unsent: number; answer: (goes: boolean) => void }

/** Returns the logout function and a confirmation dialog, which the caller must render. */
export function useOfflineLogout(
  owner: string,
  { logOut, loadLogout, Question }: LogoutParts,
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
  /**
   * Logs out. Returns `false` and keeps the session if the code that deletes offline data cannot be
   * loaded.
   */
  async function leave() {
    try {
      const leaveNow = await loadLogout()
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
