import { useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import * as words from './list-words.ts'

/** What is typed is not lost by a slip: `typed` says how many prices would be. */
export function LeaveGuard({ typed }: { typed: number }) {
  useBeforeUnload((event) => {
    if (typed > 0) event.preventDefault()
  })
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      typed > 0 && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <ConfirmDialog
      isOpen={leaving.state === 'blocked'}
      title={words.leaveQuestion}
      confirm={words.leave}
      isBusy={false}
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    >
      <p>{words.leaveNote(typed)}</p>
    </ConfirmDialog>
  )
}
