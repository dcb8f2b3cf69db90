import { handle } from '#app/http/handle-call.server.ts'
import type { Log } from '#app/log/log.server.ts'
import type { SessionStore } from '#app/staff/session-store.server.ts'
import type { EnquiryFeed } from './enquiry-feed.server.ts'
import { streamEvents } from './event-calls.ts'
import type { LiveEnquiry } from './live-enquiry.ts'

type Needs = { feed: EnquiryFeed; sessions: SessionStore; log: Log }

/** Proxies cut what is silent for a minute; the session is looked at on the same beat. */
const heartbeat = 15_000

/** New enquiries, each with its id. */
export const eventCalls = [
  handle(streamEvents, async (needs: Needs, { request, query, session }) => {
    // A reconnecting browser sends the header; a page that comes back from sleep the parameter.
    const last = request.headers.get('last-event-id') ?? query.since ?? ''
    const start = /^\d{1,9}$/.test(last) ? Number(last) : await needs.feed.latestId()
    let end = () => {}
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        end = tell(needs, controller, start, session.idHash)
      },
      cancel: () => end(),
    })
    return new Response(stream, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-cache, no-transform',
        // nginx would otherwise hold the events back until its buffer is full.
        'X-Accel-Buffering': 'no',
      },
    })
  }),
]

/** Writes until the session ends; what it returns ends it before. */
function tell(
  { feed, sessions, log }: Needs,
  controller: ReadableStreamDefaultController<Uint8Array>,
  start: number,
  idHash: string,
): () => void {
  let isOver = false
  // The page may have gone while something was asked for: a closed stream throws at who writes.
  const write = (text: string) => {
    if (!isOver) controller.enqueue(encoder.encode(text))
  }
  const sent = new Set<number>()
  const onEnquiry = (enquiry: LiveEnquiry) => {
    if (sent.has(enquiry.id)) return
    sent.add(enquiry.id)
    write(`id: ${enquiry.id}\nevent: enquiry\ndata: ${JSON.stringify(enquiry)}\n\n`)
  }
  const finish = () => {
    isOver = true
    clearInterval(beat)
    unsubscribe()
  }
  const close = () => {
    if (isOver) return
    finish()
    controller.close()
  }
  const unsubscribe = feed.subscribe({ onEnquiry, onClose: close })
  const beat = setInterval(async () => {
    const isOpen = await sessions.isOpen(idHash).catch(() => true)
    if (isOpen) return write(': still here\n\n')
    write('event: ended\ndata: {}\n\n')
    close()
  }, heartbeat)
  beat.unref()
  write(`retry: 3000\nid: ${start}\n\n`)
  feed
    .since(start)
    .then((missed) => missed.forEach(onEnquiry))
    .catch((error: unknown) => log.error({ err: error }, 'missed enquiries could not be read'))
  return finish
}

const encoder = new TextEncoder()
