import { useEffect, useState } from 'react'
import { serverNow, syncServerClock } from '#app/platform/calendar/server-clock.ts'

const minute = 60_000

/**
 * Returns the server's time, updated each minute. The first value is the time of server rendering,
 * so that hydration produces the same HTML.
 */
export function useServerTime(initially: string): Date {
  const [now, setNow] = useState(() => new Date(initially))
  useEffect(() => {
    syncServerClock(initially)
    const tick = () => setNow(serverNow())
    tick()
    const timer = setInterval(tick, minute)
    // A phone suspends timers in the background. So the time is also updated when the page becomes
    // visible again.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [initially])
  return now
}
