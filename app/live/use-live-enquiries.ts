import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { type LiveEnquiry, liveEnquiry } from './live-enquiry.ts'

/** `live`: told of everything; `waiting`: the connection is coming back; `ended`: logged out. */
export type LiveState = 'off' | 'waiting' | 'live' | 'ended'

/**
 * Calls back with what is new while the page is open, a burst as one. One connection serves the
 * whole tab.
 */
export function useLiveEnquiries(onNew: (enquiries: readonly LiveEnquiry[]) => void): LiveState {
  const tell = useEffectEvent(onNew)
  useEffect(() => listen((enquiries) => tell(enquiries)), [])
  return useSyncExternalStore(
    onStateChange,
    () => state,
    () => 'off',
  )
}

/** What came in while the page was on its way is news as well. Called while the frame renders. */
export function beginLiveAfter(id: number): void {
  if (typeof document !== 'undefined') lastId ??= String(id)
}

const listeners = new Set<(enquiries: readonly LiveEnquiry[]) => void>()
const watchers = new Set<() => void>()
let source: EventSource | undefined
let state: LiveState = 'off'
let lastId: string | undefined
const collected: LiveEnquiry[] = []
const burst = 400
let sleep: ReturnType<typeof setTimeout> | undefined

/** A tab in the background gives its connection back: browsers allow six to one server. */
const sleepAfter = 60_000

function listen(listener: (enquiries: readonly LiveEnquiry[]) => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) {
    document.addEventListener('visibilitychange', onVisibilityChange)
    connect()
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    document.removeEventListener('visibilitychange', onVisibilityChange)
    clearTimeout(sleep)
    disconnect('off')
  }
}

function connect() {
  if (source) return
  const opened = new EventSource(lastId ? `/api/events?since=${lastId}` : '/api/events')
  source = opened
  setState('waiting')
  opened.onopen = () => setState('live')
  // The browser tries again by itself unless the server refused; then a new login is needed.
  opened.onerror = () => {
    if (opened.readyState === EventSource.CLOSED) disconnect('ended')
    else setState('waiting')
  }
  opened.addEventListener('ended', () => disconnect('ended'))
  opened.addEventListener('enquiry', ({ data, lastEventId }) => {
    lastId = lastEventId
    const parsed = v.safeParse(liveEnquiry, JSON.parse(data))
    if (parsed.success) collect(parsed.output)
  })
}

/** Twenty visitors in one second are one piece of news, not twenty reloads. */
function collect(enquiry: LiveEnquiry) {
  if (collected.push(enquiry) > 1) return
  setTimeout(() => {
    const all = collected.splice(0)
    for (const listener of listeners) listener(all)
  }, burst)
}

function disconnect(next: LiveState) {
  source?.close()
  source = undefined
  setState(next)
}

function onVisibilityChange() {
  clearTimeout(sleep)
  if (document.hidden) sleep = setTimeout(() => disconnect('waiting'), sleepAfter)
  else connect()
}

function setState(next: LiveState) {
  state = next
  for (const watcher of watchers) watcher()
}

function onStateChange(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}
