import * as v from 'valibot'
import { type LiveEnquiry, liveEnquiry } from './live-enquiry.ts'

/** `live`: told of everything; `waiting`: the connection is coming back; `ended`: logged out. */
export type LiveState = 'off' | 'waiting' | 'live' | 'ended'

type Listener = (enquiries: readonly LiveEnquiry[]) => void

const listeners = new Set<Listener>()
const watchers = new Set<() => void>()
let source: EventSource | undefined
let state: LiveState = 'off'
let lastId: string | undefined
const collected: LiveEnquiry[] = []
const burst = 400
let sleep: ReturnType<typeof setTimeout> | undefined

/** A tab in the background gives its connection back: browsers allow six to one server. */
const sleepAfter = 60_000

const firstRetry = 3000
const longestRetry = 60_000
let retryAfter = firstRetry
let retry: ReturnType<typeof setTimeout> | undefined

/** What came in while the page was on its way is news as well. Called while the frame renders. */
export function beginLiveAfter(id: number): void {
  if (typeof document !== 'undefined') lastId ??= String(id)
}

/** Tells of what is new, a burst as one, until what it returns is called. One connection serves the whole tab. */
export function listen(listener: Listener): () => void {
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

export function stateNow(): LiveState {
  return state
}

export function onStateChange(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

function connect() {
  if (source) return
  forgetRetry()
  const opened = new EventSource(address())
  source = opened
  setState('waiting')
  opened.onopen = () => {
    retryAfter = firstRetry
    setState('live')
  }
  // The browser tries again by itself where no answer came, and never where the answer was no stream.
  opened.onerror = () => {
    if (opened.readyState !== EventSource.CLOSED) return setState('waiting')
    disconnect('waiting')
    retryLater()
  }
  opened.addEventListener('ended', () => disconnect('ended'))
  opened.addEventListener('enquiry', ({ data, lastEventId }) => {
    lastId = lastEventId
    const parsed = v.safeParse(liveEnquiry, JSON.parse(data))
    if (parsed.success) collect(parsed.output)
  })
}

function address() {
  return lastId ? `/api/events?since=${lastId}` : '/api/events'
}

/** A proxy answers 502 while the program starts again, which is no logout: tried ever later until it is back. */
function retryLater() {
  const mine = setTimeout(async () => {
    const status = await statusOfStream()
    if (retry !== mine) return
    if (status === 200) connect()
    else if (status === 401 || status === 403) disconnect('ended')
    else retryLater()
  }, retryAfter)
  retry = mine
  retryAfter = Math.min(2 * retryAfter, longestRetry)
}

/** An EventSource never says why it was refused. 0: no answer. */
async function statusOfStream(): Promise<number> {
  const asking = new AbortController()
  const answer = await fetch(address(), { signal: asking.signal }).catch(() => undefined)
  asking.abort()
  return answer?.status ?? 0
}

function forgetRetry() {
  clearTimeout(retry)
  retry = undefined
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
  forgetRetry()
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
