import { useEffect, useState } from 'react'
import { todayIn } from '#app/platform/calendar/near-days.ts'

/** The day at the shop: a page that was left open over night knows it in the morning. */
export function useToday(initially: string, zone: string): string {
  const [today, setToday] = useState(initially)
  useEffect(() => {
    const look = () => setToday(todayIn(zone))
    const timer = setInterval(look, 60_000)
    return () => clearInterval(timer)
  }, [zone])
  return today
}
