import { useEffect, useState } from 'react'

const minute = 60_000

/** The time, each minute anew; first as the server wrote the page with it, so that both read alike. */
export function useNow(initially: string): Date {
  const [now, setNow] = useState(() => new Date(initially))
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, minute)
    // A telephone's timers sleep with it.
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
