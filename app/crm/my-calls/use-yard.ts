import { useCallback, useEffect, useRef, useState } from 'react'
import { randomKey } from '#app/ui/components/random-key.ts'
import { type Calls, keptCalls, type Loaded, loadCalls } from './load-calls.ts'
import { type Sending, sendUnsent } from './send.ts'
import { askForSync, startWorker } from './start-worker.ts'
import {
  addUnsent,
  changeUnsent,
  dropUnsent,
  listUnsent,
  type Unsent,
  type Written,
} from './yard-db.ts'

export type Yard = ReturnType<typeof useYard>

type Running = {
  is: boolean
  again: boolean
  pause: number
  timer: ReturnType<typeof setTimeout> | undefined
  go?: () => void
}

/** Milliseconds before it is tried again. */
const firstPause = 1000
const longestPause = 60_000

/** One's calls, what was written about them, and the way of both over a network that comes and goes. */
export function useYard(owner: string) {
  const [calls, setCalls] = useState<Calls>()
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  const [loaded, setLoaded] = useState<Loaded['is']>()
  const [sending, setSending] = useState<Sending>()
  const running = useRef<Running>({ is: false, again: false, pause: firstPause, timer: undefined })

  const look = useCallback(async () => setUnsent(await listUnsent().catch(() => [])), [])

  /** Sends first: the calls that come then know of it. Resolves to whether the network answered. */
  const once = useCallback(async () => {
    const sent = await sendUnsent().catch(() => 'later' as const)
    setSending(sent)
    await look()
    const answer = sent === 'signed-out' ? { is: sent } : await loadCalls(owner)
    setLoaded(answer.is)
    if (answer.is === 'new') setCalls(answer.calls)
    else if (answer.is === 'signed-out' || answer.is === 'not-yours') setCalls(undefined)
    else setCalls(await keptCalls(owner))
    return sent !== 'later' && answer.is !== 'offline' && answer.is !== 'failed'
  }, [owner, look])

  /** One at a time; what was asked for meanwhile follows. A network that just came back often fails at first. */
  const refresh = useCallback(async () => {
    const { current } = running
    current.again = true
    if (current.is) return
    current.is = true
    while (current.again) {
      current.again = false
      const isThere = await once()
      current.pause = isThere ? firstPause : Math.min(current.pause * 2, longestPause)
      clearTimeout(current.timer)
      if (!isThere && navigator.onLine)
        current.timer = setTimeout(() => current.go?.(), current.pause)
    }
    current.is = false
  }, [once])
  useEffect(() => {
    void keptCalls(owner).then((kept) => setCalls((now) => now ?? kept))
    void refresh()
    void startWorker()
    const again = () => void refresh()
    const seen = () => {
      if (document.visibilityState === 'visible') again()
    }
    // A network may be back without saying so.
    const { current } = running
    current.go = again
    const timer = setInterval(seen, longestPause)
    addEventListener('online', again)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      clearTimeout(current.timer)
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [owner, refresh])

  /** Written down on this phone first, whatever the network does. */
  async function write(reference: string, event: Written): Promise<boolean> {
    const item = { owner, reference, key: randomKey(), at: Date.now(), event }
    try {
      await addUnsent(item)
    } catch {
      return false
    }
    await look()
    void askForSync()
    void refresh()
    return true
  }

  /** Another text is another entry: it gets another key. */
  async function rewrite({ refusal: _, ...item }: Unsent, event: Written) {
    await changeUnsent({ ...item, event, key: randomKey() })
    await look()
    void refresh()
  }

  async function drop(item: Unsent) {
    await dropUnsent(item.id)
    await look()
  }

  return { calls, unsent, loaded, sending, refresh, write, rewrite, drop }
}
