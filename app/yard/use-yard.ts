import { useCallback, useEffect, useRef, useState } from 'react'
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

/** One's calls, what was written about them, and the way of both over a network that comes and goes. */
export function useYard(owner: string) {
  const [calls, setCalls] = useState<Calls>()
  const [unsent, setUnsent] = useState<readonly Unsent[]>([])
  const [loaded, setLoaded] = useState<Loaded['is']>()
  const [sending, setSending] = useState<Sending>()
  const running = useRef({ is: false, again: false })

  const look = useCallback(async () => setUnsent(await listUnsent().catch(() => [])), [])

  /** Sends first: the calls that come then know of it. */
  const once = useCallback(async () => {
    setSending(await sendUnsent().catch(() => 'later' as const))
    await look()
    const answer = await loadCalls(owner)
    setLoaded(answer.is)
    if (answer.is === 'new') setCalls(answer.calls)
    else if (answer.is === 'signed-out' || answer.is === 'not-yours') setCalls(undefined)
    else setCalls(await keptCalls(owner))
  }, [owner, look])

  /** One at a time; what was asked for meanwhile follows. */
  const refresh = useCallback(async () => {
    const { current } = running
    current.again = true
    if (current.is) return
    current.is = true
    while (current.again) {
      current.again = false
      await once()
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
    const timer = setInterval(seen, 60_000)
    addEventListener('online', again)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [owner, refresh])

  /** Written down on this phone first, whatever the network does. */
  async function write(reference: string, event: Written): Promise<boolean> {
    const item = { owner, reference, key: crypto.randomUUID(), at: Date.now(), event }
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
    await changeUnsent({ ...item, event, key: crypto.randomUUID() })
    await look()
    void refresh()
  }

  async function drop(item: Unsent) {
    await dropUnsent(item.id)
    await look()
  }

  return { calls, unsent, loaded, sending, refresh, write, rewrite, drop }
}
