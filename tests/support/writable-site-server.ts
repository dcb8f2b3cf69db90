import { once } from 'node:events'
import { createServer } from 'node:http'
import { copySiteTemplate } from './copy-site-template.ts'
import { listeningPort } from './network-ports.ts'
import { type StartedSite, startSite } from './start-site.ts'

/**
 * Starts a site for a worker at its first request, and responds with `url` and `dataDir`. The main
 * process owns the sites, because Vitest ends a worker without a chance to stop its processes.
 */
export async function startWritableSiteServer(template: string) {
  const sites = new Map<string, Promise<StartedSite>>()
  const siteOf = (worker: string) => {
    const site = sites.get(worker) ?? startSite({}, copySiteTemplate(template))
    sites.set(worker, site)
    // After a failure, the next file tries again.
    site.catch(() => sites.delete(worker))
    return site
  }
  const server = createServer(async ({ url = '' }, response) => {
    try {
      const { url: address, dataDir } = await siteOf(url)
      response.end(JSON.stringify({ url: address, dataDir }))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${listeningPort(server)}`,
    async stop() {
      server.close()
      const started = await Promise.allSettled(sites.values())
      await Promise.all(
        started.flatMap((it) => (it.status === 'fulfilled' ? [it.value.stop()] : [])),
      )
    },
  }
}
