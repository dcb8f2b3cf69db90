import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'

type Props = {
  /** Whether something would be lost. */
  isNeeded: boolean
  title: string
  confirm: string
  children: ReactNode
}

/** For what no browser can keep as a draft, as chosen files: asks before the page is left by a link or closed. */
export function ConfirmBeforeLeaving({ isNeeded, title, confirm, children }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isNeeded && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isNeeded) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isNeeded])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={title}
      confirm={confirm}
      isBusy={false}
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  )
}
