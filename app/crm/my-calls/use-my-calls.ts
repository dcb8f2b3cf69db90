import { useCallback, useEffect, useRef, useState } from 'react'
import { serverNow } from '#app/platform/calendar/server-clock.ts'
import { randomKey } from '#app/ui/components/random-key.ts'
import { showToast } from '#app/ui/components/show-toast.ts'
import { browserDraftKey, deleteBrowserDraft } from '#app/ui/portal/browser-drafts.ts'
import {
  findStoredMyCalls,
  loadMyCalls,
  type MyCalls,
  type MyCallsResult,
  type OnlineCalls,
} from './load-my-calls.ts'
import {
  addToOutbox,
  changeOutboxItem,
  changeQueuedEnquiry,
  listOutbox,
  listQueuedEnquiries,
  type OfflineEvent,
  type OutboxItem,
  type QueuedEnquiry,
  queueEnquiry,
  removeFromOutbox,
  removeQueuedEnquiry,
} from './offline-db.ts'
import { registerServiceWorker, requestBackgroundSync } from './register-service-worker.ts'
import { type SendOutboxOutcome, sendOutbox } from './send-outbox.ts'
import { type NewEntry, undoEntry } from './undo-entry.ts'

export type MyCallsState = ReturnType<typeof useMyCalls>

type RefreshState = {
  is: boolean
  again: boolean
  pause: number
  timer: ReturnType<typeof setTimeout> | undefined
  go?: () => void
}

/** Delay before the first retry, in milliseconds. */
const firstRetryDelay = 1000
const maxRetryDelay = 60_000

/** The name of the form draft of a refused enquiry. */
export const queuedEnquiryDraft = ({ key }: QueuedEnquiry) => `queued enquiry ${key}`

/**
 * Returns the user's calls and unsent entries. Keeps both in sync with the server over an
 * unreliable network.
 */
