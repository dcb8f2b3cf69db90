import { startSite } from '../tests/support/start-site.ts'
import type { Server } from './cost.ts'

/** Starts the built program as `npm start` does, with a data folder of its own. */
export async function startOurs(): Promise<Server> {
  const { url, process: own, stop } = await startSite()
  return { url, pids: [own.pid ?? 0], stop }
}

export async function withOurs<Result>(
  measure: (site: Server) => Promise<Result>,
): Promise<Result> {
  const site = await startOurs()
  try {
    return await measure(site)
  } finally {
    await site.stop()
  }
}
