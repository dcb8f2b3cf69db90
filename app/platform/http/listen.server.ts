import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import { type ConnectionBacklog, connectionBacklog } from './connection-backlog.server.ts'
import { connectionDrain, type DrainTimeouts } from './connection-drain.server.ts'
import { limitPipelining } from './limit-pipelining.server.ts'
import * as words from './refusal-words.ts'

/** Middleware in Vite's form: it responds or calls `next`. */
type NodeMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type RunningServer = {
  url: string
  /**
   * `true` after `close` was called. The server then still responds, but should get no new
   * requests.
   */
  isDraining: () => boolean
  close: () => Promise<void>
}

/** A process has three seconds to stop. */
const drainTimeouts: DrainTimeouts = { quiet: 500, most: 2500 }

/**
 * Milliseconds that an idle connection stays open. This is longer than at the proxy (30 seconds in
 * `deploy/`). If this server closed the connection first, an enquiry that the proxy is just sending
 * would be lost.
 */
const keepAliveTimeout = 65_000

/**
 * Maximum milliseconds for receiving the head of a request. The whole request may take five
 * minutes, which is Node's default.
 */
const headersTimeout = 30_000

/** Maximum concurrent connections; a proxy needs a few dozen. Further connections are closed. */
const maxConnections = 4000

/** Starts the server. Throws the system's error if the port is in use or not permitted. */
export async function listen(
  app: Hono<AppEnv>,
  options: {
    port: number
    host: string
    first?: NodeMiddleware | undefined
    patience?: DrainTimeouts
    backlog?: ConnectionBacklog
  },
): Promise<RunningServer> {
  const respond = getRequestListener(app.fetch, { errorHandler: refuseMalformedRequest })
  const { first, backlog = connectionBacklog() } = options
  const server = createServer({ keepAliveTimeout, headersTimeout })
  server.maxConnections = maxConnections
  backlog.watch(server)
  const { isDraining, begin, drain } = connectionDrain(
    server,
    backlog,
    options.patience ?? drainTimeouts,
  )
  const inOrder = limitPipelining()
  server.on('request', (request, response) => {
    const answer = () => void respond(request, response)
    const answerFirst = first ? () => first(request, response, answer) : answer
    inOrder(request, response, () => begin(answerFirst))
  })
  server.listen(options.port, options.host)
  await once(server, 'listening')
  return { url: urlOf(server, options.host), isDraining, close: drain }
}

/**
 * Answers requests without a host or with an invalid address. Such requests do not reach the app.
 */
function refuseMalformedRequest(error: unknown): Response {
  if (!(error instanceof RequestError)) return new Response(null, { status: 500 })
  return new Response(words.unreadable, {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/**
 * Returns the address to open in a browser; the loopback and wildcard addresses become `localhost`.
 */
function urlOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host
  return `http://${name}:${port}`
}
