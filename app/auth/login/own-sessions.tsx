import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Button } from '#app/ui/components/button.tsx'
import { RowAction } from '#app/ui/components/row-action.tsx'
import { notify } from '#app/ui/components/toast.ts'
import { call } from '#app/ui/portal/call.ts'
import { endOtherSessions, endOwnSession, type ListedSession } from './own-session-calls.ts'
import { SessionList } from './session-list.tsx'
import * as words from './staff-words.ts'

type Props = { sessions: readonly ListedSession[]; timeZone: string }

/** Where one is logged in oneself, and the way to end it there: a phone that was lost, say. */
export function OwnSessions({ sessions, timeZone }: Props) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const hasOthers = sessions.some(({ isThis }) => !isThis)

  async function end(id?: string) {
    setBusy(true)
    const ended = await (id === undefined
      ? call(endOtherSessions)
      : call(endOwnSession, { params: { id } }))
    setBusy(false)
    if (ended.ok) void notify(ended.answer.message)
    else void notify(ended.message || words.endFailed, 'error')
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
            <RowAction
              tone="bad"
              disabled={isBusy}
              onClick={() => void end(id)}
              aria-label={words.endSessionOn(device)}
            >
              {words.endSession}
            </RowAction>
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
