import type { ReactNode } from 'react'
import { formatInstant } from '#app/platform/calendar/format-instant.ts'
import type { ListedSession } from './own-session-endpoints.ts'
import * as words from './staff-words.ts'

type Props = {
  sessions: readonly ListedSession[]
  timeZone: string
  /** Content at the end of a row. */
  children?: (session: ListedSession, device: string) => ReactNode
}

/** Lists sessions with their device, start and last use. */
export function SessionList({ sessions, timeZone, children }: Props) {
  return (
    <ul className="max-w-xl border-hairline border-t">
      {sessions.map((session) => {
        const device = session.device || words.unknownDevice
        return (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-hairline border-b py-3"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {device}
                {session.isThis && (
                  <span className="font-normal text-good text-sm"> {words.thisDevice}</span>
                )}
              </p>
              <p className="flex flex-wrap gap-x-4 text-quiet text-sm">
                <span>{words.since(formatInstant(session.startedAt, timeZone))}</span>
                <span>{words.lastSeen(formatInstant(session.lastSeenAt, timeZone))}</span>
              </p>
            </div>
            {children?.(session, device)}
          </li>
        )
      })}
    </ul>
  )
}
