import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** In milliseconds: when nothing has been asked for `quiet`, the connections close; after `most` whatever is left is cut. */
export type Patience = { quiet: number; most: number }

/**
 * How a server ends without failing a short request. Its door closes at once; what comes on the
 * connections that are open is answered, each as its connection's last. An idle connection is not
 * closed at once: who just then sends a request on it would lose it, and may not send an enquiry twice.
 */
export function drainOf(server: Server, { quiet, most }: Patience) {
  const inHand = new Set<ServerResponse>()
  let isDraining = false
  let isShut = false
  let silence: NodeJS.Timeout | undefined

  server.prependListener('request', (_request, response: ServerResponse) => {
    inHand.add(response)
    clearTimeout(silence)
    if (isShut) beLast(response)
    response.once('close', () => {
      inHand.delete(response)
      if (isShut) listenForSilence()
    })
  })

  function listenForSilence() {
    clearTimeout(silence)
    if (inHand.size === 0) silence = setTimeout(() => server.closeAllConnections(), quiet)
  }

  return {
    isDraining: () => isDraining,
    drain: async (): Promise<void> => {
      isDraining = true
      const closed = once(server, 'close')
      const cut = setTimeout(() => server.closeAllConnections(), most)
      // Whoever stands at the door already is let in first, and nobody is sent back to it while it is open.
      await nextTurn()
      await nextTurn()
      // A server of HTTP would close its idle connections with the door.
      NetServer.prototype.close.call(server)
      isShut = true
      for (const response of inHand) beLast(response)
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
