import { useContext, useEffect, useRef, useState } from 'react'
import { useOnDeskChange } from '#app/crm/live-updates/use-desk-changes.ts'
import { useOnNewEnquiries } from '#app/crm/live-updates/use-on-new-enquiries.ts'
import { deleteKeptData } from '#app/crm/my-calls/offline-db.ts'
import { requestTimeout } from '#app/crm/my-calls/outbox-request.ts'
import { sendOutbox } from '#app/crm/my-calls/send-outbox.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { DraftOwnerContext } from '#app/ui/portal/draft-owner.ts'
import { requestAsStaff } from '#app/ui/portal/request-as-staff.ts'
import { getDayBoard } from './day-board-endpoints.ts'
import type { DayBoard } from './day-board-schema.ts'
import * as words from './day-board-words.ts'
import { storeBoard } from './stored-board.ts'
import { boardWithTaps, useBoardTaps } from './use-board-taps.ts'
import { useSyncWithNetwork } from './use-sync-with-network.ts'

type Options = {
  zone: string
  /** `true` if the board was kept on this device and the server was not asked. */
  isStored: boolean
}

/**
 * Holds the board of a day, with the taps that are not sent yet. Loads it again after each change at
 * the desk, when the page is seen again, and every few minutes.
 */
export function useDayBoard(initially: DayBoard, { zone, isStored }: Options) {
  const owner = useContext(DraftOwnerContext)
  const [loaded, setLoaded] = useState(initially)
  const [board, setBoard] = useState(initially)
  const [failure, setFailure] = useState<string>()
  const [isOffline, setOffline] = useState(isStored)
  const asked = useRef(0)
  const taps = useBoardTaps(owner)
  if (initially !== loaded) {
    setLoaded(initially)
    setBoard(initially)
    setFailure(undefined)
    setOffline(isStored)
  }

  /** Resolves to `true` if the network worked. */
  async function refresh(): Promise<boolean> {
    const request = ++asked.current
    const { day } = loaded
    const signal = AbortSignal.timeout(requestTimeout)
    const sent = await requestAsStaff(getDayBoard, { query: { day }, signal })
    const isReached = sent.ok || sent.problem.kind !== 'unreachable'
    // A later request, or the page of another day, has newer data.
    if (request !== asked.current) return isReached
    setOffline(!isReached)
    if (sent.ok) {
      setFailure(undefined)
      setBoard((now) => (now.day === day ? sent.value : now))
      void storeBoard(owner, zone, sent.value).catch(() => undefined)
      return true
    }
    const { kind, message } = sent.problem
    if (kind === 'unauthenticated' || kind === 'forbidden')
      await deleteKeptData().catch(() => undefined)
    setFailure(isReached ? message || words.notLoaded : undefined)
    return isReached
  }

  /** Sends the taps before it loads the board, so that the loaded board includes them. */
  async function sendAndRefresh(): Promise<boolean> {
    const tell = (notice: string) => void showToast(notice, 'warning')
    const send = () => sendOutbox(tell).catch(() => 'later' as const)
    const sent = await send()
    await taps.look()
    const isReached = await refresh()
    // The person has logged in again while the board was loading.
    if (sent === 'signed-out' && isReached && (await send()) === 'done') await refresh()
    await taps.look()
    return isReached && sent !== 'later'
  }
  const sync = useSyncWithNetwork(sendAndRefresh, {
    isWaiting: isOffline || taps.waiting.length > 0,
    isStored,
    onLost: () => setOffline(true),
  })
  useEffect(() => {
    if (!isStored) void storeBoard(owner, zone, initially).catch(() => undefined)
  }, [owner, zone, initially, isStored])
  useOnDeskChange(() => void sync())
  useOnNewEnquiries(() => void sync())

  return { board: boardWithTaps(board, taps.waiting), failure, refresh, isOffline, taps, sync }
}
