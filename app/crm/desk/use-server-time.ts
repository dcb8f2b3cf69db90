import { useEffect, useState } from 'react'
import { serverNow, syncServerClock } from '#app/platform/calendar/server-clock.ts'

const minute = 60_000

/** The server's time, each minute anew; first as the server wrote the page with it, so that both read alike. */
export function useServerTime(initially: string): Date {
  const [now, setNow] = useState(() => new Date(initially))
  useEffect(() => {
    syncServerClock(initially)
    const tick = () => setNow(serverNow())
    tick()
    const timer = setInterval(tick, minute)
    // A telephone's timers sleep with it.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [initially])
  return now
}
