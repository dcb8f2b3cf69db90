import * as words from './staff-words.ts'
import type { MyCallsState } from './use-my-calls.ts'

/** Notices about the network and the login. A change is announced to screen readers. */
export function ConnectionNotices({ myCalls, others }: { myCalls: MyCallsState; others: number }) {
  const { loaded, sending, unsent } = myCalls
  const own = unsent.length - others
  const isSignedOut = loaded === 'signed-out' || sending === 'signed-out'
  return (
    <div role="status" className="grid gap-2 text-sm empty:hidden [&:not(:empty)]:mb-5">
      {loaded === 'offline' && <p className={note}>{words.offline}</p>}
      {loaded === 'failed' && <p className={note}>{words.notLoaded}</p>}
      {loaded === 'not-yours' && <p className={note}>{words.notYours}</p>}
      {isSignedOut && (
        <p className={note}>
          {words.signedOut} {own > 0 && words.waitingForLogin(own)}{' '}
          <a
            href="/admin/login?next=/admin/today"
            className="inline-flex min-h-11 items-center font-semibold text-signal-text underline"
          >
            {words.logIn}
          </a>
        </p>
      )}
      {others > 0 && <p className={note}>{words.somebodyElses(others)}</p>}
    </div>
  )
}

const note = 'border-signal border-l-4 bg-surface px-4 py-2.5'
