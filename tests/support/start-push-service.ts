import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import type { IncomingHttpHeaders } from 'node:http'
import { createServer } from 'node:https'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import ece from 'http_ece'
import type { PushMessage } from '#app/crm/my-calls/push-message.ts'
import type { PublicNetwork } from '#app/platform/http/post-to-public-host.server.ts'
import { pushTestCertificate, pushTestKey } from './push-test-certificate.ts'

type ReceivedPush = { path: string; headers: IncomingHttpHeaders; message: PushMessage }

/** A browser that can get notifications. */
export type PushBrowser = ReturnType<typeof createPushBrowser>

/** Creates the keys of a browser whose push service is `push.test`. */
function createPushBrowser(port: number, path: string) {
  const ecdh = createECDH('prime256v1')
  const p256dh = ecdh.generateKeys().toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  return {
    path,
    subscription: { endpoint: `https://push.test:${port}${path}`, keys: { p256dh, auth } },
    decrypt: (body: Buffer): PushMessage =>
      JSON.parse(
        ece.decrypt(body, { version: 'aes128gcm', privateKey: ecdh, authSecret: auth }).toString(),
      ),
  }
}

/**
 * Starts a push service with TLS on loopback, which decrypts the messages of its browsers. It
 * answers a request with the status in `statuses` for its path, or with 201; with 0 it never
 * answers. `answerDelay` returns the milliseconds between a message and its answer. `network` lets
 * the program reach it.
 */
export async function startPushService(answerDelay?: () => number) {
  const received: ReceivedPush[] = []
  const statuses = new Map<string, number>()
  const browsers = new Map<string, PushBrowser>()
  const requests = { complete: 0, cut: 0 }
  const server = createServer(
    { key: pushTestKey, cert: pushTestCertificate },
    async (request, response) => {
      const path = request.url ?? ''
      // The sender may end during its request.
      const body = await buffer(request).catch(() => undefined)
      requests[body ? 'complete' : 'cut']++
      if (!body) return
      const status = statuses.get(path) ?? 201
      const message = browsers.get(path)?.decrypt(body)
      if (message) received.push({ path, headers: request.headers, message })
      if (status === 0) return
      if (answerDelay) await sleep(answerDelay())
      const location = status >= 300 && status < 400 ? { location: '/elsewhere' } : {}
      response.writeHead(status, location).end()
    },
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  const { port } = address
  const network: PublicNetwork = {
    isAllowed: (address) => address === '127.0.0.1',
    isAnyPortAllowed: true,
    ca: pushTestCertificate,
    timeout: 1_000,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  }
  return {
    network,
    port,
    requests,
    received,
    statuses,
    addBrowser(): PushBrowser {
      const path = `/send/${browsers.size + 1}`
      const browser = createPushBrowser(port, path)
      browsers.set(path, browser)
      return browser
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
