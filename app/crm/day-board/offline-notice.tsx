import { formatHour } from '#app/platform/calendar/format-hour.ts'
import { formatStaffTime } from '#app/platform/calendar/format-staff-time.ts'
import { localTime } from '#app/platform/calendar/local-time.ts'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import * as words from './day-board-offline-words.ts'

type Props = {
  isOffline: boolean
  /** Time at which the server answered with this board, as an instant. */
  loadedAt: string
  zone: string
  /** Number of taps that are not sent yet. */
  unsent: number
}

/** Says that the board is old, and how many taps are not sent. Announced to screen readers. */
export function OfflineNotice({ isOffline, loadedAt, zone, unsent }: Props) {
  const { day, time } = localTime(new Date(loadedAt), zone)
  const isToday = day === localTime(serverNow(), zone).day
  const asOf = isToday ? formatStaffTime(time) : formatHour({ day, at: time })
  return (
    <div role="status" className="empty:hidden [&:not(:empty)]:mb-3">
      {(isOffline || unsent > 0) && (
        <div className="border-signal border-l-4 bg-surface px-4 py-2.5">
          {isOffline && (
            <p>
              <strong className="tabular-nums">{words.withoutNetwork(asOf)}</strong>{' '}
              {words.worksWithout}
            </p>
          )}
          {unsent > 0 && <p>{words.waiting(unsent)}</p>}
        </div>
      )}
    </div>
  )
}
