import type { Server } from '../cost.ts'

export type Peer = {
  name: string
  /** What is not on this machine, each with how to get it. */
  missing: () => string[]
  /** All its processes, with folders and ports of their own; one server for each way to run it. */
  start: () => Promise<{
    servers: (Pick<Server, 'url' | 'pids'> & { name: string })[]
    stop: () => Promise<void>
  }>
}
