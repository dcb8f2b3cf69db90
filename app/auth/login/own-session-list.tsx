import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/components/button.tsx'
import { RowActionButton } from '#app/ui/components/row-action-button.tsx'
import { showToast } from '#app/ui/components/show-toast.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { endOtherSessions, endOwnSession, type ListedSession } from './own-session-endpoints.ts'
import { SessionList } from './session-list.tsx'
import * as words from './staff-words.ts'

type Props = { sessions: readonly ListedSession[]; timeZone: string }

/**
 * Lists the sessions of the logged-in account, with buttons to end them, for example on a lost
 * phone.
 */
export function OwnSessionList({ sessions, timeZone }: Props) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const hasOthers = sessions.some(({ isThis }) => !isThis)

  async function end(id?: string) {
    setBusy(true)
    const ended = await (id === undefined
      ? requestAsStaff(endOtherSessions)
      : requestAsStaff(endOwnSession, { params: { id } }))
    setBusy(false)
    if (ended.ok) void showToast(ended.value.message)
    else void showToast(ended.problem.message || words.endFailed, 'error')
    void revalidate()
  }

  return (
    <section aria-labelledby="sessions" className="mt-12">
      <h2 id="sessions" className="mb-4 font-bold text-xl">
        {words.whereLoggedIn}
      </h2>
      <SessionList sessions={sessions} timeZone={timeZone}>
        {({ id, isThis }, device) =>
          isThis ? null : (
            <RowActionButton
              tone="bad"
              disabled={isBusy}
              onClick={() => void end(id)}
              aria-label={words.endSessionOn(device)}
            >
              {words.endSession}
            </RowActionButton>
          )
        }
      </SessionList>
      {hasOthers ? (
        <Button size="small" className="mt-4" disabled={isBusy} onClick={() => void end()}>
          {words.endOthers}
        </Button>
      ) : (
        <p className="mt-3 text-quiet text-sm">{words.noOthers}</p>
      )}
    </section>
  )
}
