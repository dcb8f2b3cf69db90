import * as v from 'valibot'
import {
  type LiveDeskChange,
  type LiveEnquiry,
  type LiveMention,
  liveDeskChangeSchema,
  liveEnquirySchema,
} from './live-update-schema.ts'

type EnquiryListener = (enquiries: readonly LiveEnquiry[]) => void

/**
 * Receives the references of enquiries that a colleague has just assigned to the current user, and
 * the mentions of the current user.
 */
type DeskChangeListener = (yours: readonly string[], mentions: readonly LiveMention[]) => void

const listeners = new Set<EnquiryListener>()
const deskListeners = new Set<DeskChangeListener>()
let source: EventSource | undefined
let lastId = ''
const collected: LiveEnquiry[] = []
const burst = 400
const yours = new Set<string>()
const mentions: LiveMention[] = []
let deskNews: ReturnType<typeof setTimeout> | undefined
/** `true` if events may have been lost: after the first opening, and after a failure of it. */
let mayHaveMissed = false
let sleep: ReturnType<typeof setTimeout> | undefined

/**
 * Milliseconds until a hidden tab closes its connection. Browsers allow only six connections to a
 * server.
 */
const sleepAfter = 60_000

const firstRetry = 3000
const longestRetry = 60_000
let retryAfter = firstRetry
let retry: ReturnType<typeof setTimeout> | undefined

/**
 * Sets the id after which an enquiry counts as new. Enquiries that arrive while the page loads
 * count as new, too. The portal's frame calls this function while rendering.
 */
export function startLiveUpdatesAfter(id: number): void {
  if (typeof document !== 'undefined') lastId ||= String(id)
}

/**
 * Calls the listener with the new enquiries of each 400 ms. Returns a function that unsubscribes
 * the listener. All listeners of a tab share one connection.
 */
export function onNewEnquiries(listener: EnquiryListener): () => void {
  return subscribe(listeners, listener)
}

/** Calls the listener after any change at the desk, and after a reconnection. */
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
  // A browser retries after a broken connection, but not after a response that is not an event
  // stream.
  opened.onerror = () => {
    mayHaveMissed = true
    if (opened.readyState !== EventSource.CLOSED) return
    disconnectStream()
    retryLater()
  }
  // The server does not send missed desk events again, so the listeners must reload their data.
  opened.onopen = () => {
    if (mayHaveMissed) notifyDeskListeners()
    mayHaveMissed = true
  }
  opened.addEventListener('ended', disconnectStream)
  opened.addEventListener('desk', ({ data }) => {
    const parsed = v.safeParse(liveDeskChangeSchema, JSON.parse(data))
    if (parsed.success) collectDeskChange(parsed.output)
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

/** Retries with increasing delays, because a proxy responds with 502 while the server restarts. */
function retryLater() {
  const mine = setTimeout(async () => {
    // An EventSource does not tell the status, so a separate request checks for status 401. This
    // prevents endless retries after a logout.
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

/** Collects enquiries for 400 ms, so that many enquiries cause only one update. */
function collectEnquiry(enquiry: LiveEnquiry) {
  if (collected.push(enquiry) > 1) return
  setTimeout(() => {
    const all = collected.splice(0)
    for (const listener of listeners) listener(all)
  }, burst)
  notifyDeskListeners()
}

function collectDeskChange({ reference, isYours, mentionedBy }: LiveDeskChange) {
  if (isYours) yours.add(reference)
  if (mentionedBy) mentions.push({ reference, by: mentionedBy })
}

function notifyDeskListeners() {
  deskNews ??= setTimeout(() => {
    deskNews = undefined
    const given = [...yours]
    yours.clear()
    const mentioned = mentions.splice(0)
    for (const listener of deskListeners) listener(given, mentioned)
  }, burst)
}

/** Closes the connection or cancels the pending retry. */
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
