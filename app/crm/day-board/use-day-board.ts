import { useRef, useState } from 'react'
import { useOnDeskChange } from '#app/crm/live-updates/use-desk-changes.ts'
import { useOnNewEnquiries } from '#app/crm/live-updates/use-on-new-enquiries.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { getDayBoard } from './day-board-endpoints.ts'
import type { DayBoard } from './day-board-schema.ts'
import * as words from './day-board-words.ts'

/** Holds the board of a day, and loads it again after each change at the desk. */
export function useDayBoard(initially: DayBoard) {
  const [loaded, setLoaded] = useState(initially)
  const [board, setBoard] = useState(initially)
  const [failure, setFailure] = useState<string>()
  const asked = useRef(0)
  if (initially !== loaded) {
    setLoaded(initially)
    setBoard(initially)
    setFailure(undefined)
  }

  async function refresh() {
    const request = ++asked.current
    const { day } = loaded
    const sent = await requestAsStaff(getDayBoard, { query: { day } })
    // A later request, or the page of another day, has newer data.
    if (request !== asked.current) return
    if (!sent.ok) return setFailure(sent.problem.message || words.notLoaded)
    setFailure(undefined)
    setBoard((now) => (now.day === day ? sent.value : now))
  }
  useOnDeskChange(() => void refresh())
  useOnNewEnquiries(() => void refresh())

  return { board, failure, refresh }
}
