import type { Server } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Maximum connections that the kernel queues. */
const maxBacklog = 511

export type ConnectionBacklog = ReturnType<typeof connectionBacklog>

/**
 * Lets Node accept the connections that the kernel has already accepted. Node accepts one
 * connection in each turn of the event loop.
 */
export function connectionBacklog() {
  let accepted = 0
  return {
    watch(server: Server): void {
      server.on('connection', () => {
        accepted += 1
      })
    },
    /** Resolves after two turns of the event loop without a new connection. */
    async acceptAll(): Promise<void> {
      for (let turns = 0, idle = 0; idle < 2 && turns < maxBacklog; turns += 1) {
        const before = accepted
        await nextTurn()
        idle = accepted === before ? idle + 1 : 0
      }
    },
  }
}
