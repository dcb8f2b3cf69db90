import { once } from 'node:events'
import { createServer, type Server } from 'node:net'

/** Finds a port on which nothing listens now. */
export async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const port = listeningPort(probe)
  probe.close()
  await once(probe, 'close')
  return port
}

export function listeningPort(server: Server): number {
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port')
  return address.port
}
