import { type ReactNode, useContext, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { isCalendarDay } from '#app/platform/calendar/is-calendar-day.ts'
import { DraftOwnerContext } from '#app/ui/portal/draft-owner.ts'
import { PageHeading } from '#app/ui/portal/page-heading.tsx'
import * as offlineWords from './day-board-offline-words.ts'
import * as words from './day-board-words.ts'
import { findStoredBoard, type StoredBoard } from './stored-board.ts'

type Props = { children: (stored: StoredBoard) => ReactNode }

/** Shows the board that is kept on this device, if the page opened without a network. */
export function StoredDayBoard({ children }: Props) {
  const owner = useContext(DraftOwnerContext)
  const { search } = useLocation()
  const [stored, setStored] = useState<StoredBoard | 'loading' | 'none'>('loading')
  useEffect(() => {
    let isOver = false
    const wanted = new URLSearchParams(search).get('day') ?? ''
    void findStoredBoard(owner, isCalendarDay(wanted) ? wanted : undefined)
      .catch(() => undefined)
      .then((found) => isOver || setStored(found ?? 'none'))
    return () => {
      isOver = true
    }
  }, [owner, search])
  useEffect(() => {
    if (stored !== 'none') return
    const again = () => location.reload()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [stored])
  if (typeof stored === 'object') return children(stored)
  return (
    <>
      <PageHeading title={words.title} />
      <p role="status">{stored === 'loading' ? words.loading : offlineWords.notKept}</p>
    </>
  )
}
