import * as v from 'valibot'
import { type LiveEnquiry, liveDeskChangeSchema, liveEnquirySchema } from './live-update-schema.ts'

type EnquiryListener = (enquiries: readonly LiveEnquiry[]) => void

/** With the references of those that somebody has just given to who is here. */
type DeskChangeListener = (yours: readonly string[]) => void

const listeners = new Set<EnquiryListener>()
const deskListeners = new Set<DeskChangeListener>()
let source: EventSource | undefined
let lastId = ''
const collected: LiveEnquiry[] = []
const burst = 400
const yours = new Set<string>()
let deskNews: ReturnType<typeof setTimeout> | undefined
let wasOpen = false
let sleep: ReturnType<typeof setTimeout> | undefined

/** A tab in the background gives its connection back: browsers allow six to one server. */
const sleepAfter = 60_000

const firstRetry = 3000
const longestRetry = 60_000
let retryAfter = firstRetry
let retry: ReturnType<typeof setTimeout> | undefined

/** What came in while the page was on its way is news as well. Called while the frame renders. */
export function startLiveUpdatesAfter(id: number): void {
  if (typeof document !== 'undefined') lastId ||= String(id)
}

/** Tells of what is new, a burst as one, until what it returns is called. One connection serves the whole tab. */
export function onNewEnquiries(listener: EnquiryListener): () => void {
  return subscribe(listeners, listener)
}

/** Tells that something has happened at the desk, on whose desk ever; also after a time without connection. */
export function onDeskChange(listener: DeskChangeListener): () => void {
  return subscribe(deskListeners, listener)
}

function subscribe<Of>(all: Set<Of>, listener: Of): () => void {
  all.add(listener)
  if (listeners.size + deskListeners.size === 1) {
    document.addEventListener('visibilitychange', onVisibilityChange)
    connectStream()
  }
  return () => {
    all.delete(listener)
    if (listeners.size + deskListeners.size > 0) return
    document.removeEventListener('visibilitychange', onVisibilityChange)
    clearTimeout(sleep)
    disconnectStream()
  }
}

function connectStream() {
  if (source) return
  disconnectStream()
  retryAfter = firstRetry
  const opened = new EventSource(streamUrl())
  source = opened
  // The browser tries again by itself where no answer came, and never where the answer was no stream.
  opened.onerror = () => {
    if (opened.readyState !== EventSource.CLOSED) return
    disconnectStream()
    retryLater()
  }
  // Not all that happened meanwhile is told again: whoever shows the desk looks for itself.
  opened.onopen = () => {
    if (wasOpen) notifyDeskListeners()
    wasOpen = true
  }
  opened.addEventListener('ended', disconnectStream)
  opened.addEventListener('desk', ({ data }) => {
    const parsed = v.safeParse(liveDeskChangeSchema, JSON.parse(data))
    if (parsed.success && parsed.output.isYours) yours.add(parsed.output.reference)
    notifyDeskListeners()
  })
  opened.addEventListener('enquiry', ({ data, lastEventId }) => {
    lastId = lastEventId
    const parsed = v.safeParse(liveEnquirySchema, JSON.parse(data))
    if (parsed.success) collectEnquiry(parsed.output)
  })
}

function streamUrl() {
  return `/api/events?since=${lastId}`
}

/** A proxy answers 502 while the program starts again, which is no logout: tried ever later until it is back. */
function retryLater() {
  const mine = setTimeout(async () => {
    // An EventSource never says why it was refused: after a logout it would ask for ever.
    const asking = new AbortController()
    const answer = await fetch(streamUrl(), asking).catch(() => undefined)
    asking.abort()
    if (retry !== mine) return
    if (answer?.ok) connectStream()
    else if (answer?.status !== 401) retryLater()
  }, retryAfter)
  retry = mine
  retryAfter = Math.min(2 * retryAfter, longestRetry)
}

/** Twenty visitors in one second are one piece of news, not twenty reloads. */
function collectEnquiry(enquiry: LiveEnquiry) {
  if (collected.push(enquiry) > 1) return
  setTimeout(() => {
    const all = collected.splice(0)
    for (const listener of listeners) listener(all)
  }, burst)
  notifyDeskListeners()
}

function notifyDeskListeners() {
  deskNews ??= setTimeout(() => {
    deskNews = undefined
    const given = [...yours]
    yours.clear()
    for (const listener of deskListeners) listener(given)
  }, burst)
}

/** Ends the connection, or the wait for one. */
function disconnectStream() {
  clearTimeout(retry)
  retry = undefined
  source?.close()
  source = undefined
}

function onVisibilityChange() {
  clearTimeout(sleep)
  if (document.hidden) sleep = setTimeout(disconnectStream, sleepAfter)
  else connectStream()
}
