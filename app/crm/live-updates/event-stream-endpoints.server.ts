import type { SessionStore } from '#app/auth/login/session-store.server.ts'
import type { DeskEventNotice } from '#app/crm/desk/desk-event-feed-store.server.ts'
import { canSeeEnquiryKind } from '#app/crm/enquiries/visible-enquiry-kinds.ts'
import { handleEndpoint } from '#app/platform/http/handle-endpoint.server.ts'
import type { Log } from '#app/platform/log/log.server.ts'
import type { Session, StaffAccount } from '#app/platform/permissions/session.ts'
import type { EnquiryFeed, FeedEnquiry } from './enquiry-feed.server.ts'
import { streamEvents } from './event-stream-endpoints.ts'

type Deps = { feed: EnquiryFeed; sessions: SessionStore; log: Log }

/** Milliseconds between two heartbeats. Proxies close a connection after a minute without data. */
const heartbeatInterval = 15_000

/**
 * Streams new enquiries with their ids, and the references of enquiries that changed at the desk.
 */
export const eventStreamEndpoints = [
  handleEndpoint(streamEvents, async (needs: Deps, { request, query, session }) => {
    // A browser that reconnects sends the header; a page that becomes visible again sends the
    // parameter.
    const last = request.headers.get('last-event-id') ?? query.since ?? ''
    const start = /^\d{1,9}$/.test(last) ? Number(last) : await needs.feed.latestId()
    // The feed may report these ids again, because it already runs for other subscribers.
    const sent = new Set(await needs.feed.known(start))
    let end = () => {}
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        end = writeEventsUntilEnd(needs, controller, { start, sent, session })
      },
      cancel: () => end(),
    })
    return new Response(stream, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-cache, no-transform',
        // Without this header, nginx delays events until its buffer is full.
        'X-Accel-Buffering': 'no',
      },
    })
  }),
]

/** Writes events until the session ends. Returns a function that ends the writing earlier. */
function writeEventsUntilEnd(
  { feed, sessions, log }: Deps,
  controller: ReadableStreamDefaultController<Uint8Array>,
  { start, sent, session }: { start: number; sent: Set<number>; session: Session },
): () => void {
  let isOver = false
  // The client may disconnect during a query, and a write to a closed stream would throw.
  const write = (text: string) => {
    if (!isOver) controller.enqueue(encoder.encode(text))
  }
  const tellOf = (staff: StaffAccount, { assigneeId, addedById, ...enquiry }: FeedEnquiry) => {
    if (sent.has(enquiry.id) || !canSeeEnquiryKind(staff, enquiry.kind)) return
    sent.add(enquiry.id)
    const told = {
      ...enquiry,
      ...(assigneeId === staff.id && { isYours: true }),
      ...(addedById === staff.id && { isAddedByYou: true }),
    }
    write(`id: ${enquiry.id}\nevent: enquiry\ndata: ${JSON.stringify(told)}\n\n`)
  }
  const tellMove = (
    staff: StaffAccount,
    { reference, kind, version, givenTo, mentioned, who }: DeskEventNotice,
  ) => {
    if (!canSeeEnquiryKind(staff, kind)) return
    const move = { reference, version }
    const told = {
      ...move,
      ...(givenTo === staff.id && { isYours: true }),
      ...(mentioned.includes(staff.id) && { mentionedBy: who }),
    }
    write(`event: desk\ndata: ${JSON.stringify(told)}\n\n`)
  }
  const untold: FeedEnquiry[] = []
  const untoldMoves: DeskEventNotice[] = []
  // Checks the session before each write, because another instance may have ended the session, or
  // the owner may have changed the role. During a database outage, events are held back and the
  // stream stays open.
  const onLook = async (fresh: readonly FeedEnquiry[], moved: readonly DeskEventNotice[] = []) => {
    const news = [...untold.splice(0), ...fresh]
    const moves = [...untoldMoves.splice(0), ...moved]
    const holder = await sessions.findStaff(session.idHash).catch(() => null)
    if (holder === null) {
      for (const move of moves) untoldMoves.push(move)
      for (const one of news) untold.push(one)
      return
    }
    if (holder) {
      for (const one of news) tellOf(holder, one)
      for (const one of moves) tellMove(holder, one)
      return
    }
    write('event: ended\ndata: {}\n\n')
    close()
  }
  const finish = () => {
    isOver = true
    clearInterval(beat)
    unsubscribe()
    unwatch()
  }
  const close = () => {
    if (isOver) return
    finish()
    controller.close()
  }
  const unsubscribe = feed.subscribe({ onLook, onClose: close })
  const unwatch = sessions.onEnd(() => void onLook([]))
  const beat = setInterval(() => write(': still here\n\n'), heartbeatInterval)
  beat.unref()
  write(`retry: 3000\nid: ${start}\n\n`)
  feed
    .since(start)
    .then((missed) => onLook(missed))
    .catch((error: unknown) => log.error({ err: error }, 'missed enquiries could not be read'))
  return finish
}

const encoder = new TextEncoder()
