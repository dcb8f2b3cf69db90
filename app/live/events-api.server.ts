import { Hono } from 'hono'
import type { AppEnv } from '#app/http/app-env.ts'
import { requireStaff } from '#app/http/require-staff.server.ts'
import type { Log } from '#app/log/log.server.ts'
import type { SessionStore } from '#app/staff/session-store.server.ts'
import type { EnquiryFeed } from './enquiry-feed.server.ts'
import type { LiveEnquiry } from './live-enquiry.ts'

/** Proxies cut what is silent for a minute; the session is looked at on the same beat. */
const heartbeat = 15_000

/** GET /api/events: new enquiries as server-sent events, each with its id. */
export function eventsApi({
  feed,
  sessions,
  log,
}: {
  feed: EnquiryFeed
  sessions: SessionStore
  log: Log
}) {
  const api = new Hono<AppEnv>()

  api.get('/api/events', async (c) => {
    const { idHash } = requireStaff(c)
    // A reconnecting browser sends the header; a page that comes back from sleep the parameter.
    const last = c.req.header('last-event-id') ?? c.req.query('since') ?? ''
    const start = /^\d{1,9}$/.test(last) ? Number(last) : await feed.latestId()
    let end = () => {}
    const stream = new ReadableStream<Uint8Array>({
      start(controller) {
        end = tell(controller, start, idHash)
      },
      cancel: () => end(),
    })
    return c.body(stream, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
      // nginx would otherwise hold the events back until its buffer is full.
      'X-Accel-Buffering': 'no',
    })
  })

  return api

  function tell(
    controller: ReadableStreamDefaultController<Uint8Array>,
    start: number,
    idHash: string,
  ): () => void {
    const write = (text: string) => controller.enqueue(encoder.encode(text))
    const sent = new Set<number>()
    const onEnquiry = (enquiry: LiveEnquiry) => {
      if (sent.has(enquiry.id)) return
      sent.add(enquiry.id)
      write(`id: ${enquiry.id}\nevent: enquiry\ndata: ${JSON.stringify(enquiry)}\n\n`)
    }
    const finish = () => {
      clearInterval(beat)
      unsubscribe()
    }
    const close = () => {
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
}

const encoder = new TextEncoder()