export function useMyCalls(owner: string) {
  const [calls, setCalls] = useState<MyCalls>()
  const [online, setOnline] = useState<OnlineCalls>()
  const [unsent, setUnsent] = useState<readonly OutboxItem[]>([])
  const [queued, setQueued] = useState<readonly QueuedEnquiry[]>([])
  const [loaded, setLoaded] = useState<MyCallsResult['is']>()
  const [sending, setSending] = useState<SendOutboxOutcome>()
  const running = useRef<RefreshState>({
    is: false,
    again: false,
    pause: firstRetryDelay,
    timer: undefined,
  })

  const look = useCallback(async () => {
    setUnsent(await listOutbox().catch(() => []))
    setQueued(await listQueuedEnquiries().catch(() => []))
  }, [])

  /**
   * Sends the entries before it loads the calls, so that the loaded calls include the entries.
   * Resolves to `true` if the network worked.
   */
  const once = useCallback(async () => {
    const sent = await sendOutbox((notice) => void showToast(notice, 'warning')).catch(
      () => 'later' as const,
    )
    setSending(sent)
    await look()
    const answer = sent === 'signed-out' ? { is: sent } : await loadMyCalls(owner)
    setLoaded(answer.is)
    setOnline(answer.is === 'new' ? answer.online : undefined)
    if (answer.is === 'new') setCalls(answer.calls)
    else if (answer.is === 'signed-out' || answer.is === 'not-yours') setCalls(undefined)
    else setCalls(await findStoredMyCalls(owner))
    return sent !== 'later' && answer.is !== 'offline' && answer.is !== 'failed'
  }, [owner, look])

  /**
   * Runs one refresh at a time. If another refresh is requested meanwhile, it runs afterwards. A
   * failed refresh is repeated, because the network is often unstable just after it returns.
   */
  const refresh = useCallback(async () => {
    const { current } = running
    current.again = true
    if (current.is) return
    current.is = true
    while (current.again) {
      current.again = false
      const isThere = await once()
      current.pause = isThere ? firstRetryDelay : Math.min(current.pause * 2, maxRetryDelay)
      clearTimeout(current.timer)
      if (!isThere && navigator.onLine)
        current.timer = setTimeout(() => current.go?.(), current.pause)
    }
    current.is = false
  }, [once])
  useEffect(() => {
    void findStoredMyCalls(owner).then((kept) => setCalls((now) => now ?? kept))
    void refresh()
    void registerServiceWorker()
    const again = () => void refresh()
    const seen = () => {
      if (document.visibilityState === 'visible') again()
    }
    // Also refreshes at intervals, because the `online` event is not reliable.
    const { current } = running
    current.go = again
    const timer = setInterval(seen, maxRetryDelay)
    addEventListener('online', again)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearInterval(timer)
      clearTimeout(current.timer)
      removeEventListener('online', again)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [owner, refresh])

  /**
   * Stores an entry on this phone before any network request. Returns undefined if storage fails.
   */
  async function write(reference: string, event: OfflineEvent): Promise<NewEntry | undefined> {
    const item = { owner, reference, key: randomKey(), at: Date.now(), event }
    try {
      await addToOutbox(item)
    } catch {
      return undefined
    }
    await look()
    void requestBackgroundSync()
    void refresh()
    return item
  }

  /** Undoes a new entry, sent or not. Resolves to the message if that fails. */
  async function takeBack(item: NewEntry): Promise<string | undefined> {
    const message = await undoEntry(item)
    await look()
    void refresh()
    return message
  }

  /**
   * Stores a new enquiry on this phone until it is sent. `key` is the key of the failed attempt, so
   * that the server stores the enquiry only once. Resolves to `false` if storage fails.
   */
  async function storeEnquiry(entry: QueuedEnquiry['entry'], key: string): Promise<boolean> {
    try {
      await queueEnquiry({ owner, key, takenAt: serverNow().toISOString(), entry })
    } catch {
      return false
    }
    await look()
    void requestBackgroundSync()
    void refresh()
    return true
  }

  /**
   * Replaces a refused enquiry. The time of the act stays. Resolves to `false` if another tab was
   * quicker.
   */
  async function replaceQueuedEnquiry(
    before: QueuedEnquiry,
    entry: QueuedEnquiry['entry'],
  ): Promise<boolean> {
    const { refusal: _, ...item } = before
    const isChanged = await changeQueuedEnquiry(before, { ...item, entry, key: randomKey() })
    await look()
    void refresh()
    return isChanged
  }

  async function dropEnquiry(item: QueuedEnquiry): Promise<boolean> {
    const isRemoved = await removeQueuedEnquiry(item)
    if (isRemoved) deleteBrowserDraft(browserDraftKey(item.owner, queuedEnquiryDraft(item)))
    await look()
    return isRemoved
  }

  /**
   * Replaces a refused entry. The new text gets a new idempotency key. Resolves to `false` if another
   * tab was quicker.
   */
  async function rewrite(before: OutboxItem, event: OfflineEvent): Promise<boolean> {
    const { refusal: _, ...item } = before
    const isChanged = await changeOutboxItem(before, { ...item, event, key: randomKey() })
    await look()
    void refresh()
    return isChanged
  }

  async function drop(item: OutboxItem): Promise<boolean> {
    const isRemoved = await removeFromOutbox(item)
    await look()
    return isRemoved
  }

  /** Sends an old entry after all. Resolves to `false` if another tab was quicker. */
  async function sendLate(item: OutboxItem | QueuedEnquiry): Promise<boolean> {
    const isConfirmed = true
    const isChanged = await ('at' in item
      ? changeOutboxItem(item, { ...item, isConfirmed })
      : changeQueuedEnquiry(item, { ...item, isConfirmed }))
    await look()
    void refresh()
    return isChanged
  }

  return {
    ...{ calls, online, unsent, loaded, sending, refresh, write, takeBack, rewrite, drop },
    ...{ queued, storeEnquiry, replaceQueuedEnquiry, dropEnquiry, sendLate },
  }
}
