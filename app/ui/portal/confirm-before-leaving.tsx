import { type ReactNode, useEffect } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#app/ui/components/confirm-dialog.tsx'

type Props = {
  /** `true` if leaving would lose input. */
  isNeeded: boolean
  title: string
  confirm: string
  children: ReactNode
}

/**
 * Asks before the page is left or closed. Use it for input that a browser cannot store as a draft,
 * such as chosen files.
 */
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
