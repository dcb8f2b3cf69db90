import type { Server } from '../cost.ts'

export type Peer = {
  name: string
  /** Missing programs, each with the command that installs it. */
  missing: () => string[]
  /**
   * Starts all its processes with folders and ports of their own. Returns one server for each way
   * to run it.
   */
  start: () => Promise<{
    servers: (Pick<Server, 'url' | 'pids'> & { name: string })[]
    stop: () => Promise<void>
  }>
}
