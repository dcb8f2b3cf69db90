import { lazy, type ReactNode, Suspense, useState } from 'react'

type Asked = { unsent: number; answer: (goes: boolean) => void }

const LeaveQuestion = lazy(() => import('./leave-question.tsx'))

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
  /** Without the code that takes away what was kept for the yard nobody is logged out. */
  async function leave() {
    try {
      const { leaveYard } = await import('./leave-yard.ts')
      return await leaveYard({ logOut, ask })
    } catch {
      return false
    }
  }
  return {
    leave,
    question: asked && (
      <Suspense>
        <LeaveQuestion unsent={asked.unsent} onAnswer={answer} />
      </Suspense>
    ),
  }
}
