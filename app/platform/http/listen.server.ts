import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { Hono } from 'hono'
import type { AppEnv } from './app-env.ts'
import { type ConnectionBacklog, connectionBacklog } from './connection-backlog.server.ts'
import { connectionDrain, type DrainTimeouts } from './connection-drain.server.ts'
import { limitPipelining } from './limit-pipelining.server.ts'
import * as words from './refusal-words.ts'

/** Answers a request itself or hands it on; Vite's shape. */
type NodeMiddleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type RunningServer = {
  url: string
  /** Whether it has been asked to close: it still answers, but is to be sent nothing more. */
  isDraining: () => boolean
  close: () => Promise<void>
}

/** A process that is asked to stop has three seconds in all. */
const drainTimeouts: DrainTimeouts = { quiet: 500, most: 2500 }

/**
 * Milliseconds that an idle connection is kept: longer than a proxy keeps its own (30 seconds in `deploy/`). Were ours
 * the first to close, an enquiry that the proxy sends in that moment would be lost.
 */
const keepAliveTimeout = 65_000

/** Milliseconds until a request's head is there. Its body may take five minutes, which is Node's own limit. */
const headersTimeout = 30_000

/** Connections at once; a proxy needs a few dozen. Further ones are closed. */
const maxConnections = 4000

/** Throws the system's error when the port is taken or not ours to use. */
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

/** Requests that reach no part of the app: without a host, or with an address that is none. */
function refuseMalformedRequest(error: unknown): Response {
  if (!(error instanceof RequestError)) return new Response(null, { status: 500 })
  return new Response(words.unreadable, {
    status: 400,
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** As a person would type it: every address of this machine is `localhost` here. */
function urlOf(server: Server, host: string): string {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const name = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host) ? 'localhost' : host
  return `http://${name}:${port}`
}
