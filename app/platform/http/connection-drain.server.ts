import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ConnectionBacklog } from './connection-backlog.server.ts'

/**
 * Milliseconds. After `quiet` without a request, the connections are closed. After `most`, all
 * remaining connections are aborted.
 */
export type DrainTimeouts = { quiet: number; most: number }

/**
 * Shuts a server down without failing short requests. It stops accepting connections at once.
 * Requests on open connections are answered, and each connection is closed after its response. Idle
 * connections stay open for a while, because closing a connection could lose a request that the
 * client has just sent, and clients may not repeat an enquiry.
 */
export function connectionDrain(
  server: Server,
  backlog: ConnectionBacklog,
  { quiet, most }: DrainTimeouts,
) {
  const inHand = new Set<ServerResponse>()
  let isDraining = false
  let isShut = false
  let shut: Promise<void> | undefined
  let silence: NodeJS.Timeout | undefined

  server.prependListener('request', (_request, response: ServerResponse) => {
    inHand.add(response)
    if (silence) clearTimeout(silence)
    if (isShut) beLast(response)
    response.on('close', forget)
  })

  /**
   * All responses share one function, because a closure for each response would cost as much as a
   * cached page.
   */
  function forget(this: ServerResponse) {
    inHand.delete(this)
    if (isShut) listenForSilence()
  }

  function listenForSilence() {
    clearTimeout(silence)
    if (inHand.size === 0) silence = setTimeout(closeIfSilent, quiet)
  }

  /**
   * A busy event loop runs timers before it reads new requests, so the check is repeated after two
   * turns.
   */
  async function closeIfSilent() {
    await nextTurn()
    await nextTurn()
    if (inHand.size === 0) server.closeAllConnections()
  }

  /**
   * Responses get `Connection: close` only after the listening socket is closed. Before that, the
   * client would reconnect to this process.
   */
  async function shutDoor() {
    await backlog.acceptAll()
    // `http.Server.close` would also close idle connections.
    NetServer.prototype.close.call(server)
    isShut = true
    for (const response of inHand) beLast(response)
  }

  return {
    isDraining: () => isDraining,
    /**
     * Begins a request at once. During a shutdown, waits until the listening socket is closed,
     * because new connections in the kernel's queue must be accepted first.
     */
    begin: (answer: () => void): void => {
      if (shut && !isShut) void shut.then(answer)
      else answer()
    },
    drain: async (): Promise<void> => {
      isDraining = true
      const closed = once(server, 'close')
      const cut = setTimeout(() => server.closeAllConnections(), most)
      shut = shutDoor()
      await shut
      listenForSilence()
      await closed
      clearTimeout(cut)
      clearTimeout(silence)
    },
  }
}

function beLast(response: ServerResponse) {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}
