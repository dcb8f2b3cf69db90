import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ConnectionBacklog } from './connection-backlog.server.ts'

/** In milliseconds: when nothing has been asked for `quiet`, the connections close; after `most` whatever is left is cut. */
export type DrainTimeouts = { quiet: number; most: number }

/**
 * How a server ends without failing a short request. Its door closes at once; what comes on the
 * connections that are open is answered, each as its connection's last. An idle connection is not
 * closed at once: who just then sends a request on it would lose it, and may not send an enquiry twice.
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

  /** One for all: a kept page costs little more than what is made anew for each. */
  function forget(this: ServerResponse) {
    inHand.delete(this)
    if (isShut) listenForSilence()
  }

  function listenForSilence() {
    clearTimeout(silence)
    if (inHand.size === 0) silence = setTimeout(closeIfSilent, quiet)
  }

  /** A busy loop looks at its timers before it reads what has come meanwhile. */
  async function closeIfSilent() {
    await nextTurn()
    await nextTurn()
    if (inHand.size === 0) server.closeAllConnections()
  }

  /** Nobody is told that his connection is at its end while the door is open: he would come again. */
  async function shutDoor() {
    await backlog.acceptAll()
    // A server of HTTP would close its idle connections with the door.
    NetServer.prototype.close.call(server)
    isShut = true
    for (const response of inHand) beLast(response)
  }

  return {
    isDraining: () => isDraining,
    /** Begins with a request: at once, or when the door is shut, for a busy loop lets nobody in. */
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
