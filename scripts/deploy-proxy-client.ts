import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { type RequestOptions, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { adminLogin, type StartedSite } from '../tests/support/start-site.ts'
import {
  type CertificatePaths,
  type ProxyName,
  type ProxyPorts,
  siteHostName,
} from './deploy-reverse-proxies.ts'

type SiteBehindProxy = { site: StartedSite; sitePort: number }
type ProxyResponse = {
  status: number | undefined
  headers: IncomingMessage['headers']
  text: string
}
type ProxyRequestOptions = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer
  /** Client address. Any address in 127.0.0.0/8 belongs to this machine. */
  from?: string
}

export type ProxyClient = ReturnType<typeof proxyClient>

/** Client that visits the site by host name, over TLS, through the proxy. */
export function proxyClient(
  proxy: ProxyName,
  ports: ProxyPorts,
  certificate: CertificatePaths,
  behind: SiteBehindProxy,
) {
  const host = `${siteHostName}:${ports.https}`
  const ca = readFileSync(certificate.certificate)
  const optionsFor = ({
    method = 'GET',
    headers = {},
    from,
  }: ProxyRequestOptions): RequestOptions => ({
    host: '127.0.0.1',
    port: ports.https,
    servername: siteHostName,
    ca,
    agent: false,
    method,
    headers: { host, ...headers },
    timeout: 30_000,
    ...(from ? { localAddress: from } : {}),
  })
  const open = async (
    path: string,
    options: ProxyRequestOptions = {},
  ): Promise<IncomingMessage> => {
    const asked = request({ ...optionsFor(options), path })
    asked.on('timeout', () => asked.destroy(new Error(`${path} did not answer in time`)))
    asked.end(options.body)
    const answer: IncomingMessage = (await once(asked, 'response'))[0]
    // The proxy may close the connection while a refused body is being sent.
    asked.on('error', () => {})
    return answer
  }
  const ask = async (path: string, options: ProxyRequestOptions = {}): Promise<ProxyResponse> => {
    const answer = await open(path, options)
    return { status: answer.statusCode, headers: answer.headers, text: await text(answer) }
  }
  return { proxy, ports, certificate, ca, host, origin: `https://${host}`, behind, open, ask }
}

export const formHeaders = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
}
export const bookingBody = 'name=Asha+Example&contactNumber=9000000001'

/**
 * Sends a booking with different content each time, because the site stores a repeated booking only
 * once.
 */
export function sendBooking(
  { ask, origin }: ProxyClient,
  from: string,
  headers: Record<string, string> = {},
) {
  const all = { ...formHeaders, origin, ...headers }
  const body = `${bookingBody}&message=${crypto.randomUUID()}`
  return ask('/book-service', { method: 'POST', headers: all, body, from })
}

/** Returns the session cookie and the login response. */
export async function logIn({
  ask,
  origin,
}: ProxyClient): Promise<{ cookie: string; answer: ProxyResponse }> {
  const headers = { 'content-type': 'application/json', origin }
  const body = JSON.stringify(adminLogin)
  const answer = await ask('/api/login', { method: 'POST', headers, body })
  assert.equal(answer.status, 200, `the login answered ${answer.status}`)
  const [cookie = ''] = answer.headers['set-cookie'] ?? []
  return { cookie, answer }
}

export const sessionCookieOf = (cookie: string) => cookie.split(';')[0] ?? ''

/** Builds a body with four files of `size` bytes each, which are not pictures. */
export function multipartWithFourFiles(size: number): { body: Buffer; type: string } {
  const file = Buffer.concat([
    Buffer.from(
      '--edge\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
    ),
    Buffer.alloc(size),
    Buffer.from('\r\n'),
  ])
  const body = Buffer.concat([file, file, file, file, Buffer.from('--edge--\r\n')])
  return { body, type: 'multipart/form-data; boundary=edge' }
}

/** Polls until `isSo` returns true, for at most ten seconds, then throws `otherwise`. */
export async function waitUntil(isSo: () => boolean, otherwise: string): Promise<void> {
  const deadline = Date.now() + 10_000
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(otherwise)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
